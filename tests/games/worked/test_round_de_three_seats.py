"""The first round of a table of three, edition de, worked out on paper."""

from tests.games.worked.script import board, played, played_on, seat

SETUP = """\
-- ship 5, ship 1, ship 9, start 2
2: take stone, take water, take sugar, take tobacco, end | 0
3: take wood, take stone, take citrus, take citrus, end | 0
1: take wood, take wood, take tobacco, take tobacco, end | 0
"""

# Seat 1 sells tobacco at 3 and 2, which fills the row, and buys rum at 5, 6 and, the row empty, 7.
# Seat 3 may then take only tobacco for free: it is cheapest at 2.
ACTIONS = """\
-- law tax-3, law levy-sugar, law subsidy-materials, law drought
2: worker, place b1, harvest b1, harvest b2, harvest b3, end | 0
3: mayor, dock 2, load citrus, load citrus, end | 4
1: mayor, end | 0
2: merchant, take stone, end | 0
3: architect, end | 6
1: merchant, sell tobacco, sell tobacco, buy rum, buy rum, buy rum, end | 0
2: architect, build town-hall, on c1, end | 0
3: merchant, take tobacco, end | 6
1: architect, end | 1
2: foreman, use town-hall, use warehouse, end | 0
3: worker, place d3, harvest d2, harvest d3, end | 6
1: foreman, end | 1
"""

# Votes: seat 1 worker 1 + 1; seat 2 mayor 5 + town hall 2 + 1; seat 3 foreman 4 + 5.
PARLIAMENT = """\
1: bid 1 | 1
2: bid 1 | 0
3: bid 5 | 6
3: enact I III, end | 6
"""

# Seat 1 has neither 3 pesos nor citrus and is not asked.
TAX = """\
2: pay | 0
3: decline | 6
"""

# Seat 3: 6 + levy 2 + subsidy 5.
LEVY = """\
2: pay | 2
3: pay | 13
"""

SHIPS = """\
-- ship 12
"""


def test_everybody_has_ten_pesos_and_two_of_each_class_after_the_setup() -> None:
    match = played("cuba", seats=3, edition="de", options={}, script=SETUP)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 2, "tobacco": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 0,
        "yard": {"stone": 1, "water": 1, "sugar": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 1, "citrus": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2},
        "supply": {
            "wood": 12,
            "stone": 13,
            "water": 14,
            "citrus": 10,
            "sugar": 11,
            "tobacco": 9,
            "rum": 8,
            "cigars": 8,
        },
        "docks": {1: (5, []), 2: (1, []), 3: None},
        "sea": 9,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 2,
        "markers": [],
    }


def test_four_laps_leave_five_markers_and_a_tie_for_the_start_player() -> None:
    match = played("cuba", seats=3, edition="de", options={}, script=SETUP + ACTIONS)
    assert seat(match, 1) == {
        "pesos": 1,  # 10 + 4 + 3 + 2 - 5 - 6 - 7
        "points": 1,
        "yard": {"wood": 2, "rum": 3},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 0,
        "yard": {"stone": 1},
        "warehouse": {"citrus": 1, "sugar": 2, "tobacco": 2},
        "buildings": {"c1": "town-hall"},
        "pawn": "b1",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 6,
        "yard": {"wood": 2, "stone": 2, "citrus": 1, "sugar": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "d3",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 5, "rum": 0, "cigars": 2},
        "supply": {
            "wood": 11,
            "stone": 12,
            "water": 15,
            "citrus": 8,
            "sugar": 9,
            "tobacco": 7,
            "rum": 7,
            "cigars": 8,
        },
        "docks": {1: (5, []), 2: (1, ["citrus", "citrus"]), 3: None},
        "sea": 9,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,  # C-084: seats 2 and 1 both end with the foreman, seat 1 later
        "markers": ["four-pesos", "free-material", "free-product", "one-point", "two-points"],
    }


def test_five_bought_votes_beat_mayor_and_town_hall() -> None:
    match = played("cuba", seats=3, edition="de", options={}, script=SETUP + ACTIONS)
    before, table = [seat(match, n) for n in (1, 2, 3)], board(match)
    match = played_on(match, PARLIAMENT)
    assert [seat(match, n) for n in (1, 2, 3)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (0, 9, 5), strict=True)
    ]
    assert board(match) == table | {"laws": ["tax-3", "printed-levy", "subsidy-materials", None]}

    match = played_on(match, TAX)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3)] == [0, 6, 5]
    assert [seat(match, n)["points"] for n in (1, 2, 3)] == [1, 2, 6]


def test_the_round_ends_with_a_stored_harvest_and_a_lost_one() -> None:
    match = played("cuba", seats=3, edition="de", options={}, script=SETUP + ACTIONS + PARLIAMENT)
    match = played_on(match, TAX + LEVY + SHIPS)
    assert seat(match, 1) == {
        "pesos": 0,
        "points": 6,  # 1 + subsidy 5
        "yard": {"wood": 2, "rum": 3},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 6,
        "points": 9,  # tax 2, levy 2, both 1, subsidy 4: the town hall covers a forest
        "yard": {"stone": 1},
        "warehouse": {"sugar": 2, "tobacco": 2},
        "buildings": {"c1": "town-hall"},
        "pawn": "b1",
    }
    assert seat(match, 3) == {
        "pesos": 5,
        "points": 13,
        "yard": {"wood": 2, "stone": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "d3",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 5, "rum": 0, "cigars": 2},
        "supply": {
            "wood": 11,
            "stone": 12,
            "water": 15,
            "citrus": 10,
            "sugar": 10,
            "tobacco": 8,
            "rum": 7,
            "cigars": 8,
        },
        "docks": {1: (9, []), 2: (5, []), 3: (1, ["citrus", "citrus"])},
        "sea": 12,
        "laws": ["tax-3", "printed-levy", "subsidy-materials", None],
        "start": 1,
        "markers": [],
    }
