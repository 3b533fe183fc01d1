"""Box, setup and first cards of HAVANA (H-001 to H-012, HA-01 to HA-04, HA-20, HA-43, HA-46)."""

from collections.abc import Iterable
from typing import Any

import pytest

from malecon import BadComponents, BadSeats, IllegalMove, Match
from malecon.games.havana import names
from tests.havana import BOTTOM, TOP, cubes, havana, legal, play, player
from tests.rules.acting import refused
from tests.rules.plaza import centre, end_turn, lay, lay_first, order, row, step, to_new_cards, told

HIGH_TOP = ["cigar-hall", "bench", "well", "kiosk", "lamp-post", "railway-station"]
HIGH_BOTTOM = ["convent", "cafe", "pharmacy", "florist", "barracks", "opera-house"]
BAG = {"brick": 10, "sandstone": 10, "loam": 10, "glass": 10, "debris": 40}


def dealt(top: Iterable[str], bottom: Iterable[str], **given: Any) -> Match:
    """The table when these rows have been turned up; chance stops after them."""
    match = Match("havana", seed=1, draws=False, **given)
    for name in (*top, *bottom):
        match.play(f"building {name}", seat=-1)
    return match


def draw(match: Match, *colours: str) -> Match:
    """Chance draws these cubes."""
    for colour in colours:
        match.play(f"cube {colour}", seat=-1)
    return match


def own_buildings(low: int) -> dict[str, Any]:
    """A box with so many buildings of 1 point, named low-0 and on, and the rest of 4 points."""
    cheap = {f"low-{i}": {"vp": 1, "brick": 1} for i in range(low)}
    return {"buildings": cheap | {f"high-{i}": {"vp": 4, "glass": 2} for i in range(36 - low)}}


# The box


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_H_001_two_to_four_play(seats: int) -> None:
    match = Match("havana", seats=seats, seed=1)
    assert len(match.view(None).players) == seats
    assert match.waiting == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_H_001_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadSeats):
        Match("havana", seats=seats)


@pytest.mark.parametrize(("seats", "target"), [(2, 25), (3, 20), (4, 15)])
def test_H_002_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    assert Match("havana", seats=seats, seed=1).view(None).target == target


TWO_SHORT = {  # buildings worth two points less than the target
    2: ["capitol", "cathedral", "university", "barber"],
    3: ["capitol", "cathedral", "hospital"],
    4: ["capitol", "university"],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_H_002_who_reaches_the_target_wins(seats: int) -> None:
    rich = {"buildings": TWO_SHORT[seats], "cubes": {"sandstone": 2, "loam": 1}}
    match = havana(rich, seats=seats, top=TOP)
    play(match, 0, "do siesta", "buy top-left")
    assert match.waiting == (0,)
    play(match, 0, "buy bottom-right")
    assert match.over
    assert match.winners == (0,)


def test_H_003_ten_cubes_of_each_colour_and_forty_of_debris() -> None:
    table = Match("havana", seed=3).view(None)
    held = [table.bag, table.centre, table.box, *(p.cubes for p in table.players)]
    assert {colour: sum(part[colour] for part in held) for colour in names.COLOURS} == BAG


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_H_004_buildings_cards_pesos_and_workers(seats: int) -> None:
    match = Match("havana", seats=seats, seed=1, bank=108)
    table = match.view(None)
    assert len(table.prices) == 36
    assert table.workers == 15
    assert [player.hand_count for player in table.players] == [13] * seats
    assert table.bank is not None
    assert table.bank + table.centre["pesos"] + seats == 108


def test_H_005_all_cubes_begin_in_the_bag() -> None:
    table = dealt(TOP, BOTTOM[:-1]).view(None)
    assert table.bag == BAG
    assert table.workers == 15


def test_H_006_everybody_has_the_same_thirteen_cards() -> None:
    match = Match("havana", seats=3, seed=1)
    assert len(names.CARDS) == 13
    assert [match.view(seat).hand for seat in range(3)] == [list(names.CARDS)] * 3
    assert [match.view(seat).discard for seat in range(3)] == [[], [], []]


# The street


def test_H_007_twelve_buildings_in_two_rows_of_six() -> None:
    match = dealt(TOP, BOTTOM)
    assert row(match, "top") == TOP
    assert row(match, "bottom") == BOTTOM
    pile = match.view(None).pile
    assert len(pile) == 24
    assert not set(pile) & {*TOP, *BOTTOM}


def test_H_007_the_buildings_are_shuffled() -> None:
    rows = [tuple(row(Match("havana", seed=seed), "top")) for seed in range(8)]
    assert len(set(rows)) == 8


def test_H_007_a_building_lies_in_the_street_once() -> None:
    match = dealt(TOP, BOTTOM[:-1])
    with pytest.raises(IllegalMove):
        match.play("building bench", seat=-1)
    assert len(row(match, "bottom")) == 5


def test_H_008_the_oldest_swaps_a_low_building_to_an_end() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    assert match.waiting == (0,)
    play(match, 0, "swap statue", "at bottom-right", "end")
    assert row(match, "bottom") == [*HIGH_BOTTOM[:-1], "statue"]
    assert row(match, "top") == HIGH_TOP
    pile = match.view(None).pile
    assert len(pile) == 24
    assert "opera-house" in pile
    assert "statue" not in pile


@pytest.mark.parametrize(
    ("end", "name", "place"),
    [("top-left", "top", 0), ("top-right", "top", 5), ("bottom-left", "bottom", 0)],
)
def test_H_008_any_of_the_four_ends(end: str, name: str, place: int) -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    play(match, 0, "swap barber", f"at {end}", "end")
    assert row(match, name)[place] == "barber"
    assert len({*row(match, "top"), *row(match, "bottom"), *match.view(None).pile}) == 36


@pytest.mark.parametrize("low", ["barber", "statue", "lottery-office"])
@pytest.mark.parametrize("end", [0, 1, 2, 3])
def test_H_008_one_low_end_is_enough(end: int, low: str) -> None:
    top, bottom = list(HIGH_TOP), list(HIGH_BOTTOM)
    (top if end < 2 else bottom)[-(end % 2)] = low
    match = dealt(top, bottom)
    assert step(match) == "draw-cube"
    assert told(match, "swapped") == []


def test_H_008_low_buildings_inside_the_rows_do_not_count() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    worth = match.view(None).prices
    assert [worth[name].points for name in HIGH_TOP] == [4, 1, 1, 1, 1, 5]
    assert step(match) == "swap-card"


def test_H_008_the_pile_is_shuffled_with_the_displaced_building_in_it() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM, seats=2)
    play(match, 0, "swap statue", "at top-left", "end")
    draw(match, "brick", "debris", "debris", "debris", "debris")
    lay_first(match, ("siesta", "conservation"), ("siesta", "pesos"))
    snapshot = match.snapshot()
    snapshot["rows"]["top"] = row(match, "top")[:3]
    snapshot["rows"]["bottom"] = row(match, "bottom")
    again = Match.from_snapshot(snapshot, seed=1)
    again.draws = False
    play(again, 0, "do conservation", "remove top-left")
    assert "building cigar-hall" in outcomes(again)
    assert "building statue" not in outcomes(again)


def outcomes(match: Match) -> list[str]:
    """What chance may turn up now."""
    return [str(move) for move in match.game.legal(match.position, -1)]


def test_HA_43_only_buildings_of_one_to_three_points_from_the_pile() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    low = {"statue", "balcony", "lottery-office", "arcade", "barber", "bakery", "fire-station"}
    low |= {"customs-house", "conservatory", "school", "dockyard", "post-office"}
    assert set(legal(match, 0)) == {f"swap {name}" for name in low}
    assert refused(match, 0, "swap capitol") == ("reason-worth", "H-008")
    assert refused(match, 0, "swap bench") == ("reason-not-in-pile", "H-008")


def test_HA_43_the_swap_is_compulsory_and_the_oldest_player_s() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    assert refused(match, 0, "end")[0] == "reason-must-finish"
    assert refused(match, 1, "swap statue")[0] == "reason-not-your-turn"
    play(match, 0, "swap statue")
    assert legal(match, 0) == ["at top-left", "at top-right", "at bottom-left", "at bottom-right"]
    assert refused(match, 0, "end")[0] == "reason-must-finish"


def test_HA_43_the_swap_is_public_and_comes_before_the_cubes() -> None:
    match = dealt(HIGH_TOP, HIGH_BOTTOM)
    play(match, 0, "swap statue", "at top-left")
    assert match.view(None).bag == BAG
    assert [(e.seat, e.what, e.source) for e in match.heard(None) if e.event == "swapped"] == [
        (0, "statue", "top-left")
    ]
    play(match, 0, "end")
    assert step(match) == "draw-cube"
    assert row(match, "top")[0] == "statue"


def test_HA_43_no_low_building_in_the_pile_no_swap() -> None:
    inside = [f"low-{i}" for i in range(8)]
    top, bottom = ["high-0", *inside[:4], "high-1"], ["high-2", *inside[4:], "high-3"]
    match = dealt(top, bottom, components=own_buildings(8))
    assert step(match) == "draw-cube"
    assert row(match, "top") == top
    one_left = dealt(top, bottom, components=own_buildings(9))
    assert legal(one_left, 0) == ["swap low-8"]


def test_HA_20_there_are_36_buildings() -> None:
    table = Match("havana", seed=1).view(None)
    street = [*table.rows["top"], *table.rows["bottom"]]
    assert (len(street), len(table.pile)) == (12, 24)
    assert {*street, *table.pile} == set(table.prices)


def test_HA_20_a_box_of_35_buildings_is_refused() -> None:
    short = own_buildings(8)
    del short["buildings"]["high-0"]
    with pytest.raises(BadComponents):
        Match("havana", components=short)


def test_HA_20_all_36_come_into_play_in_refills_of_four() -> None:
    match = havana(
        {"open": ("conservation", "siesta")},
        pile=["barber", "bakery", "school", "dockyard"],
        top=TOP[:3],
    )
    play(match, 0, "do conservation", "remove top-left")
    assert len(row(match, "top")) == 6
    assert match.view(None).pile == []
    assert not match.over


# Cubes, pesos and first cards


def test_H_009_a_peso_and_a_blind_cube_each() -> None:
    match = dealt(TOP, BOTTOM, seats=3)
    assert [player(match, seat).pesos for seat in range(3)] == [1, 1, 1]
    draw(match, "brick", "debris", "glass")
    assert [cubes(match, seat) for seat in range(3)] == [{"brick": 1}, {"debris": 1}, {"glass": 1}]
    assert centre(match) == {"pesos": 4}


def test_H_009_any_cube_of_the_bag_can_be_drawn() -> None:
    match = dealt(TOP, BOTTOM, seats=3)
    assert outcomes(match) == [f"cube {colour}" for colour in names.COLOURS]
    first = [cubes(Match("havana", seats=2, seed=seed), 0) for seed in range(60)]
    assert {colour for found in first for colour in found} == set(names.COLOURS)
    assert 20 <= first.count({"debris": 1}) <= 40  # half of the bag


def test_H_010_three_cubes_and_four_pesos_to_the_centre() -> None:
    match = draw(dealt(TOP, BOTTOM, seats=2), "brick", "brick", "loam", "debris")
    assert step(match) == "draw-cube"
    draw(match, "debris")
    assert step(match) == "lay-first"
    assert centre(match) == {"loam": 1, "debris": 2, "pesos": 4}
    assert sum(match.view(None).bag.values()) == 75


def test_H_011_two_cards_of_thirteen_revealed_together() -> None:
    match = havana(phase="first")
    play(match, 0, "lay pesos", "lay siesta")
    play(match, 2, "lay mama", "lay worker")
    assert [player(match, seat).open for seat in range(3)] == [[], [], []]
    assert match.waiting == (1,)
    play(match, 1, "lay renewal", "lay protection")
    shown = [player(match, seat).open for seat in range(3)]
    assert shown == [["siesta", "pesos"], ["renewal", "protection"], ["worker", "mama"]]
    assert [player(match, seat).hand_count for seat in range(3)] == [11, 11, 11]
    assert set(match.view(0).hand) == set(names.CARDS) - {"siesta", "pesos"}


def test_H_011_a_card_is_laid_once_and_only_two() -> None:
    match = havana(phase="first")
    play(match, 0, "lay pesos")
    assert refused(match, 0, "lay pesos") == ("reason-same-card", "H-011")
    assert refused(match, 0, "end")[0] == "reason-must-finish"
    play(match, 0, "lay mama")
    assert refused(match, 0, "lay siesta")[0] == "reason-not-your-turn"


def test_H_011_all_choose_at_the_same_time() -> None:
    match = havana(phase="first")
    play(match, 2, "lay pesos")
    play(match, 0, "lay pesos")
    play(match, 2, "lay mama")
    play(match, 1, "lay pesos", "lay mama")
    assert match.waiting == (0,)
    play(match, 0, "lay siesta")
    assert [player(match, seat).number for seat in range(3)] == [8, 89, 89]


@pytest.mark.parametrize(
    ("pair", "number"),
    [
        (("black-market", "siesta"), 7),
        (("protection", "pesos"), 28),
        (("pesos", "debris"), 28),
        (("material-thief", "siesta"), 6),
        (("renewal", "siesta"), 1),
        (("mama", "pesos"), 89),
        (("protection", "debris"), 22),
        (("tax-collector", "conservation"), 33),
        (("architect", "worker"), 44),
        (("peso-thief", "tax-collector"), 35),
    ],
)
def test_H_012_the_smaller_of_the_two_numbers(pair: tuple[str, str], number: int) -> None:
    match = lay_first(havana(phase="first", seats=2), pair, ("siesta", "pesos"))
    assert player(match, 0).number == number
    assert [e.n for e in told(match, "number") if e.seat == 0] == [number]


def test_H_012_each_card_has_its_digit() -> None:
    digits = []
    for card in names.CARDS[1:]:
        match = lay_first(havana(phase="first", seats=2), ("siesta", card), ("mama", "pesos"))
        digits.append(player(match, 0).number)
    assert digits == [1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9]


# Order


def test_HA_01_the_order_is_fixed_at_the_start_of_the_round() -> None:
    match = lay_first(
        havana({"pesos": 0}, {"pesos": 1}, {"pesos": 2}, phase="first", centre={"pesos": 9}),
        ("siesta", "pesos"), ("siesta", "pesos"), ("siesta", "mama"),
    )  # fmt: skip
    assert order(match) == [0, 1, 2]
    play(match, 0, "do pesos", "end")
    assert [player(match, seat).pesos for seat in range(3)] == [5, 1, 2]
    assert order(match) == [0, 1, 2]
    assert match.waiting == (1,)
    to_new_cards(match)
    assert order(match) == [0, 1, 2]
    lay(match, ("siesta", "mama"), ("siesta", "mama"), ("mama", "pesos"))
    assert order(match) == [2, 1, 0]  # 08, then 89 twice: seat 1 has less pesos now


def test_HA_01_a_tie_holds_for_new_cards_as_well() -> None:
    match = lay_first(
        havana({"cubes": {"brick": 1}}, {}, phase="first", seats=2),
        ("siesta", "architect"), ("siesta", "architect"),
    )  # fmt: skip
    assert order(match) == [1, 0]
    end_turn(end_turn(match))
    assert match.waiting == (1,)
    lay(match, ("siesta", "mama"))
    assert match.waiting == (0,)


def test_HA_02_the_first_seat_is_the_oldest_and_the_last_the_youngest() -> None:
    assert dealt(HIGH_TOP, HIGH_BOTTOM, seats=4).waiting == (0,)
    match = lay_first(havana(phase="first", seats=4), *[("siesta", "worker")] * 4)
    assert order(match) == [3, 2, 1, 0]


def test_HA_03_all_that_breaks_ties_lies_open() -> None:
    match = havana({"pesos": 3, "workers": 2, "cubes": {"loam": 1}, "buildings": ["school"]})
    for seen in (match.view(None), match.view(1), match.view(2)):
        mine = seen.players[0]
        assert (mine.points, mine.pesos, mine.workers) == (3, 3, 2)
        assert mine.cubes["loam"] == 1
        assert seen.players == match.view(0).players


def test_HA_04_two_cards_at_first_and_one_from_the_second_round_on() -> None:
    match = havana(phase="first", seats=2)
    assert len(legal(match, 0)) == 13
    lay_first(match, ("siesta", "pesos"), ("siesta", "worker"))
    lay(to_new_cards(match), ("worker", "mama"), ("pesos", "renewal"))
    assert match.view(None).round == 2
    assert player(match, 0).open == ["siesta", "renewal"]
    assert player(match, 1).open == ["siesta", "mama"]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("siesta", "black-market"), ("protection", "worker")),
        (("siesta", "mama"), ("renewal", "protection")),
        (("renewal", "mama"), ("protection", "debris")),
    ],
)
def test_HA_46_numbers_are_compared_as_numbers(one: tuple[str, str], two: tuple[str, str]) -> None:
    assert order(lay_first(havana(phase="first", seats=2), one, two)) == [0, 1]
    assert order(lay_first(havana(phase="first", seats=2), two, one)) == [1, 0]
