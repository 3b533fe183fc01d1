"""A few hundred changed snapshots; `make fuzz-snapshots` tries a hundred thousand."""

import pytest

from malecon.games.api import games
from tests.games import fuzz_snapshots

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", games())
def test_a_changed_snapshot_that_is_accepted_is_played_to_the_end_within_the_laws(
    name: str,
) -> None:
    found = fuzz_snapshots.run(name, tries=300, first=7)
    assert found["tried"] == 300
    assert 20 < found["accepted"] < 200  # neither is everything refused nor anything taken
