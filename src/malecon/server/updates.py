"""What viewers are told: built for each kind of viewer once, encoded once, sent to many."""

from typing import TYPE_CHECKING

import msgspec

from malecon.games.match import Match
from malecon.server import wire
from malecon.server.course import Course, Viewer

if TYPE_CHECKING:
    from malecon.server.room import Room

News = dict[tuple[Viewer, str], bytes]  # by viewer; "over" is for everybody


class Views:
    """The views of one position: what all see alike is built and encoded once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._shared = match.game.shared_view(match.position)
        self._encoded = msgspec.json.encode(self._shared)

    def of(self, viewer: Viewer) -> msgspec.Raw:
        """A viewer's view in JSON; the same as encoding Match.view(viewer)."""
        own = self._match.game.own_view(self._match.position, viewer)
        if own.keys() & self._shared.keys():
            return msgspec.Raw(msgspec.json.encode(self._shared | own))
        return msgspec.Raw(self._encoded[:-1] + b"," + msgspec.json.encode(own)[1:])


def update(
    room: "Room", viewer: Viewer, row: int, about: wire.RowInfo | None, views: Views
) -> bytes:
    """What a viewer who has seen so many rows has to know now."""
    course = room.course
    assert course is not None
    match = course.match
    at, events = course.missed(viewer, row)
    waiting = match.waiting if room.is_running else ()
    plays = viewer is not None and room.is_running
    return wire.encode(
        "update",
        wire.Update(
            seat=viewer,
            n=course.n(viewer),
            at=at,
            events=events,
            view=views.of(viewer),
            waiting=list(waiting),
            offer=match.offer(viewer) if viewer is not None and viewer in waiting else None,
            can_undo=match.can_undo(viewer) if viewer is not None and plays else False,
            draft=match.draft(viewer) if viewer is not None and plays else 0,
            since=_since(course, viewer),
            clocks=room.clocks.shown(room.host.service_time()),
            row=about,
        ),
    )


def _since(course: Course, viewer: Viewer) -> int:
    if viewer is None:
        return 0
    return course.heard(viewer, min(course.since[viewer], len(course.match.events)))


def prepare(room: "Room", first: int, about: wire.RowInfo | None) -> News:
    """The messages about the rows since `first`, for the viewers that are here."""
    course = room.course
    assert course is not None
    viewers = {viewer for guest in room.guests for viewer in guest.viewers}
    if not viewers:
        return {}
    views = Views(course.match)
    return {
        (viewer, "update"): update(room, viewer, first, about, views)
        for viewer in viewers
        if course.is_news(viewer, first)
    }


def send(room: "Room", first: int, news: News) -> None:
    """Send what was prepared to those who came before it was."""
    last = news.get((None, "over"))
    for guest in room.guests:
        if guest.from_row > first:
            continue
        for viewer in guest.viewers:
            message = news.get((viewer, "update"))
            if message is not None:
                guest.send(message)
        if last is not None:
            guest.send(last)


def result(room: "Room") -> bytes:
    """How a game has ended, as it is stored."""
    assert room.course is not None
    return result_of(room.course.match)


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


def over(room: "Room") -> bytes:
    """The message that a game has ended."""
    stored = room.table.result or b"null"
    return b'{"over":{"result":' + stored + b"}}"
