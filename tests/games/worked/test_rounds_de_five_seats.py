"""Two rounds at a table of five, edition de, market laws acting once, worked out on paper."""

from tests.games.worked.script import board, played, played_on, seat

OPTIONS = {"market_law": "once", "rebid": "yes"}

SETUP = """\
-- ship 7, ship 8, ship 15, start 4
4: take wood, take stone, take tobacco, take tobacco, end | 0
5: take wood, take wood, take citrus, take sugar, end | 0
1: take wood, take stone, take citrus, take sugar, end | 0
2: take wood, take stone, take citrus, take tobacco, end | 0
3: take water, take water, take sugar, take sugar, end | 0
"""

# Seats 5, 1, 3 forgo with the mayor: 4, 2, 0 pesos; seats 5, 2, 3 with the architect: 2, 1, 0.
# Seat 3 may take only citrus for free: citrus at 3, tobacco at 4, sugar at 6.
ACTIONS = """\
-- law tax-5, law levy-products, law subsidy-buildings, law scarcity
4: worker, place a1, harvest b1, harvest d1, end | 0
5: mayor, end | 0
1: mayor, end | 0
2: merchant, sell citrus, buy cigars, end | 0
3: mayor, end | 0
4: mayor, dock 2, load tobacco, load tobacco, load citrus, end | 6
5: architect, end | 2
1: merchant, buy sugar, buy sugar, end | 0
2: mayor, dock 2, load tobacco, load cigars, end | 4
3: merchant, take citrus, end | 0
4: architect, build church, on b1, end | 6
5: merchant, take stone, end | 2
1: architect, build lighthouse, on d1, end | 0
2: architect, end | 5
3: architect, end | 0
4: foreman, use church, veto I, use warehouse, end | 6
5: worker, place b3, harvest b3, harvest d3, end | 2
1: foreman, use lighthouse, call 10, use warehouse, end | 0
2: worker, place d2, harvest d2, harvest d1, harvest b2, end | 5
3: worker, place b2, harvest b2, harvest d2, harvest b1, harvest b3, end | 0
"""

# Worker 1 + 2, foreman 4 + 1, foreman 4 + 2, merchant 2 + 4, foreman 4 + 1; seats 3 and 4 tie.
PARLIAMENT = """\
1: bid 2 | 0
2: bid 1 | 5
3: bid 2 | 0
4: bid 4 | 6
5: bid 1 | 2
3: bid 3 | 0
4: bid 2 | 6
3: enact II IV, end | 0
"""

# Seat 1 has one peso.
TAX = """\
2: decline | 5
3: pay | 0
4: pay | 6
5: pay | 4
"""

# Seat 4 has one product. Seat 1 pays from the warehouse.
LEVY = """\
1: pay citrus sugar | 0
2: pay citrus tobacco | 5
3: pay sugar sugar | 2
5: decline | 4
"""

# Ship 15 had gone back into the pile.
SHIPS = """\
-- ship 15, ship 4
"""

ROUND_1 = SETUP + ACTIONS + PARLIAMENT + TAX + LEVY + SHIPS

# The church may not hit group I again. Seat 5 buys sugar at 7 and makes it rum.
# Seat 2 may take only citrus for free: citrus at 5, tobacco at 6, no sugar.
ACTIONS_2 = """\
-- law tax-1, law levy-materials, law subsidy-votes, law corruption
1: mayor, dock 2, load sugar, load sugar, end | 6
2: architect, build town-hall, on d1, end | 7
3: merchant, take water, end | 5
4: worker, place a1, harvest d1, end | 8
5: architect, build black-market, on c3, end | 4
1: merchant, end | 6
2: foreman, use town-hall, end | 7
3: worker, place c2, harvest b2, harvest d2, end | 5
4: foreman, use church, veto IV, use warehouse, end | 8
5: merchant, buy sugar, end | 4
1: architect, end | 8
2: mayor, end | 7
3: architect, build golf-course, on c1, end | 5
4: mayor, dock 2, load tobacco, end | 10
5: foreman, use black-market, convert sugar rum, end | 4
1: worker, place c1, harvest b1, end | 8
2: merchant, take citrus, end | 7
3: foreman, use golf-course, give water, end | 6
4: architect, end | 11
5: mayor, dock 2, load rum, end | 6
"""

# Foreman 4, worker 1 + town hall 2 + 4, mayor 5 + 1, merchant 2, worker 1.
PARLIAMENT_2 = """\
1: bid 0 | 8
2: bid 4 | 7
3: bid 1 | 6
4: bid 0 | 11
5: bid 0 | 6
2: enact II III, end | 7
"""

TAX_2 = """\
2: pay | 7
3: pay | 6
4: decline | 11
5: pay | 8
"""

# Seats 2 and 5 lack two materials. Seat 4: 11 + levy 2 + subsidy 2.
LEVY_2 = """\
1: pay stone water | 8
3: pay stone stone | 8
4: pay wood stone | 15
"""

SHIPS_2 = """\
-- ship 12
"""


def test_all_six_markers_lie_and_a_full_ship_waits() -> None:
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=SETUP + ACTIONS)
    assert seat(match, 1) == {
        "pesos": 3,  # 10 + 2 - 4 - 5
        "points": 0,
        "yard": {},
        "warehouse": {"citrus": 1, "sugar": 3},
        "buildings": {"d1": "lighthouse"},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 8,
        "points": 5,
        "yard": {"wood": 1, "stone": 2, "citrus": 1, "sugar": 1, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 0,
        "yard": {"stone": 1, "water": 1, "citrus": 3, "sugar": 3, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "b2",
    }
    assert seat(match, 4) == {
        "pesos": 10,
        "points": 6,
        "yard": {"wood": 1},
        "warehouse": {"tobacco": 1},
        "buildings": {"b1": "church"},
        "pawn": "a1",
    }
    assert seat(match, 5) == {
        "pesos": 14,
        "points": 2,
        "yard": {"wood": 3, "stone": 2, "citrus": 1, "sugar": 2, "tobacco": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "b3",
    }
    assert board(match) == {
        "market": {"citrus": 4, "sugar": 1, "tobacco": 3, "rum": 2, "cigars": 1},
        "supply": {
            "wood": 10,
            "stone": 10,
            "water": 14,
            "citrus": 4,
            "sugar": 5,
            "tobacco": 5,
            "rum": 8,
            "cigars": 8,
        },
        "docks": {
            1: (7, []),
            2: (8, ["cigars", "citrus", "tobacco", "tobacco", "tobacco"]),
            3: None,
        },
        "sea": 10,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,  # C-084: foremen of seats 4 and 1, seat 1 later
        "markers": [
            "four-pesos",
            "free-material",
            "free-product",
            "one-point",
            "two-pesos",
            "two-points",
        ],
    }


def test_a_second_purchase_decides_parliament() -> None:
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=SETUP + ACTIONS)
    before, table = [seat(match, n) for n in (1, 2, 3, 4, 5)], board(match)
    match = played_on(match, PARLIAMENT)
    assert [seat(match, n) for n in (1, 2, 3, 4, 5)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (1, 7, 5, 4, 13), strict=True)
    ]
    assert board(match) == table | {"laws": ["printed-tax", "levy-products", None, "scarcity"]}

    match = played_on(match, TAX)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3, 4, 5)] == [1, 7, 3, 2, 11]
    assert [seat(match, n)["points"] for n in (1, 2, 3, 4, 5)] == [0, 5, 2, 8, 4]


def test_scarcity_takes_what_lies_there_and_the_full_ship_leaves() -> None:
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=ROUND_1)
    assert seat(match, 1) == {
        "pesos": 1,
        "points": 2,
        "yard": {},
        "warehouse": {"sugar": 2},
        "buildings": {"d1": "lighthouse"},
        "pawn": "a1",
    }
    assert seat(match, 2) == {
        "pesos": 7,
        "points": 7,
        "yard": {"wood": 1, "stone": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 3,
        "points": 5,
        "yard": {"stone": 1, "water": 1},
        "warehouse": {},
        "buildings": {},
        "pawn": "b2",
    }
    assert seat(match, 4) == {
        "pesos": 2,
        "points": 8,
        "yard": {"wood": 1},
        "warehouse": {"tobacco": 1},
        "buildings": {"b1": "church"},
        "pawn": "a1",
    }
    assert seat(match, 5) == {
        "pesos": 11,
        "points": 4,
        "yard": {"wood": 3, "stone": 2},
        "warehouse": {},
        "buildings": {},
        "pawn": "b3",
    }
    assert board(match) == {
        "market": {"citrus": 2, "sugar": 0, "tobacco": 1, "rum": 2, "cigars": 1},
        "supply": {
            "wood": 10,
            "stone": 10,
            "water": 14,
            "citrus": 13,  # 4 + levy 2 + market 2 + lost 4 + ship 1
            "sugar": 13,  # 5 + levy 3 + market 1 + lost 4
            "tobacco": 13,  # 5 + levy 1 + market 2 + lost 2 + ship 3
            "rum": 8,
            "cigars": 9,
        },
        "docks": {1: (15, []), 2: (10, []), 3: (7, [])},
        "sea": 4,
        "laws": ["printed-tax", "levy-products", None, "scarcity"],
        "start": 1,
        "markers": [],
    }


def test_round_two_up_to_parliament() -> None:
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=ROUND_1 + ACTIONS_2)
    assert seat(match, 1) == {
        "pesos": 1,
        "points": 8,
        "yard": {"wood": 1, "stone": 1, "water": 1, "citrus": 1},
        "warehouse": {},
        "buildings": {"d1": "lighthouse"},
        "pawn": "c1",
    }
    assert seat(match, 2) == {
        "pesos": 11,
        "points": 7,
        "yard": {"stone": 1, "citrus": 1},
        "warehouse": {},
        "buildings": {"d1": "town-hall"},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 3,
        "points": 6,
        "yard": {"wood": 1, "stone": 3, "citrus": 1, "sugar": 1},
        "warehouse": {},
        "buildings": {"c1": "golf-course"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 2,
        "points": 11,
        "yard": {"wood": 3, "stone": 1},
        "warehouse": {"tobacco": 1},
        "buildings": {"b1": "church"},
        "pawn": "a1",
    }
    assert seat(match, 5) == {
        "pesos": 4,
        "points": 6,
        "yard": {},
        "warehouse": {},
        "buildings": {"c3": "black-market"},
        "pawn": "b3",
    }
    assert board(match) == {
        "market": {"citrus": 2, "sugar": 0, "tobacco": 1, "rum": 2, "cigars": 1},
        "supply": {
            "wood": 10,
            "stone": 9,
            "water": 14,
            "citrus": 10,
            "sugar": 12,
            "tobacco": 12,
            "rum": 7,
            "cigars": 9,
        },
        "docks": {1: (15, []), 2: (10, ["rum", "sugar", "sugar", "tobacco"]), 3: (7, [])},
        "sea": 4,
        "laws": ["printed-tax", "levy-products", None, "scarcity"],
        "start": 5,
        "markers": ["four-pesos", "free-material", "free-product", "one-point", "two-points"],
    }


def test_town_hall_votes_win_but_earn_no_subsidy() -> None:
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=ROUND_1 + ACTIONS_2)
    before, table = [seat(match, n) for n in (1, 2, 3, 4, 5)], board(match)
    match = played_on(match, PARLIAMENT_2)
    assert [seat(match, n) for n in (1, 2, 3, 4, 5)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (1, 7, 2, 2, 4), strict=True)
    ]
    assert board(match) == table | {
        "laws": ["printed-tax", "levy-materials", "subsidy-votes", "scarcity"]
    }

    match = played_on(match, TAX_2)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3, 4, 5)] == [1, 5, 0, 2, 2]
    assert [seat(match, n)["points"] for n in (1, 2, 3, 4, 5)] == [8, 9, 8, 11, 8]

    match = played_on(match, LEVY_2)
    assert [seat(match, n)["points"] for n in (1, 2, 3, 4, 5)] == [14, 10, 16, 15, 9]


def test_the_market_law_does_not_act_a_second_time() -> None:
    script = ROUND_1 + ACTIONS_2 + PARLIAMENT_2
    match = played("cuba", seats=5, edition="de", options=OPTIONS, script=script)
    match = played_on(match, TAX_2 + LEVY_2 + SHIPS_2)
    assert seat(match, 1) == {
        "pesos": 1,
        "points": 14,
        "yard": {"wood": 1},
        "warehouse": {},
        "buildings": {"d1": "lighthouse"},
        "pawn": "c1",
    }
    assert seat(match, 2) == {
        "pesos": 5,
        "points": 10,
        "yard": {"stone": 1},
        "warehouse": {},
        "buildings": {"d1": "town-hall"},
        "pawn": "d2",
    }
    assert seat(match, 3) == {
        "pesos": 0,
        "points": 16,
        "yard": {"wood": 1, "stone": 1},
        "warehouse": {},
        "buildings": {"c1": "golf-course"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 2,
        "points": 15,
        "yard": {"wood": 2},
        "warehouse": {"tobacco": 1},
        "buildings": {"b1": "church"},
        "pawn": "a1",
    }
    assert seat(match, 5) == {
        "pesos": 2,
        "points": 9,
        "yard": {},
        "warehouse": {},
        "buildings": {"c3": "black-market"},
        "pawn": "b3",
    }
    assert board(match) == {
        "market": {"citrus": 2, "sugar": 0, "tobacco": 1, "rum": 2, "cigars": 1},
        "supply": {
            "wood": 11,
            "stone": 13,
            "water": 15,
            "citrus": 13,
            "sugar": 13,
            "tobacco": 12,
            "rum": 7,
            "cigars": 9,
        },
        "docks": {1: (4, []), 2: (15, []), 3: (10, ["rum", "sugar", "sugar", "tobacco"])},
        "sea": 12,
        "laws": ["printed-tax", "levy-materials", "subsidy-votes", "scarcity"],
        "start": 5,
        "markers": [],
    }
