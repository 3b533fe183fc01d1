"""What stored games of HAVANA hold: permanent numbers of actions, names of fields, forms of hashes.

The engine may number its actions and lay out its fields as it likes; these tables only grow.
"""

from typing import Final

from malecon.engine.havana import actions
from malecon.games.forms import Forms, neutral
from malecon.games.numbering import Numbering, Span

RULES: Final = ("stall_limit", "round_limit", "bank")

NUMBERING: Final = Numbering(
    Span(0, actions.END, 1),
    Span(1, actions.DONE, 1),
    Span(2, actions.SWAP, 36),
    Span(38, actions.AT, 4),
    Span(42, actions.LAY, 13),
    Span(55, actions.DO, 13),
    Span(68, actions.TAKE, 13),
    Span(81, actions.REMOVE, 4),
    Span(85, actions.TAX, 6),
    Span(91, actions.ROB, 4),
    Span(95, actions.STEAL, 5),
    Span(100, actions.PICK, 4),
    Span(104, actions.BUY, 4),
    Span(108, actions.REPLACE, 5),
    Span(113, actions.PAY, 1),
    Span(114, actions.COVER, 13),
    Span(127, actions.BUILDING, 36),
    Span(163, actions.CUBE, 5),
)

FORMS: Final = Forms(
    first="round step seat place order draw_pile bag centre centre_pesos boxed supply_workers bank"
    " removed hired dealt sold idle ended asked answered carried card victim count end_bought"
    " replaced replaced_workers after row stolen",
    first_rows="rows lengths points pesos workers cubes buildings hand discard open laid covers"
    " unknown unsure piles at_least",
    neutral=neutral(
        zero="round step seat place order draw_pile bag centre centre_pesos boxed supply_workers"
        " bank removed hired dealt sold idle asked answered carried count replaced replaced_workers"
        " after row stolen rows lengths points pesos workers cubes buildings hand discard open laid"
        " covers unknown unsure piles at_least",
        minus_one="ended card victim end_bought",
    ),
)
