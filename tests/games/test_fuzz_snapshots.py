"""A few hundred changed snapshots; `make fuzz-snapshots` tries a hundred thousand."""

import pytest

from malecon.games import registry
from tests.games import fuzz_snapshots

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", registry.all_games())
def test_a_changed_snapshot_that_is_accepted_is_played_to_the_end_within_the_laws(
    name: str, games: int
) -> None:
    found = fuzz_snapshots.run(name, tries=max(20, games * 2 // 5), first=7)
    assert 0 < found["accepted"] < found["tried"]  # neither is all refused nor all taken
