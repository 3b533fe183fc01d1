"""Some days of a season, as tests/server/season.py lives a whole one."""

from typing import Any

import msgspec
import pytest

from malecon.server.storage.rows import Notice
from malecon.server.table import telling
from tests.server.season import lived


@pytest.mark.slow
def test_nobody_is_stuck_in_a_season_of_leavers_and_restarts() -> None:
    season = lived(people=6, days=5, games=10, seed=3, restart_every=3, late=3)
    assert season.counts["starts"] >= 2
    assert season.counts["games"] >= 3
    assert season.counts["holidays"] >= 2
    assert season.counts["left"] == season.counts["forgotten"] == 1
    assert season.counts["notices: your_turn"] >= 20


@pytest.mark.slow
@pytest.mark.parametrize(("times", "said"), [(0, "not told"), (2, "told for nothing")])
def test_a_notice_too_few_or_too_many_is_caught(
    times: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = telling.notices

    def wrong(*about: Any) -> list[Notice]:
        return [
            msgspec.structs.replace(told, id=f"{told.id}{number}")
            for told in notices(*about)
            for number in range(times if told.kind == "hour_left" else 1)
        ]

    monkeypatch.setattr(telling, "notices", wrong)
    with pytest.raises(AssertionError, match=said):
        lived(people=3, days=3, games=2, seed=1, restart_every=9, late=0)
