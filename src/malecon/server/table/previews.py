"""What may come of a seat's choices, for who asks: computed from that seat's view alone."""

import msgspec

from malecon.games import prospects
from malecon.server import wire
from malecon.server.table.log import MatchLog

Told = dict[int, tuple[bytes, bytes]]  # by seat: a view, and what was answered for it


def answer(match_log: MatchLog, seat: int, told: Told) -> bytes:
    """The message, computed once for each view that a seat has."""
    view = match_log.match.view(seat)
    seen = msgspec.json.encode((match_log.n(seat), view))
    if told.get(seat, (b"", b""))[0] != seen:
        found = prospects.preview(match_log.match.game, view)
        message = wire.PreviewMessage(seat, match_log.n(seat), found)
        told[seat] = (seen, wire.encode("preview", message))
    return told[seat][1]
