"""For everybody: axe is content, the focus is seen, stillness is kept, phones do not scroll."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.player import LIT, open_table
from tests.web.situations import finished, go, keep, late, record, sit_down

pytestmark = pytest.mark.slow
MOVERS = """() => { window.moved = 0; new MutationObserver((changes) => changes.forEach((change) =>
  change.addedNodes.forEach((node) => node.classList?.contains('mover') && window.moved++)))
  .observe(document.body, {childList: true}); }"""
# Positions always the same: every one of them shows other controls.
STEPS = (
    "take",
    "place",
    "card",
    "harvest",
    "trade",
    "site",
    "foreman",
    "give",
    "load",
    "bid",
    "enact",
)


@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_to_complain_about_for_axe(guest: Guest, width: int) -> None:
    page = guest(viewport={"width": width, "height": 844})
    page.wait_for_selector(".poster")
    check(page, "home")
    for step in STEPS:
        sit_down(page, record("cuba", step))
        page.wait_for_selector(".bubble:not(.quiet)")
        check(page, step)


def test_nor_about_what_opens_over_the_table(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "trade"))
    for button in ("All moves", "Chat", "Reference"):
        page.click(f".bar >> text={button}")
        check(page, button)
        page.keyboard.press("Escape")
    page.click(".tools button:last-child")
    check(page, "menu")
    page.keyboard.press("Escape")
    table = keep(page, finished("cuba", 3))
    go(page, f"/table/{table}/replay?step=50")
    page.wait_for_selector(".bar input[type=range]")
    check(page, "replay")
    go(page, f"/table/{table}")
    page.wait_for_selector("dialog .won")
    check(page, "end")
    go(page, "/")
    page.click(".poster >> text=/set up/i >> nth=0")
    page.wait_for_selector(".setup")
    page.click("summary")
    check(page, "set up")


def test_the_focus_is_always_seen(guest: Guest) -> None:
    page = guest()
    page.wait_for_selector(".poster")
    walk(page, 25)
    sit_down(page, record("cuba", "foreman"))
    page.wait_for_selector(LIT)
    walk(page, 60)


def walk(page: Any, stops: int) -> None:
    """From control to control by the Tab key: each is named, on the screen and marked."""
    for _ in range(stops):
        page.keyboard.press("Tab")
        lacks = page.evaluate(
            """() => {
              const here = document.activeElement, style = getComputedStyle(here);
              if (here === document.body) return '';
              const box = here.getBoundingClientRect();
              const isIn = box.bottom > 0 && box.right > 0
                && box.top < innerHeight && box.left < innerWidth;
              const isMarked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
              return isIn && isMarked ? '' : here.outerHTML.slice(0, 200);
            }"""
        )
        assert lacks == ""


def test_pieces_travel_but_not_for_those_who_want_stillness(guest: Guest) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = guest(reduced_motion=motion)
        sit_down(page, record("cuba", "harvest"))
        page.wait_for_selector(".grid [data-state=lit]")
        page.evaluate(MOVERS)
        page.locator(".grid [data-state=lit]").first.click()
        page.wait_for_selector(".bar .steps >> text=step")
        page.wait_for_timeout(300)
        assert bool(page.evaluate("window.moved")) == moves
        running = page.evaluate("document.getAnimations().length")
        assert moves or running == 0


def test_a_phone_never_scrolls_sideways(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(LIT)
    for tab in range(page.locator(".tabs button").count()):
        page.locator(".tabs button").nth(tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        end = page.locator(".btn.go").bounding_box()
        assert end["y"] + end["height"] <= 844  # in reach of a thumb
    sit_down(page, late("cuba", 5))
    page.wait_for_selector(".phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_screen_readers_hear_the_sentence_and_the_log(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 3)
    page.wait_for_selector(LIT)
    assert page.locator("[role=status]").first.inner_text()
    assert page.locator("[role=log]").count() == 1
    for landmark in ("header", "main", "footer"):
        assert page.locator(landmark).count()
    assert page.locator("h1").count() == 1
