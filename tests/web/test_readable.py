"""CUBA's table can be read and reached: nothing that decides is covered, cut or out of sight."""

from functools import cache
from typing import Any

import pytest

from malecon import Match
from malecon.engine.rng import Rng
from tests.web.conftest import Guest
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
THUMB = 44  # pixels

# Of what matches: the elements whose middle is hidden by something else, or out of the window.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const box = element.getBoundingClientRect();
  if (!box.width) return false;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !(element.contains(top) || top.contains(element));
}).map((element) => element.textContent)"""

# Pairs of neighbours that cover each other, what shines around them included.
COVERED = """(selector) => {
  const all = [...document.querySelectorAll(selector)];
  const boxes = all.map((one) => [one, one.getBoundingClientRect()]);
  const isInside = (one) => getComputedStyle(one).boxShadow.includes('inset');
  const glow = (one) => one.dataset.state === 'lit' && !isInside(one) ? 4.5 : 0;
  const apart = (a, b, by) => a.right + by <= b.left || b.right + by <= a.left
    || a.bottom + by <= b.top || b.bottom + by <= a.top;
  return boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
    .filter(([two, b]) => !apart(a, b, Math.max(glow(one), glow(two))))
    .map(([two]) => `${one.textContent} / ${two.textContent}`));
}"""


@cache
def under_the_building_law() -> str:
    """A game that breaks off where seat 0 chooses a building and a law asks for pesos besides."""
    for seed in range(400):
        match, rng = Match("cuba", seats=3, seed=seed), Rng(seed)
        while not match.over:
            view = match.view(0)
            if 0 in match.waiting and view.step == "build" and view.building_fee:
                return match.record(reveal=True)
            seat = match.waiting[-1]
            match.play(match.game.write(match.position.guess(seat, rng)), seat=seat)
    raise AssertionError("no building law")


def test_every_building_can_be_read_where_one_is_chosen(guest: Guest) -> None:
    page = guest(viewport=DESK)
    for text in (record("cuba", "build"), under_the_building_law()):
        sit_down(page, text)
        page.wait_for_selector(".buildings [data-state]")
        assert page.locator(".buildings .does").count() == 23
        assert page.evaluate(HIDDEN, ".buildings .does") == []
        assert page.evaluate(HIDDEN, ".buildings .cost") == []
        assert page.evaluate(COVERED, ".buildings .tile") == []
        assert grey(page) == 0, "a price is in true colours"
        lit = page.locator(".buildings [data-state=lit]").count()
        assert f"could pay {lit}" in page.inner_text(".buildings .title small")
    dear = page.locator(".buildings .tile:not(.gone) .cost")
    assert all("+" in text for text in dear.all_inner_texts()), "the law's pesos are in the price"


def grey(page: Any) -> int:
    """Pieces of prices that are drawn without colours."""
    faded = """(all) => all.filter((one) => [one, ...one.querySelectorAll('*')].some((part) => {
      const {filter, opacity} = getComputedStyle(part);
      return filter.includes('grayscale') || Number(opacity) < 1;
    })).length"""
    return int(page.eval_on_selector_all(".buildings .tile:not(.gone) .cost", faded))


# The step, and what leads to it.
PANELS: list[tuple[str, tuple[str, ...]]] = [
    ("levy", ()),
    ("tax", ()),
    ("bid", ()),
    ("enact", ()),
    ("load", ("mayor",)),
    ("give", ("architect", "foreman")),
    ("call", ("architect", "foreman", "build lighthouse", "use lighthouse")),
    ("office-load", ("architect", "foreman", "build large-office", "use large-office")),
]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_decides_is_always_in_reach(guest: Guest, size: dict[str, int]) -> None:
    page = guest(viewport=size)
    for step, prefer in PANELS:
        sit_down(page, record("cuba", step, 3, prefer))
        page.wait_for_selector(".bubble:not(.quiet) h2")
        assert page.evaluate(HIDDEN, ".bubble .acts .btn") == [], step
        if step in ("load", "office-load"):
            ship, sea = page.locator(".bubble .ship").bounding_box(), panel(page, ".bubble .sea")
            assert ship["y"] + ship["height"] <= sea["y"] + sea["height"] + 1, "the whole ship"
        if size is PHONE:
            for button in page.locator(".bubble .acts .btn, .bubble .stepper button").all():
                assert button.bounding_box()["height"] >= THUMB - 4, step
        if step == "levy":
            brings = page.locator(".bubble .acts .btn >> text=+").inner_text()
            assert brings.split("+")[1].strip() in ("2", "3")


def panel(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


def test_a_building_is_chosen_on_a_phone_without_scrolling(guest: Guest) -> None:
    page = guest(viewport=PHONE, has_touch=True)
    sit_down(page, record("cuba", "build"))
    page.wait_for_selector(".buildings [data-state=lit]")
    page.locator(".buildings [data-state=lit]").first.tap()
    decide = page.locator(".bubble .acts .btn").first
    box = decide.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"]
    assert box["height"] >= THUMB
    assert page.evaluate(HIDDEN, ".bubble .acts .btn") == []
    decide.tap()
    page.wait_for_selector(".grid [data-state=lit]")
    others = page.locator(".grid .tag:not(.less)").count()
    assert others == 0, (
        "no wall of tags with one and the same price, but what each field gives no more"
    )


def test_a_turn_that_gives_something_away_is_ended_after_one_question(guest: Guest) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(".alts [data-state=lit]")
    page.click(".btn.go")
    page.wait_for_selector(".bubble >> text=End your turn?")
    page.click("text=Go on")
    page.wait_for_selector(".alts [data-state=lit]")
    assert page.locator(".bubble >> text=End your turn?").count() == 0
    page.keyboard.press("e")
    page.check(".bubble input")
    page.click("text=End anyway")
    page.wait_for_selector(".bubble >> text=End anyway", state="detached")
    assert page.evaluate("localStorage.getItem('malecon guards')") == "off"


def test_the_first_lit_place_is_two_keys_away(guest: Guest) -> None:
    page = guest(viewport=DESK)
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(".market [data-state=lit]")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    state = "document.activeElement.dataset.state"
    assert page.evaluate(state) == "lit"
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != before
