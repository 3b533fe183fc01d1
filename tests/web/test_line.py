"""The line to the server: reloads, kills and hangs in the middle of a turn, and what people see."""

import time
from typing import Any

import pytest

from tests.web.conftest import Guest, House
from tests.web.player import LIT, open_table

pytestmark = pytest.mark.slow
AT_ONCE = 1000  # milliseconds until the page says that a closed line is closed
SOON = 6000  # until it says so of one that hangs


def step(page: Any) -> None:
    """One choice of a turn, so that there is a half-entered one."""
    page.locator(LIT).first.click()
    page.wait_for_selector("text=1 step")


def test_a_turn_survives_reload(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    step(page)
    page.reload()
    page.wait_for_selector("text=1 step")
    page.locator(LIT).first.click()
    page.wait_for_selector("text=2 steps")


def test_a_turn_and_a_click_survive_a_killed_server(guest: Guest, own_house: House) -> None:
    page = guest(at=own_house)
    open_table(page, "cuba", 2)
    step(page)
    own_house.kill()
    page.wait_for_selector(".offline", timeout=AT_ONCE)
    page.locator(LIT).first.click()  # kept until somebody answers
    page.wait_for_timeout(1500)
    assert page.locator(".offline").count() == 1  # and stays, without a flicker
    own_house.open()
    page.wait_for_selector("text=2 steps")
    page.wait_for_selector(".offline", state="detached")


def test_a_server_that_goes_to_sleep_is_noticed(guest: Guest, own_house: House) -> None:
    page = guest(at=own_house)
    open_table(page, "cuba", 2)
    step(page)
    own_house.freeze()
    try:
        page.locator(LIT).first.click()
        page.wait_for_selector(".offline", timeout=SOON)
    finally:
        own_house.thaw()
    page.wait_for_selector("text=2 steps")
    page.wait_for_selector(".offline", state="detached")


def test_home_without_a_server_says_what_is_the_matter(guest: Guest, own_house: House) -> None:
    page = guest(at=own_house)
    page.wait_for_selector(".poster .btn.main")
    page.wait_for_load_state("networkidle")  # what home loads a moment later is there
    own_house.kill()
    page.locator(".poster .btn.main").first.click()
    assert page.locator("[role=alert]").inner_text()
    own_house.open()
    until = time.monotonic() + 10
    while "/table/" not in page.url and time.monotonic() < until:
        page.locator(".poster .btn.main").first.click()
        page.wait_for_timeout(500)
    page.wait_for_selector(LIT)
