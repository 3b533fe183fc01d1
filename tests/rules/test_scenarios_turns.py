"""Acceptance scenarios of worker, merchant and architect (SC-08 to SC-31, SC-86)."""

import pytest

from tests.cuba import FIXTURE, cuba, legal, pieces, play, player
from tests.rules.course import every_edition, refused, unreadable

FIELDS = tuple(column + row for row in "123" for column in "abcd")


@pytest.mark.parametrize("edition", ["nl", "de", "zh"])
def test_SC_08_worked_example_of_the_worker(edition: str) -> None:
    match = cuba(edition=edition)
    play(match, 0, "worker, place b2, harvest d2, harvest b2")
    assert refused(match, 0, "harvest b3") == ("reason-needs-water", "C-051")
    play(match, 0, "end")
    assert pieces(match, 0) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}


def test_SC_09_worked_example_of_the_worker_in_the_french_text() -> None:
    board = {"plantations": {"common": ["LMSC", "MTFC", "FWST"]}}
    match = cuba({"pawn": "b3"}, edition="fr", components=FIXTURE | board)
    play(match, 0, "worker, place b2, harvest d2, harvest b2")
    assert refused(match, 0, "harvest b3") == ("reason-field-yields-nothing", "C-050")
    play(match, 0, "end")
    assert pieces(match, 0) == {"stone": 2, "wood": 1, "citrus": 1, "tobacco": 1}


@pytest.mark.parametrize("pawn", FIELDS)
@every_edition
def test_SC_10_a_cross_has_six_fields(edition: str, pawn: str) -> None:
    match = play(cuba(edition=edition), 0, "worker", f"place {pawn}")
    reasons = {field: match.why_not(f"harvest {field}", 0) for field in FIELDS}
    outside = {field for field, why in reasons.items() if why and why.rule == "C-047"}
    cross = set(FIELDS) - outside
    assert cross == {field for field in FIELDS if field[0] == pawn[0] or field[1] == pawn[1]}
    assert len(cross) == 6
    assert pawn in cross
    assert unreadable(match, 0, "harvest yard")


@every_edition
def test_SC_11_two_products_without_water(edition: str) -> None:
    match = play(cuba(edition=edition), 0, "worker, place d3, harvest b3, harvest d1")
    assert refused(match, 0, "harvest d2") == ("reason-needs-water", "C-051")
    assert refused(match, 0, "harvest d3") == ("reason-needs-water", "C-051")
    play(match, 0, "end")
    assert pieces(match, 0) == {"stone": 1, "sugar": 1, "citrus": 1}


@every_edition
def test_SC_12_two_water_for_two_more_fields(edition: str) -> None:
    match = cuba({"yard": {"water": 2}}, edition=edition)
    assert match.view(None).supply["water"] == 13
    play(match, 0, "worker, place d3, harvest b3, harvest d3, harvest d1, harvest d2, end")
    assert pieces(match, 0) == {"stone": 1, "sugar": 2, "citrus": 2}
    assert match.view(None).supply["water"] == 15


@pytest.mark.parametrize("edition", ["de", "fr", "zh"])
def test_SC_15_the_pawn_may_stay(edition: str) -> None:
    match = cuba({"pawn": "b2"}, edition=edition)
    play(match, 0, "worker, place b2, harvest d2, harvest b2, end")
    assert player(match, 0).pawn == "b2"
    assert pieces(match, 0) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}


@every_edition
def test_SC_16_a_field_under_an_inn_yields_nothing(edition: str) -> None:
    match = cuba({"buildings": {"b1": "inn"}}, edition=edition)
    play(match, 0, "worker, place b2, harvest d2, harvest b2, end")
    assert pieces(match, 0) == {"wood": 2, "citrus": 1, "tobacco": 1}


@every_edition
def test_SC_18_four_citrus_for_22_pesos(edition: str) -> None:
    match = play(cuba({"pesos": 22}, edition=edition), 0, "merchant")
    supply = match.view(None).supply["citrus"]
    left = []
    for _ in range(4):
        play(match, 0, "buy citrus")
        left.append(player(match, 0).pesos)
    assert left == [18, 13, 7, 0]
    assert pieces(match, 0) == {"citrus": 4}
    assert match.view(None).market["citrus"] == 0
    assert match.view(None).supply["citrus"] == supply - 1
    assert refused(match, 0, "buy citrus") == ("reason-pesos", "C-056")


@every_edition
def test_SC_19_two_rum_for_11_pesos(edition: str) -> None:
    match = play(cuba({"pesos": 11}, edition=edition), 0, "merchant, buy rum")
    assert player(match, 0).pesos == 6
    play(match, 0, "buy rum")
    assert player(match, 0).pesos == 0
    assert pieces(match, 0) == {"rum": 2}
    assert match.view(None).market["rum"] == 0


@pytest.mark.parametrize(
    ("edition", "earned"), [("nl", 5), ("de", 5), ("zh", 5), ("en", 5), ("fr", 9)]
)
def test_SC_21_full_rows_sell_to_the_supply(edition: str, earned: int) -> None:
    match = cuba(
        {"pesos": 0, "yard": {"sugar": 2, "rum": 1}}, edition=edition, market={"sugar": 5, "rum": 3}
    )
    before = match.view(None)
    play(match, 0, "merchant, sell sugar, sell sugar, sell rum, end")
    after = match.view(None)
    assert player(match, 0).pesos == earned
    assert pieces(match, 0) == {}
    assert after.market == before.market
    assert after.supply["sugar"] == before.supply["sugar"] + 2
    assert after.supply["rum"] == before.supply["rum"] + 1


def test_SC_22_a_row_with_a_free_space_takes_the_unit() -> None:
    match = cuba({"pesos": 0, "yard": {"sugar": 1}}, edition="de", market={"sugar": 4})
    before = match.view(None)
    play(match, 0, "merchant")
    assert unreadable(match, 0, "sell sugar supply")
    play(match, 0, "sell sugar")
    after = match.view(None)
    assert after.market["sugar"] == 5
    assert after.supply == before.supply
    assert player(match, 0).pesos == before.prices["sugar"].row[4] == 2


@every_edition
def test_SC_23_the_last_tobacco_and_one_from_the_supply(edition: str) -> None:
    match = cuba({"pesos": 13}, edition=edition, market={"tobacco": 1})
    supply = match.view(None).supply["tobacco"]
    play(match, 0, "merchant, buy tobacco")
    assert player(match, 0).pesos == 7
    play(match, 0, "buy tobacco")
    assert player(match, 0).pesos == 0
    assert pieces(match, 0) == {"tobacco": 2}
    assert match.view(None).market["tobacco"] == 0
    assert match.view(None).supply["tobacco"] == supply - 1


@every_edition
def test_SC_25_each_alternative_of_the_merchant_once(edition: str) -> None:
    match = play(cuba(edition=edition), 0, "merchant, take wood, end")
    assert pieces(match, 0) == {"wood": 1}
    play(match, 1, "merchant")
    assert refused(match, 1, "take stone") == ("reason-alternative-taken", "C-065")
    play(match, 1, "take citrus, end")
    assert pieces(match, 1) == {"citrus": 1}
    play(match, 2, "merchant")
    assert refused(match, 2, "take water") == ("reason-alternative-taken", "C-065")
    assert refused(match, 2, "take sugar") == ("reason-alternative-taken", "C-065")
    play(match, 2, "buy citrus, end")
    assert pieces(match, 2) == {"citrus": 1}
    assert player(match, 2).pesos == 6
    assert match.view(None).markers == ["free-material", "free-product"]


@pytest.mark.parametrize("edition", ["nl", "de", "fr", "zh"])
def test_SC_26_only_the_cheapest_product_is_free(edition: str) -> None:
    match = cuba(edition=edition, market={"citrus": 3, "sugar": 2, "tobacco": 1})
    before = match.view(None)
    assert [before.prices[kind].buy for kind in ("citrus", "sugar", "tobacco")] == [4, 5, 6]
    play(match, 0, "merchant")
    assert refused(match, 0, "take sugar") == ("reason-not-cheapest", "C-062")
    assert refused(match, 0, "take tobacco") == ("reason-not-cheapest", "C-062")
    play(match, 0, "take citrus, end")
    assert pieces(match, 0) == {"citrus": 1}
    assert match.view(None).market == before.market
    assert match.view(None).supply["citrus"] == before.supply["citrus"] - 1


@pytest.mark.parametrize("kind", ["citrus", "sugar", "tobacco"])
@pytest.mark.parametrize("edition", ["nl", "fr", "zh"])
def test_SC_27_equally_cheap_products_are_all_free(edition: str, kind: str) -> None:
    match = play(cuba(edition=edition), 0, "merchant", f"take {kind}", "end")
    assert pieces(match, 0) == {kind: 1}
    assert player(match, 0).pesos == 10


@every_edition
def test_SC_28_worked_example_of_the_architect(edition: str) -> None:
    match = cuba({"yard": {"wood": 2, "stone": 2}}, edition=edition)
    play(match, 0, "architect, build cigar-factory, on c2, end")
    assert pieces(match, 0) == {}
    assert player(match, 0).buildings == {"c2": "cigar-factory"}
    assert match.view(None).supply["wood"] == match.view(None).supply["stone"] == 15


@every_edition
def test_SC_29_where_one_may_build(edition: str) -> None:
    owner = {"yard": {"stone": 2}, "pawn": "d1", "buildings": {"b1": "inn"}}
    on_the_lake = play(cuba(owner, edition=edition), 0, "architect, build dam, on a1, end")
    assert player(on_the_lake, 0).buildings == {"a1": "dam", "b1": "inn"}
    under_the_pawn = play(cuba(owner, edition=edition), 0, "architect, build dam, on d1, end")
    assert player(under_the_pawn, 0).buildings == {"d1": "dam", "b1": "inn"}
    assert player(under_the_pawn, 0).pawn == "d1"
    elsewhere = play(cuba(owner, edition=edition), 0, "architect, build dam")
    assert refused(elsewhere, 0, "on a3") == ("reason-place-warehouse", "C-067")
    assert refused(elsewhere, 0, "on b1") == ("reason-place-building", "C-067")


@every_edition
def test_SC_30_who_forgoes_building_first_scores_2_then_1(edition: str) -> None:
    match = cuba({"yard": {"stone": 2}}, seats=4, edition=edition)
    play(match, 0, "architect, build dam, on a1, end")
    play(match, 1, "architect, end")
    play(match, 2, "architect, end")
    play(match, 3, "architect, end")
    assert match.scores == (0, 2, 1, 0)
    assert match.view(None).markers == ["two-points", "one-point"]


@every_edition
def test_SC_31_the_building_law_asks_for_two_pesos(edition: str) -> None:
    law = {"IV": "building-law"}
    poor = play(cuba({"pesos": 1, "yard": {"water": 2}}, edition=edition, laws=law), 0, "architect")
    assert refused(poor, 0, "build golf-course") == ("reason-law", "C-069")
    play(poor, 0, "end")
    assert (player(poor, 0).pesos, poor.scores[0]) == (1, 2)
    able = cuba({"pesos": 2, "yard": {"water": 2}}, edition=edition, laws=law)
    play(able, 0, "architect, build golf-course, on d2, end")
    assert player(able, 0).pesos == 0
    assert pieces(able, 0) == {}
    assert player(able, 0).buildings == {"d2": "golf-course"}


@every_edition
def test_SC_86_no_rum_anywhere_to_buy(edition: str) -> None:
    match = cuba({"pesos": 7}, edition=edition, market={"rum": 0}, gone={"rum": 0})
    play(match, 0, "merchant")
    assert refused(match, 0, "buy rum") == ("reason-supply-empty", "C-131")
    assert "buy cigars" in legal(match, 0)
