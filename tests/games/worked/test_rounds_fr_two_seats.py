"""Two rounds at a table of two, edition fr, worked out on paper.

What only this edition has: a full row of products pays 3, the large office loads any number of
one kind, the cloister takes materials and the product store buys a material.
"""

from tests.games.worked.script import board, played, played_on, seat

SETUP = """\
-- ship 8, ship 3, ship 11, start 1
1: take wood, take stone, take sugar, take sugar, end | 0
2: take wood, take wood, take citrus, take citrus, end | 0
"""

# Seat 2 sells citrus at 3, 2 and, the row full, 3. The large office loads three sugar in dock 2.
ACTIONS = """\
-- law tax-4, law levy-sugar, law subsidy-pesos, law surplus
1: worker, place a3, harvest b3, harvest d3, end | 0
2: worker, place c2, harvest b2, harvest d2, end | 0
1: architect, build large-office, on a2, end | 0
2: merchant, sell citrus, sell citrus, sell citrus, buy rum, end | 0
1: foreman, use large-office, dock 2, load sugar, load sugar, load sugar, use warehouse, end | 6
2: architect, build cloister, on c3, end | 0
1: mayor, dock 2, load tobacco, end | 8
2: foreman, use cloister, give wood, give water, end | 2
"""

# Votes: seat 1 merchant 2 + 5 + 1, seat 2 mayor 5 + 2 + 1; still tied, so the start player.
PARLIAMENT = """\
1: bid 5 | 8
2: bid 2 | 2
1: bid 1 | 8
2: bid 1 | 2
1: enact III IV, end | 8
"""

# Nobody has citrus for the levy. Seat 2: 2 + tax 2 + subsidy 2 (8 pesos).
TAX = """\
1: pay | 8
2: pay | 6
"""

SHIPS = """\
-- ship 6
"""

ROUND_1 = SETUP + ACTIONS + PARLIAMENT + TAX + SHIPS

# Seat 1 sells sugar to a full row at 3 and buys tobacco at 2 and 3; its office lies outside the
# cross. The product store buys the water at 4; the cloister of seat 2 lies under its pawn.
ACTIONS_2 = """\
-- law tax-buildings, law levy-products, law subsidy-buildings, law corruption
1: worker, place d3, harvest d3, harvest b3, end | 10
2: worker, place c3, harvest b3, harvest d3, end | 6
1: merchant, sell sugar, buy tobacco, buy tobacco, end | 10
2: merchant, take stone, end | 6
1: foreman, use large-office, dock 2, load tobacco, load tobacco, load tobacco, end | 16
2: architect, build product-store, on c1, end | 6
1: architect, end | 18
2: foreman, use product-store, give water, use cloister, give stone, end | 7
"""

PARLIAMENT_2 = """\
1: bid 0 | 18
2: bid 1 | 7
2: enact II III, end | 7
"""

# Seat 1 has no peso and no product. Seat 2: 7 + tax 2, then levy 2, both 1, subsidy 2.
LAWS_2 = """\
2: pay | 9
2: pay sugar tobacco | 14
"""

SHIPS_2 = """\
-- ship 14
"""


def test_the_supply_of_the_first_edition_after_the_setup() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=SETUP)
    assert board(match) == {
        "market": {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2},
        "supply": {
            "wood": 12,
            "stone": 14,
            "water": 15,
            "citrus": 13,
            "sugar": 13,
            "tobacco": 15,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (8, []), 2: (3, []), 3: None},
        "sea": 11,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,
        "markers": [],
    }


def test_full_row_large_office_and_cloister_in_round_one() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=SETUP + ACTIONS)
    assert seat(match, 1) == {
        "pesos": 10,
        "points": 8,
        "yard": {"stone": 1},
        "warehouse": {},
        "buildings": {"a2": "large-office"},
        "pawn": "a3",
    }
    assert seat(match, 2) == {
        "pesos": 13,  # 10 + 3 + 2 + 3 - 5
        "points": 2,
        "yard": {"stone": 1, "sugar": 1, "rum": 1},
        "warehouse": {},
        "buildings": {"c3": "cloister"},
        "pawn": "c2",
    }
    assert board(match) == {
        "market": {"citrus": 5, "sugar": 3, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 13,
            "water": 15,
            "citrus": 13,
            "sugar": 11,
            "tobacco": 14,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (8, []), 2: (3, ["sugar", "sugar", "sugar", "tobacco"]), 3: None},
        "sea": 11,
        "laws": ["printed-tax", "printed-levy", None, None],
        "start": 1,
        "markers": [],
    }


def test_a_second_tie_goes_to_the_start_player() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=SETUP + ACTIONS)
    before, table = [seat(match, n) for n in (1, 2)], board(match)
    match = played_on(match, PARLIAMENT)
    assert [seat(match, n) for n in (1, 2)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (4, 10), strict=True)
    ]
    assert board(match) == table | {
        "laws": ["printed-tax", "printed-levy", "subsidy-pesos", "surplus"]
    }


def test_surplus_fills_two_rows_at_the_end_of_round_one() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=ROUND_1)
    assert seat(match, 1) == {
        "pesos": 2,
        "points": 10,
        "yard": {"stone": 1},
        "warehouse": {},
        "buildings": {"a2": "large-office"},
        "pawn": "a3",
    }
    assert seat(match, 2) == {
        "pesos": 8,
        "points": 6,
        "yard": {"stone": 1, "rum": 1},
        "warehouse": {},
        "buildings": {"c3": "cloister"},
        "pawn": "c2",
    }
    assert board(match) == {
        "market": {"citrus": 5, "sugar": 5, "tobacco": 5, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 15,
            "stone": 13,
            "water": 15,
            "citrus": 13,
            "sugar": 10,  # 11 - 2 to the market + 1 lost
            "tobacco": 12,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (11, []), 2: (8, []), 3: (3, ["sugar", "sugar", "sugar", "tobacco"])},
        "sea": 6,
        "laws": ["printed-tax", "printed-levy", "subsidy-pesos", "surplus"],
        "start": 1,
        "markers": [],
    }


def test_product_store_buys_a_material_in_round_two() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=ROUND_1 + ACTIONS_2)
    assert seat(match, 1) == {
        "pesos": 0,  # 2 + 3 - 2 - 3
        "points": 18,
        "yard": {"wood": 1, "stone": 2},
        "warehouse": {},
        "buildings": {"a2": "large-office"},
        "pawn": "d3",
    }
    assert seat(match, 2) == {
        "pesos": 12,
        "points": 7,
        "yard": {"sugar": 1, "tobacco": 1, "rum": 1},
        "warehouse": {},
        "buildings": {"c1": "product-store", "c3": "cloister"},
        "pawn": "c3",
    }
    assert board(match) == {
        "market": {"citrus": 5, "sugar": 5, "tobacco": 3, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 14,
            "stone": 13,
            "water": 15,
            "citrus": 13,
            "sugar": 9,
            "tobacco": 10,
            "rum": 13,
            "cigars": 13,
        },
        "docks": {
            1: (11, []),
            2: (8, ["tobacco", "tobacco", "tobacco"]),
            3: (3, ["sugar", "sugar", "sugar", "tobacco"]),
        },
        "sea": 6,
        "laws": ["printed-tax", "printed-levy", "subsidy-pesos", "surplus"],
        "start": 2,
        "markers": ["free-material", "two-points"],
    }


def test_one_vote_breaks_a_tie_of_mayors_and_a_new_subsidy_replaces_the_old() -> None:
    match = played("cuba", seats=2, edition="fr", options={}, script=ROUND_1 + ACTIONS_2)
    before, table = [seat(match, n) for n in (1, 2)], board(match)
    match = played_on(match, PARLIAMENT_2)
    assert [seat(match, n) for n in (1, 2)] == [
        own | {"pesos": pesos} for own, pesos in zip(before, (0, 11), strict=True)
    ]
    assert board(match) == table | {
        "laws": ["printed-tax", "levy-products", "subsidy-buildings", "surplus"]
    }


def test_surplus_acts_again_and_the_ship_in_dock_three_leaves_part_loaded() -> None:
    script = ROUND_1 + ACTIONS_2 + PARLIAMENT_2
    match = played("cuba", seats=2, edition="fr", options={}, script=script)
    match = played_on(match, LAWS_2 + SHIPS_2)
    assert seat(match, 1) == {
        "pesos": 0,
        "points": 19,
        "yard": {"wood": 1, "stone": 2},
        "warehouse": {},
        "buildings": {"a2": "large-office"},
        "pawn": "d3",
    }
    assert seat(match, 2) == {
        "pesos": 9,
        "points": 14,
        "yard": {"rum": 1},
        "warehouse": {},
        "buildings": {"c1": "product-store", "c3": "cloister"},
        "pawn": "c3",
    }
    assert board(match) == {
        "market": {"citrus": 5, "sugar": 5, "tobacco": 5, "rum": 1, "cigars": 2},
        "supply": {
            "wood": 14,
            "stone": 13,
            "water": 15,
            "citrus": 13,
            "sugar": 13,  # 9 + levy 1 + ship 3
            "tobacco": 10,  # 10 + levy 1 - market 2 + ship 1
            "rum": 13,
            "cigars": 13,
        },
        "docks": {1: (6, []), 2: (11, []), 3: (8, ["tobacco", "tobacco", "tobacco"])},
        "sea": 14,
        "laws": ["printed-tax", "levy-products", "subsidy-buildings", "surplus"],
        "start": 2,
        "markers": [],
    }
