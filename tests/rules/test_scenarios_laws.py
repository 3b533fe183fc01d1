"""Acceptance scenarios of the law phase and the end of the round (SC-61 to SC-71, SC-78, SC-87)."""

from typing import Any

import pytest

from malecon import Match
from tests.cuba import CARDS, cuba, pieces, play, player
from tests.rules.course import (
    bid,
    convene,
    enact,
    every_edition,
    finish_round,
    refused,
    sending,
    unreadable,
    votes,
)

HARMLESS = {"III": "subsidy-buildings", "IV": "drought"}


def laws(*seats: dict[str, Any], enacting: str = "III IV", **more: Any) -> Match:
    """A table of three in the law phase, nothing bid; the others have nothing unless it is said."""
    players = [sending("mayor" if seat == 0 else "worker", pesos=0) for seat in range(3)]
    for own, given in zip(players, seats, strict=False):
        own |= given
    proposals = HARMLESS | more.pop("proposals", {})
    match = convene(cuba(*players, lap=4, proposals=proposals, **more))
    while match.view(None).step == "bid":
        play(match, match.waiting[0], "bid 0")
    return enact(match, enacting)


PRINTED = {"I": "printed-tax", "II": "printed-levy"}
CARDS_2_AND_CITRUS = {"I": "tax-2", "II": "levy-citrus"}


@pytest.mark.parametrize("in_force", [PRINTED, CARDS_2_AND_CITRUS])
@every_edition
def test_SC_61_worked_example_of_tax_and_levy(edition: str, in_force: dict[str, str]) -> None:
    match = laws({"pesos": 2, "yard": {"citrus": 1}}, edition=edition, laws=in_force)
    play(match, 0, "pay")
    assert match.scores == (2, 0, 0)
    play(match, 0, "pay")
    assert match.scores == (5, 0, 0)
    assert player(match, 0).pesos == 0
    assert pieces(match, 0) == {}


@pytest.mark.parametrize(
    ("tax", "levy", "points", "pesos"),
    [("pay", "decline", 2, 0), ("decline", "pay", 2, 2), ("decline", "decline", 0, 2)],
)
@every_edition
def test_SC_62_tax_or_levy_alone(
    edition: str, tax: str, levy: str, points: int, pesos: int
) -> None:
    match = laws({"pesos": 2, "yard": {"citrus": 1}}, edition=edition)
    play(match, 0, tax, levy)
    assert match.scores == (points, 0, 0)
    assert player(match, 0).pesos == pesos
    paid = [e for e in match.events if e.what == "citrus" and e.target == "supply" and e.seat == 0]
    assert [event.why for event in paid] == ["C-100" if levy == "pay" else "C-125"]


@every_edition
def test_SC_63_no_tax_in_part(edition: str) -> None:
    in_force = {"I": "tax-4"}
    match = laws(
        {"pesos": 3}, {"pesos": 4}, edition=edition, laws=in_force, proposals={"I": "tax-5"}
    )
    assert match.view(None).step == "tax"
    assert match.waiting == (1,)
    refused(match, 0, "pay")
    play(match, 1, "pay")
    assert match.scores == (0, 2, 0)
    assert player(match, 0).pesos == 3
    assert player(match, 1).pesos == 0


@every_edition
def test_SC_65_two_materials(edition: str) -> None:
    yard = {"wood": 2, "water": 1, "citrus": 1, "sugar": 1, "rum": 2}
    match = laws({"pesos": 0, "yard": yard}, edition=edition, laws={"II": "levy-materials"})
    assert unreadable(match, 0, "pay wood citrus")
    assert unreadable(match, 0, "pay rum rum")
    assert refused(match, 0, "pay citrus sugar") == ("reason-wrong-pair", "C-101")
    play(match, 0, "pay wood water")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"wood": 1, "rum": 2}


@every_edition
def test_SC_65_two_products(edition: str) -> None:
    yard = {"wood": 2, "citrus": 1, "sugar": 1, "rum": 2}
    match = laws({"pesos": 0, "yard": yard}, edition=edition, laws={"II": "levy-products"})
    assert unreadable(match, 0, "pay wood citrus")
    assert unreadable(match, 0, "pay rum rum")
    assert refused(match, 0, "pay wood wood") == ("reason-wrong-pair", "C-101")
    play(match, 0, "pay citrus sugar")
    assert match.scores == (2, 0, 0)
    assert pieces(match, 0) == {"wood": 2, "rum": 2}


@every_edition
def test_SC_66_the_yard_pays_before_it_is_cleared(edition: str) -> None:
    match = laws({"pesos": 0, "yard": {"citrus": 1}}, edition=edition)
    assert match.view(None).step == "levy"
    assert pieces(match, 0) == {"citrus": 1}
    play(match, 0, "pay")
    assert match.scores == (2, 0, 0)
    assert match.view(None).round == 3


@pytest.mark.parametrize("edition", ["nl", "de", "fr"])
def test_SC_68_subsidies_are_capped_at_7(edition: str) -> None:
    pesos = laws({"pesos": 32}, edition=edition, proposals={"III": "subsidy-pesos"})
    play(pesos, 0, "pay")
    assert pesos.scores == (2 + 7, 0, 0)
    assert player(pesos, 0).pesos == 30
    yard = {"water": 10}
    water = laws(
        {"pesos": 0, "yard": yard}, edition=edition, proposals={"III": "subsidy-water"},
        laws={"II": "levy-water"},
    )  # fmt: skip
    play(water, 0, "pay")
    assert water.scores == (2 + 7, 0, 0)
    assert pieces(water, 0) == {"water": 9}


@every_edition
def test_SC_69_the_vote_subsidy_counts_the_card_alone(edition: str) -> None:
    hall = {"pawn": "b2", "buildings": {"b1": "town-hall"}}
    match = cuba(
        sending("architect", "foreman", **hall), sending("worker"), seats=2, edition=edition, lap=4,
        proposals={"III": "subsidy-votes", "IV": "drought"},
    )  # fmt: skip
    play(match, 0, "foreman, use town-hall, end")
    convene(match)
    bid(match, 3, 0)
    assert votes(match) == [8, 1]
    enact(match, "III IV")
    finish_round(match)
    assert match.scores == (3, 1)


@pytest.mark.parametrize(("market_law", "left"), [("every_round", 0), ("once", 1)])
@every_edition
def test_SC_71_scarcity(edition: str, market_law: str, left: int) -> None:
    seats = [sending("mayor"), sending("worker"), sending("worker")]
    match = cuba(
        *seats, edition=edition, lap=4, proposals={"IV": "scarcity"}, market_law=market_law
    )
    supply = match.view(None).supply
    bid(convene(match), 0, 0, 0)
    enact(match, "II IV")
    finish_round(match)
    table = match.view(None)
    assert table.market == {"citrus": 1, "sugar": 1, "tobacco": 1, "rum": 2, "cigars": 2}
    assert [table.prices[kind].buy for kind in ("citrus", "sugar", "tobacco")] == [6, 6, 6]
    more = {kind: supply[kind] + 2 for kind in ("citrus", "sugar", "tobacco")}
    assert table.supply == supply | more
    finish_round(match)
    table = match.view(None)
    assert (table.round, table.laws["IV"]) == (4, "scarcity")
    products = {"citrus": left, "sugar": left, "tobacco": left}
    assert table.market == products | {"rum": 2, "cigars": 2}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@every_edition
def test_SC_78_markers_and_cards_come_back(edition: str, number: int) -> None:
    markers = ["free-material", "free-product", "two-points", "one-point", "four-pesos"]
    match = cuba(edition=edition, round=number, lap=4, start=1, turn=0, markers=markers)
    play(match, 0, "merchant, end")
    assert match.view(None).markers == markers
    assert [player(match, seat).hand for seat in range(3)] == [[], [], []]
    finish_round(match)
    assert match.view(None).round == number + 1
    assert match.view(None).markers == []
    assert [player(match, seat).hand for seat in range(3)] == [list(CARDS)] * 3


@pytest.mark.parametrize(("zero", "points"), [("paid", 5), ("unpaid", 2)])
@every_edition
def test_SC_87_building_tax_without_buildings(edition: str, zero: str, points: int) -> None:
    match = laws(
        {"pesos": 0, "yard": {"citrus": 1}}, edition=edition,
        laws={"I": "tax-buildings"}, building_tax_zero=zero,
    )  # fmt: skip
    assert match.view(None).step == "levy"
    play(match, 0, "pay")
    assert match.scores[0] == points
    assert player(match, 0).pesos == 0
