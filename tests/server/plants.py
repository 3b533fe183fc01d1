"""Leaks planted on purpose: a check that catches none of them proves nothing."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from malecon.games.api import Choice, Offer, all_games
from malecon.games.event import Event
from malecon.games.match import Match
from malecon.server import replay, room, seating, updates, wire
from malecon.server.course import Course, first_match
from malecon.server.refusal import Refusal

Patch = pytest.MonkeyPatch


def _hint(match: Match) -> int:
    """A number that depends on everything, hidden things among it."""
    return sum(number * at for at, number in enumerate(match.position.numbers(), 1))


def _seed_in_settings(patch: Patch) -> None:
    described = seating.described

    def leaking(row: Any, *others: Any) -> wire.Table:
        options = row.options | {"seed": row.seed.hex()}
        return msgspec.structs.replace(described(row, *others), options=options)

    patch.setattr(seating, "described", leaking)


def _seed_in_record(patch: Patch) -> None:
    record = Match.record
    patch.setattr(Match, "record", lambda match, reveal: record(match, reveal=True))


def _undo_of_all(patch: Patch) -> None:
    """How much all seats together could take back."""

    def draft(match: Match, seat: int) -> int:
        return sum(match.position.copy().unseal(other) for other in range(match.seats))

    patch.setattr(Match, "draft", draft)


def _undo_position(patch: Patch) -> None:
    """The position that an undo would lead to."""
    of = updates.Views.of

    def leaking(views: updates.Views, viewer: int | None) -> msgspec.Raw:
        found = msgspec.json.decode(of(views, viewer))
        before = [_hint(views._match) for _ in views._match._before[-1:]]
        return msgspec.Raw(msgspec.json.encode(found | {"before": before}))

    patch.setattr(updates.Views, "of", leaking)


def _sealed_in_event(patch: Patch) -> None:
    for kind in all_games().values():
        named = kind.events

        def leaking(self: Any, told: list[int], named: Any = named) -> list[Event]:
            return [msgspec.structs.replace(event, seen=None) for event in named(self, told)]

        patch.setattr(kind, "events", leaking)


def _sealed_in_preview(patch: Patch) -> None:
    offer = Match.offer

    def leaking(match: Match, seat: int) -> Offer:
        found = offer(match, seat)
        hint = (Event("hint", n=_hint(match)),)
        moves = tuple(Choice(move.move, move.place, move.effect + hint) for move in found.moves)
        return Offer(found.ask, moves, found.refused)

    patch.setattr(Match, "offer", leaking)


def _sealed_in_replay(patch: Patch) -> None:
    """Every choice is a step, whether it is open or not."""

    def steps(table: Any, log: Any) -> Any:
        match = first_match(table)
        yield match, None
        for entry in log:
            (match.follow_as if entry.seat < 0 else match.choose_as)(entry)
            yield match, replay.Step([entry], False)

    patch.setattr(replay, "steps", steps)
    _face_down_in_replay(patch)


def _face_down_in_replay(patch: Patch) -> None:
    patch.setattr(replay, "_is_secret", lambda *_: False)


def _hand_for_spectators(patch: Patch) -> None:
    for kind in all_games().values():
        own = kind.own_view

        def leaking(self: Any, p: Any, seat: int | None, own: Any = own) -> dict[str, Any]:
            return dict(own(self, p, seat or 0)) | {"seat": seat}

        patch.setattr(kind, "own_view", leaking)


def _reason_in_refusal(patch: Patch) -> None:
    check = Course._check_asked

    def leaking(course: Course, seat: int) -> None:
        try:
            check(course, seat)
        except Refusal as refusal:
            message = f"{refusal.message} The others wait: {_hint(course.match)}."
            raise Refusal(refusal.error, message) from None

    patch.setattr(Course, "_check_asked", leaking)


def _rows_that_count(patch: Patch) -> None:
    """The first of two sealed cards counts for everybody, and everybody is sent an update."""
    patch.setattr(Course, "_hide", lambda *_: None)


def _word_of_undo(patch: Patch) -> None:
    """Everybody is sent the table when somebody takes back what nobody has seen."""
    patch.setattr(room, "TAKEN_BACK", ())


PLANTS: Final[dict[str, Callable[[Patch], None]]] = {
    "seed in settings": _seed_in_settings,
    "seed in record": _seed_in_record,
    "undo state, counted": _undo_of_all,
    "undo state, position": _undo_position,
    "sealed choice in event": _sealed_in_event,
    "sealed choice in preview": _sealed_in_preview,
    "sealed choice in replay": _sealed_in_replay,
    "face-down card in replay": _face_down_in_replay,
    "spectator sees hand": _hand_for_spectators,
    "reason in refusal": _reason_in_refusal,
    "unseen rows count": _rows_that_count,
    "word of unseen undo": _word_of_undo,
}
