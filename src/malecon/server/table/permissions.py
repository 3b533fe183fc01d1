"""Who may do what at a table: everything that depends on who asks is decided here."""

from collections.abc import Sequence

from malecon.server.paces import NoPace, Pace, TurnPace
from malecon.server.refusal import Refusal, not_found
from malecon.server.storage.rows import Identity, SeatRow, TableRow
from malecon.server.table import seating

Viewer = int | None  # a seat, or None for who only watches


# Seeing


def is_visible(table: TableRow, seats: Sequence[SeatRow], me: Identity | None) -> bool:
    """Whether somebody may see a table without a link: its people, and all while it is listed."""
    return table.listed or seating.is_theirs(table, seats, me)


def check_link(table: TableRow, linked: Sequence[str | None]) -> None:
    """Others may see it by a link; `linked` are the tables that their links are for."""
    if table.id not in linked:
        raise not_found()


def viewers(mine: Sequence[int], named: Sequence[int] | None) -> list[Viewer]:
    """Whose eyes a socket sees with: of the seats it named, of all its seats, or a spectator's."""
    if named is None:
        return list(mine) or [None]
    for seat in named:
        if seat not in mine:
            raise Refusal("seat/not-yours", f"Seat {seat + 1} is not yours.")
    return list(dict.fromkeys(named)) or [None]


def viewer(mine: Sequence[int], seats: int, seat: int | None, *, has_ended: bool) -> Viewer:
    """Whose eyes somebody may look back with: its own, and after the end anybody's."""
    if has_ended:
        if seat is not None and seat >= seats:
            raise Refusal("seats/bad", f"There is no seat {seat}.")
        return seat
    if seat is None:
        return mine[0] if mine else None
    if seat not in mine:
        raise Refusal("seat/not-yours", "That is not your seat.")
    return seat


# Playing


def player(me: Identity | None) -> Identity:
    """Who plays is somebody."""
    if me is None:
        raise Refusal("seat/not-yours", "Who only watches has no seat to play.")
    return me


def own_seat(mine: Sequence[int], seat: int | None) -> int:
    """The seat that a person means."""
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise Refusal("request/bad", "You have several seats here: say which one.")
    if seat is None or seat not in mine:
        raise Refusal("seat/not-yours", "That is not your seat.")
    return seat


def check_plays_itself(row: SeatRow) -> None:
    """Who has a stand-in takes the seat back first."""
    if row.state != "person":
        raise Refusal("move/not-asked", f"A bot plays seat {row.seat + 1} now ({row.state}).")


def why_no_coach(rated: bool, seats: Sequence[SeatRow], me: Identity) -> Refusal | None:
    """A coach is for who plays alone against bots, for nothing."""
    if any(row.identity not in (None, me.id) for row in seats):
        return Refusal("coach/people", "There is no coach where other people sit.")
    if rated:
        return Refusal("coach/rated", "There is no coach at a rated table.")
    return None


def check_coached(rated: bool, seats: Sequence[SeatRow], me: Identity) -> None:
    """Only where that is so is anybody coached."""
    refusal = why_no_coach(rated, seats, me)
    if refusal is not None:
        raise refusal


def check_asked(waiting: Sequence[int], is_over: bool, seat: int) -> None:
    """Only a seat that is asked may choose."""
    if is_over:
        raise Refusal("table/over", "The game is over.")
    if seat not in waiting:
        raise Refusal("move/not-asked", f"Seat {seat + 1} is not asked now.")


def check_absent(row: SeatRow, waiting: Sequence[int], is_long_away: bool) -> None:
    """Others may put a bot on the seat of somebody who is asked and has long been away."""
    if row.seat not in waiting or row.state != "person" or not is_long_away:
        raise Refusal("stand/present", f"Seat {row.seat + 1} is not held up by somebody long away.")


def check_reminded(row: SeatRow, waiting: Sequence[int], me: Identity, on_holiday: bool) -> None:
    """Who is asked and plays itself can be reminded by others, but not on holiday."""
    check_asked(waiting, False, row.seat)
    check_plays_itself(row)
    if on_holiday or row.identity == me.id:
        raise Refusal("remind/not-now", f"Seat {row.seat + 1} is on holiday, or is yourself.")


# Agreeing about who is asked


def check_unclocked(pace: Pace) -> None:
    """Where there is a clock it decides, and nobody else."""
    if not isinstance(pace, NoPace):
        raise Refusal("clock/there", "There is a clock at this table already.")


def check_decides(row: SeatRow, waiting: Sequence[int]) -> None:
    """Others decide about those who are asked."""
    check_plays_itself(row)
    if row.seat in waiting:
        raise Refusal("vote/asked", "You are asked yourself: play first.")


def check_length(pace: Pace, patience: int, agreed: int, all_here: bool) -> None:
    """A clock has some time to it, and who is not here has as long as others wait anyway.

    Two people can agree on less: then it is not one who hurries another in its sleep.
    """
    if isinstance(pace, NoPace):
        raise Refusal("request/bad", "That is no clock.")
    is_slow = isinstance(pace, TurnPace) and pace.turn >= patience
    if not (is_slow or all_here or agreed > 1):
        raise Refusal("clock/short", "Somebody is not here: too short for one alone to decide.")


def check_long_asked(row: SeatRow, since: int | None, now: int, patience: int) -> None:
    """Others may put a bot on the seat of somebody who has long been asked, here or not."""
    if row.state != "person" or since is None or now - since < patience:
        raise Refusal("stand/early", f"Seat {row.seat + 1} has not been asked for long.")


# Chat


def writer(me: Identity | None, mine: Sequence[int]) -> tuple[Identity, int]:
    """Who may write, and from which seat."""
    if me is None or not mine:
        raise Refusal("seat/not-yours", "Only people who sit at the table write here.")
    return me, mine[0]


def check_mutes(me: Identity | None, seats: Sequence[SeatRow], person: str) -> Identity:
    """Somebody mutes somebody who sits there."""
    if me is None:
        raise Refusal("identity/none", "Join the table to mute people.")
    if person not in {row.person for row in seats}:
        raise Refusal("request/bad", "Nobody of that id sits here.")
    return me


# Owning, and sitting down


def check_owner(table: TableRow, me: Identity, *, leads: bool = False) -> None:
    """What only the owner may do, and in some things who leads the table's club."""
    if table.owner != me.id and not leads:
        raise Refusal("table/not-yours", "Only who owns the table may do that.")


def check_links(table: TableRow, me: Identity) -> None:
    """The owner makes links to a table that is not closed."""
    check_owner(table, me)
    if table.state == "closed":
        raise Refusal("table/closed", "The table was closed.")


def check_open(table: TableRow) -> None:
    """Refused if the game has begun, or never will."""
    if table.state == "closed":
        raise Refusal("table/closed", "The table was closed.")
    if table.state != "open":
        raise Refusal("table/begun", "The game has begun.")


def check_welcome(removed: dict[int, bool], me: Identity, *, invited: bool) -> None:
    """Who was removed comes back by a newer invitation only."""
    if me.id in removed and not (invited and removed[me.id]):
        raise Refusal(
            "table/removed", "The owner has removed you; only a new invitation lets you in."
        )


def check_one_more_seat(table: TableRow, me: Identity | None, mine: Sequence[int]) -> None:
    """At a table for many one person has one seat, unless it owns the table or that says so."""
    is_for_many = table.listed or table.club is not None
    if mine and is_for_many and not table.several and (me is None or table.owner != me.id):
        raise Refusal(
            "seat/one", "At a listed table everybody has one seat, unless its owner says otherwise."
        )
