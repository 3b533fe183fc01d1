"""Acceptance scenarios of setup, box and proposals (SC-01 to SC-07, SC-83, SC-84)."""

import pytest

from malecon import Match
from malecon.engine.cuba.kinds import WATER
from malecon.engine.cuba.tiles import COST_STONE, COST_WOOD, TILES, kind_of
from tests.cuba import cuba, cuba_game, pieces, play, player
from tests.rules.course import dull, every_edition, finish_round, refused, unreadable

TAKE = "take wood, take stone, take citrus, take sugar, end"
FIELDS = tuple(column + row for row in "123" for column in "abcd")


def new(edition: str = "de", seats: int = 4) -> Match:
    """A game whose ships and start player are drawn; in `zh` the boards are alike for all here."""
    return Match("cuba", seats=seats, edition=edition, seed=1, sides="common")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("edition", "product", "goods"),
    [("de", 12, 8), ("nl", 15, 13), ("fr", 15, 13), ("zh", 15, 13), ("en", 15, 13)],
)
def test_SC_01_market_and_supply(edition: str, product: int, goods: int, seats: int) -> None:
    table = new(edition, seats).view(None)
    products = {"citrus": product, "sugar": product, "tobacco": product}
    assert table.market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert table.prices["citrus"].row[:3] == [6, 5, 4]
    assert table.prices["sugar"].row[:3] == [6, 5, 4]
    assert table.prices["tobacco"].row[:3] == [6, 5, 4]
    assert table.prices["rum"].row[:2] == [6, 5]
    assert table.prices["cigars"].row[:2] == [6, 5]
    assert table.supply == {"wood": 15, "stone": 15, "water": 15, "rum": goods} | products | {
        "cigars": goods
    }


@every_edition
def test_SC_02_two_docks_and_the_sea_have_a_ship(edition: str) -> None:
    table = new(edition).view(None)
    shown = {place: ship.ship for place, ship in table.harbour.items() if ship}
    assert set(shown) == {"sea", "1", "2"}
    assert table.harbour["3"] is None
    assert len(set(shown.values())) == 3
    assert len(table.pile.unseen) == 12
    assert table.pile.tail == []


@every_edition
def test_SC_03_what_each_of_five_players_gets(edition: str) -> None:
    match = new(edition, 5)
    first = match.view(None).start
    order = [(first + i) % 5 for i in range(5)]
    for seat in order:
        assert match.waiting == (seat,)
        play(match, seat, TAKE)
    warehouse = match.view(None).landscapes[0].index("warehouse")
    for seat in order:
        own = player(match, seat)
        assert own.pesos == 10
        assert own.pawn == FIELDS[warehouse]
        assert own.hand == ["worker", "merchant", "architect", "foreman", "mayor"]
        assert own.points == 0
        assert pieces(match, seat) == {"wood": 1, "stone": 1, "citrus": 1, "sugar": 1}
        assert own.warehouse == {"citrus": 0, "sugar": 0, "tobacco": 0}


@every_edition
def test_SC_04_picks_may_be_equal(edition: str) -> None:
    match = new(edition)
    seat = match.waiting[0]
    play(match, seat, "take water, take water, take tobacco, take tobacco, end")
    assert pieces(match, seat) == {"water": 2, "tobacco": 2}


@every_edition
def test_SC_05_three_materials_or_rum_are_refused(edition: str) -> None:
    match = new(edition)
    seat = match.waiting[0]
    assert unreadable(match, seat, "take rum")
    assert refused(match, seat, "take citrus") == ("reason-pairs-two", "C-030")
    play(match, seat, "take wood, take wood")
    assert refused(match, seat, "take wood") == ("reason-pairs-two", "C-030")
    play(match, seat, "take citrus")
    assert refused(match, seat, "take stone") == ("reason-pairs-two", "C-030")
    assert refused(match, seat, "end")[0] == "reason-not-now"
    assert unreadable(match, seat, "take rum")
    play(match, seat, "take citrus")
    assert refused(match, seat, "take citrus") == ("reason-pairs-two", "C-030")


@every_edition
def test_SC_06_laws_before_round_1(edition: str) -> None:
    table = new(edition).snapshot()
    assert table["round"] == 0
    assert table["laws"] == {"I": "printed-tax", "II": "printed-levy", "III": None, "IV": None}
    assert table["proposals"] == {"I": None, "II": None, "III": None, "IV": None}
    assert {group: len(pile) for group, pile in table["law_piles"].items()} == {
        "I": 6, "II": 6, "III": 6, "IV": 6
    }  # fmt: skip


def phase_a(edition: str, number: int) -> Match:
    """A game at the beginning of a round, before its proposals are drawn."""
    if number == 1:
        match = Match("cuba", seats=2, edition=edition, seed=1, draws=False, sides="common")
        for _ in range(4):
            match.draw()
        play(match, match.waiting[0], TAKE)
        return play(match, match.waiting[0], TAKE)
    match = cuba({}, edition=edition, round=number - 1, lap=4, start=1, turn=0, draws=False)
    finish_round(match)
    match.draw()  # the ship that comes to sea
    return match


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@every_edition
def test_SC_07_phase_A_opens_four_proposals_without_effect(edition: str, number: int) -> None:
    match = phase_a(edition, number)
    before = match.snapshot()
    assert (before["round"], before["step"]) == (number, "draw-law")
    drawn = [pile[-1] for pile in before["law_piles"].values()]
    play(match, -1, *(f"law {law}" for law in drawn))
    after = match.snapshot()
    assert (after["round"], after["step"]) == (number, "card")
    assert list(after["proposals"].values()) == drawn
    assert [len(pile) for pile in after["law_piles"].values()] == [6 - number] * 4
    untouched = set(after) - {"proposals", "law_piles", "step", "turn", "lap", "progress"}
    assert {key: after[key] for key in untouched} == {key: before[key] for key in untouched}


@every_edition
def test_SC_07_after_round_6_all_piles_are_empty(edition: str) -> None:
    match = new(edition, 2)
    while not match.over:
        dull(match)
    proposed = [event.what for event in match.events if event.event == "proposal"]
    assert len(proposed) == len(set(proposed)) == 24
    assert match.snapshot()["round"] == 6
    assert match.snapshot()["law_piles"] == {"I": [], "II": [], "III": [], "IV": []}


GROUPS = {
    "points": (
        "cement-factory", "sawmill", "golf-course", "cloister", "rum-cafe", "cigar-cafe",
        "small-office", "large-office", "hotel", "inn",
    ),
    "money": ("goods-store", "product-store", "materials-store", "small-bank", "large-bank"),
    "factories": (
        "black-market", "cigar-factory", "cigar-factory-2", "distillery", "distillery-2",
    ),
    "power": ("church", "town-hall", "dam", "lighthouse", "storehouse"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "water"), [("de", 7), ("nl", 7), ("fr", 7), ("en", 7), ("zh", 8)]
)
def test_SC_83_tiles_and_their_costs(edition: str, water: int) -> None:
    tiles = new(edition).view(None).buildings_left
    assert len(tiles) == len(set(tiles)) == 25
    assert len({tile.removesuffix("-2") for tile in tiles}) == 23
    assert {name: len(group) for name, group in GROUPS.items()} == {
        "points": 10, "money": 5, "factories": 5, "power": 5
    }  # fmt: skip
    assert sorted(tiles) == sorted(tile for group in GROUPS.values() for tile in group)
    box = cuba_game(edition=edition, seats=4).box
    kinds = [kind_of(tile) for tile in range(TILES)]
    assert sum(COST_WOOD[kind] for kind in kinds) == 38
    assert sum(COST_STONE[kind] for kind in kinds) == 36
    assert sum(box.cost(kind, WATER) for kind in kinds) == water


@every_edition
def test_SC_84_law_cards(edition: str) -> None:
    piles = new(edition).snapshot()["law_piles"]
    assert piles["I"] == ["tax-1", "tax-2", "tax-3", "tax-4", "tax-5", "tax-buildings"]
    assert piles["II"] == [
        "levy-citrus", "levy-sugar", "levy-tobacco", "levy-water", "levy-materials",
        "levy-products",
    ]  # fmt: skip
    assert len(piles["III"]) == len(piles["IV"]) == 6
    assert len({law for pile in piles.values() for law in pile}) == 24
