"""What follows from the rules is told by the view, so that no front end works it out."""

import re
from pathlib import Path

import pytest

from malecon.engine.cuba import plantation
from malecon.games.choosing import game
from malecon.games.match import Match
from tests.cuba import cuba, play
from tests.havana import havana

PAGE = Path(__file__).parents[2] / "web" / "src"
# How the page worked these answers out by itself: each is forbidden wherever a board is drawn.
WORKED_OUT = {
    "the pawn's cross (C-047)": r"inCross|pawn\[[01]\]",
    "the cheapest product (C-062)": r"Math\.min\([^)]*\.buy",
    "votes of a character (C-086)": r"CHARACTERS\.(indexOf|findIndex)",
    "the phase of a step (C-038)": r"phaseOf",
    "rounds of a game (C-038)": r"\bROUNDS\b",
    "laps of a round (C-041)": r"\bLAPS\b",
    "a shape that is only claimed": r"as unknown as",
}


@pytest.mark.parametrize("answer", WORKED_OUT)
def test_the_page_does_not_work_out(answer: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(WORKED_OUT[answer], line)
    ]
    assert found == []


def test_C_047_a_seat_is_told_the_fields_that_its_pawn_reaches() -> None:
    match = cuba({"pawn": "b2"})
    assert set(match.view(0).cross) == {"b1", "b2", "b3", "a2", "c2", "d2"}
    assert match.view(None).cross is None


def test_C_062_the_cheapest_products_are_told() -> None:
    view = Match(game("cuba", seats=3), seed=1).view(None)
    lowest = min(view.prices[kind].buy for kind in ("citrus", "sugar", "tobacco"))
    assert [view.prices[kind].buy for kind in view.cheapest] == [lowest] * len(view.cheapest)


def test_C_069_the_fee_of_the_building_law_is_told() -> None:
    assert cuba().view(None).building_fee == 0
    assert cuba(laws={"IV": "building-law"}).view(None).building_fee == plantation.BUILDING_FEE


def test_C_086_the_votes_of_each_character_are_told() -> None:
    votes = cuba().view(None).card_votes
    assert votes == {"worker": 1, "merchant": 2, "architect": 3, "foreman": 4, "mayor": 5}


def test_C_038_phase_rounds_and_laps_are_told() -> None:
    match = cuba()
    view = match.view(None)
    assert (view.phase, view.rounds, view.laps) == ("actions", 6, 4)
    play(match, 0, "foreman")
    assert match.view(None).phase == "actions"
    assert Match(game("cuba", seats=3), seed=1).view(None).phase is None


def test_HA_39_a_single_building_is_the_left_end() -> None:
    ends = havana(top=["bench"], bottom=[], pile=[]).view(None).ends
    assert ends == {"top-left": "bench"}
