"""What a coach of CUBA warns of."""

from typing import Final

from malecon.engine.cuba import tell
from malecon.engine.cuba.paragraphs import C_098, C_100, C_125
from malecon.games.advice import Loss

LOSSES: Final = (
    Loss("spoil", tell.MOVED, why=C_125),
    Loss("tax", tell.SKIPPED, why=C_098),
    Loss("levy", tell.SKIPPED, why=C_100),
)
