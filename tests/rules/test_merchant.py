"""The merchant, the market and the black markers (C-055 to C-066, A-19 to A-27)."""

import pytest

from tests.cuba import cuba, legal, pieces, play, player
from tests.rules.acting import end_round, refused, unread

FULL = {"sugar": 5, "rum": 3}


def takes(moves: list[str]) -> list[str]:
    """The kinds that may be taken free."""
    return [move.removeprefix("take ") for move in moves if move.startswith("take ")]


def test_C_055_any_number_of_trades_in_any_order() -> None:
    match = cuba({"yard": {"sugar": 2, "rum": 1}})
    play(match, 0, "merchant", "buy citrus", "sell sugar", "buy citrus", "sell rum", "sell sugar")
    assert pieces(match, 0) == {"citrus": 2}
    assert player(match, 0).pesos == 10 - 4 + 3 - 5 + 4 + 2
    assert match.view(None).market == {
        "citrus": 1, "sugar": 5, "tobacco": 3, "rum": 3, "cigars": 2
    }  # fmt: skip


def test_C_056_a_purchase_is_paid_to_the_supply_and_lies_in_the_yard() -> None:
    match = cuba({}, {}, {}, bank=195)
    play(match, 0, "merchant", "buy rum")
    assert pieces(match, 0) == {"rum": 1}
    assert (player(match, 0).pesos, match.view(None).bank) == (5, 195 - 25)


def test_C_056_nobody_buys_what_he_cannot_pay() -> None:
    match = cuba({"pesos": 8})
    play(match, 0, "merchant", "buy citrus")
    reason = match.why_not("buy citrus", 0)
    assert reason is not None
    assert (reason.key, reason.n, reason.rule) == ("reason-pesos", 1, "C-056")
    play(match, 0, "buy sugar")
    assert player(match, 0).pesos == 0
    assert legal(match, 0) == ["end"]


def test_C_057_the_cheapest_unit_is_bought_first() -> None:
    match = cuba({"pesos": 15})
    play(match, 0, "merchant", "buy citrus")
    assert player(match, 0).pesos == 11
    play(match, 0, "buy citrus")
    assert player(match, 0).pesos == 6
    play(match, 0, "buy citrus")
    assert player(match, 0).pesos == 0


def test_C_058_a_sale_takes_from_yard_or_warehouse_and_pays_the_space() -> None:
    match = cuba({"yard": {"cigars": 1}, "warehouse": {"tobacco": 1}}, market={"tobacco": 2})
    play(match, 0, "merchant", "sell tobacco", "sell cigars")
    assert player(match, 0).pesos == 10 + 4 + 4
    assert match.view(None).market["tobacco"] == 3
    assert match.view(None).supply["tobacco"] == 12


def test_C_058_nothing_is_sold_that_the_seat_does_not_have() -> None:
    match = cuba({"yard": {"wood": 1}}, {"yard": {"sugar": 1}})
    play(match, 0, "merchant")
    assert refused(match, 0, "sell sugar") == ("reason-nothing-to-sell", "C-058")


def test_C_059_the_dearest_free_space_is_filled_first() -> None:
    match = cuba({"yard": {"citrus": 3}, "pesos": 0}, market={"citrus": 0})
    play(match, 0, "merchant", "sell citrus")
    assert player(match, 0).pesos == 6
    play(match, 0, "sell citrus")
    assert player(match, 0).pesos == 11
    play(match, 0, "sell citrus")
    assert player(match, 0).pesos == 15


def test_C_060_an_empty_row_is_bought_from_the_supply_at_7_whatever_the_kind() -> None:
    match = cuba({"pesos": 21}, market={"citrus": 0, "rum": 0})
    play(match, 0, "merchant", "buy citrus", "buy rum", "buy citrus")
    assert player(match, 0).pesos == 0
    assert pieces(match, 0) == {"citrus": 2, "rum": 1}
    assert match.view(None).supply["citrus"] == 13
    assert match.view(None).market["citrus"] == 0


def test_C_061_full_row_sells_to_the_supply_at_one_and_three() -> None:
    match = cuba({"yard": {"sugar": 2, "rum": 1}, "pesos": 0}, market=FULL)
    play(match, 0, "merchant", "sell sugar", "sell sugar", "sell rum")
    assert player(match, 0).pesos == 1 + 1 + 3
    assert (match.view(None).market["sugar"], match.view(None).market["rum"]) == (5, 3)
    assert match.view(None).supply["sugar"] == 10
    assert match.view(None).supply["rum"] == 7


def test_C_061_in_fr_a_full_row_pays_three_for_every_kind() -> None:
    match = cuba({"yard": {"sugar": 2, "rum": 1}, "pesos": 0}, market=FULL, edition="fr")
    play(match, 0, "merchant", "sell sugar", "sell sugar", "sell rum")
    assert player(match, 0).pesos == 3 + 3 + 3


@pytest.mark.parametrize("edition", ["nl", "zh", "en"])
def test_C_061_other_editions_pay_one_and_three(edition: str) -> None:
    match = cuba({"yard": {"sugar": 1, "rum": 1}, "pesos": 0}, market=FULL, edition=edition)
    play(match, 0, "merchant", "sell sugar", "sell rum")
    assert player(match, 0).pesos == 4


def test_C_061_full_is_judged_row_by_row() -> None:
    match = cuba({"yard": {"sugar": 1, "citrus": 1}, "pesos": 0}, market=FULL)
    play(match, 0, "merchant", "sell citrus")
    assert (player(match, 0).pesos, match.view(None).market["citrus"]) == (3, 4)


@pytest.mark.parametrize("kind", ["wood", "stone", "water"])
def test_C_062_any_material_is_free(kind: str) -> None:
    match = cuba()
    play(match, 0, "merchant", f"take {kind}")
    assert pieces(match, 0) == {kind: 1}
    assert player(match, 0).pesos == 10
    assert match.view(None).supply[kind] == 14


def test_C_062_only_the_cheapest_product_is_free() -> None:
    match = cuba(market={"citrus": 3, "sugar": 2, "tobacco": 1})
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "citrus"]
    assert refused(match, 0, "take sugar") == ("reason-not-cheapest", "C-062")
    unread(match, 0, "take rum")


def test_C_063_materials_are_never_traded() -> None:
    match = cuba({"yard": {"wood": 3}, "pesos": 30})
    play(match, 0, "merchant")
    unread(match, 0, "sell wood")
    unread(match, 0, "buy stone")
    assert [move for move in legal(match, 0) if move.startswith("sell")] == []


@pytest.mark.parametrize(
    "law", ["scarcity", "surplus", "drought", "building-law", "harbour-law", "corruption"]
)
def test_C_064_no_law_changes_the_merchant(law: str) -> None:
    proposed = {"IV": "drought" if law == "surplus" else "surplus"}
    match = cuba({"yard": {"sugar": 1, "rum": 1}}, laws={"IV": law}, proposals=proposed)
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "citrus", "sugar", "tobacco"]
    play(match, 0, "buy citrus", "sell sugar", "sell rum")
    assert player(match, 0).pesos == 10 - 4 + 3 + 4


def test_C_065_each_alternative_is_there_once_a_round() -> None:
    match = cuba({}, {}, {"yard": {"sugar": 1}})
    play(match, 0, "merchant", "take wood", "end")
    play(match, 1, "merchant")
    assert refused(match, 1, "take stone") == ("reason-alternative-taken", "C-065")
    play(match, 1, "take sugar", "end")
    play(match, 2, "merchant")
    assert refused(match, 2, "take wood") == ("reason-alternative-taken", "C-065")
    assert refused(match, 2, "take citrus") == ("reason-alternative-taken", "C-065")
    assert "sell sugar" in legal(match, 2)


def test_C_065_next_round_the_alternatives_are_back() -> None:
    match = cuba(lap=4, turn=2, markers=["free-material", "free-product"])
    play(match, 2, "merchant", "end")
    end_round(match)
    seat = match.waiting[0]
    play(match, seat, "merchant")
    assert takes(legal(match, seat))[:3] == ["wood", "stone", "water"]


def test_C_066_each_of_six_alternatives_has_its_marker() -> None:
    match = cuba()
    play(match, 0, "merchant", "take wood", "end")
    play(match, 1, "merchant", "take citrus", "end")
    play(match, 2, "architect", "end")
    assert match.view(None).markers == ["free-material", "free-product", "two-points"]
    play(match, 0, "architect", "end")
    play(match, 1, "mayor", "end")
    play(match, 2, "mayor", "end")
    assert match.view(None).markers == [
        "free-material", "free-product", "two-points", "one-point", "four-pesos", "two-pesos"
    ]  # fmt: skip
    assert match.scores == (1, 0, 2)
    assert [owner.pesos for owner in match.view(None).players] == [10, 14, 12]


def test_A_19_the_reverse_of_a_purchase_is_not_offered() -> None:
    match = cuba({"yard": {"citrus": 1}})
    play(match, 0, "merchant", "buy citrus")
    assert refused(match, 0, "sell citrus") == ("reason-reverse-trade", "A-19")
    play(match, 0, "buy citrus")
    assert pieces(match, 0) == {"citrus": 3}


def test_A_19_the_reverse_of_a_sale_is_not_offered() -> None:
    match = cuba({"yard": {"citrus": 2}})
    play(match, 0, "merchant", "sell citrus")
    assert refused(match, 0, "buy citrus") == ("reason-reverse-trade", "A-19")
    play(match, 0, "sell citrus", "buy sugar")
    assert pieces(match, 0) == {"sugar": 1}


def test_A_19_the_limit_does_not_bind_the_next_merchant() -> None:
    match = cuba({"played": ["worker"]}, {"yard": {"citrus": 1}}, lap=1, turn=1)
    play(match, 1, "merchant", "sell citrus", "end")
    play(match, 2, "merchant", "buy citrus")
    assert player(match, 2).pesos == 10 - 3


def test_A_20_the_merchant_may_do_nothing() -> None:
    match = cuba()
    play(match, 0, "merchant", "end")
    assert match.waiting == (1,)
    assert player(match, 0).pesos == 10
    assert match.view(None).markers == []


def test_A_21_while_the_row_has_space_the_market_buys_not_the_supply() -> None:
    match = cuba({"yard": {"sugar": 2, "rum": 1}, "pesos": 0}, market={"sugar": 4})
    play(match, 0, "merchant", "sell sugar")
    assert (player(match, 0).pesos, match.view(None).market["sugar"]) == (2, 5)
    play(match, 0, "sell sugar")
    assert (player(match, 0).pesos, match.view(None).market["sugar"]) == (3, 5)
    play(match, 0, "sell rum")
    assert (player(match, 0).pesos, match.view(None).market["rum"]) == (7, 3)


def test_A_22_the_supply_sells_only_after_the_row_is_emptied() -> None:
    match = cuba({"pesos": 13}, market={"tobacco": 1})
    play(match, 0, "merchant", "buy tobacco")
    assert (player(match, 0).pesos, match.view(None).market["tobacco"]) == (7, 0)
    play(match, 0, "buy tobacco")
    assert player(match, 0).pesos == 0
    assert pieces(match, 0) == {"tobacco": 2}


def test_A_23_an_empty_supply_sells_nothing() -> None:
    match = cuba({"pesos": 7}, market={"rum": 0}, gone={"rum": 0})
    play(match, 0, "merchant")
    assert refused(match, 0, "buy rum") == ("reason-supply-empty", "C-131")


def test_A_23_the_market_still_sells_when_the_supply_is_empty() -> None:
    match = cuba({"pesos": 12}, market={"rum": 1}, gone={"rum": 0})
    play(match, 0, "merchant", "buy rum")
    assert player(match, 0).pesos == 6
    assert refused(match, 0, "buy rum") == ("reason-supply-empty", "C-131")


def test_A_24_a_tie_for_the_lowest_price_is_free_choice() -> None:
    match = cuba(market={"citrus": 2, "sugar": 4, "tobacco": 4})
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "sugar", "tobacco"]


def test_A_24_an_empty_row_counts_as_seven() -> None:
    match = cuba(market={"citrus": 0, "sugar": 0, "tobacco": 1})
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "tobacco"]


def test_A_24_if_all_rows_are_empty_any_product_is_free() -> None:
    match = cuba(market={"citrus": 0, "sugar": 0, "tobacco": 0})
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "citrus", "sugar", "tobacco"]


def test_A_25_the_free_product_comes_from_the_supply() -> None:
    match = cuba()
    play(match, 0, "merchant", "take tobacco")
    assert match.view(None).market["tobacco"] == 3
    assert match.view(None).supply["tobacco"] == 11


def test_A_26_a_cheapest_product_out_of_supply_is_not_available() -> None:
    match = cuba(market={"citrus": 4}, gone={"citrus": 0})
    play(match, 0, "merchant")
    assert refused(match, 0, "take citrus") == ("reason-supply-empty", "C-131")
    assert takes(legal(match, 0)) == ["wood", "stone", "water"]


def test_A_26_another_product_that_ties_may_be_taken() -> None:
    match = cuba(market={"citrus": 4, "sugar": 4}, gone={"citrus": 0})
    play(match, 0, "merchant")
    assert takes(legal(match, 0)) == ["wood", "stone", "water", "sugar"]


def test_A_26_a_material_out_of_supply_is_not_available() -> None:
    match = cuba(gone={"stone": 0})
    play(match, 0, "merchant")
    assert refused(match, 0, "take stone") == ("reason-supply-empty", "C-131")


def test_A_27_no_alternative_after_a_purchase() -> None:
    match = cuba()
    play(match, 0, "merchant", "buy citrus")
    assert refused(match, 0, "take wood") == ("reason-already-traded", "C-055")
    assert refused(match, 0, "take citrus") == ("reason-already-traded", "C-055")


def test_A_27_no_alternative_after_a_sale() -> None:
    match = cuba({"yard": {"sugar": 1}})
    play(match, 0, "merchant", "sell sugar")
    assert refused(match, 0, "take wood") == ("reason-already-traded", "C-055")
    assert takes(legal(match, 0)) == []


def test_A_27_no_trade_and_no_second_alternative_after_the_first() -> None:
    match = cuba({"yard": {"sugar": 1}})
    play(match, 0, "merchant", "take wood")
    assert legal(match, 0) == ["end"]
    assert refused(match, 0, "take citrus")[0] == "reason-not-now"
    assert refused(match, 0, "sell sugar")[0] == "reason-not-now"
