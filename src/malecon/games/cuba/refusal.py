"""Why an action is not legal: the first condition it fails, with its figures and paragraph.

must agree with legal(): a test plays every action that is refused nowhere and finds it legal.
"""

from collections.abc import Callable
from typing import Final

from malecon.engine.cuba import actions, harbour, laws, market, plantation, steps
from malecon.engine.cuba.kinds import WAREHOUSE_FIELD
from malecon.engine.cuba.tiles import COST_STONE, COST_WOOD, WAREHOUSE, kind_of
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import names
from malecon.games.event import Reason

_FOREMAN = (steps.GIVE_PIECES, steps.CONVERT_CARGO, steps.OFFICE_DOCK, steps.OFFICE_LOAD)
_UNFINISHED = (*_FOREMAN, steps.CALL_SHIP, steps.SWAP_SHIP, steps.VETO_NOW, steps.CHOOSE_SITE)


def reason(p: Cuba, seat: int, action: int) -> Reason:
    """Why a seat cannot play an action, which must not be legal."""
    if p.step == steps.GAME_OVER:
        return Reason("reason-game-over", rule="C-134")
    if not p.is_asked(seat):
        return Reason("reason-not-your-turn", rule="C-041")
    for first, last, asked, explain in _TABLE:
        if first <= action < last and p.step in asked:
            return explain(p, seat, action - first)
    if action >= actions.BID and p.laws[laws.MISCELLANEOUS] == laws.CORRUPTION:
        return Reason("reason-corruption", rule="C-095")
    if p.step == steps.REST and p.used and actions.USE <= action < actions.DOCK:
        return Reason("reason-out-of-reach", what=names.TILES[action - actions.USE], rule="C-072")
    if p.step in _UNFINISHED:
        return Reason("reason-must-finish", rule="A-38")
    return Reason("reason-not-now")


def _take_start(p: Cuba, seat: int, kind: int) -> Reason:
    if not p.supply >> 5 * kind & 31:
        return _gone(kind)
    return Reason("reason-pairs-two", rule="C-030")


def _take_free(p: Cuba, seat: int, kind: int) -> Reason:
    if p.bought or p.sold:
        return Reason("reason-already-traded", rule="C-055")
    alternative = market.FREE_PRODUCT if kind > 2 else market.FREE_MATERIAL
    if p.markers >> alternative & 1:
        return Reason(
            "reason-alternative-taken", what=names.ALTERNATIVES[alternative], rule="C-065"
        )
    if kind > 2 and not market.cheapest(p) >> kind & 1:
        return Reason("reason-not-cheapest", what=names.KINDS[kind], rule="C-062")
    return _gone(kind)


def _buy(p: Cuba, seat: int, cargo: int) -> Reason:
    kind = 3 + cargo
    if p.sold >> kind & 1:
        return Reason("reason-reverse-trade", what=names.KINDS[kind], rule="A-19")
    if not p.market >> 5 * kind & 31 and not p.supply >> 5 * kind & 31:
        return _gone(kind)
    return Reason("reason-pesos", n=market.price(p, kind) - p.pesos[seat], rule="C-056")


def _sell(p: Cuba, seat: int, cargo: int) -> Reason:
    kind = 3 + cargo
    if p.bought >> kind & 1:
        return Reason("reason-reverse-trade", what=names.KINDS[kind], rule="A-19")
    return Reason("reason-nothing-to-sell", what=names.KINDS[kind], rule="C-058")


def _card(p: Cuba, seat: int, card: int) -> Reason:
    key = "reason-card-delegate" if p.fifth[seat] == card else "reason-card-played"
    rule = "C-150" if p.fifth[seat] == card else "C-041"
    return Reason(key, what=names.CHARACTERS[card], rule=rule)


def _harvest(p: Cuba, seat: int, field: int) -> Reason:
    where = names.FIELDS[field]
    kind = p.box.yields(p.board[seat], field)
    if not plantation.cross(p, seat) >> field & 1:
        return Reason("reason-field-not-in-cross", what=where, rule="C-047")
    if p.built[seat] >> field & 1:
        return Reason("reason-field-built", what=where, rule="C-050")
    if not 3 <= kind <= 5:
        rule = "C-050" if kind == WAREHOUSE_FIELD else "C-049"
        return Reason("reason-field-yields-nothing", what=where, rule=rule)
    if p.fields_used >> field & 1:
        return Reason("reason-field-used", what=where, rule="C-052")
    if not p.supply >> 5 * kind & 31:
        return _gone(kind)
    return Reason("reason-needs-water", n=1, rule="C-051")


def _build(p: Cuba, seat: int, kind: int) -> Reason:
    if not plantation.kinds_left(p) >> kind & 1:
        return Reason("reason-building-gone", what=names.BUILDINGS[kind], rule="C-142")
    if not plantation.sites(p, seat):
        return Reason("reason-no-field-left", rule="C-067")
    for material, cost in enumerate((COST_WOOD, COST_STONE, p.box.cost_water)):
        short = cost[kind] - p.held(seat, material)
        if short > 0:
            return Reason("reason-cost", n=short, what=names.KINDS[material], rule="C-068")
    return Reason(
        "reason-law", n=plantation.fee(p) - p.pesos[seat], what="building-law", rule="C-069"
    )


def _on(p: Cuba, seat: int, field: int) -> Reason:
    built = p.built[seat] >> field & 1
    key = "reason-place-building" if built else "reason-place-warehouse"
    return Reason(key, what=names.FIELDS[field], rule="C-067")


def _use(p: Cuba, seat: int, tile: int) -> Reason:
    named = names.TILES[tile]
    if tile != WAREHOUSE and not p.tiles[seat] >> tile & 1:
        return Reason("reason-not-owned", what=named, rule="C-137")
    if p.used >> tile & 1:
        return Reason("reason-already-used", what=named, rule="C-075")
    if p.used and not p.reach >> tile & 1:
        return Reason("reason-out-of-reach", what=named, rule="C-072")
    return Reason("reason-changes-nothing", what=named, rule="A-07")


def _dock(p: Cuba, seat: int, berth: int) -> Reason:
    dock = berth + 1
    if p.ship[dock] < 0:
        return Reason("reason-ship-none", n=dock, rule="C-077")
    if p.loaded[dock] == harbour.FULL:
        return Reason("reason-ship-full", n=dock, rule="C-078")
    return Reason("reason-no-cargo", n=dock, rule="C-078")


def _other_dock(p: Cuba, seat: int, berth: int) -> Reason:
    return Reason("reason-one-ship", n=p.dock, rule="C-077")


def _load(p: Cuba, seat: int, cargo: int) -> Reason:
    kind = 3 + cargo
    named = names.KINDS[kind]
    if not p.held(seat, kind):
        return Reason("reason-cost", n=1, what=named, rule="C-077")
    if not harbour.free_spaces(p, p.dock, kind):
        return Reason("reason-ship-space", what=named, rule="C-078")
    return Reason("reason-same-kind", what=names.KINDS[p.cargo], rule="C-148")


def _give(p: Cuba, seat: int, piece: int) -> Reason:
    kind = kind_of(p.tile)
    if not p.box.takes[kind] >> piece & 1:
        return Reason("reason-wrong-piece", what=names.KINDS[piece], rule=f"B-{kind + 1:02}")
    return Reason("reason-cost", n=1, what=names.KINDS[piece], rule="C-138")


def _convert(p: Cuba, seat: int, pair: int) -> Reason:
    old, new = 3 + pair // 5, 3 + pair % 5
    if not p.held(seat, old):
        return Reason("reason-cost", n=1, what=names.KINDS[old], rule="C-138")
    if old != new and not p.supply >> 5 * new & 31:
        return _gone(new)
    return Reason("reason-wrong-pair", what=names.KINDS[new], rule="B-16")


def _call(p: Cuba, seat: int, ship: int) -> Reason:
    return Reason("reason-ship-not-in-pile", n=ship + 1, rule="A-54")


def _veto(p: Cuba, seat: int, group: int) -> Reason:
    if p.proposals[group] < 0:
        return Reason("reason-no-proposal", what=names.GROUPS[group], rule="C-143")
    return Reason("reason-veto-ban", what=names.GROUPS[group], rule="C-145")


def _enact(p: Cuba, seat: int, pair: int) -> Reason:
    one, two = actions.GROUP_PAIRS[2 * pair : 2 * pair + 2]
    lacking = one if p.proposals[one] < 0 else two
    return Reason("reason-no-proposal", what=names.GROUPS[lacking], rule="C-090")


def _levy(p: Cuba, seat: int, answer: int) -> Reason:
    law = p.laws[laws.LEVY]
    pairs = {laws.LEVY_MATERIALS: range(2, 8), laws.LEVY_PRODUCTS: range(8, 14)}
    if answer in pairs.get(law, range(1)):
        return Reason("reason-cannot-pay", what=names.LAWS[law], rule="A-85")
    return Reason("reason-wrong-pair", what=names.LAWS[law], rule="C-101")


def _bid(p: Cuba, seat: int, amount: int) -> Reason:
    return Reason("reason-bid-above-money", n=p.pesos[seat], rule="C-088")


def _gone(kind: int) -> Reason:
    return Reason("reason-supply-empty", what=names.KINDS[kind], rule="C-131")


_Explain = Callable[[Cuba, int, int], Reason]
_BIDDING: Final = (steps.BID_VOTES, steps.BID_AGAIN)
_VETOING: Final = (steps.VETO_NOW, steps.VETO_IN_PARLIAMENT)
_DOCKING: Final = (steps.CHOOSE_DOCK, steps.OFFICE_DOCK, steps.SWAP_SHIP)
_LOADING: Final = (steps.LOAD_SHIP, steps.OFFICE_LOAD)
_TABLE: Final[tuple[tuple[int, int, tuple[int, ...], _Explain], ...]] = (
    (actions.TAKE, actions.BUY, (steps.TAKE_PIECES,), _take_start),
    (actions.TAKE, actions.BUY, (steps.TRADE,), _take_free),
    (actions.BUY, actions.SELL, (steps.TRADE,), _buy),
    (actions.SELL, actions.CARD, (steps.TRADE,), _sell),
    (actions.CARD, actions.DELEGATE, (steps.PLAY_CARD,), _card),
    (actions.HARVEST, actions.BUILD, (steps.HARVEST_FIELDS,), _harvest),
    (actions.BUILD, actions.ON, (steps.CHOOSE_BUILDING,), _build),
    (actions.ON, actions.USE, (steps.CHOOSE_SITE,), _on),
    (actions.USE, actions.DOCK, (steps.USE_BUILDINGS,), _use),
    (actions.DOCK, actions.LOAD, _DOCKING, _dock),
    (actions.DOCK, actions.LOAD, _LOADING, _other_dock),
    (actions.LOAD, actions.GIVE, _LOADING, _load),
    (actions.GIVE, actions.CONVERT, (steps.GIVE_PIECES,), _give),
    (actions.CONVERT, actions.CALL, (steps.CONVERT_CARGO,), _convert),
    (actions.CALL, actions.VETO, (steps.CALL_SHIP,), _call),
    (actions.VETO, actions.ENACT, _VETOING, _veto),
    (actions.ENACT, actions.PAY, (steps.ENACT_LAWS,), _enact),
    (actions.PAY, actions.SIDE, (steps.PAY_LEVY,), _levy),
    (actions.BID, actions.BID + actions.MOST_PESOS + 1, _BIDDING, _bid),
)
