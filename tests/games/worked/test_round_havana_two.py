"""HAVANA, two seats: rounds 1 and 2 worked out on paper.

Replacements named and automatic, an architect's building, a row refilled by Conservation.
"""

from tests.games.worked.script import played, played_on
from tests.games.worked.street import board, seat

SETUP = """
-- building balcony, building barracks, building capitol
-- building cathedral, building aquarium, building pharmacy
-- building art-gallery, building convent, building school
-- building rum-house, building bakery, building florist
-- cube glass, cube sandstone
-- cube debris, cube debris, cube debris
1: lay black-market, lay architect | 0
2: lay worker, lay debris | 0
"""

# 24 before 47. Seat 2: 2 workers, 3 debris. Seat 1: 2 cubes, 1 worker; pharmacy 1 glass, 1 worker.
ACTIONS_1 = """
2: do worker, end | 0
1: do black-market | 0
-- cube loam, cube glass
1: buy top-right | 2
"""

RESTOCK_1 = """
1: end | 2
-- cube debris, cube debris, cube brick
"""

CARDS_1 = """
2: cover worker, lay pesos, end | 0
1: cover black-market, lay conservation, end | 2
"""

ROUND_1 = SETUP + ACTIONS_1 + RESTOCK_1 + CARDS_1

# 28 before 34. Seat 2 has 5 debris and 1 + 4 pesos. Balcony: 5 debris for the sandstone it keeps,
# a worker of its own. Barracks: its last worker and, by itself, 5 pesos.
# Seat 1 leaves two cards in the row; the new ones come before its worker and the purchase.
ACTIONS_2 = """
2: do debris, buy top-left, replace sandstone, pay, buy top-left, end | 4
1: do conservation, remove top-right | 2
-- building statue, building well, building cafe, building dockyard
1: buy bottom-left | 6
"""

RESTOCK_2 = """
1: end | 6
-- cube sandstone, cube debris, cube brick
"""

CARDS_2 = """
2: cover pesos, lay siesta, end | 4
1: cover architect, lay mama, end | 6
"""


def test_havana_two_seats_round_1() -> None:
    match = played("havana", seats=2, edition="nl", script=SETUP)
    assert seat(match, 1) == {
        "points": 0,
        "pesos": 1,
        "workers": 0,
        "cubes": {"glass": 1},
        "buildings": [],
        "open": ["architect", "black-market"],
        "hand": 11,
        "discard": 0,
    }
    assert seat(match, 2) == {
        "points": 0,
        "pesos": 1,
        "workers": 0,
        "cubes": {"sandstone": 1},
        "buildings": [],
        "open": ["debris", "worker"],
        "hand": 11,
        "discard": 0,
    }
    assert board(match) == {
        "rows": {
            "top": ["balcony", "barracks", "capitol", "cathedral", "aquarium", "pharmacy"],
            "bottom": ["art-gallery", "convent", "school", "rum-house", "bakery", "florist"],
        },
        "centre": {"debris": 3},
        "centre_pesos": 4,
        "workers": 15,
        "pile": 24,
    }

    match = played_on(match, ACTIONS_1)
    first = {
        "points": 2,
        "pesos": 1,
        "workers": 0,
        "cubes": {"loam": 1, "glass": 1},
        "buildings": ["pharmacy"],
        "open": ["architect", "black-market"],
        "hand": 11,
        "discard": 0,
    }
    second = {
        "points": 0,
        "pesos": 1,
        "workers": 2,
        "cubes": {"sandstone": 1, "debris": 3},
        "buildings": [],
        "open": ["debris", "worker"],
        "hand": 11,
        "discard": 0,
    }
    table = {
        "rows": {
            "top": ["balcony", "barracks", "capitol", "cathedral", "aquarium"],
            "bottom": ["art-gallery", "convent", "school", "rum-house", "bakery", "florist"],
        },
        "centre": {},
        "centre_pesos": 4,
        "workers": 13,  # 15 - 2 - 1 + 1
        "pile": 24,
    }
    assert [seat(match, n) for n in (1, 2)] == [first, second]
    assert board(match) == table

    match = played_on(match, RESTOCK_1)
    table |= {"centre": {"brick": 1, "debris": 2}, "centre_pesos": 7}
    assert [seat(match, n) for n in (1, 2)] == [first, second]
    assert board(match) == table

    match = played_on(match, CARDS_1)
    assert seat(match, 1) == first | {
        "open": ["architect", "conservation"],
        "hand": 10,
        "discard": 1,
    }
    assert seat(match, 2) == second | {"open": ["debris", "pesos"], "hand": 10, "discard": 1}
    assert board(match) == table


def test_havana_two_seats_round_2() -> None:
    match = played("havana", seats=2, edition="nl", script=ROUND_1 + ACTIONS_2)
    first = {
        "points": 6,
        "pesos": 1,
        "workers": 0,
        "cubes": {},
        "buildings": ["pharmacy", "art-gallery"],
        "open": ["architect", "conservation"],
        "hand": 10,
        "discard": 1,
    }
    second = {
        "points": 4,
        "pesos": 0,  # 1 + 4 - 5
        "workers": 0,
        "cubes": {"sandstone": 1},
        "buildings": ["balcony", "barracks"],
        "open": ["debris", "pesos"],
        "hand": 10,
        "discard": 1,
    }
    table = {
        "rows": {
            "top": ["capitol", "statue", "well", "cafe", "dockyard", "cathedral"],
            "bottom": ["convent", "school", "rum-house", "bakery", "florist"],
        },
        "centre": {"brick": 1},
        "centre_pesos": 3,  # half of 7 is 4, rounded up
        "workers": 15,  # 13 + 1 + 1 - 1 + 1
        "pile": 20,
    }
    assert [seat(match, n) for n in (1, 2)] == [first, second]
    assert board(match) == table

    match = played_on(match, RESTOCK_2)
    table |= {"centre": {"brick": 2, "sandstone": 1, "debris": 1}, "centre_pesos": 6}
    assert [seat(match, n) for n in (1, 2)] == [first, second]
    assert board(match) == table

    match = played_on(match, CARDS_2)
    assert seat(match, 1) == first | {"open": ["conservation", "mama"], "hand": 9, "discard": 2}
    assert seat(match, 2) == second | {"open": ["debris", "siesta"], "hand": 9, "discard": 2}
    assert board(match) == table


def test_havana_two_seats_round_2_with_glass_in_the_place_of_sandstone() -> None:
    """The missing sandstone is replaced by itself, the worker could be: `pay` gives the own one."""
    script = ROUND_1.replace("cube glass, cube sandstone", "cube glass, cube glass", 1)
    match = played("havana", seats=2, edition="nl", script=script)
    match = played_on(match, "2: do pesos, buy top-left, pay | 2")
    second = {
        "points": 2,
        "pesos": 5,
        "workers": 1,
        "cubes": {"glass": 1},
        "buildings": ["balcony"],
        "open": ["debris", "pesos"],
        "hand": 10,
        "discard": 1,
    }
    assert seat(match, 2) == second
    match = played_on(match, "2: buy top-left, end | 4")
    assert seat(match, 2) == second | {
        "points": 4,
        "pesos": 0,
        "workers": 0,
        "buildings": ["balcony", "barracks"],
    }
    assert board(match)["rows"]["top"] == ["capitol", "cathedral", "aquarium"]
