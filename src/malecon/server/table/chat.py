"""What was said at a table, as somebody reads it."""

from collections.abc import Collection, Sequence
from typing import Final

from malecon.server import wire
from malecon.server.storage.rows import ChatRow
from malecon.server.table import seating
from malecon.server.table.state import TableState

LINES: Final = 50  # that are sent at once


def shown(at: TableState, lines: Sequence[ChatRow], muted: Collection[str] = ()) -> list[wire.Chat]:
    """Lines of chat as clients get them, under the names that people have now."""
    called = seating.called(at.seats, lines)
    return [
        wire.Chat(
            line.k, line.person, line.seat, called.get(line.person, line.name), line.text, line.at
        )
        for line in lines
        if line.person not in muted
    ]
