"""What others know of a hand after several Renewals is all that can be known (HA-10, HA-49)."""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from math import comb
from random import Random

import pytest

from malecon import Match
from malecon.engine.bits import listed, size
from malecon.engine.havana import hands
from malecon.engine.havana.kinds import ALL_CARDS, RENEWAL, SIESTA
from malecon.engine.havana.turn import Havana
from malecon.engine.rng import Rng
from malecon.games.choosing import game
from malecon.games.havana.shape import HavanaKnown, HavanaPile
from tests.rules.memory import Memory, agree, allowed
from tests.rules.plaza import known, lay, renewed_twice, to_new_cards

# Piles that Renewal took from and all unknown cards, each as the least in hand and the most
# discarded: four such piles are the most that eleven cards have room for.
Piles = tuple[tuple[int, int], ...]


def then_laid(match: Match, card: str) -> HavanaKnown:
    """What is known when a card was laid on Debris in the round after."""
    lay(to_new_cards(match), ("debris", card), ("architect", "conservation"))
    return known(match, 0)


def test_HA_49_the_second_renewal_takes_no_card_of_the_first() -> None:
    found = known(renewed_twice("mama", "siesta"), 0)
    assert found.unknown == ["siesta", "worker", "pesos", "mama"]
    assert found.unknown_in_hand == 2
    assert found.piles == [HavanaPile(cards=["worker", "mama"], at_least=1)]
    assert known(renewed_twice("worker", "mama"), 0) == found


@pytest.mark.parametrize("seat", [1, None])
def test_HA_49_nobody_guesses_that_both_cards_came_back_late(seat: int | None) -> None:
    match = renewed_twice("mama", "siesta")
    unsure = {"siesta", "worker", "pesos", "mama"}
    guesses = [match.game.from_view(match.view(seat), seed) for seed in range(100)]
    cards = [match.game.snapshot(guess)["cards"][0]["hand"] for guess in guesses]
    taken = {frozenset(unsure & set(hand)) for hand in cards}
    assert len(taken) == 5
    assert frozenset(("siesta", "pesos")) not in taken


def test_HA_49_a_late_card_that_shows_up_leaves_the_other_to_the_first_renewal() -> None:
    found = then_laid(renewed_twice("mama", "siesta"), "siesta")
    assert found.unknown == ["worker", "mama"]
    assert found.unknown_in_hand == 1
    assert found.discard == ["debris", "pesos"]
    assert found.piles == []


def test_HA_49_an_early_card_that_shows_up_leaves_all_others_open() -> None:
    found = then_laid(renewed_twice("mama", "siesta"), "mama")
    assert found.unknown == ["siesta", "worker", "pesos"]
    assert found.unknown_in_hand == 1
    assert found.discard == ["debris"]
    assert found.piles == []


def test_HA_49_a_card_that_was_sure_leaves_all_as_it_was() -> None:
    match = renewed_twice("mama", "siesta")
    before = known(match, 0)
    found = then_laid(match, "architect")
    assert found.piles == before.piles
    assert found.unknown == before.unknown


# Any number of Renewals


def position() -> Havana:
    """Two seats after the first reveal; seat 0 shows Siesta and Renewal."""
    p = game("havana", seats=2).new()
    p.round = 1
    p.open[0] = 1 << SIESTA | 1 << RENEWAL
    p.hand[0] = ALL_CARDS & ~p.open[0]
    return p


def replace(p: Havana, covered: int, card: int) -> None:
    """Seat 0 lays a card on an open one and reveals it (H-028, H-029)."""
    p.covers[0], p.laid[0] = covered, 1 << card
    hands.reveal(p)


def course(seed: int, rounds: int = 30) -> Iterator[tuple[Havana, Memory]]:
    """A seat that likes Renewal, and all that can be known of its hand, after every change.

    Every other one renews twice a round: a snapshot may ask for Renewal where all is unknown.
    """
    chosen = Random(seed)
    eager, back = chosen.random(), chosen.random()
    p = position()
    memory = Memory(p.open[0])
    for _ in range(rounds):
        for _ in range(1 + seed % 2):
            if p.open[0] >> RENEWAL & 1 and p.discard[0] and chosen.random() < eager:
                hands.renew(p, 0, chosen.choice(listed(p.discard[0], 0)))
                memory.renewed()
                yield p, memory
        covered = chosen.choices(*weighed(p.open[0], 0.1))[0]
        unsure = p.hand[0] & p.unknown[0]
        among = unsure if unsure and chosen.random() < back else p.hand[0]
        replace(p, covered, chosen.choices(*weighed(among, 6.0))[0])
        memory.revealed(p.open[0])
        yield p, memory


def weighed(cards: int, renewal: float) -> tuple[list[int], list[float]]:
    """Cards to choose from, Renewal as likely as that many others."""
    found = listed(cards, 0)
    return found, [renewal if card == RENEWAL else 1.0 for card in found]


def piles(p: Havana) -> Piles:
    """The piles that are kept, the earliest first, and the unknown cards."""
    kept = [(hands.pile(p, 0, at), hands.least(p, 0, at)) for at in reversed(range(5))]
    kept.append((p.unknown[0], p.unsure[0]))
    return tuple((least, size(cards) - least) for cards, least in kept if cards)


def four_piles() -> tuple[Havana, Memory]:
    """Two cards are covered before each of five Renewals."""
    p = position()
    memory = Memory(p.open[0])
    for _ in range(5):
        for _ in range(2):
            (covered,) = listed(p.open[0] & ~(1 << RENEWAL), 0)
            replace(p, covered, listed(hands.surely_in_hand(p, 0), 0)[0])
            memory.revealed(p.open[0])
        hands.renew(p, 0, listed(p.discard[0], 0)[-1])
        memory.renewed()
    return p, memory


@pytest.mark.slow
def test_HA_49_others_know_all_that_can_be_known_and_no_more() -> None:
    shapes = Counter[int]()
    for seed in range(2000):
        for p, memory in course(seed):
            assert agree(memory, p, 0)
            assert p.hand[0] in memory.possible
            found = piles(p)
            assert found in SHAPES or not found
            shapes[len(found)] += 1
    assert set(shapes) >= {0, 1, 2, 3, 4}


def test_HA_49_four_piles_are_the_most_that_are_kept() -> None:
    p, memory = four_piles()
    assert piles(p) == ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5))
    assert agree(memory, p, 0)
    again = game("havana", seats=2).decode(p.encode())
    assert again.encode() == p.encode()
    for card in listed(p.hand[0] & p.unknown[0], 0):
        after, seen = p.copy(), copy(memory)
        replace(after, listed(after.open[0] & ~(1 << RENEWAL), 0)[0], card)
        seen.revealed(after.open[0])
        assert agree(seen, after, 0)


def test_HA_49_renewal_in_every_round_is_remembered_for_good() -> None:
    p = position()
    memory = Memory(p.open[0])
    for number in range(40):
        (covered,) = listed(p.open[0] & ~(1 << RENEWAL), 0)
        replace(p, covered, listed(p.hand[0], 0)[number % 9])
        memory.revealed(p.open[0])
        hands.renew(p, 0, listed(p.discard[0], 0)[0])
        memory.renewed()
        assert agree(memory, p, 0)


# Guesses


def shapes(most: int = 10) -> Iterator[Piles]:
    """Every way in which piles can be kept of eleven cards."""
    for n in range(1, most + 1):
        for discarded in range(1, 12 - n):
            yield from within(n, discarded)


def within(n: int, discarded: int) -> Iterator[Piles]:
    """Ways to keep piles inside of one."""
    yield ((n, discarded),)
    for least in range(1, n):
        for most in range(1, discarded):
            yield from ((*inner, (n, discarded)) for inner in within(least, most))


SHAPES = frozenset(shapes())


def possible(kept: Piles) -> int:
    """How many hands fit some piles."""
    ways, before = {0: 1}, 0
    for least, discarded in kept:
        more = least + discarded - before
        before += more
        found = Counter[int]()
        for taken, count in ways.items():
            for extra in range(max(0, least - taken), more + 1):
                found[taken + extra] += count * comb(more, extra)
        ways = dict(found)
    return ways[kept[-1][0]]


def test_HA_49_a_try_in_fifteen_is_a_possible_hand() -> None:
    assert max(len(kept) for kept in SHAPES) == hands.MOST_PILES + 1
    for kept in SHAPES:
        n, discarded = kept[-1]
        assert 15 * possible(kept) >= comb(n + discarded, n)


def guessed_hands(p: Havana, rounds: int) -> Counter[int]:
    """The hands of seat 0 that seat 1 guesses."""
    rng = Rng(7)
    found = Counter[int]()
    for _ in range(rounds):
        guess = p.copy()
        guess.resample(1, rng)
        found[guess.hand[0]] += 1
        assert guess.discard[0] == ALL_CARDS & ~guess.open[0] & ~guess.hand[0]
    return found


@pytest.mark.slow
def test_H_048_guesses_are_the_possible_hands_all_alike() -> None:
    tried = Counter[int]()
    for seed in range(400):
        for p, memory in course(seed):
            kept = len(piles(p))
            if kept < 2 or len(memory.possible) > 40 or tried[kept] > 12:
                continue
            tried[kept] += 1
            found = guessed_hands(p, 100 * len(memory.possible))
            assert set(found) == memory.possible
            spread = sum((n - 100) ** 2 / 100 for n in found.values())
            freedom = len(found) - 1
            assert spread <= freedom + 6 * (2 * freedom) ** 0.5 + 8
    assert tried[2] > 5
    assert tried[3] > 2


def test_H_048_guesses_reach_every_hand_of_four_piles() -> None:
    p, memory = four_piles()
    assert len(memory.possible) == possible(piles(p)) == len(allowed(p, 0))
    found = guessed_hands(p, 30 * len(memory.possible))
    assert set(found) == memory.possible
