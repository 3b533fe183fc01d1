"""What people ask of a table in play: each command becomes a change, or is refused.

Nothing is changed here. `change_for` is the list of all commands of docs/protocol.md.
"""

from typing import Any, Final

import msgspec

from malecon.server import wire
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import Identity
from malecon.server.table import permissions, plans, seating
from malecon.server.table.state import Change, Note, TableState
from malecon.server.table.votes import BOT, CLOCK, REMATCH, SET, STOP, Wanted
from malecon.server.workers import bots

BEGINNING: Final = ("setup", "round 1")  # while a bot makes room for a person


def change_for(at: TableState, me: Identity, name: str, asked: Any, now: int) -> Change:
    """What a command of somebody does; Refusal if it cannot be."""
    log = at.begun()
    if name == REMATCH:
        return rematch(at, permissions.own_seat(at.seats_of(me), asked.seat), asked.agree)
    if not at.is_running:
        raise Refusal("table/over", "The game has ended.")
    if name == "stand":
        return stand(at, me, asked.seat, asked.bot, now)
    seat = permissions.own_seat(at.seats_of(me), asked.seat)
    match name:
        case "play":
            log.check_fresh(seat, asked.n)
            permissions.check_plays_itself(at.seats[seat])
            return Change(seat=seat, moves=asked.moves)
        case "undo" | "restart":
            log.check_fresh(seat, asked.n)
            permissions.check_plays_itself(at.seats[seat])
            return Change(seat=seat, take_back=name, about=wire.RowInfo(name, seat))
        case "queue":
            return plans.queue(at, seat, asked.moves, asked.mark)
        case "withdraw":
            return plans.withdraw(at, seat)
        case "resign":
            return resign(at, seat, asked.bot)
        case "back":
            return back(at, seat)
        case "clock":
            return clock(at, seat, asked.agree, asked.pace)
        case "bot":
            return bot_for(at, seat, asked.whom, asked.agree, now)
        case _:
            return stop(at, seat, asked.agree)


def stand(at: TableState, me: Identity, seat: int | None, bot: str | None, now: int) -> Change:
    """A bot shall play for me, or for somebody who is asked and has long been away."""
    mine = at.seats_of(me)
    if seat is None or seat in mine:
        seat = permissions.own_seat(mine, seat)
        if at.seats[seat].state != "person":
            raise Refusal("move/not-asked", f"A bot plays seat {seat + 1} already.")
        return stand_in(at, seat, bot, "asked")
    if not mine or seat >= len(at.seats):
        raise Refusal("seat/not-yours", "That is not your seat.")
    at.look(now)
    row = at.seats[seat]
    is_long_away = at.presence.is_away(row.identity, now, at.patience)
    permissions.check_absent(row, at.waiting, is_long_away)
    return msgspec.structs.replace(stand_in(at, seat, bot, "absent"), seat=mine[0])


def stand_in(at: TableState, seat: int, bot: str | None, why: str) -> Change:
    """A bot plays a seat until its person comes back."""
    name = bots.named(bot)
    state = "gone" if why == "deleted" else "stand-in"
    return Change(
        seat=seat,
        player=msgspec.structs.replace(at.seats[seat], bot=name, state=state),
        notes=[Note("stand", seat, f"{name} {why}")],
        about=wire.RowInfo("stand", seat, bot=name, why=why),
    )


def run_out(at: TableState, seat: int) -> Change:
    """A clock is at zero: once there is a grace, where there is one; then a bot stands in."""
    if seat in at.graced or not at.clocks.grace:
        return stand_in(at, seat, None, "clock")
    note = Note("grace", seat)
    return Change(seat=seat, has_grace=True, notes=[note], about=wire.RowInfo("grace", seat))


def sit_down(at: TableState, seat: int, who: Identity, now: int) -> Change:
    """A bot makes room for a person who looked for people, before round 2 begins."""
    row = msgspec.structs.replace(at.seats[seat])
    if not at.is_running or at.table.heading not in BEGINNING or row.state != "bot":
        raise Refusal("seat/taken", "This seat is not free any more.")
    if at.seats_of(who):
        raise Refusal("seat/own", "You sit here already.")
    seating.take(row, who, now)
    about = wire.RowInfo("sit", seat)
    return Change(seat=seat, player=row, notes=[Note("sit", seat)], about=about, paired=who.id)


def holiday(seat: int, until: str) -> Change:
    """Somebody is on holiday until a day, or back."""
    about = wire.RowInfo("holiday", seat, until=until or None)
    return Change(seat=seat, notes=[Note("holiday", seat, until)], about=about)


def resign(at: TableState, seat: int, bot: str | None) -> Change:
    """A bot plays a seat for good."""
    if at.seats[seat].state == "resigned":
        raise Refusal("move/not-asked", f"Seat {seat + 1} has resigned already.")
    name = bots.named(bot)
    return Change(
        seat=seat,
        player=msgspec.structs.replace(at.seats[seat], bot=name, state="resigned"),
        notes=[Note("resign", seat, name)],
        about=wire.RowInfo("resign", seat, bot=name),
    )


def back(at: TableState, seat: int) -> Change:
    """A person takes its seat back."""
    row = at.seats[seat]
    if row.state != "stand-in":
        raise Refusal("move/not-asked", f"No bot stands in for seat {seat + 1} ({row.state}).")
    return Change(
        seat=seat,
        player=msgspec.structs.replace(row, state="person", bot=None),
        is_back=True,
        notes=[Note("back", seat)],
        about=wire.RowInfo("back", seat),
    )


def stop(at: TableState, seat: int, agree: bool) -> Change:
    """Agree that the game ends here; it does when all who play themselves agree."""
    vote = Note(STOP, seat, _word(agree))
    if agree and at.votes.would_pass(STOP, at.still_here("person"), seat):
        about = wire.RowInfo("stopped")
        return Change(seat=seat, notes=[vote, Note("stopped")], state="stopped", about=about)
    return Change(seat=seat, notes=[vote], about=wire.RowInfo(STOP, seat, agree=agree))


def clock(at: TableState, seat: int, agree: bool, pace: wire.Pace | None) -> Change:
    """Agree on a clock where there is none; all have it when all others who are here agree."""
    permissions.check_unclocked(at.pace)
    question = at.votes.find(CLOCK)
    if question.pace is None and (pace is None or not agree):
        raise Refusal("vote/none", "Nobody has asked for a clock.")
    if not agree:
        permissions.check_plays_itself(at.seats[seat])
        about = wire.RowInfo(CLOCK, seat, agree=False)
        return Change(seat=seat, notes=[Note(CLOCK, seat, "no")], about=about)
    permissions.check_decides(at.seats[seat], at.waiting)
    if pace is None or pace == question.pace:
        pace, text, agreed = question.pace, "yes", question.agreed | {seat}
    else:
        text, agreed = f"yes {_wanted(at, pace)}", {seat}
    assert pace is not None
    decides = at.deciding(CLOCK) | {seat}
    _check_length(at, pace, decides)
    notes, about = [Note(CLOCK, seat, text)], wire.RowInfo(CLOCK, seat, agree=True, pace=pace)
    if not decides <= agreed:
        return Change(seat=seat, notes=notes, about=about)
    notes.append(Note(SET, seat, msgspec.json.encode(pace).decode()))
    return Change(seat=seat, notes=notes, pace=pace, about=wire.RowInfo(SET, seat, pace=pace))


def _wanted(at: TableState, pace: wire.Pace) -> str:
    whom = sorted(at.asked_people)
    if not whom:
        raise Refusal("move/not-asked", "Nobody is asked who keeps you waiting.")
    return msgspec.json.encode(Wanted(pace, whom)).decode()


def _check_length(at: TableState, pace: wire.Pace, decides: set[int]) -> None:
    all_here = all(at.is_present(row.identity) for row in at.seats if row.state == "person")
    people = {at.seats[seat].identity for seat in decides}
    permissions.check_length(pace, at.patience, len(people), all_here)


def bot_for(at: TableState, seat: int, whom: int, agree: bool, now: int) -> Change:
    """Agree that a bot plays for who has long been asked, whether that person is here or not."""
    permissions.check_unclocked(at.pace)
    if whom >= len(at.seats):
        raise Refusal("request/bad", f"There is no seat {whom + 1}.")
    row, name = at.seats[whom], f"{BOT}-{whom}"
    permissions.check_long_asked(row, at.clocks.asked.get(whom), now, at.patience)
    vote = Note(BOT, seat, f"{_word(agree)} {whom}")
    about = wire.RowInfo(BOT, seat, agree=agree, whom=whom)
    if not agree:
        permissions.check_plays_itself(at.seats[seat])
        if not at.votes.find(name).agreed:
            raise Refusal("vote/none", "Nobody has asked for that.")
        return Change(seat=seat, notes=[vote], about=about)
    permissions.check_decides(at.seats[seat], at.waiting)
    if not at.votes.would_pass(name, at.deciding(name), seat):
        return Change(seat=seat, notes=[vote], about=about)
    seated = stand_in(at, whom, None, "agreed")
    return msgspec.structs.replace(seated, seat=seat, notes=[vote, *seated.notes])


def rematch(at: TableState, seat: int, agree: bool) -> Change:
    """Agree to play again."""
    if at.is_running:
        raise Refusal("table/running", "The game still goes on.")
    if at.table.rematch is not None:
        raise Refusal("table/begun", "The rematch has begun.")
    about = wire.RowInfo(REMATCH, seat, agree=agree)
    return Change(seat=seat, notes=[Note(REMATCH, seat, _word(agree))], about=about)


def _word(agree: bool) -> str:
    return "yes" if agree else "no"
