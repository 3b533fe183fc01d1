"""The honest player beside some villains, in seconds and with wide bounds."""

import asyncio
from pathlib import Path

import pytest

from tests.attack.villains import Bounds, beside

# Wide, for machines that have other things to do; `make villains` shows the figures.
WIDE = Bounds(budget=2.0, times=10.0, least=0.5)


@pytest.mark.slow
def test_an_honest_player_waits_little_longer_beside_villains(tmp_path: Path) -> None:
    found = asyncio.run(
        beside(["planners", "flood", "half-open"], tmp_path, waits=50, seconds=30.0)
    )
    assert not found.missed(WIDE, 50), str(found)
