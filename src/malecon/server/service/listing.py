"""Tables in lists, whether a room stands for them or not."""

from collections.abc import Iterable

from malecon.server import wire
from malecon.server.service.service import Service
from malecon.server.storage.rows import Identity, SeatRow, TableRow
from malecon.server.table import description


def listed(
    service: Service, me: Identity | None, found: Iterable[tuple[TableRow, list[SeatRow]]]
) -> list[wire.Table]:
    """Tables as somebody sees them."""
    now = service.service_time()
    return [
        description.described(
            row,
            seats,
            me,
            service.rooms.get(row.id),
            now,
            frozen=service.frozen.of(row),
            holidays=service.holidays.on,
        )
        for row, seats in found
    ]
