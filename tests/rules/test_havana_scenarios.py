"""Acceptance scenarios of HAVANA: setup, order and buildings (SH-01 to SH-20)."""

from typing import Any

import pytest

from malecon import Match
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaView
from tests.havana import TOP, cubes, havana, legal, play, player
from tests.rules.acting import refused, step, unread

NEW = {"brick": 10, "sandstone": 10, "loam": 10, "glass": 10, "debris": 40}
LOW_ENDED = (
    ["convent", "bench", "well", "kiosk", "lamp-post", "fortress"],
    ["market-hall", "statue", "balcony", "cafe", "pharmacy", "grand-hotel"],
)  # low ones lie inside only: the ends are worth 4, 5, 4 and 6


def table(match: Match) -> HavanaView:
    """What everybody sees."""
    found: HavanaView = match.view(None)
    return found


def total(counts: dict[str, int]) -> int:
    """How many cubes there are in a row of counts."""
    return sum(counts[colour] for colour in names.COLOURS)


def dealt(top: list[str], bottom: list[str], seats: int = 4) -> Match:
    """A new game whose first twelve buildings are given; cubes are still to be drawn."""
    match = Match("havana", seats=seats, seed=1, draws=False)
    for name in [*top, *bottom]:
        match.play(f"building {name}", seat=-1)
    return match


def renumbered(*players: dict[str, Any]) -> list[int]:
    """The order of three seats when the first two lay a 4 to their 2 and the third lays a 9."""
    match = havana(*players, seats=3, phase="cards")
    for seat, card in enumerate(("worker", "worker", "mama")):
        play(match, seat, "cover siesta", f"lay {card}", "end")
    assert [player(match, seat).number for seat in range(3)] == [24, 24, 29]
    order: list[int] = table(match).order
    return order


def test_SH_01_the_box_holds_what_the_rules_count() -> None:
    match = Match("havana", seats=4, seed=1, draws=False, bank="108")
    start = match.snapshot()
    assert start["bag"] == NEW
    assert total(start["bag"]) == 80
    assert len(set(start["pile"])) == len(table(match).prices) == 36
    assert [len(cards["hand"]) for cards in start["cards"]] == [13] * 4
    assert sum(len(set(cards["hand"])) for cards in start["cards"]) == 52
    pesos = sum(owner["pesos"] for owner in start["players"])
    assert start["bank"] + start["centre"]["pesos"] + pesos == 36 + 72
    assert start["workers"] == 15


def test_SH_02_the_table_of_four_after_the_setup() -> None:
    top, bottom = ["bench", *LOW_ENDED[0][2:], "arcade"], LOW_ENDED[1]
    match = dealt(top, bottom)
    for colour in ("brick", "debris", "debris", "glass", "loam", "loam", "debris"):
        match.play(f"cube {colour}", seat=-1)
    found = table(match)
    assert total(found.bag) == 80 - 4 - 3 == 73
    assert found.centre == {
        "brick": 0, "sandstone": 0, "loam": 2, "glass": 0, "debris": 1, "pesos": 4
    }  # fmt: skip
    assert found.rows == {"top": top, "bottom": bottom}
    assert len(found.pile) == 24
    assert [owner.pesos for owner in found.players] == [1] * 4
    assert [cubes(match, seat) for seat in range(4)] == [
        {"brick": 1}, {"debris": 1}, {"debris": 1}, {"glass": 1}
    ]  # fmt: skip
    assert [owner.hand_count for owner in found.players] == [13] * 4
    assert match.waiting == (0, 1, 2, 3)


def test_SH_03_without_a_low_end_the_oldest_swaps_one_for_a_low_card_of_the_pile() -> None:
    match = dealt(*LOW_ENDED)
    assert match.waiting == (0,)
    worth = {name: price.points for name, price in table(match).prices.items()}
    low = [name for name in table(match).pile if worth[name] <= 3]
    assert legal(match, 0) == [f"swap {name}" for name in low]
    assert refused(match, 0, "swap cathedral") == ("reason-worth", "H-008")
    assert refused(match, 0, "swap bench") == ("reason-not-in-pile", "H-008")
    assert refused(match, 1, "swap florist")[0] == "reason-not-your-turn"
    assert refused(match, 0, "end")[0] == "reason-must-finish"
    play(match, 0, "swap florist")
    assert legal(match, 0) == [f"at {end}" for end in names.ENDS]
    play(match, 0, "at bottom-right", "end")
    assert table(match).rows["bottom"] == [*LOW_ENDED[1][:5], "florist"]
    assert table(match).rows["top"] == LOW_ENDED[0]
    assert len(table(match).pile) == 24
    assert "grand-hotel" in table(match).pile
    assert "florist" not in table(match).pile
    assert step(match) == "draw-cube"


@pytest.mark.parametrize("place", [(0, 0), (0, 5), (1, 0), (1, 5)])
def test_SH_04_with_one_end_worth_3_nothing_is_swapped(place: tuple[int, int]) -> None:
    rows = [list(row) for row in LOW_ENDED]
    rows[place[0]][place[1]] = "barber"
    match = dealt(rows[0], rows[1])
    assert step(match) == "draw-cube"
    assert match.waiting == ()
    assert refused(match, 0, "swap florist")[0] == "reason-not-your-turn"
    assert table(match).rows == {"top": rows[0], "bottom": rows[1]}


def test_SH_05_seven_and_nothing_before_24_before_26() -> None:
    match = havana(phase="first")
    peter, tobias, vanessa = 0, 1, 2
    play(match, peter, "lay worker", "lay debris")
    play(match, tobias, "lay protection", "lay material-thief")
    assert table(match).round == 0
    play(match, vanessa, "lay black-market", "lay siesta")
    assert [player(match, seat).number for seat in (vanessa, peter, tobias)] == [7, 24, 26]
    assert table(match).order == [vanessa, peter, tobias]
    assert match.waiting == (vanessa,)
    assert [owner.hand_count for owner in table(match).players] == [11] * 3


def test_SH_06_the_smaller_digit_comes_first() -> None:
    match = havana(phase="first", seats=2)
    play(match, 0, "lay pesos", "lay protection")
    play(match, 1, "lay material-thief", "lay siesta")
    assert [player(match, seat).number for seat in (0, 1)] == [28, 6]
    assert table(match).order == [1, 0]


def test_SH_07_equal_digits() -> None:
    match = havana(phase="first", seats=2)
    play(match, 0, "lay tax-collector", "lay conservation")
    play(match, 1, "lay debris", "lay protection")
    assert [player(match, seat).number for seat in (0, 1)] == [33, 22]
    assert table(match).order == [1, 0]


def test_SH_08_equal_numbers_fewest_points_first() -> None:
    four, six = {"buildings": ["convent"]}, {"buildings": ["grand-hotel"]}
    assert renumbered(four, six) == [0, 1, 2]
    assert renumbered(six, four) == [1, 0, 2]
    assert renumbered(four | {"cubes": {"brick": 3}, "pesos": 9}, six)[:2] == [0, 1]


def test_SH_09_equal_points_fewest_coloured_cubes_first() -> None:
    three = {"buildings": ["convent"], "cubes": {"brick": 2, "loam": 1}}
    two = {"buildings": ["hospital"], "cubes": {"glass": 2, "debris": 9}, "pesos": 5}
    assert renumbered(three, two) == [1, 0, 2]
    assert renumbered(two, three) == [0, 1, 2]


def test_SH_11_everything_equal_the_younger_first() -> None:
    same = {"cubes": {"brick": 1, "debris": 2}, "pesos": 3, "workers": 1}
    assert renumbered(same, same) == [1, 0, 2]


def test_SH_12_a_building_for_a_brick_and_two_pesos() -> None:
    top = ["bench", "well", "kiosk", "lamp-post", "balcony", "statue"]
    match = havana({"cubes": {"brick": 2}, "pesos": 3}, top=top, bank="108")
    bank = table(match).bank or 0
    play(match, 0, "do siesta", "buy top-right")
    assert match.scores == (2, 0, 0)
    assert (player(match, 0).pesos, cubes(match, 0)) == (1, {"brick": 1})
    assert table(match).bank == bank + 2
    assert table(match).box == dict.fromkeys(names.COLOURS, 0) | {"brick": 1}
    assert player(match, 0).buildings == ["statue"]
    assert table(match).rows["top"] == top[:-1]


def test_SH_13_the_second_card_is_not_for_sale_until_the_end_card_is_gone() -> None:
    match = havana({"cubes": {"loam": 1, "sandstone": 1}}, top=TOP)
    play(match, 0, "do siesta")
    unread(match, 0, "buy well")
    unread(match, 0, "buy top")
    assert [move for move in legal(match, 0) if move.startswith("buy top")] == ["buy top-left"]
    play(match, 0, "buy top-left")
    assert player(match, 0).buildings == ["bench"]
    play(match, 0, "buy top-left")
    assert player(match, 0).buildings == ["bench", "well"]


def test_SH_14_top_left_bottom_right_and_bottom_right_again() -> None:
    match = havana({"cubes": {"sandstone": 2, "loam": 1}, "workers": 2})
    play(match, 0, "do siesta", "buy top-left", "buy bottom-right", "buy bottom-right")
    assert player(match, 0).buildings == ["bench", "barracks", "arcade"]
    assert (match.scores, cubes(match, 0)) == ((1 + 2 + 2, 0, 0), {})
    assert table(match).rows["top"] == TOP[1:]
    assert table(match).rows["bottom"] == ["cafe", "pharmacy", "florist", "lottery-office"]
    play(match, 0, "end")


BARRACKS = ["bench", "well", "kiosk", "lamp-post", "statue", "barracks"]
BELOW = ["cafe", "pharmacy", "florist", "lottery-office", "balcony", "arcade"]


def test_SH_16_five_pesos_for_the_worker_that_is_missing() -> None:
    match = havana({"workers": 1, "pesos": 5}, top=BARRACKS, bottom=BELOW)
    play(match, 0, "do siesta", "buy top-right")
    assert (player(match, 0).workers, player(match, 0).pesos) == (0, 0)
    assert (player(match, 0).buildings, match.scores[0]) == (["barracks"], 2)
    assert table(match).workers == 15


def test_SH_16_four_pesos_are_not_enough() -> None:
    match = havana({"workers": 1, "pesos": 4}, top=BARRACKS, bottom=BELOW)
    play(match, 0, "do siesta")
    assert refused(match, 0, "buy top-right") == ("reason-cost", "H-021")


PHARMACY = ["pharmacy", "cafe", "florist", "lottery-office", "barracks", "arcade"]


def test_SH_17_five_grey_cubes_for_a_blue_one() -> None:
    match = havana({"workers": 1, "cubes": {"debris": 5}}, bottom=PHARMACY)
    play(match, 0, "do siesta", "buy bottom-left")
    assert (player(match, 0).buildings, cubes(match, 0)) == (["pharmacy"], {})
    assert table(match).box["debris"] == 5
    assert table(match).box["glass"] == 0


def test_SH_17_four_are_not_enough() -> None:
    match = havana({"workers": 1, "cubes": {"debris": 4}}, bottom=PHARMACY)
    play(match, 0, "do siesta")
    assert refused(match, 0, "buy bottom-left") == ("reason-cost", "H-021")


SCHOOL = ["school", "bench", "well", "kiosk", "lamp-post", "statue"]
FOR_SCHOOL = {"cubes": {"brick": 1, "loam": 1}}


def test_SH_19_an_architect_in_hand_does_not_help() -> None:
    match = havana(FOR_SCHOOL, top=SCHOOL)
    assert "architect" in match.view(0).hand
    play(match, 0, "do siesta")
    assert refused(match, 0, "buy top-left") == ("reason-architect", "H-022")


def test_SH_19_a_covered_architect_does_not_help() -> None:
    owner = FOR_SCHOOL | {"open": ("siesta", "architect")}
    match = havana(owner, seats=2, phase="cards", top=SCHOOL)
    play(match, 0, "cover architect", "lay protection", "end")
    play(match, 1, "cover siesta", "lay mama", "end")
    assert "architect" in match.view(0).discard
    play(match, 0, "do siesta")
    assert refused(match, 0, "buy top-left") == ("reason-architect", "H-022")


def test_SH_19_an_open_architect_does_and_stays() -> None:
    match = havana(FOR_SCHOOL | {"open": ("siesta", "architect")}, top=SCHOOL)
    play(match, 0, "do siesta", "buy top-left")
    assert (player(match, 0).buildings, match.scores[0]) == (["school"], 3)
    assert player(match, 0).open == ["siesta", "architect"]


RICH = {"cubes": {"sandstone": 3}, "pesos": 3}


def test_SH_20_nobody_buys_in_phase_2() -> None:
    match = havana(RICH, RICH, seats=2, place=1, draws=False)
    play(match, 1, "do siesta", "end")
    assert step(match) == "draw-cube"
    for seat in (0, 1):
        assert refused(match, seat, "buy top-left")[0] == "reason-not-your-turn"


def test_SH_20_nobody_buys_in_phase_3() -> None:
    match = havana(RICH, RICH, seats=2, phase="cards")
    refused(match, 0, "buy top-left")
    refused(match, 1, "buy top-left")
    play(match, 0, "cover siesta")
    refused(match, 0, "buy top-left")
    play(match, 0, "lay mama")
    refused(match, 0, "buy top-left")
    assert legal(match, 0) == ["end"]


def test_SH_20_nobody_buys_on_another_players_turn() -> None:
    match = havana(RICH, RICH, seats=2)
    play(match, 0, "do siesta")
    assert "buy top-left" in legal(match, 0)
    assert refused(match, 1, "buy top-left") == ("reason-not-your-turn", "H-014")
