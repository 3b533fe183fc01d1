"""A tenth of what `make layout` looks at: nothing overlaps, is cut, or too small to read."""

import os
from typing import Any, Final

import pytest

from tests.web.layout.looking import BUILT, Looker, Served, positions
from tests.web.layout.sizes import LANGUAGES

pytestmark = pytest.mark.slow
SHARE: Final = 10


def test_a_tenth_of_all_views_can_be_read(browser: Any) -> None:
    if not (BUILT / "index.html").is_file():
        lacking = "the page is not built with its positions (make .cache/layout/index.html)"
        if os.environ.get("CI") == "true":
            pytest.fail(f"Browser tests did not run: {lacking}.")
        pytest.skip(f"Browser tests did not run: {lacking}.")
    loads = [(page, language) for page in positions() for language in LANGUAGES]
    with Served() as address:
        looker = Looker(browser, address)
        found = [
            fault for page, language in loads[:: SHARE + 1] for fault in looker.look(page, language)
        ]
    assert found == [], "\n".join(map(str, found))
