"""HAVANA in a real browser: whole games by clicking and by keys, purchases, a spectator, axe."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.player import OVER, open_table, play_by_keys, play_out

pytestmark = pytest.mark.slow
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIT = "button[data-state=lit]"
HAND = ".fan button[data-state=lit]"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_clicking(guest: Guest, seats: int) -> None:
    page = guest()
    open_table(page, "havana", seats)
    page.wait_for_selector(LIT)
    play_out(page, seats)
    assert page.locator("dialog tbody tr").count() == seats
    page.keyboard.press("Escape")
    assert page.locator(".plot").count() > 0  # the street stays


def test_a_whole_game_by_keyboard_alone(guest: Guest) -> None:
    page = guest()
    open_table(page, "havana", 2)
    page.wait_for_selector(LIT)
    play_by_keys(page, 3)
    assert page.locator(OVER).count() == 1


def test_a_whole_game_on_a_phone(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844})
    open_table(page, "havana", 2)
    page.wait_for_selector(LIT)
    play_out(page, 5)
    assert page.locator("dialog tbody tr").count() == 2


def test_two_cards_make_a_number_and_can_be_taken_back(guest: Guest) -> None:
    page = guest()
    open_table(page, "havana", 2)
    lay(page, "Pesos")
    lay(page, "Architect")
    page.wait_for_selector(".opened .slot >> nth=1")
    page.wait_for_selector(".plateau >> text=48")


def test_a_card_is_taken_back_by_its_key(guest: Guest) -> None:
    page = guest()
    open_table(page, "havana", 2)
    lay(page, "Mama")
    page.wait_for_selector(".opened .card >> text=Mama")
    page.keyboard.press("u")
    page.wait_for_selector(".opened .card >> text=Mama", state="detached")
    assert page.locator(HAND).count() == 13


def test_a_spectator_sees_the_table_but_no_hand(guest: Guest) -> None:
    page = guest()
    open_table(page, "havana", 3)
    page.wait_for_selector(LIT)
    table = page.url.rsplit("/", 1)[1]
    path = page.evaluate(
        """async (id) => (await (await fetch(`/api/tables/${id}/watch`,
           {method: 'POST'})).json()).path""",
        table,
    )
    watcher = guest(path)
    watcher.wait_for_selector(".plot")
    assert watcher.locator(".fan li").count() == 13
    assert watcher.locator(".fan .art >> visible=true").count() == 13
    assert watcher.locator(".fan .name").count() == 0
    assert watcher.locator(LIT).count() == 0


def test_everything_is_german_at_once(guest: Guest) -> None:
    page = guest()
    open_table(page, "havana", 2)
    page.wait_for_selector(LIT)
    page.click(".tools button:last-child")
    page.select_option("dialog select", "de")
    page.wait_for_selector("text=Zug beenden")
    page.keyboard.press("Escape")
    page.wait_for_selector("text=Meine Hand")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_to_complain_about_for_axe(guest: Guest, theme: str, width: int) -> None:
    page = guest(color_scheme=theme, viewport={"width": width, "height": 844})
    open_table(page, "havana", 4)
    page.wait_for_selector(LIT)
    check(page)
    for card in ("Worker", "Pesos"):
        lay(page, card)
    page.wait_for_selector(".queue [aria-current=step]")
    check(page)
    for tab in page.locator(".tabs button").all():
        tab.click()
        check(page)


def lay(page: Any, card: str) -> None:
    """Lays a card of the hand."""
    page.locator(f"button[data-state=lit]:has-text('{card}')").first.click()


def check(page: Any) -> None:
    """No violation, and nothing wider than the screen."""
    page.wait_for_timeout(500)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes[0].html])"
    )
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
