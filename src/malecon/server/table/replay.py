"""A game looked at again: step by step, in words, as a record, or as the start of another."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from malecon.engine.position import CHANCE
from malecon.games.event import Event
from malecon.games.match import Match
from malecon.games.score_sheet import Entry
from malecon.games.wording import Words
from malecon.server import wire
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import LogRow, TableRow
from malecon.server.table.frozen import FrozenTable
from malecon.server.table.log import Viewer, first_match

LINES: Final = 500


class Step(msgspec.Struct):
    """The choices that make one step: one, or all sealed ones that were opened together."""

    entries: list[Entry]
    is_sealed: bool


def steps(table: TableRow, log: Sequence[Entry]) -> Iterator[tuple[Match, Step | None]]:
    """The match at its start and after every step; it is the same object each time."""
    match = first_match(table)
    yield match, None
    together: list[Entry] = []
    for entry in log:
        step = match.game.sealed_step(match.position)
        if entry.seat == CHANCE:
            match.follow_as(entry)
        else:
            match.choose_as(entry)
        together.append(entry)
        if step >= 0 and match.game.sealed_step(match.position) == step:
            continue  # not a step before the last sealed choice is in
        yield match, Step(sorted(together, key=lambda entry: entry.seat), step >= 0)
        together = []


def replay(
    table: TableRow, log: Sequence[Entry], viewer: Viewer, step: int, count: int, is_over: bool
) -> wire.Replay:
    """Some steps as a viewer may see them."""
    frames: list[wire.Frame] = []
    told = total = 0
    for number, (match, taken) in enumerate(steps(table, log)):
        if step <= number < step + count:
            frames.append(_frame(match, taken, viewer, number, told, is_over))
        told = len(match.events)
        total = number
    if not frames:
        raise Refusal("request/bad", f"The steps are 0 to {total}.")
    return wire.Replay(total, frames)


def as_far(frozen: FrozenTable, viewer: Viewer, step: int, count: int) -> wire.Replay:
    """Steps of a table that is only read: as far as it replays, or its last view alone."""
    if frozen.match is not None:
        entries = frozen.match.log
        return replay(frozen.table, entries, viewer, step, count, not frozen.is_running)
    last = frozen.seen()
    if step:
        raise Refusal("request/bad", "The steps are 0 to 0.")
    view = msgspec.json.decode(last.view(viewer))
    frame = wire.Frame(0, frozen.table.heading, None, [], last.heard(viewer), view)
    return wire.Replay(0, [frame])


def _frame(
    match: Match, taken: Step | None, viewer: Viewer, number: int, told: int, is_over: bool
) -> wire.Frame:
    entries = taken.entries if taken is not None else []
    sealed = taken is not None and taken.is_sealed
    shown = is_over or not (sealed or _is_secret(match, entries, told))
    return wire.Frame(
        step=number,
        heading=match.game.heading(match.position),
        seat=entries[0].seat if entries and not sealed and entries[0].seat != CHANCE else None,
        moves=[match.game.write(e.action) for e in entries] if shown else [],
        events=match.heard(viewer, told),
        view=msgspec.Raw(msgspec.json.encode(match.view(viewer))),
    )


def _is_secret(match: Match, entries: list[Entry], told: int) -> bool:
    """Whether some were told less of a choice than others: a card that was laid face down."""
    if any(match.game.keeps_secret(entry.action) for entry in entries):
        return True
    return any(event.seen is not None for event in match.events[told:])


def at_step(table: TableRow, log: Sequence[Entry], step: int) -> Match:
    """The match at a step."""
    for number, (match, _) in enumerate(steps(table, log)):
        if number == step:
            return match
    raise Refusal("request/bad", f"There is no step {step}.")


def in_words(heard: Sequence[Event], since: int, language: str, names: list[str]) -> wire.Log:
    """A viewer's events from a number on, in words."""
    words = Words(language)
    lines = [
        wire.LogLine(at, event, words.event(event, names)) for at, event in enumerate(heard, since)
    ]
    return wire.Log(lines, since + len(lines))


def rows_of(match: Match, at: int) -> list[LogRow]:
    """The log of a match that was played elsewhere, as rows; hashes are added by the course."""
    number = match.game.numbering.stored
    return [
        LogRow(
            n, "draw" if e.seat == CHANCE else "play", e.seat, number(e.action), "", None, at,
            b"", "",
        )
        for n, e in enumerate(match.log, 1)
    ]  # fmt: skip
