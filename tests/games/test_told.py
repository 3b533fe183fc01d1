"""What views and offers tell so that nobody who draws a table has to know the rules of HAVANA."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from malecon import Match
from malecon.games.choosing import game
from malecon.games.havana.shape import HavanaView
from tests.havana import cubes, havana, play, player
from tests.rules.plaza import lay

RICH = {"cubes": {"sandstone": 1, "loam": 2, "glass": 1, "debris": 17}, "pesos": 9, "workers": 1}


def positions(games: int) -> Iterator[Match[HavanaView]]:
    """A match after every choice of some random games, changed from one to the next."""
    for number in range(games):
        match = Match(game("havana", seats=2 + number % 3), seed=number)
        chosen = Random(number)
        while not match.over:
            seat = chosen.choice(match.waiting)
            match.play(chosen.choice(match.legal(seat)), seat=seat)
            yield match


def paying() -> Match[HavanaView]:
    """Seat 0 is to pay for the cathedral."""
    match = havana(RICH, top=["cathedral", "well"], pile=[])
    return play(match, 0, "do siesta", "buy top-left")


def test_the_phase_is_the_one_that_was_told_last() -> None:
    for match in positions(3):
        told = [event.what for event in match.events if event.event == "phase"]
        assert match.view(None).phase == (told[-1] if told else None)


def test_a_game_that_stalls_ends_in_the_phase_in_which_the_square_is_stocked() -> None:
    match = Match(game("havana", seats=2, round_limit=1), seed=4)
    while not match.over:
        match.play(match.legal(match.waiting[0])[-1], seat=match.waiting[0])
    assert match.view(None).ended == "rounds"
    assert match.view(None).phase == "restock"


def test_the_number_of_laid_cards_is_the_one_that_opens() -> None:
    match = lay(havana(phase="cards"), ("siesta", "mama"), ("protection", "pesos"))
    assert [match.view(seat).next_number for seat in range(3)] == [29, 8, None]
    assert match.view(None).next_number is None
    play(match, 2, "cover siesta")
    (number,) = (c.effect[0].n for c in match.offer(2).moves if c.move == "lay worker")
    play(match, 2, "lay worker", "end")
    assert [player(match, seat).number for seat in range(3)] == [29, 8, number]


def test_the_first_of_two_cards_makes_no_number_yet() -> None:
    match = havana(phase="first")
    play(match, 0, "lay mama")
    assert match.view(0).next_number is None
    assert {choice.effect[0].n for choice in match.offer(0).moves} >= {9, 19, 89}
    play(match, 0, "lay siesta")
    assert match.view(0).next_number == 9


def test_who_is_protected_is_told() -> None:
    match = havana({"open": ("siesta", "pesos")}, {"open": ("protection", "pesos")})
    assert match.view(0).protected == [1, 2]


def test_only_who_pays_is_told_how() -> None:
    match = paying()
    assert match.view(0).purchase is not None
    assert [match.view(seat).purchase for seat in (None, 1, 2)] == [None] * 3
    assert havana().view(0).purchase is None


def test_what_can_be_replaced_is_told_with_what_stands_in_for_it() -> None:
    purchase = paying().view(0).purchase
    assert purchase is not None
    assert purchase.building == "cathedral"
    told = [(piece.piece, piece.n, piece.by, piece.each) for piece in purchase.pieces]
    assert told == [
        ("sandstone", 1, "debris", 5),
        ("loam", 2, "debris", 5),
        ("glass", 1, "debris", 5),
        ("worker", 2, "pesos", 5),
    ]


def test_the_first_payment_replaces_only_what_is_lacking() -> None:
    match = paying()
    play(match, 0, "replace loam")
    purchase = match.view(0).purchase
    assert purchase is not None
    least = purchase.payments[0]
    assert least.replaced == {"worker": 1}
    assert least.pays == {"sandstone": 1, "loam": 2, "glass": 1, "worker": 1, "pesos": 7}


def test_every_payment_that_is_told_takes_what_it_says() -> None:
    purchase = paying().view(0).purchase
    assert purchase is not None
    assert len(purchase.payments) == 11  # three of four stones at most, and no second worker
    for payment in purchase.payments:
        match = paying()
        before = Counter(cubes(match, 0)) + Counter(pesos=9, worker=1)
        for piece, n in (Counter(payment.replaced) - Counter(worker=1)).items():
            play(match, 0, *[f"replace {piece}"] * n)
        if any(str(move) == "pay" for move in match.legal(0)):
            play(match, 0, "pay")
        mine = player(match, 0)
        assert mine.points == 7
        left = Counter(cubes(match, 0)) + Counter(pesos=mine.pesos, worker=mine.workers)
        assert before - left == Counter(payment.pays)


def test_more_can_be_replaced_if_and_only_if_a_payment_says_so() -> None:
    asked = 0
    for match in positions(6):
        view = match.view(match.waiting[0]) if match.waiting else None
        if view is None or view.purchase is None:
            continue
        asked += 1
        now = view.progress.replaced | {"worker": view.progress.replaced_workers}
        told = [Counter(payment.replaced) for payment in view.purchase.payments]
        assert Counter(now) + Counter() in told
        for piece in ("brick", "sandstone", "loam", "glass", "worker"):
            can = any(str(move) == f"replace {piece}" for move in match.legal(match.waiting[0]))
            assert (Counter(now) + Counter([piece]) in told) == can
    assert asked
