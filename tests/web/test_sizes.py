"""CUBA's table at every size: nothing overlaps or leaves the window, and all can be read."""

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.situations import finished, go, keep, record, sit_down

pytestmark = pytest.mark.slow

# Width and height, and the smallest text in pixels of the screen.
SIZES = [
    (1440, 900, 12),
    (1920, 1080, 14),
    (2560, 1440, 16),
    (1280, 720, 12),
    (1024, 768, 12),
    (768, 1024, 12),
    (1440, 760, 12),
    (844, 390, 14),
    (390, 844, 14),
]

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SMALLEST = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let least = [99, ''];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || parent.closest('.away, script, style, [hidden], .sprite, .skip')) continue;
    if (!parent.getBoundingClientRect().width) continue;
    const drawn = parent instanceof SVGElement ? parent.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * drawn;
    if (size < least[0]) least = [size, text];
  }
  return least;
}"""

# Panels that lie over each other, or beyond the window's right edge.
COLLIDING = """() => {
  const all = [...document.querySelectorAll('.panel, .bubble')].filter((one) => one.clientWidth);
  const found = [];
  for (const [i, one] of all.entries()) {
    const a = one.getBoundingClientRect();
    if (a.right > innerWidth + 1) found.push(`${one.className} leaves the window`);
    for (const two of all.slice(i + 1)) {
      const b = two.getBoundingClientRect();
      const isInside = one.contains(two) || two.contains(one);
      const isSheet = one.closest('.over') || two.closest('.over');
      const isBeside = a.left > b.right - 1 || b.left > a.right - 1;
      const isBelow = a.top > b.bottom - 1 || b.top > a.bottom - 1;
      if (isBeside || isBelow || isInside || isSheet) continue;
      found.push(`${one.className} / ${two.className}`);
    }
  }
  return found;
}"""

# Children that stick out of the panels of a desk, which never scroll.
CUT = """() => [...document.querySelectorAll('.table .panel:not(.log)')].filter((one) =>
  one.scrollHeight > one.clientHeight + 8 && getComputedStyle(one).overflow !== 'hidden'
).map((one) => one.className)"""


def test_every_size_uses_its_space(guest: Guest) -> None:
    page = guest()
    for step in ("trade", "build", "enact"):
        sit_down(page, record("cuba", step, 5))
        page.wait_for_selector(".bubble:not(.quiet)")
        for width, height, least in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".phone" if width < 1300 else ".table")
            page.evaluate(DRAWN)
            where = f"{step} at {width} x {height}"
            size, text = page.evaluate(SMALLEST)
            assert size >= least, f"{where}: {text!r} has {size} pixels"
            assert page.evaluate(COLLIDING) == [], where
            assert page.evaluate(CUT) == [], where
        page.set_viewport_size({"width": 1440, "height": 900})


def test_a_tablet_shows_plantation_and_area_side_by_side(guest: Guest) -> None:
    page: Any = guest(viewport={"width": 1024, "height": 768})
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(".market [data-state=lit]")
    field, deal = page.locator(".field").first, page.locator(".market .deal").first
    assert field.bounding_box()["x"] < 512 < deal.bounding_box()["x"]
    page.click(".market [data-state=lit]")
    page.wait_for_selector("footer .btn:not([disabled]) >> nth=2")


# How far the middle of a button's text is from the middle of the button.
OFF_CENTRE = """(button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [text, all] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return Math.max(
    Math.abs((text.left + text.right - all.left - all.right) / 2),
    Math.abs((text.top + text.bottom - all.top - all.bottom) / 2),
  );
}"""


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_the_way_to_the_final_scoring_is_a_whole_button_on_a_phone(guest: Guest, game: str) -> None:
    page = guest(viewport={"width": 390, "height": 844})
    go(page, f"/table/{keep(page, finished(game))}")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    button = page.locator("footer .btn.main")
    assert button.inner_text() == "Final scoring"
    assert button.evaluate(OFF_CENTRE) < 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_strip_is_one_line_on_a_phone(guest: Guest, language: str) -> None:
    page = guest(viewport={"width": 390, "height": 844}, locale=language)
    page.wait_for_selector(".poster")
    tops = page.eval_on_selector_all("nav li a", "(all) => all.map((one) => one.offsetTop)")
    assert len(tops) > 4
    assert len(set(tops)) == 1
    page.locator("nav li a").last.focus()
    box = page.locator("nav li a").last.bounding_box()
    assert box["x"] + box["width"] <= 390
