"""Two whole rounds worked out by hand: en, two seats, the harbour law in force in the second."""

from tests.games.worked.script import board, played, played_on, seat

SETUP = """
-- ship 7, ship 3, ship 2, start 1
1: take wood, take stone, take sugar, take sugar, end | 0
2: take wood, take stone, take citrus, take tobacco, end | 0
"""

ACTIONS_1 = """
-- law tax-4, law levy-products, law subsidy-materials, law harbour-law
1: worker, place a1, harvest b1, harvest d1, end | 0
2: merchant, buy rum, buy sugar, end | 0
1: architect, build distillery, on c1, end | 0
2: worker, place c2, harvest b2, harvest d2, end | 0
1: foreman, use distillery, give sugar, done, use warehouse, end | 0
2: mayor, dock 1, load citrus, load sugar, load rum, end | 3
1: mayor, dock 2, load sugar, load rum, end | 4
2: architect, build large-office, on d3, end | 3
"""

PARLIAMENT_1 = """
1: bid 3 | 4
2: bid 0 | 3
1: enact II IV, end | 4
"""

# Seat 2 has 1 peso and is not asked for the tax; its tobacco is lost.
LAWS_1 = """
1: pay | 6
1: decline | 6
2: pay citrus sugar | 5
-- ship 11
"""

SHIP_3_SAILS = """
-- law tax-1, law levy-water, law subsidy-votes, law drought
1: worker, place d2, harvest b2, harvest d3, end | 6
2: merchant, take wood, end | 5
1: mayor, dock 3, load sugar, load sugar, load tobacco, end | 15
-- ship 6
"""

# Ship 6, sent back from sea, is drawn again when ship 7 leaves.
SHIP_7_SAILS = """
2: worker, place d1, harvest b1, harvest d2, harvest d1, end | 5
1: architect, build lighthouse, on d1, end | 15
2: architect, build small-office, on b1, end | 5
1: foreman, use lighthouse, call 14, end | 15
2: foreman, use large-office, dock 3, load citrus, load citrus | 11
-- ship 6
"""

ACTIONS_2 = """
2: use small-office, dock 3, load tobacco, end | 14
"""

PARLIAMENT_2 = """
1: bid 2 | 15
2: bid 0 | 14
2: enact I III, end | 14
"""

# Nobody has two products for the levy: seat 2 scores 2 for the tax and 5 for its card.
LAWS_2 = """
1: pay | 15
2: pay | 21
-- ship 15
"""


def test_en_two_seats_rounds_1_and_2() -> None:
    match = played("cuba", seats=2, edition="en", options={}, script=SETUP)
    match = played_on(match, ACTIONS_1)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 4,
        "yard": {"wood": 1},
        "warehouse": {"citrus": 1, "tobacco": 1},
        "buildings": {"c1": "distillery"},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 1,
        "points": 3,
        "yard": {"stone": 1, "water": 1, "citrus": 1, "sugar": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {"d3": "large-office"},
        "pawn": "c2",
    }
    after_actions_1 = {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 14,
            "stone": 14,
            "water": 14,
            "citrus": 12,
            "sugar": 13,
            "tobacco": 13,
            "rum": 12,
            "cigars": 13,
        },
        "docks": {1: (7, ["citrus", "rum", "sugar"]), 2: (3, ["rum", "sugar"]), 3: None},
        "sea": 2,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,
        "markers": [],
    }
    assert board(match) == after_actions_1

    match = played_on(match, PARLIAMENT_1)
    assert [seat(match, n)["pesos"] for n in (1, 2)] == [7, 1]
    assert board(match) == {
        **after_actions_1,
        "laws": ["printed-tax", "levy-products", None, "harbour-law"],
    }

    match = played_on(match, LAWS_1)
    assert seat(match, 1) == {
        "pesos": 5,
        "points": 6,
        "yard": {"wood": 1},
        "warehouse": {"citrus": 1, "tobacco": 1},
        "buildings": {"c1": "distillery"},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 1,
        "points": 5,
        "yard": {"stone": 1, "water": 1},
        "warehouse": {},
        "buildings": {"d3": "large-office"},
        "pawn": "c2",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 14,
            "stone": 14,
            "water": 14,
            "citrus": 13,
            "sugar": 14,
            "tobacco": 14,
            "rum": 12,
            "cigars": 13,
        },
        "docks": {1: (2, []), 2: (7, ["citrus", "rum", "sugar"]), 3: (3, ["rum", "sugar"])},
        "sea": 11,
        "laws": ["printed-tax", "levy-products", None, "harbour-law"],
        "start": 1,
        "markers": [],
    }

    match = played_on(match, SHIP_3_SAILS)
    assert seat(match, 1) == {
        "pesos": 5,
        "points": 15,
        "yard": {"wood": 1, "stone": 1, "water": 1},
        "warehouse": {"citrus": 1},
        "buildings": {"c1": "distillery"},
        "pawn": "d2",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 13,
            "stone": 13,
            "water": 13,
            "citrus": 13,
            "sugar": 15,
            "tobacco": 15,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (11, []), 2: (2, []), 3: (7, ["citrus", "rum", "sugar"])},
        "sea": 6,
        "laws": ["printed-tax", "levy-products", None, "harbour-law"],
        "start": 1,
        "markers": ["free-material"],
    }

    match = played_on(match, SHIP_7_SAILS)
    assert seat(match, 2) == {
        "pesos": 1,
        "points": 11,
        "yard": {"tobacco": 1},
        "warehouse": {},
        "buildings": {"b1": "small-office", "d3": "large-office"},
        "pawn": "d1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 15,
            "water": 14,
            "citrus": 14,
            "sugar": 16,
            "tobacco": 14,
            "rum": 14,
            "cigars": 13,
        },
        "docks": {1: (14, []), 2: (11, []), 3: (2, [])},
        "sea": 6,
        "laws": ["printed-tax", "levy-products", None, "harbour-law"],
        "start": 1,
        "markers": ["free-material"],
    }

    match = played_on(match, ACTIONS_2)
    assert seat(match, 1) == {
        "pesos": 5,
        "points": 15,
        "yard": {"water": 1},
        "warehouse": {"citrus": 1},
        "buildings": {"c1": "distillery", "d1": "lighthouse"},
        "pawn": "d2",
    }
    assert seat(match, 2) == {
        "pesos": 1,
        "points": 14,
        "yard": {},
        "warehouse": {},
        "buildings": {"b1": "small-office", "d3": "large-office"},
        "pawn": "d1",
    }
    after_actions_2 = {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 15,
            "water": 14,
            "citrus": 14,
            "sugar": 16,
            "tobacco": 14,
            "rum": 14,
            "cigars": 13,
        },
        "docks": {1: (14, []), 2: (11, []), 3: (2, ["tobacco"])},
        "sea": 6,
        "laws": ["printed-tax", "levy-products", None, "harbour-law"],
        "start": 2,
        "markers": ["free-material"],
    }
    assert board(match) == after_actions_2

    match = played_on(match, PARLIAMENT_2)
    assert [seat(match, n)["pesos"] for n in (1, 2)] == [3, 1]
    assert board(match) == {
        **after_actions_2,
        "laws": ["tax-1", "levy-products", "subsidy-votes", "harbour-law"],
    }

    match = played_on(match, LAWS_2)
    assert seat(match, 1) == {
        "pesos": 2,
        "points": 19,
        "yard": {"water": 1},
        "warehouse": {"citrus": 1},
        "buildings": {"c1": "distillery", "d1": "lighthouse"},
        "pawn": "d2",
    }
    assert seat(match, 2) == {
        "pesos": 0,
        "points": 21,
        "yard": {},
        "warehouse": {},
        "buildings": {"b1": "small-office", "d3": "large-office"},
        "pawn": "d1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 15,
            "water": 14,
            "citrus": 14,
            "sugar": 16,
            "tobacco": 15,
            "rum": 14,
            "cigars": 13,
        },
        "docks": {1: (6, []), 2: (14, []), 3: (11, [])},
        "sea": 15,
        "laws": ["tax-1", "levy-products", "subsidy-votes", "harbour-law"],
        "start": 2,
        "markers": [],
    }
