"""Whether proposals, votes and payments can be what a position says, as the engine counts them."""

from malecon.engine.bits import size
from malecon.engine.cuba import actions, laws, parliament, scoring, steps, tell
from malecon.engine.cuba.kinds import FOREMAN, NOBODY, NONE
from malecon.engine.cuba.tiles import CHURCH, TOWN_HALL
from malecon.engine.cuba.turn import Cuba
from malecon.games.cuba import names, project
from malecon.games.errors import BadSnapshot


def check(p: Cuba, phase: int) -> None:
    """Refuse what no vote and no law phase can have brought."""
    _proposals(p, phase)
    _passed(p, phase)
    _uses(p, phase)
    if phase == tell.PARLIAMENT:
        _votes(p)
    else:
        _need(
            not any(p.votes[seat] for seat in range(p.box.seats)), "There are votes, but no vote."
        )
    _payments(p, phase)
    if phase >= tell.PARLIAMENT:
        _need(_can_have_started(p), "The start player did not play the highest fourth card.")


def _need(true: object, sentence: str) -> None:
    if not true:
        raise BadSnapshot(sentence)


def _proposals(p: Cuba, phase: int) -> None:
    """One of each group lies open, but one that was vetoed, and none once two have passed."""
    there = parliament.open_groups(p)
    due = 0
    if p.step == steps.DRAW_LAW:
        due = (1 << p.count) - 1
    elif phase >= tell.PROPOSALS and p.step <= steps.ENACT_LAWS and phase <= tell.PARLIAMENT:
        due = (1 << laws.GROUPS) - 1
    vetoed = 1 << p.vetoed_group if p.vetoed_group != NONE and p.vetoed_round == p.round else 0
    _need(there == due & ~vetoed, "The open proposals are not all that no veto has struck out.")
    _need(p.vetoed_group == NONE or phase >= 0, "There is no veto before round 1.")
    latest = p.vetoed_round == p.round and phase >= tell.ACTIONS
    _need(
        p.vetoed_group == NONE or latest or p.vetoed_round == p.round - 1 > 0,
        "A veto is remembered for its round and the next.",
    )


def _passed(p: Cuba, phase: int) -> None:
    """Two groups from the vote on until the next round (C-090)."""
    over = phase > tell.PARLIAMENT or p.step == steps.CLOSE_PARLIAMENT
    _need(size(p.passed) == (2 if over else 0), "Two laws pass in each round, when it has voted.")
    for group, name in enumerate(names.GROUPS):
        if p.passed >> group & 1:
            _need(0 <= p.laws[group] < 24, f"No law of group {name} has passed this round.")
            vetoed = p.vetoed_group == group and p.vetoed_round == p.round
            _need(not vetoed, f"The proposal of group {name} was vetoed.")


def _uses(p: Cuba, phase: int) -> None:
    """Who has used town hall or church has the foreman on the table (C-143, C-147)."""
    counted = phase == tell.PARLIAMENT and p.step < steps.ENACT_LAWS
    for tile, seat in ((TOWN_HALL, p.town_hall), (CHURCH, p.church)):
        if seat == NOBODY:
            continue
        name = names.TILES[tile]
        open_now = phase == tell.ACTIONS or (counted and tile == TOWN_HALL)
        _need(open_now, f"Nobody can have used the {name} by now.")
        _need(_has_used(p, seat, tile, phase), f"Seat {seat} cannot have used a {name} this round.")
    waits = p.box.rules.veto_in_parliament
    _need(waits or p.church == NOBODY, "A veto does not wait for parliament in this game.")
    marked = (1 << TOWN_HALL if p.town_hall == p.seat else 0) | (
        1 << CHURCH if p.church == p.seat else 0
    )
    lasting = 1 << TOWN_HALL | (1 << CHURCH if waits else 0)
    _need(not p.used & lasting & ~marked, "A building was used that does not show it.")


def _has_used(p: Cuba, seat: int, tile: int, phase: int) -> bool:
    """Whether a seat owns a building and has had a foreman who may have used it."""
    cards = project.played(p, seat)
    foreman = names.CHARACTERS[FOREMAN]
    if not p.tiles[seat] >> tile & 1 or foreman not in cards:
        return False
    now = phase == tell.ACTIONS and seat == p.seat and p.step != steps.PLAY_CARD
    return not (now and cards[-1] == foreman) or bool(p.used >> tile & 1)


def _votes(p: Cuba) -> None:
    """Card and town hall give the first votes, bids the others (C-086 to C-092)."""
    wrong = f"No vote comes to step {names.STEPS[p.step]} with these votes."
    first = _convened(p)
    seats = range(p.box.seats)
    bids = [p.votes[seat] - first.votes[seat] for seat in seats]
    if p.step in (steps.VETO_IN_PARLIAMENT, steps.BID_VOTES):
        _need(not any(bids) and (first.step, first.asked) == (p.step, p.asked), wrong)
        return
    sold = p.laws[laws.MISCELLANEOUS] != laws.CORRUPTION
    counted = p.step != steps.BID_AGAIN  # the town hall's votes are among them (C-147)
    town_hall = [seat for seat in seats if counted and bids[seat] >= 2 and _may_count(p, seat)]
    if counted and not sold and p.step == steps.ENACT_LAWS:
        _need(any(sum(bids) == 2 == bids[seat] for seat in town_hall) or not any(bids), wrong)
    _need(min(bids) >= 0 and max(bids) <= actions.MOST_PESOS, wrong)
    _need(p.bank < 0 or sum(bids) - (2 if town_hall else 0) <= p.bank, wrong)
    leaders = parliament.leaders(p)
    if p.step == steps.BID_AGAIN:
        again = sold and p.box.rules.rebid and p.asked == leaders and size(leaders) > 1
        _need(again, wrong)
        return
    parliament.elect(first, leaders)
    _need(first.seat == p.seat, wrong)


def _convened(p: Cuba) -> Cuba:
    """The parliament as it convened, before anybody could bid; votes that were bought are off."""
    found = p.copy()
    for seat in range(p.box.seats):
        found.hand[seat] = 1 << p.fifth[seat]
    if p.step == steps.VETO_IN_PARLIAMENT:
        _need(
            p.box.rules.veto_in_parliament and _has_used(p, p.seat, CHURCH, tell.PARLIAMENT),
            f"Seat {p.seat} cannot have used a church this round.",
        )
        found.church = p.seat
    parliament.convene(found)
    return found


def _may_count(p: Cuba, seat: int) -> bool:
    return _has_used(p, seat, TOWN_HALL, tell.PARLIAMENT)


def _payments(p: Cuba, phase: int) -> None:
    """Asked is who can pay, and whoever had met the tax has scored for it (C-098, C-100)."""
    _need(phase == tell.LAWS or not p.taxed, "Nobody can have met a tax by now.")
    if phase != tell.LAWS:
        return
    step = names.STEPS[p.step]
    due = p.copy()
    if p.step == steps.PAY_TAX:
        scoring.ask_tax(due)
        _need(due.taxed == p.taxed, "Nobody but who owes nothing has met the tax yet.")
    else:
        scoring.ask_levy(due)
    _need(due.asked == p.asked, f"In step {step} those are asked who can pay.")
    for seat in range(p.box.seats):
        scored = p.sources[seat] >> 10 * tell.LAW_POINTS & 1023
        met = not p.taxed >> seat & 1 or scored >= scoring.LAW_MET
        _need(met, f"Seat {seat} has met the tax and not scored for it.")


def _can_have_started(p: Cuba) -> bool:
    """Whether the fourth cards make this seat start player, whoever was before (C-083, C-084)."""
    for before in range(p.box.seats):
        found = p.copy()
        found.start = before
        parliament.new_start(found)
        if found.start == p.start:
            return True
    return False
