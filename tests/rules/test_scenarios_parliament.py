"""Acceptance scenarios of the start player and parliament (SC-51 to SC-59, SC-81)."""

import pytest

from malecon import Match
from tests.cuba import cuba, legal, play, player
from tests.rules.course import bid, convene, every_edition, refused, sending, unreadable, votes


@every_edition
def test_SC_51_worked_example_of_the_new_start_player(edition: str) -> None:
    match = cuba(
        sending("worker", "mayor"), sending("mayor", "worker"), sending("worker", "mayor"),
        edition=edition, lap=4,
    )  # fmt: skip
    play(match, 0, "mayor, end")
    play(match, 1, "worker, place a3, end")
    assert match.view(None).start == 0
    play(match, 2, "mayor, end")
    assert match.view(None).start == 2
    assert match.view(None).step == "bid"


@pytest.mark.parametrize("first", [0, 1])
@every_edition
def test_SC_52_the_highest_fourth_card(edition: str, first: int) -> None:
    cards = ("foreman", "merchant")
    match = cuba(
        *(sending("worker", card) for card in cards), seats=2, edition=edition, lap=4, start=first
    )
    for seat in (first, 1 - first):
        play(match, seat, cards[seat], "end")
    assert match.view(None).start == 0


@every_edition
def test_SC_53_card_town_hall_and_bid(edition: str) -> None:
    hall = {"pawn": "b2", "buildings": {"b1": "town-hall"}}
    match = cuba(
        sending("architect", "foreman", **hall), sending("mayor"), seats=2, edition=edition, lap=4
    )
    play(match, 0, "foreman, use town-hall, end")
    play(match, 1, "merchant, end")
    bid(match, 4, 3)
    assert votes(match) == [9, 8]
    assert match.waiting == (0,)
    assert "enact I II" in legal(match, 0)
    assert [player(match, seat).pesos for seat in range(2)] == [6, 7]


@every_edition
def test_SC_54_a_town_hall_not_used_gives_no_votes(edition: str) -> None:
    hall = {"pawn": "b2", "buildings": {"b1": "town-hall"}}
    match = cuba(
        sending("architect", "foreman", **hall), sending("mayor"), seats=2, edition=edition, lap=4
    )
    play(match, 0, "foreman, end")
    play(match, 1, "merchant, end")
    bid(match, 4, 3)
    assert votes(match) == [7, 8]
    assert match.waiting == (1,)


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 0)])
def test_SC_56_corruption_takes_no_bids(first: int, winner: int) -> None:
    match = cuba(
        sending("foreman"), sending("foreman"), seats=2, edition="de", lap=4, start=first,
        laws={"IV": "corruption"},
    )  # fmt: skip
    convene(match)
    assert match.view(None).start == winner
    assert match.waiting == (winner,)
    assert refused(match, winner, "bid 1") == ("reason-corruption", "C-095")
    assert refused(match, winner, "bid 0") == ("reason-corruption", "C-095")
    refused(match, 1 - winner, "bid 1")
    assert votes(match) == [4, 4]
    assert "enact I II" in legal(match, winner)
    assert [player(match, seat).pesos for seat in range(2)] == [10, 10]


@every_edition
def test_SC_57_bids_from_0_to_all_money(edition: str) -> None:
    match = convene(cuba(*[sending("worker", pesos=5)] * 3, edition=edition, lap=4))
    assert refused(match, 0, "bid 6") == ("reason-bid-above-money", "C-088")
    assert unreadable(match, 0, "bid -1")
    play(match, 0, "bid 0")
    play(match, 1, "bid 5")
    play(match, 2, "bid 0")
    assert [player(match, seat).pesos for seat in range(3)] == [5, 0, 5]


@every_edition
def test_SC_58_exactly_two_laws_are_passed(edition: str) -> None:
    match = cuba(
        sending("mayor"), sending("worker"), sending("worker"), edition=edition, lap=4,
        laws={"I": "tax-3"}, proposals={"I": "tax-5", "IV": "harbour-law"},
    )  # fmt: skip
    bid(convene(match), 0, 0, 0)
    assert unreadable(match, 0, "enact I")
    assert unreadable(match, 0, "enact I III IV")
    assert unreadable(match, 0, "enact I I")
    refused(match, 0, "end")
    before = match.snapshot()
    play(match, 0, "enact I IV")
    after = match.snapshot()
    in_force = {"I": "tax-5", "II": "printed-levy", "III": None, "IV": "harbour-law"}
    assert after["laws"] == in_force
    assert after["proposals"] == {"I": None, "II": None, "III": None, "IV": None}
    assert after["law_piles"] == before["law_piles"]
    told = [(event.event, event.what) for event in match.events if event.what.startswith("tax")]
    assert told[-2:] == [("lapsed", "tax-3"), ("enacted", "tax-5")]
    rejected = [event.what for event in match.events if event.event == "rejected"]
    assert rejected == ["levy-tobacco", "subsidy-votes"]
    refused(match, 0, "enact II III")


@pytest.mark.parametrize("edition", ["nl", "de", "fr", "en"])
def test_SC_59_a_veto_leaves_three_proposals(edition: str) -> None:
    church = {"pawn": "b2", "buildings": {"b1": "church"}}
    match = cuba(
        sending("mayor", "foreman", **church), sending("worker"), sending("worker"),
        edition=edition, round=2, lap=4,
    )  # fmt: skip
    play(match, 0, "foreman, use church, veto III")
    open_proposals = {"I": "tax-4", "II": "levy-tobacco", "III": None, "IV": "surplus"}
    assert match.view(None).proposals == open_proposals
    play(match, 0, "end")
    bid(convene(match), 0, 0, 0)
    assert legal(match, 0) == ["enact I II", "enact I IV", "enact II IV"]
    assert refused(match, 0, "enact I III") == ("reason-no-proposal", "C-090")
    play(match, 0, "enact I IV")
    assert match.view(None).laws["III"] is None


@pytest.mark.parametrize("edition", ["de", "fr", "zh"])
def test_SC_81_secret_delegates(edition: str) -> None:
    match = Match("cuba", seats=2, edition=edition, seed=1, secret_delegate="yes", sides="common")
    first = match.waiting[0]
    play(match, first, "take wood, take wood, take citrus, take citrus, end")
    play(match, 1 - first, "take wood, take wood, take citrus, take citrus, end")
    assert (match.view(None).step, match.waiting) == ("delegate", (0, 1))
    play(match, first, "delegate architect")
    play(match, 1 - first, "delegate mayor")
    assert match.view(first).delegate == "architect"
    assert match.view(1 - first).delegate == "mayor"
    assert match.view(None).delegate is None
    assert [own.fifth for own in match.view(1 - first).players] == [None, None]
    assert [event.seat for event in match.heard(None) if event.event == "chose"] == []
    assert refused(match, first, "architect") == ("reason-card-delegate", "C-150")
    play(match, first, "merchant, end")
    assert refused(match, 1 - first, "mayor") == ("reason-card-delegate", "C-150")
    play(match, 1 - first, "merchant, end")
    play(match, first, "mayor, end")
    play(match, 1 - first, "architect, end")
    play(match, first, "foreman, end")
    play(match, 1 - first, "foreman, end")
    assert [event for event in match.events if event.event == "revealed"] == []
    play(match, first, "place a1, end")  # the worker is the only card that is left to play
    play(match, 1 - first, "place a1, end")
    shown = {event.seat: event.what for event in match.events if event.event == "revealed"}
    assert shown == {first: "architect", 1 - first: "mayor"}
    assert player(match, first).fifth == "architect"
    assert match.view(None).step == "bid"
