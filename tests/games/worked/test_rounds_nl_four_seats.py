"""Two rounds at a table of four, edition nl, worked out on paper.

The harbour law is passed in the first round; in the second an office completes a ship.
"""

from tests.games.worked.script import board, played, played_on, seat

SETUP = """\
-- ship 2, ship 5, ship 10, start 3
3: take stone, take water, take sugar, take sugar, end | 0
4: take wood, take wood, take citrus, take tobacco, end | 0
1: take wood, take stone, take citrus, take citrus, end | 0
2: take wood, take stone, take sugar, take tobacco, end | 0
"""

# Seat 4 buys both cigars at 5 and 6. Seat 1 may take only tobacco for free: four lie there.
ACTIONS = """\
-- law tax-4, law levy-water, law subsidy-votes, law harbour-law
3: worker, place c2, harvest b2, harvest d2, end | 0
4: mayor, end | 0
1: mayor, dock 1, load citrus, load citrus, end | 2
2: worker, place a3, harvest b3, harvest d3, end | 0
3: architect, build dam, on c3, end | 0
4: merchant, sell tobacco, buy cigars, buy cigars, end | 0
1: worker, place c3, harvest b3, harvest d3, end | 2
2: architect, build cigar-factory, on a2, end | 0
3: foreman, use dam, end | 0
4: architect, end | 2
1: architect, build small-office, on c1, end | 2
2: foreman, use cigar-factory, give tobacco, give tobacco, use warehouse, end | 0
3: mayor, dock 2, load citrus, load sugar, end | 4
4: foreman, use warehouse, end | 2
1: merchant, take tobacco, end | 2
2: mayor, dock 1, load cigars, load sugar, end | 2
"""

# Votes: foreman 4 + 1, merchant 2 + 4, merchant 2 + 0, worker 1 + 2.
PARLIAMENT = """\
1: bid 1 | 2
2: bid 4 | 2
3: bid 0 | 4
4: bid 2 | 2
2: enact II IV, end | 2
"""

TAX = """\
1: pay | 2
2: pay | 2
3: decline | 4
4: pay | 4
"""

# Seats 2 and 4 have no water. Seat 3 has not paid the tax: 2 points only.
LEVY = """\
1: pay | 4
3: pay | 6
"""

SHIPS = """\
-- ship 13
"""

ROUND_1 = SETUP + ACTIONS + PARLIAMENT + TAX + LEVY + SHIPS

# Seat 2 sells its cigars at 4 and, the row full, 3. Its product store takes the stored sugar.
ACTIONS_2 = """\
-- law tax-buildings, law levy-tobacco, law subsidy-products, law building-law
2: worker, place a1, harvest b1, harvest d1, end | 4
3: worker, place d3, harvest b3, harvest d1, harvest d3, end | 6
4: merchant, sell cigars, sell cigars, end | 4
1: worker, place c3, harvest b3, harvest d3, end | 7
2: architect, build product-store, on a3, end | 4
3: architect, build golf-course, on a3, end | 6
4: worker, place c1, harvest b1, harvest d1, end | 4
1: merchant, buy sugar, end | 7
2: foreman, use cigar-factory, give tobacco, use product-store, give sugar, use warehouse, end | 4
3: foreman, use dam, use golf-course, give water, give water, end | 8
4: architect, build inn, on d1, end | 4
1: architect, build large-office, on d3, end | 7
2: merchant, sell cigars, sell cigars, end | 4
3: mayor, dock 3, load tobacco, load tobacco, end | 14
4: foreman, use inn, use warehouse, end | 5
"""

# The small office completes ship 2; the large one meets ship 10 in the same dock.
DEPARTURE = """\
1: foreman, use small-office, dock 2, load tobacco | 9
-- ship 8
"""

SECOND_OFFICE = """\
1: use large-office, dock 2, load sugar, load sugar, end | 13
"""

# Mayors 5 + 1, 5 + 2, 5 + 2 and merchant 2 + 1; then 3 more each for seats 2 and 4.
# Start player is seat 3, and seat 4 follows first.
PARLIAMENT_2 = """\
1: bid 1 | 13
2: bid 2 | 4
3: bid 1 | 14
4: bid 2 | 5
2: bid 3 | 4
4: bid 3 | 5
4: enact I III, end | 5
"""

TAX_2 = """\
1: pay | 13
2: decline | 4
3: pay | 14
4: pay | 7
"""

# Only seat 1 has water: 15 + levy 2, both 1, subsidy 5.
LEVY_2 = """\
1: pay | 23
"""

SHIPS_2 = """\
-- ship 3
"""


def test_round_one_up_to_parliament() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=SETUP + ACTIONS)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 2,
        "yard": {"wood": 1, "stone": 1, "water": 1, "sugar": 1, "tobacco": 2},
        "warehouse": {},
        "buildings": {"c1": "small-office"},
        "pawn": "c3",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 2,
        "yard": {"stone": 1, "cigars": 1},
        "warehouse": {"sugar": 1},
        "buildings": {"a2": "cigar-factory"},
        "pawn": "a3",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 4,
        "yard": {"wood": 1, "stone": 1, "water": 4, "sugar": 2},
        "warehouse": {},
        "buildings": {"c3": "dam"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 6,  # 10 + 4 + 3 - 5 - 6
        "points": 2,
        "yard": {"wood": 2, "cigars": 2},
        "warehouse": {"citrus": 1},
        "buildings": {},
        "pawn": "a1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 4, "rum": 2, "cigars": 0},
        "supply": {
            "wood": 11,
            "stone": 12,
            "water": 10,
            "citrus": 11,
            "sugar": 9,
            "tobacco": 12,
            "rum": 13,
            "cigars": 11,
        },
        "docks": {
            1: (2, ["cigars", "citrus", "citrus", "sugar"]),
            2: (5, ["citrus", "sugar"]),
            3: None,
        },
        "sea": 10,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 2,  # C-084: mayors of seats 3 and 2, seat 2 later
        "markers": ["four-pesos", "free-product", "two-points"],
    }


def test_the_harbour_law_is_passed_in_round_one() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=SETUP + ACTIONS)
    before, table = [seat(match, n) for n in (1, 2, 3, 4)], board(match)
    match = played_on(match, PARLIAMENT)
    assert [seat(match, n) for n in (1, 2, 3, 4)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (9, 6, 10, 4), strict=True)
    ]
    assert board(match) == table | {"laws": ["printed-tax", "levy-water", None, "harbour-law"]}

    match = played_on(match, TAX)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3, 4)] == [7, 4, 10, 2]
    assert [seat(match, n)["points"] for n in (1, 2, 3, 4)] == [4, 4, 4, 4]


def test_round_one_ends_and_the_ships_move_up() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=ROUND_1)
    assert seat(match, 1) == {
        "pesos": 7,
        "points": 7,
        "yard": {"wood": 1, "stone": 1},
        "warehouse": {},
        "buildings": {"c1": "small-office"},
        "pawn": "c3",
    }
    assert seat(match, 2) == {
        "pesos": 4,
        "points": 4,
        "yard": {"stone": 1, "cigars": 1},
        "warehouse": {"sugar": 1},
        "buildings": {"a2": "cigar-factory"},
        "pawn": "a3",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 6,
        "yard": {"wood": 1, "stone": 1, "water": 3},
        "warehouse": {},
        "buildings": {"c3": "dam"},
        "pawn": "c2",
    }
    assert seat(match, 4) == {
        "pesos": 2,
        "points": 4,
        "yard": {"wood": 2, "cigars": 2},
        "warehouse": {"citrus": 1},
        "buildings": {},
        "pawn": "a1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 4, "rum": 2, "cigars": 0},
        "supply": {
            "wood": 11,
            "stone": 12,
            "water": 12,
            "citrus": 11,
            "sugar": 12,
            "tobacco": 14,
            "rum": 13,
            "cigars": 11,
        },
        "docks": {
            1: (10, []),
            2: (2, ["cigars", "citrus", "citrus", "sugar"]),
            3: (5, ["citrus", "sugar"]),
        },
        "sea": 13,
        "laws": ["printed-tax", "levy-water", None, "harbour-law"],
        "start": 2,
        "markers": [],
    }


def test_an_office_completes_a_ship_and_the_next_one_meets_the_new_harbour() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=ROUND_1 + ACTIONS_2)
    assert board(match)["docks"] == {
        1: (10, []),
        2: (2, ["cigars", "citrus", "citrus", "sugar"]),
        3: (5, ["citrus", "sugar", "tobacco", "tobacco"]),
    }
    match = played_on(match, DEPARTURE)
    after = board(match)
    assert after["docks"] == {
        1: (13, []),
        2: (10, []),
        3: (5, ["citrus", "sugar", "tobacco", "tobacco"]),
    }
    assert after["sea"] == 8
    assert after["supply"] == {
        "wood": 11,
        "stone": 14,
        "water": 14,
        "citrus": 11,
        "sugar": 12,
        "tobacco": 11,
        "rum": 13,
        "cigars": 12,
    }


def test_round_two_up_to_parliament() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=ROUND_1 + ACTIONS_2)
    match = played_on(match, DEPARTURE + SECOND_OFFICE)
    assert seat(match, 1) == {
        "pesos": 3,
        "points": 13,  # 7 + 2, then 2 x 2 in dock 2
        "yard": {"water": 1},
        "warehouse": {},
        "buildings": {"c1": "small-office", "d3": "large-office"},
        "pawn": "c3",
    }
    assert seat(match, 2) == {
        "pesos": 15,  # 4 + 4 + 4 + 3
        "points": 4,
        "yard": {},
        "warehouse": {"citrus": 1},
        "buildings": {"a2": "cigar-factory", "a3": "product-store"},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 10,
        "points": 14,
        "yard": {"wood": 2, "stone": 1, "sugar": 1},
        "warehouse": {},
        "buildings": {"a3": "golf-course", "c3": "dam"},
        "pawn": "d3",
    }
    assert seat(match, 4) == {
        "pesos": 13,  # 2 + 6 + 5
        "points": 5,
        "yard": {"wood": 2},
        "warehouse": {"citrus": 2, "tobacco": 1},
        "buildings": {"d1": "inn"},
        "pawn": "c1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 4, "rum": 2, "cigars": 3},
        "supply": {
            "wood": 11,
            "stone": 14,
            "water": 14,
            "citrus": 11,
            "sugar": 12,
            "tobacco": 11,
            "rum": 13,
            "cigars": 12,
        },
        "docks": {
            1: (13, []),
            2: (10, ["sugar", "sugar"]),
            3: (5, ["citrus", "sugar", "tobacco", "tobacco"]),
        },
        "sea": 8,
        "laws": ["printed-tax", "levy-water", None, "harbour-law"],
        "start": 3,
        "markers": [],
    }


def test_a_second_tie_goes_to_the_first_seat_after_the_start_player() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=ROUND_1 + ACTIONS_2)
    match = played_on(match, DEPARTURE + SECOND_OFFICE)
    before, table = [seat(match, n) for n in (1, 2, 3, 4)], board(match)
    match = played_on(match, PARLIAMENT_2)
    assert [seat(match, n) for n in (1, 2, 3, 4)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (2, 10, 9, 8), strict=True)
    ]
    assert board(match) == table | {
        "laws": ["tax-buildings", "levy-water", "subsidy-products", "harbour-law"]
    }

    match = played_on(match, TAX_2)
    assert [seat(match, n)["pesos"] for n in (1, 2, 3, 4)] == [0, 10, 7, 7]
    assert [seat(match, n)["points"] for n in (1, 2, 3, 4)] == [15, 4, 16, 7]


def test_round_two_ends_and_dock_three_is_cleared() -> None:
    match = played("cuba", seats=4, edition="nl", options={}, script=ROUND_1 + ACTIONS_2)
    match = played_on(match, DEPARTURE + SECOND_OFFICE + PARLIAMENT_2 + TAX_2 + LEVY_2 + SHIPS_2)
    assert seat(match, 1) == {
        "pesos": 0,
        "points": 23,
        "yard": {},
        "warehouse": {},
        "buildings": {"c1": "small-office", "d3": "large-office"},
        "pawn": "c3",
    }
    assert seat(match, 2) == {
        "pesos": 10,
        "points": 10,  # six product fields, none built
        "yard": {},
        "warehouse": {"citrus": 1},
        "buildings": {"a2": "cigar-factory", "a3": "product-store"},
        "pawn": "a1",
    }
    assert seat(match, 3) == {
        "pesos": 7,
        "points": 22,
        "yard": {"wood": 2, "stone": 1},
        "warehouse": {},
        "buildings": {"a3": "golf-course", "c3": "dam"},
        "pawn": "d3",
    }
    assert seat(match, 4) == {
        "pesos": 7,
        "points": 12,  # 7 + 5: the inn covers tobacco
        "yard": {"wood": 2},
        "warehouse": {"citrus": 2, "tobacco": 1},
        "buildings": {"d1": "inn"},
        "pawn": "c1",
    }
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 2, "tobacco": 4, "rum": 2, "cigars": 3},
        "supply": {
            "wood": 11,
            "stone": 14,
            "water": 15,
            "citrus": 12,
            "sugar": 14,  # 12 + lost 1 + ship 1
            "tobacco": 13,
            "rum": 13,
            "cigars": 12,
        },
        "docks": {1: (8, []), 2: (13, []), 3: (10, ["sugar", "sugar"])},
        "sea": 3,
        "laws": ["tax-buildings", "levy-water", "subsidy-products", "harbour-law"],
        "start": 3,
        "markers": [],
    }
