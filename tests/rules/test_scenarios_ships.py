"""Acceptance scenarios of mayor, harbour and lighthouse (SC-44 to SC-47, SC-73 to SC-79, SC-82)."""

import pytest

from malecon import Match
from tests.cuba import P, Q, R, S, T, U, cuba, legal, pieces, play, player
from tests.rules.course import every_edition, finish_round, refused, sending, unreadable


def harbour(match: Match) -> dict[str, int | None]:
    """The number of the ship at each place."""
    places = match.view(None).harbour
    return {place: ship and ship.ship for place, ship in places.items()}


@pytest.mark.parametrize("edition", ["de", "fr", "zh"])
def test_SC_44_the_mayor_loads_what_fits(edition: str) -> None:
    match = cuba(
        {"yard": {"citrus": 2, "rum": 1, "cigars": 1}},
        edition=edition,
        docks={1: (Q, ()), 2: (P, ())},
    )
    play(match, 0, "mayor, dock 2, load citrus, load citrus, load rum")
    assert refused(match, 0, "load cigars") == ("reason-ship-space", "C-078")
    play(match, 0, "end")
    assert match.scores == (6, 0, 0)
    assert pieces(match, 0) == {"cigars": 1}
    assert match.view(None).harbour["2"].loaded == [True, True, False, False, True]


@every_edition
def test_SC_45_one_ship_per_mayor(edition: str) -> None:
    match = play(cuba({"yard": {"citrus": 2}}, edition=edition), 0, "mayor")
    assert legal(match, 0) == ["end", "dock 1", "dock 2", "dock 3"]
    play(match, 0, "dock 1, load citrus")
    assert refused(match, 0, "dock 2") == ("reason-one-ship", "C-077")
    play(match, 0, "end")
    assert pieces(match, 0) == {"citrus": 1}
    assert match.view(None).harbour["2"].loaded == [False] * 5


@every_edition
def test_SC_45_the_ship_at_sea_is_not_loaded(edition: str) -> None:
    docks = {1: (R, ()), 2: (7, ()), 3: (13, ())}  # none of them takes tobacco, but S does
    match = cuba({"yard": {"tobacco": 1}}, edition=edition, docks=docks, sea=S)
    play(match, 0, "mayor")
    assert unreadable(match, 0, "dock sea")
    assert unreadable(match, 0, "dock 0")
    assert refused(match, 0, "dock 1") == ("reason-no-cargo", "C-078")
    assert legal(match, 0) == ["end"]


@every_edition
def test_SC_46_a_full_ship_stays_until_the_end_of_the_round(edition: str) -> None:
    match = cuba(
        sending("worker", "mayor", yard={"rum": 1}),
        edition=edition, round=3, lap=4, start=1, turn=0,
        docks={1: (Q, ()), 2: (R, ()), 3: (P, ("citrus", "citrus", "sugar", "tobacco"))},
    )  # fmt: skip
    play(match, 0, "mayor, dock 3, load rum, end")
    assert match.scores == (3, 0, 0)
    assert match.view(None).step == "bid"
    assert harbour(match) == {"sea": S, "1": Q, "2": R, "3": P}
    assert match.view(None).harbour["3"].loaded == [True] * 5
    finish_round(match)
    assert match.view(None).pile.tail == [P]
    assert harbour(match)["3"] == R


@every_edition
def test_SC_47_who_forgoes_delivering_gets_4_then_2(edition: str) -> None:
    match = cuba(seats=4, edition=edition)
    play(match, 0, "mayor, end")
    play(match, 1, "mayor, end")
    play(match, 2, "mayor, end")
    play(match, 3, "mayor, end")
    assert [player(match, seat).pesos for seat in range(4)] == [14, 12, 10, 10]
    assert match.view(None).markers == ["four-pesos", "two-pesos"]


@pytest.mark.parametrize("edition", ["de", "nl", "zh"])
def test_SC_73_harbour_law_sends_a_completed_ship_off(edition: str) -> None:
    match = cuba(
        {"yard": {"citrus": 1}}, edition=edition, round=3, laws={"IV": "harbour-law"}, draws=False,
        docks={1: (P, ()), 2: (Q, ("tobacco", "tobacco", "sugar", "cigars")), 3: (R, ())}, sea=S,
    )  # fmt: skip
    supply = match.view(None).supply
    play(match, 0, "mayor, dock 2, load citrus")
    assert match.scores == (2, 0, 0)
    play(match, 0, "end")
    match.play(f"ship {T}", seat=-1)
    assert match.scores == (2, 0, 0)
    assert harbour(match) == {"sea": T, "1": S, "2": P, "3": R}
    assert match.view(None).harbour["2"].loaded == [False] * 5
    assert match.view(None).pile.tail == [Q]
    aboard = {"tobacco": 2, "sugar": 1, "cigars": 1, "citrus": 1}
    after = match.view(None).supply
    assert after == {kind: supply[kind] + aboard.get(kind, 0) for kind in supply}
    assert match.waiting == (1,)


@every_edition
def test_SC_75_end_of_round_1(edition: str) -> None:
    match = cuba(
        edition=edition, round=1, lap=4, start=1, turn=0, docks={1: (P, ()), 2: (Q, ())}, sea=S,
        draws=False,
    )  # fmt: skip
    finish_round(match)
    match.play(f"ship {T}", seat=-1)
    assert harbour(match) == {"sea": T, "1": S, "2": P, "3": Q}
    assert U in match.view(None).pile.unseen
    assert match.view(None).pile.tail == []
    assert match.view(None).round == 2


@pytest.mark.parametrize("edition", ["nl", "de", "fr", "zh"])
def test_SC_77_dock_3_is_cleared_at_the_end_of_round_3(edition: str) -> None:
    match = cuba(
        edition=edition, round=3, lap=4, start=1, turn=0, sea=S, draws=False,
        docks={1: (P, ()), 2: (Q, ("sugar",)), 3: (R, ("rum", "sugar"))},
    )  # fmt: skip
    supply = match.view(None).supply
    finish_round(match)
    match.play(f"ship {T}", seat=-1)
    assert harbour(match) == {"sea": T, "1": S, "2": P, "3": Q}
    assert match.view(None).harbour["3"].loaded == [False, False, True, False, False]
    assert match.view(None).pile.tail == [R]
    moved = {"rum": supply["rum"] + 1, "sugar": supply["sugar"] + 1}
    assert match.view(None).supply == supply | moved


@every_edition
def test_SC_79_points_go_on_past_80(edition: str) -> None:
    cargo = {"citrus": 2, "sugar": 1, "tobacco": 1, "rum": 1}
    match = play(cuba({"points": 78, "yard": cargo}, edition=edition), 0, "mayor, dock 1")
    play(match, 0, "load citrus, load citrus, load sugar, load tobacco, load rum, end")
    assert match.scores == (83, 0, 0)
    assert player(match, 0).points == 83


LIGHTHOUSE = {"pawn": "b2", "buildings": {"b1": "lighthouse"}}


@pytest.mark.parametrize("edition", ["nl", "de", "fr", "en"])
def test_SC_82_the_lighthouse_calls_a_ship_of_the_pile(edition: str) -> None:
    match = cuba(LIGHTHOUSE, edition=edition)
    assert U in match.view(None).pile.unseen
    play(match, 0, "foreman, use lighthouse", f"call {U}", "end")
    assert harbour(match) == {"sea": U, "1": P, "2": Q, "3": R}
    assert S in match.view(None).pile.unseen
    assert U not in match.view(None).pile.unseen


def test_SC_82_the_chinese_lighthouse_swaps_dock_and_sea() -> None:
    match = cuba(LIGHTHOUSE, edition="zh", docks={2: (Q, ("sugar",))})
    pile = match.view(None).pile
    play(match, 0, "foreman, use lighthouse")
    refused(match, 0, f"call {U}")
    play(match, 0, "dock 2, end")
    assert harbour(match) == {"sea": Q, "1": P, "2": S, "3": R}
    assert match.view(None).harbour["sea"].loaded == [False, False, True, False, False]
    assert match.view(None).pile == pile
