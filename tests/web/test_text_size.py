"""The reader's text size: chosen in the menu or at home, at once everywhere, and kept."""

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow

LARGER = "(least) => parseFloat(getComputedStyle(document.documentElement).fontSize) >= least"


def choose(page: Any, size: str) -> None:
    page.get_by_label("Text size").select_option(size)


def test_a_larger_text_is_chosen_in_the_menu_and_kept(guest: Guest) -> None:
    page = guest(viewport={"width": 1440, "height": 900})
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(".market [data-state=lit]")
    page.click("button[aria-label=Menu]")
    choose(page, "larger")
    page.wait_for_function(LARGER, arg=12.5)
    page.keyboard.press("Escape")
    page.wait_for_selector(".phone .market [data-state=lit]")  # fewer units: things are folded away
    page.reload()
    page.wait_for_selector(".phone .market [data-state=lit]")
    assert page.evaluate(LARGER, 12.5)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 1440


def test_a_phone_never_gets_too_narrow_for_its_text(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844})
    page.locator("footer").scroll_into_view_if_needed()
    choose(page, "larger")
    page.wait_for_function(LARGER, arg=10.8)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
