"""Recorded games replay to their stored end: they show that nothing changed for stored games."""

from pathlib import Path

import pytest

from malecon import load
from malecon.games.record import fingerprint, verified
from tests.games.recorded.make import wanted

FOLDER = Path(__file__).parent / "recorded"
RECORDS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_stored_hash(path: Path) -> None:
    text = path.read_text()
    match = load(text)
    assert match.over
    assert text.splitlines()[-1].split()[1] == fingerprint(match)
    assert match.record() == text
    assert verified(text) > 20


def test_every_edition_seat_count_and_option_has_a_recorded_game() -> None:
    assert {name for name, _, _ in wanted()} <= {path.stem for path in RECORDS}
    assert sum(path.stem.startswith("cuba") for path in RECORDS) >= 40
    assert sum(path.stem.startswith("havana") for path in RECORDS) >= 25
