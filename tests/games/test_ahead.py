"""A turn planned ahead is the turn that comes, if nothing comes between."""

from collections.abc import Iterator
from random import Random

import pytest

from malecon.games.ahead import Ahead
from malecon.games.choosing import game
from malecon.games.match import Match
from malecon.games.registry import all_games
from tests.cuba import cuba
from tests.havana import havana
from tests.laws.walk import busy, settings


def positions(name: str, number: int) -> Iterator[tuple[Match, Random]]:
    """A random game, position by position."""
    chosen = settings(name, number)
    seats, edition = chosen.pop("seats"), chosen.pop("edition")
    match = Match(game(name, seats=seats, edition=edition, **chosen), seed=number)
    rng = Random(f"ahead {name} {number}")
    while not match.over:
        yield match, rng
        seat = rng.choice(match.waiting)
        match.play(match.game.write(busy(name, match.position.legal(seat), rng)), seat)


def planned(match: Match, seat: int, rng: Random) -> Ahead:
    """A turn of a seat planned at random, to its end or to where it can be planned no further."""
    ahead = Ahead(match.game, match.view(seat))
    while (offer := ahead.offer()) is not None and offer.moves and len(ahead.moves) < 40:
        actions = [match.game.read(choice.move)[0] for choice in offer.moves]
        ahead.play([match.game.write(busy(match.game.name, actions, rng))])
        assert ahead.stuck is None
    return ahead


@pytest.mark.parametrize("name", all_games())
def test_a_plan_of_who_is_asked_is_what_happens(name: str, games: int) -> None:
    compared = 0
    for number in range(games):
        for match, rng in positions(name, number):
            seat = match.waiting[0]
            ahead = planned(match, seat, rng)
            if ahead.why:
                assert ahead.why == "sealed"
                assert match.game.is_sealed(match.position)
                continue
            real = match.copy()
            for number, (move, effect) in enumerate(zip(ahead.moves, ahead.effects, strict=True)):
                told = [event for event in real.play(move, seat) if event.event != "forced"]
                assert told[: len(effect)] == effect
                is_last = number + 1 == len(ahead.moves)
                assert len(told) == len(effect) or is_last
                assert ahead.certain > number or (is_last and ahead.is_drawn)
                compared += 1
    assert compared > games


@pytest.mark.parametrize("name", all_games())
def test_a_plan_comes_true_if_nothing_comes_between(name: str, games: int) -> None:
    """Plans are made as early as can be, and looked at again when their seat is asked."""
    same = other = 0
    for number in range(games):
        before: dict[int, Ahead] = {}
        for match, rng in positions(name, number):
            for seat in range(match.seats):
                if seat not in match.waiting:
                    before.setdefault(seat, planned(match, seat, rng))
                    continue
                made = before.pop(seat, None)
                if made is None or not made.certain or match.game.is_sealed(match.position):
                    continue
                now = Ahead(match.game, match.view(seat))
                now.play(made.moves)
                same += now.mark == made.mark
                other += now.mark != made.mark
    assert same > 0
    assert other > 0


@pytest.mark.parametrize("name", all_games())
def test_there_is_nothing_to_plan_where_nobody_can_say_how_it_will_be(
    name: str, games: int
) -> None:
    found = set()
    for number in range(games):
        for match, _ in positions(name, number):
            for seat in range(match.seats):
                ahead = Ahead(match.game, match.view(seat))
                found.add(ahead.why)
                assert (ahead.offer() is None) == bool(ahead.why)
                if ahead.why:
                    ahead.play(["end"])
                    assert (ahead.moves, ahead.effects) == ([], [])
    assert found >= {"", "sealed", "round"}
    assert found <= {"", "sealed", "setup", "phase", "round", "draw"}


def planned_by(match: Match, seat: int, *moves: str) -> Ahead:
    ahead = Ahead(match.game, match.view(seat))
    ahead.play(moves)
    return ahead


def test_a_plan_stops_at_what_is_drawn() -> None:
    match = havana({}, {"open": ["black-market", "protection"]})
    ahead = planned_by(match, 1, "do black-market", "end")
    assert ahead.is_drawn
    assert (ahead.moves, ahead.certain) == (["do black-market"], 0)
    assert ahead.offer() is None
    assert ahead.stuck is not None


def test_a_plan_ends_with_its_turn() -> None:
    match = havana({}, {"open": ["worker", "pesos"]})
    ahead = planned_by(match, 1, "do worker", "end", "end")
    assert ahead.has_ended
    assert ahead.certain == 2
    assert [event.event for event in ahead.effects[1]] == ["turn-ended"]
    assert ahead.stuck is not None


def test_what_another_takes_first_changes_a_plan() -> None:
    match = havana({"open": ["worker", "siesta"]}, {"open": ["worker", "pesos"]})
    mark = planned_by(match, 1, "do worker", "end").mark
    assert planned_by(match, 1, "do worker", "end").mark == mark
    match.play("do worker", seat=0)
    assert planned_by(match, 1, "do worker", "end").mark != mark


def test_the_last_in_the_order_plans_its_new_card_without_a_reveal() -> None:
    match = havana({}, {}, {}, order=[2, 1, 0], place=2)
    ahead = planned_by(match, 1, "cover siesta", "lay worker", "end")
    assert ahead.has_ended
    assert [event.event for event in ahead.effects[2]] == ["turn-ended"]
    last = planned_by(match, 2, "cover siesta", "lay worker", "end")
    assert last.certain == 3


def test_a_plan_that_skips_leaves_out_what_is_not_possible() -> None:
    match = cuba({"yard": {"sugar": 2}}, seats=2)
    ahead = Ahead(match.game, match.view(0))
    ahead.play(["merchant", "sell rum", "sell sugar", "sell sugar", "sell sugar"], skips=True)
    assert ahead.moves == ["merchant", "sell sugar", "sell sugar"]
    assert ahead.stuck is None


def test_a_card_of_cuba_is_planned_as_if_its_turn_came_now() -> None:
    match = cuba({}, {"yard": {"sugar": 1}}, seats=2)
    ahead = planned_by(match, 1, "merchant", "sell sugar", "end")
    assert ahead.has_ended
    assert ahead.stuck is None
    assert [e.n for e in ahead.effects[1] if e.event == "earned"] == [
        match.view(1).prices["sugar"].sell
    ]
