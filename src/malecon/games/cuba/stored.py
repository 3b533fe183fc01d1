"""What stored games of CUBA hold: permanent numbers of actions, names of fields, forms of hashes.

The engine may number its actions and lay out its fields as it likes; these tables only grow.
"""

from collections.abc import Iterable
from typing import Final, cast

from malecon.engine.cuba import actions, steps
from malecon.engine.cuba.turn import Cuba
from malecon.engine.position import Position
from malecon.games.forms import Forms, neutral
from malecon.games.numbering import Numbering, Span

RULES: Final = (
    *("products_each", "goods_each", "flat_full_row", "large_office_any", "cloister_materials"),
    *("product_store_material", "rum_cafe_water", "black_market_across", "lighthouse_swaps_dock"),
    *("veto_in_parliament", "sides", "market_law_once", "rebid", "secret_delegate", "bank"),
    "building_tax_zero_paid",
)

NUMBERING: Final = Numbering(
    Span(0, actions.END, 1),
    Span(1, actions.DONE, 1),
    Span(2, actions.TAKE, 6),
    Span(8, actions.BUY, 5),
    Span(13, actions.SELL, 5),
    Span(18, actions.CARD, 5),
    Span(23, actions.DELEGATE, 5),
    Span(28, actions.PLACE, 12),
    Span(40, actions.HARVEST, 12),
    Span(52, actions.BUILD, 23),
    Span(75, actions.ON, 12),
    Span(87, actions.USE, 26),
    Span(113, actions.DOCK, 3),
    Span(116, actions.LOAD, 5),
    Span(121, actions.GIVE, 8),
    Span(129, actions.CONVERT, 25),
    Span(154, actions.CALL, 15),
    Span(169, actions.VETO, 4),
    Span(173, actions.ENACT, 6),
    Span(179, actions.PAY, 2),
    Span(181, actions.PAY_PAIR, 12),
    Span(193, actions.SIDE, 2),
    Span(195, actions.START, 5),
    Span(200, actions.BOARD, 5),
    Span(205, actions.SHIP, 15),
    Span(220, actions.LAW, 24),
    Span(256, actions.BID, actions.MOST_PESOS + 1),  # 244 to 255, and beyond the bids, are free
)


def sealed(position: Position, row: Iterable[int]) -> list[int]:
    """What seats have sealed: a bid and a card as they are, a payment by its permanent number."""
    if cast(Cuba, position).step not in (steps.PAY_TAX, steps.PAY_LEVY):
        return list(row)
    return [NUMBERING.stored(choice) if choice >= 0 else choice for choice in row]


FORMS: Final = Forms(
    first="round step seat start lap market supply bank tiles_left markers unseen tail tail_length"
    " law_piles passed vetoed_group vetoed_round church town_hall taxed asked answered count spare"
    " fields_used bought sold reach used tile dock cargo after",
    first_rows="ship loaded proposals laws votes sealed points sources pesos stock board pawn built"
    " tiles fields hand played fifth",
    neutral=neutral(
        zero="round step seat lap market supply bank tiles_left markers unseen tail tail_length"
        " law_piles passed vetoed_round taxed asked answered count spare fields_used bought sold"
        " reach used after loaded votes points sources pesos stock board pawn built tiles fields"
        " hand played",
        minus_one="start vetoed_group church town_hall tile dock cargo ship proposals laws sealed"
        " fifth",
    ),
    actions={"sealed": sealed},
)
