"""What viewers are told: built for each kind of viewer once, encoded once, sent to many."""

from collections.abc import Iterable

import msgspec
from msgspec import UNSET

from malecon.games import view
from malecon.games.match import Match
from malecon.server import wire
from malecon.server.storage.rows import TableRow
from malecon.server.table.interface import Subscriber
from malecon.server.table.log import MatchLog, Viewer
from malecon.server.table.state import TableState

News = dict[tuple[Viewer, str], bytes]  # by viewer; "queued" is for its own seat, "over" for all


class Views:
    """The views of one position: what all see alike is built and encoded once."""

    def __init__(self, match: Match) -> None:
        self._game, self._position = match.game, match.position
        self._public = match.game.public(match.position)
        self._encoded = msgspec.json.encode(self._public)

    def of(self, viewer: Viewer) -> msgspec.Raw:
        """A viewer's view in JSON; the same as encoding Match.view(viewer)."""
        own = self._game.own(self._position, viewer)
        if view.differs(self._public, own):
            return msgspec.Raw(msgspec.json.encode(self._game.seen(self._public, own)))
        return msgspec.Raw(self._encoded[:-1] + b"," + msgspec.json.encode(own)[1:])


def update(
    at: TableState, viewer: Viewer, row: int, about: wire.RowInfo | None, views: Views, now: int
) -> bytes:
    """What a viewer who has seen so many rows has to know now."""
    match_log = at.begun()
    match = match_log.match
    first, events = match_log.missed(viewer, row)
    waiting = match.waiting if at.is_running else ()
    draft = match.draft(viewer) if viewer is not None and at.is_running else 0
    return wire.encode(
        "update",
        wire.Update(
            seat=viewer,
            n=match_log.n(viewer),
            at=first,
            events=events,
            view=views.of(viewer),
            waiting=list(waiting),
            offer=match.offer(viewer) if viewer is not None and viewer in waiting else None,
            can_undo=draft > 0,
            draft=draft,
            since=_since(match_log, viewer),
            clocks=at.clocks.shown(now),
            row=about,
            notes=_notes(match_log, viewer) or UNSET,
        ),
    )


def _notes(match_log: MatchLog, viewer: Viewer) -> list[wire.NoteInfo]:
    found = []
    for at, note in match_log.noted(viewer):
        told = wire.NoteInfo(at, note.kind, note.seat, note.heading)
        if note.kind == "holiday":
            told.until = note.text or None
        elif note.kind == "pace":
            told.pace = msgspec.json.decode(note.text, type=wire.Pace)
        else:
            bot, _, why = note.text.partition(" ")
            told.bot, told.why = bot or None, why or None
        found.append(told)
    return found


def _since(match_log: MatchLog, viewer: Viewer) -> int:
    if viewer is None:
        return 0
    return match_log.heard(viewer, min(match_log.since[viewer], len(match_log.match.events)))


def prepare(at: TableState, first: int, about: wire.RowInfo | None, now: int) -> News:
    """The messages about the rows since `first`, for the viewers that are here."""
    match_log = at.begun()
    viewers = {viewer for subscriber in at.subscribers for viewer in subscriber.viewers}
    if not viewers:
        return {}
    views = Views(match_log.match)
    return {
        (viewer, "update"): update(at, viewer, first, about, views, now)
        for viewer in viewers
        if match_log.is_news(viewer, first)
    }


def send(subscribers: Iterable[Subscriber], first: int, news: News) -> None:
    """Send what was prepared to those who came before it was."""
    last = news.get((None, "over"))
    for subscriber in subscribers:
        if subscriber.from_row > first:
            continue
        for viewer in subscriber.viewers:
            message = news.get((viewer, "update"))
            if message is not None:
                subscriber.send(message)
            message = news.get((viewer, "queued"))
            if message is not None:
                subscriber.send(message)
        if last is not None:
            subscriber.send(last)


def result_of(match: Match) -> bytes:
    """How a match stands at its end."""
    found = wire.Result(
        scores=list(match.scores),
        winners=list(match.winners) if match.over else [],
        sources=match.game.sources(match.position),
        ending=match.game.ending(match.position) if match.over else {},
        seed=match.seed.hex(),
    )
    return msgspec.json.encode(found)


def over(table: TableRow) -> bytes:
    """The message that a game has ended."""
    stored = table.result or b"null"
    return b'{"over":{"result":' + stored + b"}}"
