"""What a coach of HAVANA warns of."""

from typing import Final

from malecon.engine.havana import tell
from malecon.engine.havana.kinds import TAX_COLLECTOR
from malecon.games.advice import Loss

LOSSES: Final = (
    Loss("stolen-cubes", tell.MOVED, place=tell.SEAT),
    Loss("stolen-pesos", tell.STOLEN, place=tell.SEAT),
    Loss("taxed", tell.MOVED, why=tell.CARD_REASON + TAX_COLLECTOR),
)
