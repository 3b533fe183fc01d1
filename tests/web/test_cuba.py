"""CUBA in a real browser: whole games by clicking and by keys, and what may happen in between."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Guest, House
from tests.web.player import OVER, open_table, play_by_keys, play_out

pytestmark = pytest.mark.slow
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIT = "button[data-state=lit]"


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_by_clicking(guest: Guest, seats: int) -> None:
    page = guest()
    open_table(page, "cuba", seats)
    play_out(page, seats)
    assert page.locator("dialog tbody tr").count() == seats


def test_a_whole_game_by_keyboard_alone(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    play_by_keys(page, 3)
    assert page.locator(OVER).count() == 1


def test_play_now_leads_to_a_table_in_one_click(guest: Guest) -> None:
    page = guest()
    page.click(".poster .btn.main")
    page.wait_for_selector(LIT)
    assert "/table/" in page.url


def test_a_turn_survives_reload_and_take_back(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.locator(LIT).first.click()
    page.wait_for_selector("text=1 step")
    page.reload()
    page.wait_for_selector("text=1 step")
    page.keyboard.press("u")
    page.wait_for_selector("text=1 step", state="detached")


def test_a_click_is_not_lost_when_the_server_restarts(guest: Guest, house: House) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.locator(LIT).first.click()
    page.wait_for_selector("text=1 step")
    house.close()
    page.wait_for_selector(".offline")
    page.locator(LIT).first.click()
    house.open()
    page.wait_for_selector("text=2 steps")
    assert page.locator(".offline").count() == 0


def test_a_friend_comes_by_invitation(guest: Guest) -> None:
    host = guest()
    host.select_option(".invite label:nth-child(2) select", "2")
    host.click(".invite .btn.main")
    link = host.input_value(".copy input")
    friend = guest("/" + link.split("/", 3)[3])
    friend.fill(".invited input", "Bruna")
    friend.click(".invited .btn")
    friend.wait_for_selector(".seat")
    host.wait_for_selector("text=Bruna")


def test_everything_is_german_at_once(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    page.click(".tools button:last-child")
    page.select_option("dialog select", "de")
    page.wait_for_selector("text=Zug beenden")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_to_complain_about_for_axe(guest: Guest, theme: str, width: int) -> None:
    page = guest(color_scheme=theme, viewport={"width": width, "height": 844})
    check(page)
    open_table(page, "cuba", 3)
    page.wait_for_selector(LIT)
    check(page)


def check(page: Any) -> None:
    """No violation, and nothing wider than the screen."""
    page.wait_for_timeout(500)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes[0].html])"
    )
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
