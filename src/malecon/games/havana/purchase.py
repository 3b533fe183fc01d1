"""A purchase that is to be paid: what of its price can be replaced, and every way to pay it."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from malecon.engine.havana import reasons, street
from malecon.engine.havana.steps import PAY_PRICE
from malecon.engine.havana.turn import Havana
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaPayment, HavanaPurchase, HavanaReplaceable

MOST: Final = 200  # ways to pay that are told; the dearest of our own buildings have 36


def purchase(p: Havana, seat: int, buildings: tuple[str, ...]) -> HavanaPurchase | None:
    """What a seat is about to pay; none if it is not."""
    if p.step != PAY_PRICE or p.seat != seat:
        return None
    least = p.copy()
    street.choose(least, seat, p.end_bought)
    building = street.at_end(p, p.end_bought)
    return HavanaPurchase(
        building=buildings[building],
        pieces=[
            HavanaReplaceable(name, asked, *_instead(piece))
            for piece, name in enumerate(names.REPLACEABLE)
            if (asked := street.asked(p, building, piece))
        ],
        payments=list(islice(_payments(least, seat, building, 0), MOST)),
    )


def _instead(piece: int) -> tuple[str, int]:
    """What stands in for a piece, and how many of it (H-023)."""
    return ("pesos" if names.REPLACEABLE[piece] == "worker" else "debris", street.REPLACEMENT)


def _payments(p: Havana, seat: int, building: int, first: int) -> Iterator[HavanaPayment]:
    """The payment at hand, and all with more replaced, of this piece or later ones."""
    yield _payment(p, building)
    for piece in range(first, len(names.REPLACEABLE)):
        if street.check_replace(p, seat, building, piece) == reasons.ALLOWED:
            more = p.copy()
            street.replace(more, piece)
            yield from _payments(more, seat, building, piece)


def _payment(p: Havana, building: int) -> HavanaPayment:
    replaced = {name: street.replaced(p, piece) for piece, name in enumerate(names.REPLACEABLE)}
    pays = {name: street.due(p, building, piece) for piece, name in enumerate(names.PIECES)}
    return HavanaPayment(_some(replaced), _some(pays | {"pesos": street.due_pesos(p, building)}))


def _some(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}
