"""A whole first round worked out by hand: zh, three seats, mixed sides, veto in parliament."""

from tests.games.worked.script import board, played, played_on, seat

# Seat 1 plays on red, seat 2 on the common side, seat 3 on green.
SETUP = """
-- ship 9, ship 5, ship 12, start 2, board red, board yellow, board green
2: side common, take wood, take stone, take citrus, take tobacco, end | 0
3: side individual, take wood, take stone, take citrus, take sugar, end | 0
1: side individual, take wood, take stone, take tobacco, take tobacco, end | 0
"""

# Seat 2 pays its fresh water for d3; the lighthouse sends ship 5 to sea with its cargo.
ACTIONS = """
-- law tax-3, law levy-materials, law subsidy-products, law scarcity
2: mayor, dock 2, load citrus, load tobacco, end | 4
3: worker, place a3, harvest a2, harvest c3, end | 0
1: merchant, buy rum, sell tobacco, sell tobacco, end | 0
2: worker, place d2, harvest b2, harvest d1, harvest d3, end | 4
3: architect, build black-market, on c3, end | 0
1: worker, place d1, harvest b1, harvest d1, end | 0
2: architect, build lighthouse, on a3, end | 4
3: foreman, use black-market, convert citrus rum, end | 0
1: architect, build church, on b1, end | 0
2: foreman, use lighthouse, dock 2, end | 4
3: mayor, dock 2, load citrus, load rum, end | 4
1: foreman, use church, use warehouse, end | 0
"""

# 5 : 5 : 5, then 5 : 6 : 6, and seat 3 is the new start player.
PARLIAMENT = """
1: veto II | 0
1: bid 0 | 0
2: bid 3 | 4
3: bid 3 | 4
1: bid 0 | 0
2: bid 1 | 4
3: bid 1 | 4
3: enact III IV, end | 4
"""

# Only seat 1 has a citrus, in the warehouse: 2 + 3 for both laws, then 5 for its fields.
LAWS = """
1: pay | 0
2: pay | 4
3: decline | 4
1: pay | 10
-- ship 1
"""


def test_zh_three_seats_round_1() -> None:
    match = played("cuba", seats=3, edition="zh", options={}, script=SETUP)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 1, "tobacco": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 1, "citrus": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 0,
        "yard": {"wood": 1, "stone": 1, "citrus": 1, "sugar": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "c1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2},
        "supply": {
            "wood": 12,
            "stone": 12,
            "water": 15,
            "citrus": 13,
            "sugar": 14,
            "tobacco": 12,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (9, []), 2: (5, []), 3: None},
        "sea": 12,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 2,
        "markers": [],
    }

    match = played_on(match, ACTIONS)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 0,
        "yard": {"stone": 1, "rum": 1},
        "warehouse": {"citrus": 1, "sugar": 1},
        "buildings": {"b1": "church"},
        "pawn": "d1",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 4,
        "yard": {"stone": 1, "sugar": 2, "tobacco": 1},
        "warehouse": {},
        "buildings": {"a3": "lighthouse"},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 4,
        "yard": {"water": 1, "sugar": 2},
        "warehouse": {},
        "buildings": {"c3": "black-market"},
        "pawn": "a3",
    }
    after_actions = {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 5, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 13,
            "water": 14,
            "citrus": 12,
            "sugar": 10,
            "tobacco": 11,
            "rum": 12,
            "cigars": 13,
        },
        "docks": {1: (9, []), 2: (12, ["citrus", "rum"]), 3: None},
        "sea": 5,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 3,
        "markers": [],
    }
    assert board(match) == after_actions

    match = played_on(match, PARLIAMENT)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3)] == [10, 6, 6]
    assert board(match) == {
        **after_actions,
        "laws": ["printed-tax", "printed-levy", "subsidy-products", "scarcity"],
    }

    match = played_on(match, LAWS)
    assert seat(match, 1) == {
        "pesos": 8,
        "points": 10,
        "yard": {"stone": 1, "rum": 1},
        "warehouse": {"sugar": 1},
        "buildings": {"b1": "church"},
        "pawn": "d1",
    }
    assert seat(match, 2) == {
        "pesos": 4,
        "points": 12,
        "yard": {"stone": 1},
        "warehouse": {},
        "buildings": {"a3": "lighthouse"},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 6,
        "points": 9,
        "yard": {"water": 1},
        "warehouse": {},
        "buildings": {"c3": "black-market"},
        "pawn": "a3",
    }
    assert board(match) == {
        "market": {"citrus": 1, "sugar": 1, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 13,
            "water": 14,
            "citrus": 15,
            "sugar": 16,
            "tobacco": 14,
            "rum": 12,
            "cigars": 13,
        },
        "docks": {1: (5, ["citrus", "tobacco"]), 2: (9, []), 3: (12, ["citrus", "rum"])},
        "sea": 1,
        "laws": ["printed-tax", "printed-levy", "subsidy-products", "scarcity"],
        "start": 3,
        "markers": [],
    }
