"""Leaks planted on purpose: a check that catches none of them proves nothing."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from malecon.games.event import Event
from malecon.games.match import Match
from malecon.games.offers import Choice, Offer
from malecon.games.registry import all_games
from malecon.server import wire
from malecon.server.people import pages
from malecon.server.refusal import Refusal
from malecon.server.storage.results import Rating, RatingKey
from malecon.server.storage.rows import Notice
from malecon.server.storage.sqlite.results import SqliteResults
from malecon.server.storage.sqlite.tables import SqliteLists
from malecon.server.table import description, plans, previews, replay, room, telling, updates
from malecon.server.table.log import MatchLog, first_match
from malecon.server.table.state import Note

Patch = pytest.MonkeyPatch


def _hint(match: Match) -> int:
    """A number that depends on everything, hidden things among it."""
    return sum(number * at for at, number in enumerate(match.position.numbers(), 1))


def _seed_in_settings(patch: Patch) -> None:
    described = description.described

    def leaking(row: Any, *others: Any, **more: Any) -> wire.Table:
        options = row.options | {"seed": row.seed.hex()}
        return msgspec.structs.replace(described(row, *others, **more), options=options)

    patch.setattr(description, "described", leaking)


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
    begin, of = updates.Views.__init__, updates.Views.of
    matches: dict[int, Match] = {}

    def beginning(views: updates.Views, match: Match) -> None:
        begin(views, match)
        matches[id(views)] = match

    def leaking(views: updates.Views, viewer: int | None) -> msgspec.Raw:
        found = msgspec.json.decode(of(views, viewer))
        match = matches[id(views)]
        before = [_hint(match) for _ in match._before[-1:]]
        return msgspec.Raw(msgspec.json.encode(found | {"before": before}))

    patch.setattr(updates.Views, "__init__", beginning)
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


def _position_in_preview(patch: Patch) -> None:
    """What may come of a choice, computed from the table's position."""
    answer = previews.answer

    def leaking(match_log: MatchLog, seat: int, told: previews.Told) -> bytes:
        return answer(match_log, seat, {}) + str(_hint(match_log.match)).encode()

    patch.setattr(previews, "answer", leaking)


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
        own = kind.own

        def leaking(self: Any, p: Any, seat: int | None, own: Any = own) -> Any:
            return msgspec.structs.replace(own(self, p, seat or 0), seat=seat)

        patch.setattr(kind, "own", leaking)


def _reason_in_refusal(patch: Patch) -> None:
    check = MatchLog._check_asked

    def leaking(match_log: MatchLog, seat: int) -> None:
        try:
            check(match_log, seat)
        except Refusal as refusal:
            message = f"{refusal.message} The others wait: {_hint(match_log.match)}."
            raise Refusal(refusal.error, message) from None

    patch.setattr(MatchLog, "_check_asked", leaking)


def _rows_that_count(patch: Patch) -> None:
    """The first of two sealed cards counts for everybody, and everybody is sent an update."""
    patch.setattr(MatchLog, "_hide", lambda *_: None)


def _word_of_undo(patch: Patch) -> None:
    """Everybody is sent the table when somebody takes back what nobody has seen."""
    patch.setattr(room, "TAKEN_BACK", ())


def _notice_of_every_row(patch: Patch) -> None:
    """Everybody is told at once that something was chosen, though nobody may notice it."""

    def leaking(at: Any, first: int, about: Any, now: int, *_: Any) -> list[Notice]:
        return [Notice("", row.identity, "your_turn", row.seat, 0, now, 0) for row in at.seats]

    patch.setattr(telling, "notices", leaking)


def _notice_with_all_rows(patch: Patch) -> None:
    """How many rows there are, in what goes out."""
    notices = telling.notices

    def leaking(at: Any, *others: Any) -> list[Notice]:
        rows = at.begun().rows
        return [msgspec.structs.replace(told, n=rows) for told in notices(at, *others)]

    patch.setattr(telling, "notices", leaking)


def _stored_hint(store: Any) -> int:
    """A number that depends on all that is stored of a game, sealed choices among it."""
    asked = "SELECT total(action * n) FROM rows WHERE match = 't'"
    return int(store.db.execute(asked).fetchone()[0])


def _sealed_on_page(patch: Patch) -> None:
    """A person's page tells what its games have come to."""
    page = pages.page

    async def leaking(store: Any, person: str, me: Any) -> wire.PersonInfo:
        return msgspec.structs.replace(await page(store, person, me), since=_stored_hint(store))

    patch.setattr(pages, "page", leaking)


def _sealed_in_rating(patch: Patch) -> None:
    """A rating follows a game that is not over."""
    ratings_of = SqliteResults.ratings_of

    async def leaking(store: Any, identity: int) -> dict[RatingKey, Rating]:
        found = await ratings_of(store, identity)
        hint = _stored_hint(store)
        return {key: msgspec.structs.replace(one, games=hint) for key, one in found.items()}

    patch.setattr(SqliteResults, "ratings_of", leaking)


def _sealed_in_lists(patch: Patch) -> None:
    """Lists of tables say how each one stands, to the last choice."""
    tables = SqliteLists.tables

    async def leaking(store: Any, ids: Any) -> Any:
        found = await tables(store, ids)
        for row, _ in found:
            row.heading = str(_stored_hint(store))
        return found

    patch.setattr(SqliteLists, "tables", leaking)


def _sealed_in_turns(patch: Patch) -> None:
    """Whose turn it is follows what others have chosen."""
    turns_of = SqliteLists.turns_of

    async def leaking(store: Any, identity: int, limit: int) -> list[str]:
        found = await turns_of(store, identity, limit)
        return ["over"] * (_stored_hint(store) % 2) + found

    patch.setattr(SqliteLists, "turns_of", leaking)


def _time_of_unseen_rows(patch: Patch) -> None:
    """When a table has changed, by what nobody was to notice."""
    is_news = MatchLog.is_news

    def leaking(match_log: MatchLog, viewer: int | None, row: int) -> bool:
        return viewer is None or is_news(match_log, viewer, row)

    patch.setattr(MatchLog, "is_news", leaking)


def _plan_on_the_table(patch: Patch) -> None:
    """Plans are played on the table's own position."""
    planned = plans.ahead

    def leaking(match: Match, seat: int, moves: Any, *, skips: bool = False) -> Any:
        found = planned(match, seat, ())
        found.position = match.position.copy()
        if seat not in match.waiting:
            match.game.come_to(found.position, seat)
        found.play(moves, skips=skips)
        return found

    patch.setattr(plans, "ahead", leaking)


def _queued_row(patch: Patch) -> None:
    """A queued turn is a row of the log."""
    queue = plans.queue

    def leaking(at: Any, seat: int, *others: Any) -> Any:
        return msgspec.structs.replace(queue(at, seat, *others), notes=[Note("queue", seat)])

    patch.setattr(plans, "queue", leaking)


def _queued_told(patch: Patch) -> None:
    """Everybody is told what somebody has queued."""
    send = updates.send

    def leaking(subscribers: Any, first: int, news: Any) -> None:
        send(subscribers, first, news)
        for (_, what), message in news.items():
            for subscriber in subscribers if what == "queued" else ():
                subscriber.send(message)

    patch.setattr(updates, "send", leaking)


PLANTS: Final[dict[str, Callable[[Patch], None]]] = {
    "seed in settings": _seed_in_settings,
    "seed in record": _seed_in_record,
    "undo state, counted": _undo_of_all,
    "undo state, position": _undo_position,
    "sealed choice in event": _sealed_in_event,
    "sealed choice in preview": _sealed_in_preview,
    "preview of the position": _position_in_preview,
    "sealed choice in replay": _sealed_in_replay,
    "face-down card in replay": _face_down_in_replay,
    "spectator sees hand": _hand_for_spectators,
    "reason in refusal": _reason_in_refusal,
    "unseen rows count": _rows_that_count,
    "word of unseen undo": _word_of_undo,
    "notice of every row": _notice_of_every_row,
    "notice with all rows": _notice_with_all_rows,
    "sealed choice on a page": _sealed_on_page,
    "sealed choice in a rating": _sealed_in_rating,
    "sealed choice in lists": _sealed_in_lists,
    "sealed choice in turns": _sealed_in_turns,
    "time of unseen rows": _time_of_unseen_rows,
    "plan on the table's position": _plan_on_the_table,
    "queued turn in the log": _queued_row,
    "queued turn told to all": _queued_told,
}
