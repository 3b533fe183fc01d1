"""A game by the accessibility tree alone, home to rematch; `make by-ear` plays one of each."""

import pytest

from tests.web.by_ear import from_home_to_rematch
from tests.web.conftest import Guest

pytestmark = pytest.mark.slow


def test_who_hears_the_page_plays_from_home_to_the_rematch(guest: Guest) -> None:
    ear = from_home_to_rematch(guest(), "havana", seconds=240.0)
    assert ear.presses > 20
