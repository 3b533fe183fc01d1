"""A whole first round worked out by hand: de, four seats, secret delegates and a finite bank."""

from tests.games.worked.script import board, played, played_on, seat

SETUP = """
-- ship 13, ship 8, ship 10, start 3
3: take wood, take stone, take citrus, take tobacco, end | 0
4: take stone, take stone, take sugar, take sugar, end | 0
1: take wood, take water, take tobacco, take tobacco, end | 0
2: take wood, take wood, take citrus, take sugar, end | 0
"""

# Seat 1 empties the rum row at 6 and buys one more at 7; seat 2 completes ship 13.
ACTIONS = """
-- law tax-buildings, law levy-materials, law subsidy-water, law corruption
1: delegate foreman | 0
2: delegate worker | 0
3: delegate mayor | 0
4: delegate merchant | 0
3: worker, place c2, harvest b2, harvest d2, end | 0
4: architect, build dam, on a2, end | 0
1: worker, place b2, harvest b1, harvest b2, harvest d2, end | 0
2: merchant, buy rum, buy cigars, sell sugar, end | 0
3: architect, build town-hall, on c1, end | 0
4: foreman, use dam, use warehouse, end | 0
1: merchant, sell tobacco, buy rum, buy rum, end | 0
2: architect, build storehouse, on b1, end | 0
3: merchant, take tobacco, end | 0
4: worker, place d2, harvest b2, harvest d3, harvest d2, end | 0
1: architect, end | 2
2: foreman, use storehouse, end | 0
3: foreman, use town-hall, end | 0
4: mayor, dock 1, load sugar, load sugar, load citrus, end | 3
1: mayor, end | 2
2: mayor, dock 1, load rum, load cigars, end | 2
"""

# 7 : 3 : 7 : 5 votes, the town hall counted; seats 1 and 3 buy again.
PARLIAMENT = """
1: bid 3 | 2
2: bid 2 | 2
3: bid 0 | 0
4: bid 3 | 3
1: bid 0 | 2
3: bid 1 | 0
3: enact I III, end | 0
"""

# Seat 1 has no building, so its levy brings 2; seat 3 gets 2 + 3 and 1 for its water.
LAWS = """
2: pay | 2
3: pay | 0
4: decline | 3
1: pay | 2
2: decline | 4
3: pay | 6
-- ship 14, ship 2
"""


def test_de_four_seats_round_1() -> None:
    match = played(
        "cuba",
        seats=4,
        edition="de",
        options={"secret_delegate": "yes", "bank": 140, "building_tax_zero": "unpaid"},
        script=SETUP,
    )
    match = played_on(match, ACTIONS)
    assert seat(match, 1) == {
        "pesos": 4,
        "points": 2,
        "yard": {
            "wood": 1,
            "stone": 1,
            "water": 1,
            "citrus": 2,
            "sugar": 1,
            "tobacco": 1,
            "rum": 2,
        },
        "warehouse": {},
        "buildings": {},
        "pawn": "b2",
    }
    assert seat(match, 2) == {
        "pesos": 3,
        "points": 2,
        "yard": {},
        "warehouse": {"citrus": 1},
        "buildings": {"b1": "storehouse"},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 2, "water": 1, "citrus": 2, "sugar": 1, "tobacco": 2},
        "warehouse": {},
        "buildings": {"c1": "town-hall"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 10,
        "points": 3,
        "yard": {"water": 2},
        "warehouse": {"sugar": 2},
        "buildings": {"a2": "dam"},
        "pawn": "d2",
    }
    after_actions = {
        "market": {"citrus": 3, "sugar": 4, "tobacco": 4, "rum": 0, "cigars": 1},
        "supply": {
            "wood": 13,
            "stone": 12,
            "water": 11,
            "citrus": 6,
            "sugar": 5,
            "tobacco": 8,
            "rum": 7,
            "cigars": 8,
        },
        "docks": {
            1: (13, ["cigars", "citrus", "rum", "sugar", "sugar"]),
            2: (8, []),
            3: None,
        },
        "sea": 10,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 2,
        "markers": ["four-pesos", "free-product", "two-points"],
    }
    assert board(match) == after_actions

    match = played_on(match, PARLIAMENT)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3, 4)] == [1, 1, 9, 7]
    assert board(match) == {
        **after_actions,
        "laws": ["tax-buildings", "printed-levy", "subsidy-water", None],
    }

    match = played_on(match, LAWS)
    assert seat(match, 1) == {
        "pesos": 1,
        "points": 5,
        "yard": {"wood": 1, "stone": 1, "water": 1, "rum": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "b2",
    }
    assert seat(match, 2) == {
        "pesos": 0,
        "points": 4,
        "yard": {},
        "warehouse": {"citrus": 1},
        "buildings": {"b1": "storehouse"},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 8,
        "points": 6,
        "yard": {"wood": 1, "stone": 2, "water": 1},
        "warehouse": {},
        "buildings": {"c1": "town-hall"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 7,
        "points": 5,
        "yard": {"water": 2},
        "warehouse": {"sugar": 2},
        "buildings": {"a2": "dam"},
        "pawn": "d2",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 4, "tobacco": 4, "rum": 0, "cigars": 1},
        "supply": {
            "wood": 13,
            "stone": 12,
            "water": 11,
            "citrus": 11,
            "sugar": 9,
            "tobacco": 11,
            "rum": 8,
            "cigars": 9,
        },
        "docks": {1: (14, []), 2: (10, []), 3: (8, [])},
        "sea": 2,
        "laws": ["tax-buildings", "printed-levy", "subsidy-water", None],
        "start": 2,
        "markers": [],
    }
