"""The coach in the page: three plans with their facts, and why a place is lit, at all sizes."""

from time import monotonic
from typing import Any, Final

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.player import LIT, open_table

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PANEL: Final = "dialog[open]"
PLAN: Final = f"{PANEL} ol > li"
ASK: Final = "What would you do?"
SOON: Final = 2.0  # seconds until plans are there
both = pytest.mark.parametrize("game", ["cuba", "havana"])


def asked(page: Any, game: str) -> float:
    """Opens the coach at a table against bots, and asks it; how long that took."""
    open_table(page, game, 3, rated=False)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Ask a coach").first.click()
    page.get_by_role("button", name=ASK).click()
    page.wait_for_selector(PLAN)  # the first time a worker comes up
    began = monotonic()
    page.get_by_role("button", name=ASK).click()
    page.wait_for_selector(PLAN, state="detached")
    page.wait_for_selector(PLAN)
    return monotonic() - began


@both
def test_three_plans_say_what_comes_of_them(guest: Guest, game: str) -> None:
    page = guest()
    assert asked(page, game) < SOON
    assert page.locator(PLAN).count() == 3
    for text in page.locator(PLAN).all_inner_texts():
        assert "Now: " in text
        assert "At the end: about " in text
        assert "Chance of winning: " in text
    check(page)


@both
def test_a_plan_lights_the_place_where_it_begins(guest: Guest, game: str) -> None:
    page = guest()
    asked(page, game)
    page.locator(PLAN).nth(1).focus()
    place = page.locator("[data-advised]").first
    place.wait_for()
    assert place.get_attribute("data-state") == "lit"
    page.keyboard.press("Escape")
    page.wait_for_selector(PANEL, state="detached")
    assert page.locator("[data-advised]").count() == 0


@both
def test_a_place_says_why_it_is_lit_and_nothing_is_played(guest: Guest, game: str) -> None:
    page = guest()
    open_table(page, game, 3, rated=False)
    page.wait_for_selector(LIT)
    page.keyboard.press("c")
    page.get_by_role("button", name="Why is this lit?").click()
    page.locator(LIT).first.focus()
    page.keyboard.press("Enter")
    rule = page.locator(f"{PANEL} .rule .paragraph").first
    rule.wait_for()
    assert page.locator(f"{PANEL} [role=status] li b").count() > 0
    rule.click()
    assert page.locator("[popover] .text").inner_text()
    assert page.get_by_role("button", name="Take back").first.is_disabled()


def test_on_a_phone_it_leaves_the_board_in_sight(guest: Guest) -> None:
    page = guest(**PHONE)
    asked(page, "cuba")
    box = page.locator(PANEL).bounding_box()
    assert box["y"] > 844 * 0.4
    page.locator(PLAN).first.tap()
    page.locator("[data-advised]").first.wait_for()
    check(page)


def test_where_other_people_could_sit_it_is_not_offered(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 3, rated=True)
    page.wait_for_selector(LIT)
    assert page.get_by_role("button", name="Ask a coach").count() == 0
    page.keyboard.press("c")
    assert page.locator(PANEL).count() == 0
