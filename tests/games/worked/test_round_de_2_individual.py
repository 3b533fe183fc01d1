"""A whole first round worked out by hand: de, two seats, individual sides, veto at once."""

from tests.games.worked.script import board, played, played_on, seat

# Seat 1 plays on blue, seat 2 on purple.
SETUP = """
-- ship 4, ship 15, ship 1, start 2, board blue, board purple
2: take water, take water, take citrus, take citrus, end | 0
1: take wood, take stone, take sugar, take tobacco, end | 0
"""

# Seat 2 sells its third citrus to the supply at 1 and buys its third cigars there at 7.
ACTIONS = """
-- law tax-1, law levy-water, law subsidy-pesos, law surplus
2: worker, place c1, harvest a1, harvest c1, harvest c2, harvest c3, end | 0
1: worker, place d3, harvest d3, harvest d2, end | 0
2: merchant, sell citrus, sell citrus, sell citrus, sell sugar, sell tobacco | 0
2: buy cigars, buy cigars, buy cigars, end | 0
1: architect, build church, on a3, end | 0
2: mayor, dock 2, load cigars, load cigars, end | 4
1: foreman, use church, veto I, use warehouse, end | 0
2: architect, end | 6
1: mayor, dock 1, load sugar, load sugar, load tobacco, end | 3
"""

PARLIAMENT = """
1: bid 3 | 3
2: bid 0 | 6
1: enact III IV, end | 3
"""

# Only seat 2 has a citrus for the levy; 7 pesos are worth 2 points, 2 pesos none.
LAWS = """
1: decline | 3
2: pay | 8
2: decline | 8
-- ship 9
"""


def test_de_two_seats_individual_round_1() -> None:
    match = played("cuba", seats=2, edition="de", options={"sides": "individual"}, script=SETUP)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 1, "sugar": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "d1",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 0,
        "yard": {"water": 2, "citrus": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "b1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2},
        "supply": {
            "wood": 14,
            "stone": 14,
            "water": 13,
            "citrus": 10,
            "sugar": 11,
            "tobacco": 11,
            "rum": 8,
            "cigars": 8,
        },
        "docks": {1: (4, []), 2: (15, []), 3: None},
        "sea": 1,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 2,
        "markers": [],
    }

    match = played_on(match, ACTIONS)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 3,
        "yard": {"water": 1},
        "warehouse": {"tobacco": 1},
        "buildings": {"a3": "church"},
        "pawn": "d3",
    }
    assert seat(match, 2) == {
        "pesos": 4,
        "points": 6,
        "yard": {"wood": 1, "citrus": 1, "cigars": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "c1",
    }
    after_actions = {
        "market": {"citrus": 5, "sugar": 4, "tobacco": 4, "rum": 2, "cigars": 0},
        "supply": {
            "wood": 14,
            "stone": 15,
            "water": 14,
            "citrus": 9,
            "sugar": 9,
            "tobacco": 9,
            "rum": 8,
            "cigars": 7,
        },
        "docks": {1: (4, ["sugar", "sugar", "tobacco"]), 2: (15, ["cigars", "cigars"]), 3: None},
        "sea": 1,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,
        "markers": ["two-points"],
    }
    assert board(match) == after_actions

    match = played_on(match, PARLIAMENT)
    assert [seat(match, n)["pesos"] for n in (1, 2)] == [7, 4]
    assert board(match) == {
        **after_actions,
        "laws": ["printed-tax", "printed-levy", "subsidy-pesos", "surplus"],
    }

    match = played_on(match, LAWS)
    assert seat(match, 1) == {
        "pesos": 7,
        "points": 5,
        "yard": {"water": 1},
        "warehouse": {"tobacco": 1},
        "buildings": {"a3": "church"},
        "pawn": "d3",
    }
    assert seat(match, 2) == {
        "pesos": 2,
        "points": 8,
        "yard": {"wood": 1, "cigars": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "c1",
    }
    assert board(match) == {
        "market": {"citrus": 5, "sugar": 5, "tobacco": 5, "rum": 2, "cigars": 0},
        "supply": {
            "wood": 14,
            "stone": 15,
            "water": 14,
            "citrus": 10,
            "sugar": 8,
            "tobacco": 8,
            "rum": 8,
            "cigars": 7,
        },
        "docks": {1: (1, []), 2: (4, ["sugar", "sugar", "tobacco"]), 3: (15, ["cigars", "cigars"])},
        "sea": 9,
        "laws": ["printed-tax", "printed-levy", "subsidy-pesos", "surplus"],
        "start": 1,
        "markers": [],
    }
