"""Players, pieces, classes and setup (C-001 to C-037, A-01 to A-10)."""

from collections import Counter
from typing import Any

import pytest

from malecon import BadComponents, BadOption, BadSeats, IllegalMove, Match
from malecon.games.cuba.shape import CubaView
from tests.cuba import FIXTURE, cuba, legal, pieces, play, player
from tests.rules.acting import (
    end_round,
    random_game,
    refused,
    step,
    unread,
    vote,
)

MATERIALS = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
COLOURS = ("blue", "red", "yellow", "green", "purple")
ALTERNATIVES = (
    "free-material", "free-product", "two-points", "one-point", "four-pesos", "two-pesos"
)  # fmt: skip


def fresh(seats: int = 3, **options: Any) -> Match:
    """The table before the first ship; chance speaks when the test says so."""
    return Match("cuba", seats=seats, seed=1, components=FIXTURE, draws=False, **options)


def chance(match: Match, *draws: str) -> Match:
    for draw in draws:
        match.play(draw, seat=-1)
    return match


def seated(seats: int = 3, start: int = 1, **options: Any) -> Match:
    """Ships and start player are drawn; `start` counts from 1, as in notation."""
    return chance(fresh(seats, **options), "ship 1", "ship 2", "ship 3", f"start {start}")


def equipped(seats: int = 3, **options: Any) -> Match:
    """Every seat has taken wood, stone, citrus and sugar; law cards are next."""
    match = seated(seats, **options)
    for seat in range(seats):
        play(match, seat, "take wood,take stone,take citrus,take sugar,end")
    return match


def totals(table: CubaView) -> Counter[str]:
    """All pieces of a table by kind, wherever they lie."""
    found = Counter(table.supply) + Counter(table.market)
    for owner in table.players:
        found += Counter(owner.yard) + Counter(owner.warehouse)
    for ship in table.harbour.values():
        if ship is not None:
            found += Counter(
                kind for kind, full in zip(ship.spaces, ship.loaded, strict=True) if full
            )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C_001_two_to_five_seats_can_play(seats: int) -> None:
    assert len(fresh(seats).view(None).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 6, -3, True, "3", 2.0])
def test_C_001_any_other_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSeats):
        Match("cuba", seats=seats)


def test_C_002_most_points_win() -> None:
    match = cuba({"points": 30}, {"points": 31}, {"points": 10}, round=6, lap=4, turn=2)
    play(match, 2, "merchant", "end")
    end_round(match)
    assert match.over
    assert match.scores == (30, 31, 10)
    assert match.winners == (1,)


def test_C_003_board_has_three_docks_a_sea_and_four_law_places() -> None:
    table = fresh().view(None)
    assert sorted(table.harbour) == ["1", "2", "3", "sea"]
    assert list(table.laws) == ["I", "II", "III", "IV"]
    assert sorted(table.market) == ["cigars", "citrus", "rum", "sugar", "tobacco"]


def test_C_004_five_plantation_boards_are_dealt_once_each() -> None:
    match = chance(seated(5, sides="individual"), "board red", "board blue", "board purple")
    with pytest.raises(IllegalMove):
        match.play("board blue", seat=-1)
    chance(match, "board green", "board yellow")
    assert [owner.board for owner in match.view(None).players] == [
        "red", "blue", "purple", "green", "yellow"
    ]  # fmt: skip


def test_C_005_each_seat_has_the_same_five_characters() -> None:
    hands = [owner.hand for owner in fresh(5).view(None).players]
    assert hands == [["worker", "merchant", "architect", "foreman", "mayor"]] * 5


def test_C_006_fifteen_ships_all_different() -> None:
    table = seated().view(None)
    shown = [ship.ship for ship in table.harbour.values() if ship is not None]
    assert sorted(shown + table.pile.unseen) == list(range(1, 16))
    with pytest.raises(BadComponents):
        Match("cuba", components={"ships": {"1": "CCSTR"}})


def test_C_007_the_start_player_card_is_one_and_only_for_seats_at_the_table() -> None:
    match = chance(fresh(3), "ship 1", "ship 2", "ship 3")
    with pytest.raises(IllegalMove):
        match.play("start 4", seat=-1)
    chance(match, "start 1")
    assert refused(match, 0, "start 2")[0] == "reason-not-now"
    assert match.view(None).start == 0


def test_C_008_six_laws_in_each_of_four_groups() -> None:
    piles = fresh().view(None).law_piles
    assert [len(piles[group]) for group in ("I", "II", "III", "IV")] == [6, 6, 6, 6]
    assert len({law for pile in piles.values() for law in pile}) == 24


def test_C_009_25_building_tiles() -> None:
    left = fresh().view(None).buildings_left
    assert len(left) == 25
    assert len(set(left)) == 25


@pytest.mark.parametrize(
    ("edition", "each"), [("de", 15), ("nl", 18), ("fr", 18), ("zh", 18), ("en", 18)]
)
def test_C_012_product_tokens_of_each_edition(edition: str, each: int) -> None:
    found = totals(fresh(edition=edition).view(None))
    assert [found[kind] for kind in PRODUCTS] == [each, each, each]


@pytest.mark.parametrize(
    ("edition", "each"), [("de", 10), ("nl", 15), ("fr", 15), ("zh", 15), ("en", 15)]
)
def test_C_013_goods_tokens_of_each_edition(edition: str, each: int) -> None:
    found = totals(fresh(edition=edition).view(None))
    assert [found[kind] for kind in GOODS] == [each, each]


def test_C_013_token_option_outweighs_the_edition() -> None:
    found = totals(fresh(edition="de", tokens=2007).view(None))
    assert (found["citrus"], found["rum"]) == (18, 15)
    with pytest.raises(BadOption):
        fresh(tokens=2010)


@pytest.mark.parametrize("edition", ["de", "nl"])
def test_C_014_fifteen_cubes_of_each_material(edition: str) -> None:
    found = totals(fresh(edition=edition).view(None))
    assert [found[kind] for kind in MATERIALS] == [15, 15, 15]


def test_C_015_when_six_markers_lie_no_alternative_is_left() -> None:
    match = cuba(markers=ALTERNATIVES)
    play(match, 0, "merchant")
    assert [move for move in legal(match, 0) if move.startswith("take")] == []
    play(match, 0, "end")
    play(match, 1, "architect", "end")
    play(match, 2, "mayor", "end")
    assert match.scores == (0, 0, 0)
    assert player(match, 2).pesos == 10


@pytest.mark.parametrize(("bank", "left"), [(195, 145), (140, 90)])
def test_C_016_a_finite_bank_has_195_or_140_pesos(bank: int, left: int) -> None:
    assert fresh(5, bank=bank).view(None).bank == left


def test_C_016_no_other_bank_is_offered() -> None:
    with pytest.raises(BadOption):
        fresh(bank=100)


def test_C_018_setup_offers_materials_then_products_and_never_goods() -> None:
    match = seated()
    assert legal(match, 0) == ["take wood", "take stone", "take water"]
    play(match, 0, "take stone", "take water")
    assert legal(match, 0) == ["take citrus", "take sugar", "take tobacco"]
    unread(match, 0, "take rum")


def test_C_019_no_ship_carries_materials() -> None:
    match = cuba({"yard": {"wood": 5, "stone": 5, "water": 5}})
    play(match, 0, "mayor")
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "dock 1") == ("reason-no-cargo", "C-078")
    unread(match, 0, "load wood")
    ships = {str(number): "CCSTF" for number in range(1, 16)}  # F is no cargo
    with pytest.raises(BadComponents):
        Match("cuba", components={"ships": ships})


def test_C_020_no_piece_is_lost_or_made_in_a_whole_game() -> None:
    expected = Counter(dict.fromkeys(MATERIALS + PRODUCTS, 15) | dict.fromkeys(GOODS, 10))
    wrong = [after for _, _, after in random_game(3, seats=4) if totals(after) != expected]
    assert wrong == []


def test_C_020_what_is_paid_goes_back_to_the_supply() -> None:
    match = cuba({"yard": {"wood": 1, "stone": 1, "water": 1}})
    play(match, 0, "architect", "build inn", "on b1")
    supply = match.view(None).supply
    assert (supply["wood"], supply["stone"], supply["water"]) == (15, 15, 15)


def test_C_021_a_tile_is_there_for_all_until_somebody_takes_it() -> None:
    inn = {"yard": {"wood": 1, "stone": 1, "water": 1}}
    match = cuba(inn, inn)
    play(match, 0, "architect", "build inn", "on b1", "end")
    play(match, 1, "architect")
    assert "inn" not in match.view(None).buildings_left
    assert refused(match, 1, "build inn") == ("reason-building-gone", "C-142")
    assert "build rum-cafe" in legal(match, 1)


def test_C_022_supply_is_sorted_by_kind() -> None:
    assert list(fresh().view(None).supply) == [*MATERIALS, *PRODUCTS, *GOODS]


def test_C_023_market_starts_with_products_at_6_5_4_and_goods_at_6_5() -> None:
    table = equipped().view(None)
    assert table.market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert [table.prices[kind].buy for kind in (*PRODUCTS, *GOODS)] == [4, 4, 4, 5, 5]
    assert table.prices["citrus"].row[:3] == [6, 5, 4]
    assert table.prices["rum"].row[:2] == [6, 5]


def test_C_025_first_two_ships_lie_in_docks_1_and_2_and_dock_3_is_empty() -> None:
    match = chance(fresh(), "ship 7", "ship 9")
    harbour = match.view(None).harbour
    assert (harbour["1"].ship, harbour["2"].ship) == (7, 9)
    assert harbour["1"].loaded == [False] * 5
    assert harbour["3"] is None
    with pytest.raises(IllegalMove):
        match.play("ship 7", seat=-1)


def test_C_025_dock_3_cannot_be_used_in_round_1() -> None:
    match = cuba({"yard": {"citrus": 1, "rum": 1}}, round=1)
    play(match, 0, "mayor")
    assert refused(match, 0, "dock 3") == ("reason-ship-none", "C-077")
    assert "dock 1" in legal(match, 0)


def test_C_026_third_ship_lies_open_at_sea_and_twelve_are_left() -> None:
    table = chance(fresh(), "ship 7", "ship 9", "ship 15").view(None)
    assert table.harbour["sea"].ship == 15
    assert table.harbour["sea"].spaces == ["citrus", "tobacco", "rum", "cigars", "cigars"]
    assert table.pile.unseen == [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14]
    assert table.pile.tail == []


def test_C_027_each_pile_is_drawn_from_by_itself() -> None:
    match = equipped()
    with pytest.raises(IllegalMove):
        match.play("law levy-citrus", seat=-1)
    chance(match, "law tax-buildings")
    with pytest.raises(IllegalMove):
        match.play("law tax-1", seat=-1)
    chance(match, "law levy-products", "law subsidy-pesos", "law corruption")
    assert [len(pile) for pile in match.view(None).law_piles.values()] == [5, 5, 5, 5]


def test_C_028_before_any_card_tax_is_2_pesos_and_levy_1_citrus() -> None:
    match = fresh()
    table = match.view(None)
    assert table.laws == {"I": "printed-tax", "II": "printed-levy", "III": None, "IV": None}
    assert "levy-citrus" in table.law_piles["II"]
    assert "tax-2" in table.law_piles["I"]


def test_C_028_printed_laws_take_2_pesos_and_1_citrus() -> None:
    match = cuba({"yard": {"citrus": 2}}, round=1, lap=4, turn=2)
    play(match, 2, "merchant", "end")
    vote(match, "III IV")
    play(match, 0, "pay")
    play(match, 1, "decline")
    play(match, 2, "decline")
    play(match, 0, "pay")
    paid = [(event.event, event.what, event.n) for event in match.events if event.seat == 0]
    assert ("paid", "", 2) in paid
    assert ("moved", "citrus", 1) in paid
    assert player(match, 0).pesos == 8


def test_C_029_somebody_is_start_player_before_pieces_are_taken() -> None:
    match = chance(fresh(), "ship 1", "ship 2", "ship 3")
    assert match.view(None).start is None
    chance(match, "start 3")
    assert match.view(None).start == 2
    assert match.waiting == (2,)


def test_C_029_the_start_player_opens_round_1() -> None:
    match = seated(3, start=3)
    play(match, 2, "take wood,take stone,take citrus,take sugar,end")
    play(match, 0, "take wood,take stone,take citrus,take sugar,end")
    play(match, 1, "take wood,take stone,take citrus,take sugar,end")
    chance(match, "law tax-1", "law levy-sugar", "law subsidy-water", "law drought")
    assert (step(match), match.waiting) == ("card", (2,))


def test_C_030_each_seat_gets_10_pesos_two_materials_two_products_and_five_cards() -> None:
    match = equipped(5)
    owner = player(match, 4)
    assert owner.pesos == 10
    assert pieces(match, 4) == {"wood": 1, "stone": 1, "citrus": 1, "sugar": 1}
    assert len(owner.hand) == 5


def test_C_030_a_third_material_or_an_early_product_is_refused() -> None:
    match = seated()
    assert refused(match, 0, "take citrus") == ("reason-pairs-two", "C-030")
    play(match, 0, "take wood", "take wood")
    assert refused(match, 0, "take wood") == ("reason-pairs-two", "C-030")
    play(match, 0, "take citrus")
    assert refused(match, 0, "end")[0] == "reason-not-now"
    play(match, 0, "take citrus")
    assert legal(match, 0) == ["end"]


def test_C_031_starting_pieces_lie_in_the_yard_and_products_left_there_perish() -> None:
    match = equipped()
    assert player(match, 0).warehouse == {"citrus": 0, "sugar": 0, "tobacco": 0}
    assert pieces(match, 0) == {"wood": 1, "stone": 1, "citrus": 1, "sugar": 1}
    match = cuba({"yard": {"citrus": 1, "sugar": 1, "wood": 2}}, round=1, lap=4, turn=2)
    play(match, 2, "merchant", "end")
    end_round(match)
    assert pieces(match, 0) == {"wood": 2}


def test_C_032_pawn_starts_on_the_warehouse_and_the_score_at_0() -> None:
    match = equipped()
    assert [owner.pawn for owner in match.view(None).players] == ["a3", "a3", "a3"]
    assert match.scores == (0, 0, 0)


def test_C_032_pawn_starts_on_the_warehouse_of_an_individual_board() -> None:
    match = Match("cuba", seats=2, seed=1, draws=False, sides="individual")
    chance(match, "ship 1", "ship 2", "ship 3", "start 1", "board blue", "board green")
    play(match, 0, "take wood,take stone,take citrus,take sugar,end")
    play(match, 1, "take wood,take stone,take citrus,take sugar,end")
    assert (player(match, 0).pawn, player(match, 1).pawn) == ("d1", "c1")


def test_C_033_all_see_everybodys_money() -> None:
    match = cuba({"pesos": 13}, {"pesos": 7})
    assert match.view(1).players[0].pesos == 13
    assert match.view(None).players[1].pesos == 7


def test_C_034_each_printed_board_has_its_twelve_fields() -> None:
    boards = Match("cuba", seats=5, seed=1, sides="individual").view(None).landscapes
    boards += Match("cuba", seats=2, seed=1).view(None).landscapes
    expected = Counter(warehouse=1, lake=1, mountain=2, forest=2, tobacco=2, sugar=2, citrus=2)
    assert [Counter(board) for board in boards] == [expected] * 7


@pytest.mark.parametrize(
    "rows",
    [
        ["LMTC", "FTFC", "WSML"],  # two lakes, one sugar
        ["LMTC", "FTFC", "MSMS"],  # no warehouse
        ["LMT", "FTFC", "WSMS"],
        ["LMTC", "FTFC"],
        ["LMTC", "FTFC", "WSMX"],
    ],
)
def test_C_034_a_board_with_other_fields_is_refused(rows: list[str]) -> None:
    with pytest.raises(BadComponents):
        Match("cuba", components={"plantations": {"common": rows}})


def test_C_035_the_yard_is_no_field_and_holds_all_three_classes() -> None:
    match = cuba({"yard": {"wood": 1, "citrus": 1, "rum": 1}})
    play(match, 0, "worker")
    unread(match, 0, "place yard")
    play(match, 0, "place a3")
    unread(match, 0, "harvest yard")
    assert pieces(match, 0) == {"wood": 2, "stone": 1, "water": 1, "citrus": 1, "rum": 1}


def test_C_036_the_common_side_is_the_same_for_all() -> None:
    boards = Match("cuba", seats=5, seed=1).view(None).landscapes
    assert boards == [boards[0]] * 5


def test_C_036_the_individual_sides_all_differ() -> None:
    boards = Match("cuba", seats=5, seed=1, sides="individual").view(None).landscapes
    assert len({tuple(board) for board in boards}) == 5


@pytest.mark.parametrize("edition", ["de", "nl", "fr", "en"])
def test_C_036_most_editions_play_one_side_for_all(edition: str) -> None:
    assert step(seated(edition=edition)) == "take"


def test_C_036_zh_lets_each_seat_turn_its_board() -> None:
    match = chance(seated(2, edition="zh"), "board blue", "board green")
    assert legal(match, 0) == ["side common", "side individual"]
    play(match, 0, "side common", "take wood,take stone,take citrus,take sugar,end")
    play(match, 1, "side individual", "take wood,take stone,take citrus,take sugar,end")
    assert (player(match, 0).board, player(match, 1).board) == ("common", "green")
    assert (player(match, 0).pawn, player(match, 1).pawn) == ("a3", "c1")


@pytest.mark.parametrize(
    ("field", "kind"),
    [("a1", "water"), ("b1", "stone"), ("c3", "stone"), ("a2", "wood"), ("c2", "wood")],
)
def test_C_037_material_fields_yield_by_landscape(field: str, kind: str) -> None:
    match = cuba()
    play(match, 0, "worker", f"place {field}")
    from_field = [event.what for event in match.events if event.source == field]
    assert [what for what in from_field if what] == [kind]


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("c1", "tobacco"), ("b2", "tobacco"), ("d1", "citrus"), ("d2", "citrus"),
        ("b3", "sugar"), ("d3", "sugar"),
    ],
)  # fmt: skip
def test_C_037_plantations_yield_their_product(field: str, kind: str) -> None:
    match = cuba()
    play(match, 0, "worker", f"place {field}", f"harvest {field}")
    assert {what: n for what, n in pieces(match, 0).items() if what in PRODUCTS} == {kind: 1}


def test_A_01_chance_finds_the_start_player() -> None:
    starts = [Match("cuba", seats=3, seed=seed).view(None).start for seed in range(40)]
    assert set(starts) == {0, 1, 2}
    assert Match("cuba", seats=3, seed=7).view(None).start == starts[7]


def test_A_02_individual_boards_are_dealt_by_chance() -> None:
    match = seated(2, sides="individual")
    assert (step(match), match.waiting) == ("draw-board", ())
    boards = {
        Match("cuba", seats=2, seed=seed, sides="individual").view(None).players[0].board
        for seed in range(40)
    }
    assert boards == set(COLOURS)


def test_A_03_start_player_takes_first_then_clockwise() -> None:
    match = seated(3, start=3)
    assert refused(match, 0, "take wood") == ("reason-not-your-turn", "C-041")
    play(match, 2, "take wood,take stone,take citrus,take sugar,end")
    assert match.waiting == (0,)
    play(match, 0, "take wood,take stone,take citrus,take sugar,end")
    assert match.waiting == (1,)
    assert match.view(1).players[2].yard["wood"] == 1


def test_A_03_equal_pieces_are_allowed_and_suffice_for_five() -> None:
    match = seated(5)
    play(match, 0, "take water,take water,take tobacco,take tobacco,end")
    play(match, 1, "take water,take water,take tobacco,take tobacco,end")
    play(match, 2, "take water,take water,take tobacco,take tobacco,end")
    play(match, 3, "take water,take water,take tobacco,take tobacco,end")
    play(match, 4, "take water,take water,take tobacco,take tobacco,end")
    assert pieces(match, 4) == {"water": 2, "tobacco": 2}
    supply = match.view(None).supply
    assert (supply["water"], supply["tobacco"]) == (5, 2)


def test_A_04_pieces_of_market_and_seats_come_out_of_the_totals() -> None:
    supply = equipped(3).view(None).supply
    assert supply == {
        "wood": 12, "stone": 12, "water": 15, "citrus": 9, "sugar": 9, "tobacco": 12,
        "rum": 8, "cigars": 8,
    }  # fmt: skip


def test_A_04_supply_of_the_first_edition() -> None:
    supply = equipped(3, edition="nl").view(None).supply
    assert (supply["citrus"], supply["tobacco"], supply["rum"]) == (12, 15, 13)


def test_A_06_money_does_not_run_out() -> None:
    match = cuba({"pesos": 200}, {"pesos": 200}, {"pesos": 200})
    assert match.view(None).bank is None
    play(match, 0, "mayor", "end")
    assert player(match, 0).pesos == 204


def test_A_06_a_finite_bank_pays_what_is_there_and_the_marker_is_used() -> None:
    match = cuba({"pesos": 100}, {"pesos": 39}, {"pesos": 0}, bank=140)
    play(match, 0, "mayor", "end")
    assert (player(match, 0).pesos, match.view(None).bank) == (101, 0)
    play(match, 1, "mayor", "end")
    assert player(match, 1).pesos == 39
    assert match.view(None).markers == ["four-pesos", "two-pesos"]


def test_A_06_what_is_paid_goes_back_to_a_finite_bank() -> None:
    match = cuba({"pesos": 10}, {"pesos": 10}, {"pesos": 10}, bank=195)
    play(match, 0, "merchant", "buy citrus")
    assert match.view(None).bank == 169


def test_A_06_a_bank_without_money_makes_the_banks_useless() -> None:
    banks = {"pawn": "b2", "buildings": {"b1": "small-bank", "b3": "large-bank"}}
    match = cuba(banks | {"pesos": 100}, {"pesos": 37}, {"pesos": 0}, bank=140)
    play(match, 0, "foreman", "use large-bank")
    assert player(match, 0).pesos == 103
    assert refused(match, 0, "use small-bank") == ("reason-changes-nothing", "A-07")


def test_A_07_a_character_may_do_nothing() -> None:
    match = cuba({"yard": {"sugar": 1}, "buildings": {"b3": "inn"}})
    play(match, 0, "foreman", "end")
    assert match.waiting == (1,)
    assert player(match, 0).played == ["foreman"]
    assert match.scores[0] == 0


def test_A_07_a_card_without_effect_still_counts_as_fourth_card() -> None:
    mayor = {"played": ["foreman", "architect", "merchant"]}
    match = cuba({}, {}, mayor, lap=4, turn=2, markers=["four-pesos", "two-pesos"])
    play(match, 2, "mayor", "end")
    assert match.view(None).start == 2
    assert player(match, 2).pesos == 10


def test_A_07_a_use_that_changes_nothing_is_not_offered() -> None:
    match = cuba({"pawn": "b2", "yard": {"wood": 3}, "buildings": {"b3": "golf-course"}})
    play(match, 0, "foreman")
    assert refused(match, 0, "use golf-course") == ("reason-changes-nothing", "A-07")
    assert refused(match, 0, "use warehouse") == ("reason-changes-nothing", "A-07")
    assert legal(match, 0) == ["end"]


def test_A_07_naming_a_dock_and_loading_nothing_is_forgoing() -> None:
    match = cuba({"yard": {"citrus": 1}})
    play(match, 0, "mayor", "dock 1", "end")
    assert player(match, 0).pesos == 14
    assert match.view(None).markers == ["four-pesos"]


def test_A_08_played_cards_are_seen_by_all_and_so_the_fifth_is_known() -> None:
    match = cuba(lap=4)
    assert match.view(1).players[0].played == ["mayor", "foreman", "architect"]
    play(match, 0, "merchant", "end")
    assert match.view(1).players[0].played[3] == "merchant"
    assert match.view(1).players[0].hand == ["worker"]


def test_A_08_variant_hides_which_unplayed_card_is_the_delegate() -> None:
    match = equipped(2, secret_delegate=True)
    chance(match, "law tax-1", "law levy-sugar", "law subsidy-water", "law drought")
    play(match, 0, "delegate worker")
    play(match, 1, "delegate mayor")
    assert match.view(0).delegate == "worker"
    assert match.view(1).delegate == "mayor"
    assert match.view(None).delegate is None
    assert len(match.view(1).players[0].hand) == 5
    assert match.view(1).players[0].fifth is None


def test_A_09_no_action_touches_what_others_own() -> None:
    touched = []
    for before, seat, after in random_game(11, seats=3):
        for other in range(3):
            if other == seat or before.step not in ("trade", "harvest", "site", "load", "give"):
                continue
            for part in ("yard", "warehouse", "pesos", "buildings"):
                owned = [getattr(table.players[other], part) for table in (before, after)]
                if owned[0] != owned[1]:
                    touched.append((before.step, other, part))
    assert touched == []


def test_A_10_the_last_unit_goes_to_who_comes_first() -> None:
    match = cuba(gone={"stone": 1})
    play(match, 0, "worker", "place b1", "end")
    play(match, 1, "worker", "place b1", "end")
    assert (player(match, 0).yard["stone"], player(match, 1).yard["stone"]) == (1, 0)
