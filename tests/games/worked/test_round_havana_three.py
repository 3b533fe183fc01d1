"""HAVANA, three seats: rounds 1 and 2 worked out on paper.

Both thieves, Protection, Mama and Pesos rounded up, Renewal, a row refilled by a purchase.
"""

from tests.games.worked.script import played, played_on
from tests.games.worked.street import board, seat

SETUP = """
-- building well, building bench, building fortress
-- building opera-house, building cafe, building statue
-- building lamp-post, building grand-hotel, building market-hall
-- building university, building cigar-hall, building customs-house
-- cube loam, cube glass, cube brick
-- cube brick, cube sandstone, cube loam
1: lay debris, lay peso-thief | 0
2: lay protection, lay mama | 0
3: lay pesos, lay siesta | 0
"""

# 08, 25, 29. The thief's only later player is protected, the 3 pesos of seat 3 are out of his
# reach; the centre has no debris. Mama: 2 of 3.
ACTIONS_1 = """
3: do siesta, end | 0
1: do peso-thief, buy top-left, end | 1
2: do protection, pick brick, pick loam | 0
"""

RESTOCK_1 = """
2: end | 0
-- cube glass, cube debris, cube sandstone
"""

CARDS_1 = """
3: cover siesta, lay material-thief, end | 0
1: cover debris, lay siesta, end | 1
2: cover protection, lay renewal, end | 0
"""

ROUND_1 = SETUP + ACTIONS_1 + RESTOCK_1 + CARDS_1

# 05, 19, 68. Seat 1 takes 1 of 3 pesos. Mama: 2 of 3 and the debris; seat 2 still has 4 coloured
# cubes after the bench. Seat 3 is last: 3 of 5 pesos, 2 cubes from seat 2, statue, then cafe.
ACTIONS_2 = """
1: do siesta, rob 3, buy bottom-left, end | 2
2: do mama, pick sandstone, pick glass, take protection, buy top-left, end | 1
3: do pesos, rob 2, steal loam, steal glass, buy top-right, buy top-right | 4
-- building kiosk, building balcony, building school, building convent
"""

RESTOCK_2 = """
3: end | 4
-- cube loam, cube debris, cube debris
"""

# Seat 2 lays the card that came back.
CARDS_2 = """
1: cover peso-thief, lay worker, end | 2
2: cover renewal, lay protection, end | 1
3: cover pesos, lay black-market, end | 4
"""

SEATS = (1, 2, 3)


def test_havana_three_seats_round_1() -> None:
    match = played("havana", seats=3, edition="nl", script=SETUP)
    start = {
        "points": 0,
        "pesos": 1,
        "workers": 0,
        "buildings": [],
        "hand": 11,
        "discard": 0,
    }
    assert [seat(match, n) for n in SEATS] == [
        start | {"cubes": {"loam": 1}, "open": ["debris", "peso-thief"]},
        start | {"cubes": {"glass": 1}, "open": ["mama", "protection"]},
        start | {"cubes": {"brick": 1}, "open": ["pesos", "siesta"]},
    ]
    assert board(match) == {
        "rows": {
            "top": ["well", "bench", "fortress", "opera-house", "cafe", "statue"],
            "bottom": [
                "lamp-post",
                "grand-hotel",
                "market-hall",
                "university",
                "cigar-hall",
                "customs-house",
            ],
        },
        "centre": {"brick": 1, "sandstone": 1, "loam": 1},
        "centre_pesos": 4,
        "workers": 15,
        "pile": 24,
    }

    match = played_on(match, ACTIONS_1)
    first = start | {
        "points": 1,
        "cubes": {},
        "buildings": ["well"],
        "open": ["debris", "peso-thief"],
    }
    second = start | {
        "cubes": {"brick": 1, "loam": 1, "glass": 1},
        "open": ["mama", "protection"],
    }
    third = start | {
        "pesos": 3,
        "cubes": {"brick": 1},
        "open": ["pesos", "siesta"],
    }
    table = {
        "rows": {
            "top": ["bench", "fortress", "opera-house", "cafe", "statue"],
            "bottom": [
                "lamp-post",
                "grand-hotel",
                "market-hall",
                "university",
                "cigar-hall",
                "customs-house",
            ],
        },
        "centre": {"sandstone": 1},
        "centre_pesos": 2,
        "workers": 15,
        "pile": 24,
    }
    assert [seat(match, n) for n in SEATS] == [first, second, third]
    assert board(match) == table

    match = played_on(match, RESTOCK_1)
    table |= {"centre": {"sandstone": 2, "glass": 1, "debris": 1}, "centre_pesos": 5}
    assert [seat(match, n) for n in SEATS] == [first, second, third]
    assert board(match) == table

    match = played_on(match, CARDS_1)
    cards = {"hand": 10, "discard": 1}
    assert [seat(match, n) for n in SEATS] == [
        first | cards | {"open": ["peso-thief", "siesta"]},
        second | cards | {"open": ["mama", "renewal"]},
        third | cards | {"open": ["material-thief", "pesos"]},
    ]
    assert board(match) == table


def test_havana_three_seats_round_2() -> None:
    match = played("havana", seats=3, edition="nl", script=ROUND_1 + ACTIONS_2)
    first = {
        "points": 2,
        "pesos": 0,  # 1 + 1 - 2
        "workers": 0,
        "cubes": {},
        "buildings": ["well", "lamp-post"],
        "open": ["peso-thief", "siesta"],
        "hand": 10,
        "discard": 1,
    }
    second = {
        "points": 1,
        "pesos": 1,
        "workers": 0,
        "cubes": {"brick": 1, "glass": 1, "debris": 1},
        "buildings": ["bench"],
        "open": ["mama", "renewal"],
        "hand": 11,
        "discard": 0,
    }
    third = {
        "points": 4,
        "pesos": 1,  # 3 - 1 + 3 - 2 - 2
        "workers": 0,
        "cubes": {"glass": 1},
        "buildings": ["statue", "cafe"],
        "open": ["material-thief", "pesos"],
        "hand": 10,
        "discard": 1,
    }
    table = {
        "rows": {
            "top": ["fortress", "kiosk", "balcony", "school", "convent", "opera-house"],
            "bottom": ["grand-hotel", "market-hall", "university", "cigar-hall", "customs-house"],
        },
        "centre": {"sandstone": 1},
        "centre_pesos": 2,
        "workers": 15,
        "pile": 20,
    }
    assert [seat(match, n) for n in SEATS] == [first, second, third]
    assert board(match) == table

    match = played_on(match, RESTOCK_2)
    table |= {"centre": {"sandstone": 1, "loam": 1, "debris": 2}, "centre_pesos": 5}
    assert [seat(match, n) for n in SEATS] == [first, second, third]
    assert board(match) == table

    match = played_on(match, CARDS_2)
    assert [seat(match, n) for n in SEATS] == [
        first | {"open": ["siesta", "worker"], "hand": 9, "discard": 2},
        second | {"open": ["mama", "protection"], "hand": 10, "discard": 1},
        third | {"open": ["black-market", "material-thief"], "hand": 9, "discard": 2},
    ]
    assert board(match) == table
