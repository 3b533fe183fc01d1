"""Events put together as acts: what one seat does in one go, to be told in one sentence.

Each game has a table of rows (games/GAME/acts.py) that says what an event tells of an act. The page
splits in the same way by the same tables.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from malecon.games.event import Event

Slot = Literal["", "what", "each", "gives", "gets", "loads"]
Role = Literal["", "begins", "auto", "ends", "leads", "heading"]

_MONEY: Final = ("paid", "earned", "taken", "stolen", "restocked")
_PLACED: Final = ("moved", "ship")  # told apart by where something comes from and goes to
_FIELD: Final = "field"


class Row(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What an event tells: a clause of the sentence, nothing if that is quiet; and its role.

    Slots: what, a name more in the clause; each, a clause for each name; gives and gets, an amount;
    loads, what is given, by dock. Roles: begins, an act begins with it; auto, likewise, and nobody
    chose it; ends, nothing joins the act after it; leads, it goes with the next event; heading, it
    stands alone.
    """

    clause: str = ""
    slot: Slot = ""
    role: Role = ""


Rows = Mapping[str, Row]


class Clause(msgspec.Struct):
    """A part of a sentence: what is named, given and got, and the last figures and places."""

    key: str
    what: list[str]
    gives: dict[str, int]
    gets: dict[str, int]
    n: int = 1
    source: str = ""
    target: str = ""
    why: str = ""


class Act(msgspec.Struct):
    """Some events in a row; `first` is the number of the first, `rule` why it came by itself."""

    first: int
    seat: int | None
    events: list[Event]
    clauses: list[Clause]
    loose: list[Event] = msgspec.field(default_factory=list)  # those that no row speaks of
    rule: str = ""
    is_heading: bool = False
    is_forced: bool = False
    is_over: bool = False


def split(events: Sequence[Event], rows: Rows) -> list[Act]:
    """Events as acts, in their order; every event is in one of them."""
    acts: list[Act] = []
    led: list[Event] = []
    for i, event in enumerate(events):
        row = row_of(event, rows)
        if row is not None and row.role == "leads":
            led.append(event)
            continue
        if not acts or _begins(acts[-1], event, row):
            acts.append(_begun(i - len(led), event, row, bool(led)))
        act = acts[-1]
        act.events += [*led, event]
        led = []
        if row is None:
            act.loose.append(event)
            continue
        act.is_over = act.is_over or row.role in ("ends", "heading")
        _add(act.clauses, event, row)
    if led and acts:
        acts[-1].events += led
    return acts


def row_of(event: Event, rows: Rows) -> Row | None:
    """The row of an event: the one that says most of what it is and why it happened."""
    return next((rows[key] for key in _keys(event) if key in rows), None)


def _keys(event: Event) -> Iterator[str]:
    names = [event.event]
    if event.seat is None:
        names.insert(0, f"{event.event}-nobody")
    if event.event in _PLACED:
        names.insert(0, f"{event.event}-{_kind(event.source)}-{_kind(event.target)}")
    elif event.what:
        names.insert(0, f"{event.event}-{event.what}")
    for name in names:
        cause = event.why.replace(" ", "-")
        while cause:  # law-subsidy-votes, law-subsidy, law
            yield f"{name} {cause}"
            cause = cause.rpartition("-")[0]
        yield name


def _kind(place: str) -> str:
    kind = place.partition(" ")[0]
    return _FIELD if len(kind) == 2 and kind[1].isdigit() else kind


def _begins(act: Act, event: Event, row: Row | None) -> bool:
    if row is None:
        return event.seat != act.seat or act.is_over
    if not row.clause and row.role != "heading":
        return False
    if act.is_over or event.seat != act.seat or row.role == "heading":
        return True
    if row.role not in ("begins", "auto"):
        return False
    opened = act.clauses[0].key if act.clauses else ""
    return opened != row.clause or row.slot not in ("what", "gives", "gets")


def _begun(first: int, event: Event, row: Row | None, is_forced: bool) -> Act:
    is_auto = event.seat is None or (row is not None and row.role == "auto")
    return Act(
        first=first,
        seat=event.seat,
        events=[],
        clauses=[],
        rule=event.why if is_auto else "",
        is_heading=row is not None and row.role == "heading",
        is_forced=is_forced,
    )


def _add(clauses: list[Clause], event: Event, row: Row) -> None:
    if not row.clause:
        return
    clause = _joined(clauses, event, row)
    if clause is None:
        clause = Clause(row.clause, [], {}, {})
        clauses.append(clause)
    if row.slot in ("what", "each"):
        clause.what.append(event.what.rpartition(" ")[2] if event.event == "chose" else event.what)
    elif row.slot in ("gives", "loads"):
        _count(clause.gives, event)
    elif row.slot == "gets":
        _count(clause.gets, event)
    if row.slot not in ("gives", "gets"):
        clause.n = event.n
    clause.source = event.source or clause.source
    clause.target = event.target or clause.target
    clause.why = event.why or clause.why


def _joined(clauses: list[Clause], event: Event, row: Row) -> Clause | None:
    """The clause that an event goes on with: cargo of another dock is a clause of its own."""
    for clause in reversed(clauses):
        if clause.key == row.clause:
            is_other = row.slot == "loads" and clause.target not in ("", event.target)
            return None if is_other or row.slot == "each" else clause
    return None


def _count(amounts: dict[str, int], event: Event) -> None:
    kind = "points" if event.event == "scored" else event.what
    kind = "pesos" if event.event in _MONEY else kind
    if event.n:
        amounts[kind] = amounts.get(kind, 0) + event.n
