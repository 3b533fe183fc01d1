"""The rules in the page: any paragraph in two clicks, where one stands, in the page's language."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.situations import go, record, sit_down

pytestmark = pytest.mark.slow
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
POPOVER = "[popover]:popover-open"


def _focus(page: Any) -> str:
    return str(page.evaluate("document.activeElement?.textContent?.trim() ?? ''"))


def test_a_reason_opens_its_paragraph_in_place(guest: Guest) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record("cuba", "build"))
    off = page.locator(".buildings [data-state=off]").first
    off.click(force=True)  # greyed, and answers all the same
    number = page.locator(".tip .paragraph").first
    number.wait_for()
    said = number.text_content()
    number.click()
    page.wait_for_selector(f"{POPOVER} .text")
    assert page.text_content(f"{POPOVER} .number") == said
    check(page, "paragraph")
    assert page.locator("[data-state=lit]").first.is_enabled()
    # Another number inside it is followed; Esc gives the focus back to the first.
    page.click(f"{POPOVER} .soft .paragraph >> nth=0")
    page.wait_for_function(f"document.querySelector('{POPOVER} .number')?.textContent !== '{said}'")
    page.keyboard.press("Escape")
    page.wait_for_selector(POPOVER, state="detached")
    assert _focus(page) == said
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip.stays", state="detached")


def test_a_reason_is_asked_for_by_keyboard(guest: Guest) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record("cuba", "build"))
    off = page.locator(".buildings [data-state=off]").first
    off.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".tip .paragraph:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{POPOVER} .text")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip .paragraph:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip.stays", state="detached")
    assert off.evaluate("(button) => button === document.activeElement")


@pytest.mark.parametrize(("game", "step"), [("cuba", "card"), ("havana", "do")])
def test_any_paragraph_is_two_clicks_away(guest: Guest, game: str, step: str) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record(game, step))
    page.click("text=Reference")
    page.wait_for_selector("dialog search li")
    page.click("dialog search li >> nth=5")
    page.wait_for_selector("dialog .blocks .numbered")
    check(page, "chapter")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog .blocks", state="detached")
    letter = game[0].upper()
    page.fill("dialog search input", f"{letter.lower()}-020")
    page.click("dialog search li >> nth=0")
    page.wait_for_selector(f"dialog .at#{letter}-020")


def test_on_a_phone_too(guest: Guest) -> None:
    page = guest(viewport=PHONE)
    sit_down(page, record("cuba", "card"))
    page.click("[aria-label=Menu]")
    page.fill("dialog search input", "C-069")
    page.click("dialog search li >> nth=0")
    page.wait_for_selector("dialog .at#C-069")
    check(page, "chapter on a phone")
    page.click("dialog .at .paragraph >> nth=0")
    page.wait_for_selector(f"{POPOVER} .text")
    check(page, "paragraph on a phone")


def test_what_this_table_plays_comes_first(guest: Guest) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record("cuba", "card", cloister="materials"))
    page.click("text=Reference")
    page.wait_for_selector("dialog search li")
    page.fill("dialog search input", "cloister")
    page.click("dialog search li:has-text('B-04') >> nth=0")
    entry = page.locator("dialog .differ:has-text('D-64')").first
    entry.wait_for()
    assert "This table" in (entry.text_content() or "")
    assert entry.evaluate("(details) => details.open")


def test_the_book_is_read_searched_and_linked_to(guest: Guest) -> None:
    page = guest(viewport=DESK)
    go(page, "/rules/cuba/6#C-069")
    page.wait_for_selector(".at#C-069")
    check(page, "rules")
    page.fill("search input", "pawn")
    page.wait_for_selector("search mark")
    page.click("search li:has-text('C-074')")
    page.wait_for_selector(".blocks .at#C-074")
    page.click("nav a:has-text('HAVANA')")
    page.wait_for_selector("#H-001")
    check(page, "rules of the other game")


def test_the_book_is_german_for_germans(guest: Guest) -> None:
    page = guest(viewport=DESK, locale="de-DE")
    go(page, "/rules/cuba/6")
    page.wait_for_selector("#C-069 >> text=Baugesetz")
    go(page, "/rules/havana/10")
    page.wait_for_selector("#H-041 >> text=Pesodieb")
    assert page.get_attribute(".blocks", "lang") == "de"


def test_advice_and_words_stand_beside_the_rules(guest: Guest) -> None:
    page = guest("/rules/cuba/a2", viewport=DESK)
    page.wait_for_selector(".blocks >> text=Ship every round")
    page.wait_for_selector("aside .words >> text=cargo")
    check(page, "advice")
    page.fill("search input", "perishes")
    page.click("search li >> nth=0")
    page.wait_for_selector(".blocks >> text=What perishes")
    page.click("text=Player aid, one page")
    page.wait_for_selector(".sheet")
