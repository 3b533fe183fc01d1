"""Why something is lit: every move that can be chosen has a paragraph, and the rules have it."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from malecon.games.cuba import lit as cuba
from malecon.games.havana import lit as havana
from malecon.games.match import Match
from malecon.games.record import load

RECORDED = Path(__file__).parent / "recorded"
RULES = Path(__file__).parents[2] / "rules" / "en"


@pytest.mark.parametrize(("name", "lit"), [("cuba", cuba), ("havana", havana)])
def test_every_paragraph_stands_in_the_rules(name: str, lit: ModuleType) -> None:
    known = set(re.findall(r"\*\*([CH]-\d+)\*\*", (RULES / f"{name}.md").read_text("utf-8")))
    assert set(lit.RULES.values()) <= known


@pytest.mark.parametrize(("name", "lit"), [("cuba", cuba), ("havana", havana)])
def test_every_move_that_was_ever_chosen_has_one(name: str, lit: ModuleType) -> None:
    chosen = set()
    for path in sorted(RECORDED.glob(f"{name}*.txt")):
        match: Match = load(path.read_text("utf-8"))
        chosen |= {match.game.write(entry.action) for entry in match.log if entry.seat >= 0}
    assert chosen
    without = {move for move in chosen if not {move, move.split()[0]} & lit.RULES.keys()}
    assert without == set()
