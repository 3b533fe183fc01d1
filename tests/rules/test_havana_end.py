"""How HAVANA ends and who wins (H-031, H-032, HA-21, HA-42, HA-44)."""

from typing import Any

import pytest

from malecon import BadOption, Match
from malecon.games.opening import game_with
from tests.havana import havana, legal, play, player
from tests.rules.acting import refused
from tests.rules.plaza import lay, play_quietly, rounds, row, step, to_new_cards, told

NINE = ["capitol", "statue"]
SEVEN = ["cathedral"]
MANY = {"cubes": {"debris": 30}}
WITHOUT_STATUE = ["bench", "well", "kiosk", "lamp-post", "balcony"]


def ending(match: Match) -> tuple[str, int]:
    """How the game ended, and in which round."""
    (event,) = told(match, "ended")
    assert match.view(None).ended == event.what
    return event.what, match.view(None).round


def stalled(bag: int = 0, **given: Any) -> Match:
    """Round 2 of two seats; so many debris cubes in the bag, others in hand and in the box."""
    return havana(MANY, {"cubes": {"brick": 9}}, seats=2, bag={"debris": bag}, **given)


def played_out(match: Match) -> Match:
    """The same match, quietly played until it is over."""
    for _ in rounds(match):
        pass
    assert match.over
    return match


# The target


def test_H_031_the_game_ends_at_once_when_the_target_is_reached() -> None:
    thirteen = {"buildings": ["capitol", "university"], "pesos": 2, "cubes": {"loam": 1}}
    match = havana({}, thirteen, seats=4, place=1)
    play(match, 1, "do siesta", "buy bottom-left")
    assert match.over
    assert match.scores == (0, 15, 0, 0)
    assert match.winners == (1,)
    assert match.waiting == ()
    assert ending(match) == ("target", 2)
    assert refused(match, 2, "do siesta") == ("reason-game-over", "H-031")
    assert told(match, "restocked") == []


def test_H_031_passing_the_target_ends_it_too() -> None:
    fourteen = {"buildings": ["capitol", "cathedral"], "pesos": 2, "cubes": {"loam": 1}}
    match = havana(fourteen, seats=4)
    play(match, 0, "do siesta", "buy bottom-left")
    assert match.over
    assert match.scores[0] == 16


def test_H_031_one_point_short_is_not_enough() -> None:
    twelve = {"buildings": ["capitol", "fortress"], "pesos": 2, "cubes": {"loam": 1}}
    match = havana(twelve, seats=4)
    play(match, 0, "do siesta", "buy bottom-left")
    assert match.scores[0] == 14
    assert not match.over
    assert match.winners == ()
    assert legal(match, 0) == ["end"]


# Buildings and cubes used up


def test_H_032_the_last_building_ends_the_game() -> None:
    buyer = {"buildings": ["convent"], "cubes": {"loam": 1, "debris": 1}}
    match = havana(buyer, {"buildings": SEVEN}, top=["well"], bottom=[], pile=[])
    play(match, 0, "do siesta", "buy top-left")
    assert match.over
    assert ending(match) == ("exhaustion", 2)
    assert match.scores == (5, 7, 0)
    assert match.winners == (1,)


def test_H_032_a_last_building_that_is_removed_ends_it_too() -> None:
    match = havana(
        {"open": ("conservation", "siesta")}, {"buildings": SEVEN}, top=[], bottom=["well"], pile=[]
    )
    play(match, 0, "do conservation", "remove bottom-left")
    assert match.over
    assert ending(match)[0] == "exhaustion"
    assert match.winners == (1,)


def test_H_032_one_building_left_in_the_other_row_goes_on() -> None:
    match = havana({"cubes": {"loam": 1, "debris": 1}}, top=["well"], bottom=["bench"], pile=[])
    play(match, 0, "do siesta", "buy top-left")
    assert not match.over
    assert row(match, "bottom") == ["bench"]


def test_H_032_the_last_cube_ends_the_game() -> None:
    buyer = {"cubes": {"sandstone": 1}}
    match = havana(buyer, {"buildings": ["convent"]}, bag={})
    play(match, 0, "do siesta", "buy top-left")
    assert sum(match.view(None).box.values()) == 80
    assert match.over
    assert ending(match)[0] == "exhaustion"
    assert match.scores == (1, 4, 0)
    assert match.winners == (1,)


def test_H_032_the_last_cube_taken_by_the_tax_ends_it_too() -> None:
    collector = {"open": ("tax-collector", "siesta")}
    match = havana(collector, {"open": ("siesta", "pesos"), "cubes": {"glass": 1}}, seats=2, bag={})
    play(match, 0, "do tax-collector")
    assert match.over
    assert ending(match)[0] == "exhaustion"
    assert [e.what for e in told(match, "card")] == ["tax-collector"]


def test_H_032_after_the_last_cube_no_further_player_is_taxed() -> None:
    collector = {"open": ("tax-collector", "siesta")}
    match = havana(
        collector,
        {"open": ("siesta", "pesos"), "cubes": {"glass": 1}},
        {"open": ("siesta", "pesos"), "workers": 1},
        bag={},
        draws=False,
    )
    play(match, 0, "do tax-collector", "tax glass")
    assert match.over
    assert player(match, 2).workers == 1


@pytest.mark.parametrize("where", ["hand", "centre", "bag"])
def test_HA_21_an_empty_bag_is_not_enough(where: str) -> None:
    owned = {"sandstone": 1} | ({"debris": 1} if where == "hand" else {})
    match = havana(
        {"cubes": owned},
        bag={"debris": 1} if where == "bag" else {},
        centre={"debris": 1} if where == "centre" else {},
    )
    play(match, 0, "do siesta", "buy top-left")
    assert sum(match.view(None).box.values()) == 79
    assert not match.over


# Ties


def test_HA_42_equals_share_the_victory() -> None:
    buyer = {"buildings": ["university"], "cubes": {"loam": 1}, "pesos": 9, "workers": 3}
    match = havana(
        buyer, {"buildings": SEVEN}, {"buildings": ["convent"]}, top=["well"], bottom=[], pile=[]
    )
    play(match, 0, "do siesta", "buy top-left")
    assert match.scores == (7, 7, 4)
    assert match.winners == (0, 1)
    assert [(e.seat, e.n) for e in told(match, "over")] == [(0, 7), (1, 7)]


def test_HA_42_nobody_with_a_point_all_share() -> None:
    match = havana({"open": ("conservation", "siesta")}, top=["well"], bottom=[], pile=[])
    play(match, 0, "do conservation", "remove top-left")
    assert match.winners == (0, 1, 2)


def test_HA_42_a_stalled_game_is_shared_too() -> None:
    match = played_out(
        havana(
            MANY | {"buildings": SEVEN}, {"buildings": ["capitol"]}, seats=2, bag={}, stall_limit=1
        )
    )
    assert match.winners == (0, 1)


# Games that do not come to an end


def test_HA_44_fifteen_idle_rounds_with_an_empty_bag_end_the_game() -> None:
    match = stalled()
    for number in rounds(match):
        assert match.over is (number == 16)
    assert ending(match) == ("stall", 16)


@pytest.mark.parametrize("limit", [1, 2, 4])
def test_HA_44_the_stall_limit_can_be_another_number(limit: int) -> None:
    assert ending(played_out(stalled(stall_limit=limit))) == ("stall", 1 + limit)


def test_HA_44_without_a_stall_limit_the_game_goes_on() -> None:
    match = stalled(stall_limit="none")
    assert len(list(rounds(match, most=40))) == 40
    assert not match.over


def test_HA_44_the_game_ends_after_restocking() -> None:
    match = played_out(stalled(stall_limit=1))
    assert [e.what for e in told(match, "phase")] == ["restock"]
    assert [e.n for e in told(match, "restocked")] == [3]
    assert match.view(None).centre["pesos"] == 7
    assert match.waiting == ()


def test_HA_44_most_points_win_a_stalled_game() -> None:
    rest = WITHOUT_STATUE
    match = havana(
        MANY | {"buildings": NINE}, {"buildings": SEVEN}, seats=2, bag={}, top=rest, stall_limit=1
    )
    played_out(match)
    assert match.scores == (9, 7)
    assert match.winners == (0,)


@pytest.mark.parametrize(("bag", "last"), [(0, 4), (6, 4), (9, 4), (10, 5), (13, 6)])
def test_HA_44_only_now_must_the_bag_be_empty(bag: int, last: int) -> None:
    match = havana(seats=2, bag={"debris": bag}, stall_limit=3, centre={"brick": 5}) if bag else (
        stalled(stall_limit=3)
    )  # fmt: skip
    assert ending(played_out(match)) == ("stall", last)


def test_HA_44_a_building_sold_begins_the_count_anew() -> None:
    match = havana(MANY, {"cubes": {"sandstone": 1}}, seats=2, bag={}, stall_limit=2)
    to_new_cards(match)
    lay(match, ("siesta", "mama"), ("siesta", "mama"))
    while match.waiting != (1,) or step(match) != "buy":
        play_quietly(match)
    play(match, 1, "buy top-left")
    assert ending(played_out(match)) == ("stall", 5)


def test_HA_44_a_building_removed_begins_the_count_anew() -> None:
    match = havana(MANY | {"open": ("siesta", "conservation")}, seats=2, bag={}, stall_limit=2)
    play(match, 0, "do conservation", "remove top-left")
    assert ending(played_out(match)) == ("stall", 4)


@pytest.mark.parametrize("limit", [2, 3, 7])
def test_HA_44_a_round_limit_ends_the_game_after_restocking(limit: int) -> None:
    match = havana({"buildings": SEVEN}, seats=2, round_limit=limit)
    for number in rounds(match):
        assert match.over is (number == limit)
    assert ending(match) == ("rounds", limit)
    assert told(match, "phase")[-1].what == "restock"
    assert match.winners == (0,)


def test_HA_44_no_round_limit_by_default() -> None:
    assert havana(seats=2).view(None).options["round_limit"] == "none"
    assert havana(seats=2).view(None).options["stall_limit"] == "15"
    assert len(list(rounds(havana(seats=2, stall_limit="none"), most=30))) == 30


@pytest.mark.parametrize("option", ["stall_limit", "round_limit"])
@pytest.mark.parametrize("value", [0, 100, -1, "many"])
def test_HA_44_limits_are_numbers_from_1_to_99(option: str, value: object) -> None:
    with pytest.raises(BadOption):
        Match("havana", **{option: value})  # type: ignore[arg-type]
    limited = game_with({option: 99}, "havana")
    assert Match(limited, seed=1).view(None).options[option] == "99"


def test_HA_44_an_ending_names_its_ruling() -> None:
    for match in (stalled(stall_limit=1), havana(seats=2, round_limit=2)):
        assert [e.why for e in told(played_out(match), "ended")] == ["HA-44"]
