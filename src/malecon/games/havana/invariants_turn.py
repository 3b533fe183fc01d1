"""Whether a turn can have come so far: the engine is asked, on copies of the position."""

from typing import Final

from malecon.engine.havana import actions, cards, scoring, steps, street, tell
from malecon.engine.havana.cubes import coloured
from malecon.engine.havana.kinds import BLACK_MARKET, CONSERVATION, ENDS, NONE, WORKER
from malecon.engine.havana.turn import Havana
from malecon.games.errors import BadSnapshot
from malecon.games.havana import names

_DRAWS: Final = (steps.DRAW_BUILDING, steps.DRAW_CUBE)
_COUNTING: Final = (
    *_DRAWS, steps.SWAP_END, steps.TAX_SEAT, steps.STEAL_CUBES, steps.PICK_CUBES
)  # fmt: skip


def check(p: Havana) -> None:
    """Refuse a turn that cannot have come so far."""
    step = names.STEPS[p.step]
    _left_over(p, step)
    if p.round > 0:
        _carried(p, step)
        _flags(p)
    if p.step == steps.SWAP_END:
        before = _copied(p, steps.SWAP_CARD)
        _need(actions.SWAP + p.count in before.legal(p.seat), step)
    elif p.step == steps.REST and p.round == 0:
        _need(any(street.is_low(p, street.at_end(p, end)) for end in range(ENDS)), step)
    elif p.step == steps.RENEW:
        _need(p.discard[p.seat], step)
    elif p.step == steps.CONSERVE:
        _need(not p.removed and street.ends(p), step)
    elif p.step == steps.TAX_SEAT:
        _need(p.count > p.place, step)
        before = _copied(p, steps.TAX_SEAT)
        before.count, before.victim = p.count - 1, NONE
        cards.next_victim(before, p.seat)
        _need(before.encode() == p.encode(), step)
    elif p.step == steps.STEAL_CUBES:
        _stealing(p, step)
    elif p.step == steps.PAY_PRICE:
        before = _copied(p, steps.BUY_BUILDING)
        before.end_bought, before.replaced, before.replaced_workers = NONE, 0, 0
        _need(actions.BUY + p.end_bought in before.legal(p.seat), step)
        before.play(p.seat, actions.BUY + p.end_bought)
        _need(before.step == p.step, step)
    elif p.step == steps.GAME_OVER:
        _over(p, step)


def _need(true: object, step: str) -> None:
    if not true:
        raise BadSnapshot(f"No turn comes to step {step} like that.")


def _copied(p: Havana, step: int) -> Havana:
    found = p.copy()
    found.step = step
    if step == steps.SWAP_CARD:
        found.count = 0
    return found


def _left_over(p: Havana, step: str) -> None:
    """What a step does not use is empty, so that equal positions are equal."""
    drawing = p.step in _DRAWS
    _need(p.step in _COUNTING or p.count == 0, step)
    _need(drawing or p.after == 0, step)
    _need(p.step == steps.DRAW_BUILDING or p.row == 0, step)
    _need(p.step == steps.STEAL_CUBES or p.stolen == 0, step)
    paying = p.step == steps.PAY_PRICE
    _need(paying or not (p.replaced or p.replaced_workers), step)
    in_card = steps.RENEW <= p.step <= steps.PICK_CUBES or (drawing and p.after == steps.CARD)
    _need(p.step == steps.GAME_OVER or in_card == (p.card != NONE), step)
    restocking = p.step == steps.DRAW_CUBE and p.after == steps.RESTOCK
    _need(not restocking or p.place == 0, step)
    if p.round == 0:
        _need(
            p.place == 0 and not (p.carried or p.removed or p.hired or p.dealt or p.sold or p.idle),
            step,
        )


def _carried(p: Havana, step: str) -> None:
    """In phase 1 both open cards before any purchase, and none before the first."""
    shown = p.open[p.seat]
    shopping = p.step in (steps.BUY_BUILDING, steps.PAY_PRICE) or (
        p.step == steps.DRAW_BUILDING and p.after == steps.SHOPPING
    )
    if shopping:
        _need(p.carried == shown, step)
    elif p.card != NONE and p.step != steps.GAME_OVER:
        _need(p.carried >> p.card & 1, step)
    elif p.step != steps.GAME_OVER:
        _need(not p.carried, step)


def _flags(p: Havana) -> None:
    """Who has had a turn has carried out both open cards; removing a building is a choice."""
    done = _done(p)
    wrong = "What was done this round does not fit the cards that were carried out."
    for flag, card in ((p.hired, WORKER), (p.dealt, BLACK_MARKET)):
        if bool(flag) != bool(done >> card & 1):
            raise BadSnapshot(wrong)
    if p.removed and not (done >> CONSERVATION & 1 and p.sold):
        raise BadSnapshot(wrong)


def _done(p: Havana) -> int:
    """The cards that somebody has carried out this round."""
    stalled = p.step == steps.GAME_OVER and p.ended in (tell.BY_STALL, tell.BY_ROUNDS)
    restocking = p.step == steps.DRAW_CUBE and p.after == steps.RESTOCK
    laying = p.step in (steps.COVER_CARD, steps.LAY_CARD, steps.REST)
    turns = p.box.seats if stalled or restocking or laying else p.place
    found = p.carried
    for place in range(turns):
        found |= p.open[p.at_place(place)]
    return found


def _stealing(p: Havana, step: str) -> None:
    """The victim is one, and the second cube is for who had more than three coloured ones."""
    _need(p.victim != NONE and cards.victims(p, p.seat) >> p.victim & 1, step)
    if p.stolen == 0:
        before = p.copy()
        cards.rob_cubes(before, p.seat, p.victim)
        _need(before.encode() == p.encode(), step)
    else:
        _need(p.stolen == p.count == 1 and coloured(p.cubes[p.victim]) >= cards.MANY, step)


def _over(p: Havana, step: str) -> None:
    """The game ended as the engine would end it here."""
    before = _copied(p, steps.BUY_BUILDING)
    before.ended = NONE
    if p.ended in (tell.BY_TARGET, tell.BY_EXHAUSTION):
        scoring.is_over(before, p.seat)
    else:
        before.idle = p.idle if p.sold else p.idle - 1
        scoring.round_is_last(before)
    _need(before.encode() == p.encode(), step)
