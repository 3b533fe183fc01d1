"""HAVANA, four seats: rounds 1 and 2 worked out on paper.

The swap at the setup, two broken ties, Worker and Black market first and second, the tax collector
against Protection, both thieves as the last in the order.
"""

from tests.games.worked.script import played, played_on
from tests.games.worked.street import board, seat

# The ends are worth 7, 5, 4 and 5; the rum house goes to the pile.
SETUP = """
-- building capitol, building barber, building dance-hall
-- building arcade, building hospital, building aquarium
-- building convent, building statue, building pharmacy
-- building post-office, building bench, building rum-house
1: swap kiosk, at bottom-right, end | 0
-- cube sandstone, cube brick, cube debris, cube loam
-- cube debris, cube glass, cube debris
1: lay protection, lay material-thief | 0
2: lay tax-collector, lay debris | 0
3: lay siesta, lay worker | 0
4: lay worker, lay siesta | 0
"""

# 04 twice: seat 3 has no coloured cube. Then 23, 26. The collector's only later player is
# protected. Seat 1 is last and robs an earlier one; the bench lay behind the kiosk.
ACTIONS_1 = """
3: do worker, buy bottom-right, end | 1
4: do siesta, end | 0
2: do tax-collector, end | 0
1: do material-thief, rob 2, steal brick, buy bottom-right | 1
"""

RESTOCK_1 = """
1: end | 1
-- cube brick, cube debris, cube glass
"""

CARDS_1 = """
3: cover worker, lay black-market, end | 1
4: cover worker, lay black-market, end | 0
2: cover debris, lay siesta, end | 0
1: cover material-thief, lay peso-thief, end | 1
"""

ROUND_1 = SETUP + ACTIONS_1 + RESTOCK_1 + CARDS_1

# 03, then 07 twice: seat 4 has fewer points, though more coloured cubes. Then 25.
# Tax: the worker of seat 4, the debris of seat 3, nothing from seat 1. The rum house comes back.
# Seat 1 takes 1 of the 3 pesos of seat 2.
ACTIONS_2 = """
2: do siesta, tax worker, tax debris, end | 0
4: do black-market | 0
-- cube sandstone, cube glass
4: buy bottom-right, end | 3
3: do siesta | 1
-- cube glass
3: buy bottom-right | 3
-- building rum-house, building school, building bakery, building lamp-post
3: end | 3
1: do protection, rob 2, buy bottom-right | 3
"""

RESTOCK_2 = """
1: end | 3
-- cube loam, cube loam, cube debris
"""

CARDS_2 = """
2: cover tax-collector, lay mama, end | 0
4: cover siesta, lay mama, end | 3
3: cover siesta, lay architect, end | 3
1: cover peso-thief, lay conservation, end | 3
"""

SEATS = (1, 2, 3, 4)
TOP = ["capitol", "barber", "dance-hall", "arcade", "hospital", "aquarium"]


def test_havana_four_seats_round_1() -> None:
    match = played("havana", seats=4, edition="nl", script=SETUP)
    start = {
        "points": 0,
        "pesos": 1,
        "workers": 0,
        "buildings": [],
        "hand": 11,
        "discard": 0,
    }
    assert [seat(match, n) for n in SEATS] == [
        start | {"cubes": {"sandstone": 1}, "open": ["material-thief", "protection"]},
        start | {"cubes": {"brick": 1}, "open": ["debris", "tax-collector"]},
        start | {"cubes": {"debris": 1}, "open": ["siesta", "worker"]},
        start | {"cubes": {"loam": 1}, "open": ["siesta", "worker"]},
    ]
    assert board(match) == {
        "rows": {
            "top": TOP,
            "bottom": ["convent", "statue", "pharmacy", "post-office", "bench", "kiosk"],
        },
        "centre": {"glass": 1, "debris": 2},
        "centre_pesos": 4,
        "workers": 15,
        "pile": 24,
    }

    match = played_on(match, ACTIONS_1)
    first = start | {
        "points": 1,
        "cubes": {"brick": 1},
        "buildings": ["bench"],
        "open": ["material-thief", "protection"],
    }
    second = start | {
        "pesos": 2,
        "cubes": {"debris": 2},
        "open": ["debris", "tax-collector"],
    }
    third = start | {
        "points": 1,
        "workers": 1,
        "cubes": {"debris": 1},
        "buildings": ["kiosk"],
        "open": ["siesta", "worker"],
    }
    fourth = start | {
        "workers": 1,
        "cubes": {"loam": 1},
        "open": ["siesta", "worker"],
    }
    table = {
        "rows": {
            "top": TOP,
            "bottom": ["convent", "statue", "pharmacy", "post-office"],
        },
        "centre": {"glass": 1},
        "centre_pesos": 4,
        "workers": 13,  # 15 - 2 + 1 - 1
        "pile": 24,
    }
    assert [seat(match, n) for n in SEATS] == [first, second, third, fourth]
    assert board(match) == table

    match = played_on(match, RESTOCK_1)
    table |= {"centre": {"brick": 1, "glass": 2, "debris": 1}, "centre_pesos": 7}
    assert [seat(match, n) for n in SEATS] == [first, second, third, fourth]
    assert board(match) == table

    match = played_on(match, CARDS_1)
    cards = {"hand": 10, "discard": 1}
    assert [seat(match, n) for n in SEATS] == [
        first | cards | {"open": ["peso-thief", "protection"]},
        second | cards | {"open": ["siesta", "tax-collector"]},
        third | cards | {"open": ["black-market", "siesta"]},
        fourth | cards | {"open": ["black-market", "siesta"]},
    ]
    assert board(match) == table


def test_havana_four_seats_round_2() -> None:
    match = played("havana", seats=4, edition="nl", script=ROUND_1 + ACTIONS_2)
    first = {
        "points": 3,
        "pesos": 0,  # 1 + 1 - 2
        "workers": 0,
        "cubes": {},
        "buildings": ["bench", "statue"],
        "open": ["peso-thief", "protection"],
        "hand": 10,
        "discard": 1,
    }
    second = {
        "points": 0,
        "pesos": 2,  # 2 + 1 - 1
        "workers": 0,
        "cubes": {"debris": 2},
        "buildings": [],
        "open": ["siesta", "tax-collector"],
        "hand": 10,
        "discard": 1,
    }
    third = {
        "points": 3,
        "pesos": 1,
        "workers": 0,
        "cubes": {},
        "buildings": ["kiosk", "pharmacy"],
        "open": ["black-market", "siesta"],
        "hand": 10,
        "discard": 1,
    }
    fourth = {
        "points": 3,
        "pesos": 1,
        "workers": 0,
        "cubes": {},
        "buildings": ["post-office"],
        "open": ["black-market", "siesta"],
        "hand": 10,
        "discard": 1,
    }
    table = {
        "rows": {
            "top": TOP,
            "bottom": ["convent", "rum-house", "school", "bakery", "lamp-post"],
        },
        "centre": {"brick": 1, "glass": 2, "debris": 1},
        "centre_pesos": 7,
        "workers": 15,  # 13 + tax 1 + pharmacy 1
        "pile": 20,
    }
    assert [seat(match, n) for n in SEATS] == [first, second, third, fourth]
    assert board(match) == table

    match = played_on(match, RESTOCK_2)
    table |= {"centre": {"brick": 1, "loam": 2, "glass": 2, "debris": 2}, "centre_pesos": 10}
    assert [seat(match, n) for n in SEATS] == [first, second, third, fourth]
    assert board(match) == table

    match = played_on(match, CARDS_2)
    cards = {"hand": 9, "discard": 2}
    assert [seat(match, n) for n in SEATS] == [
        first | cards | {"open": ["conservation", "protection"]},
        second | cards | {"open": ["mama", "siesta"]},
        third | cards | {"open": ["architect", "black-market"]},
        fourth | cards | {"open": ["black-market", "mama"]},
    ]
    assert board(match) == table
