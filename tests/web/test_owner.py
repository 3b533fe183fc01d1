"""The host of a table that has not begun: removes somebody, passes the table on, closes it."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest

pytestmark = pytest.mark.slow


def waiting_room(guest: Guest, *names: str, **settings: Any) -> tuple[Any, list[Any], str]:
    """A host and friends at a table that still waits; and its invitation."""
    host = guest(**settings)
    host.select_option(".invite label:nth-child(2) select", "4")
    host.click(".invite .btn.main")
    path = "/" + host.input_value(".copy input").split("/", 3)[3]
    friends = []
    for name in names:
        friend = guest(path, **settings)
        friend.fill(".invited input", name)
        friend.click(".invited .btn")
        friend.wait_for_selector("li >> text=you")
        friends.append(friend)
        host.wait_for_selector(f"li >> text={name}")
    return host, friends, path


def test_the_host_removes_somebody_who_is_told_and_led_home(guest: Guest) -> None:
    host, (bruna, otto), path = waiting_room(guest, "Bruna", "Otto")
    assert otto.locator("text=Remove").count() == 0, "only the host may"
    assert otto.locator("li", has_text="host").count() == 1
    host.get_by_role("button", name="Remove Bruna").click()
    host.get_by_role("button", name="Cancel").click()
    assert bruna.locator("li >> text=you").count() == 1
    host.get_by_role("button", name="Remove Bruna").press("Enter")
    host.keyboard.press("Enter")  # the confirming button has the focus
    bruna.wait_for_selector("text=You no longer have a seat here.")
    host.wait_for_selector("text=Bruna was removed.")
    otto.wait_for_selector("li >> text=Bruna", state="detached")
    bruna.click("text=Home")
    bruna.wait_for_selector(".invite")
    bruna.goto(bruna.url.rstrip("/") + path)
    bruna.click(".invited .btn")
    bruna.wait_for_selector("[role=alert] >> text=Only a new invitation brings you back.")
    bruna.errors.clear()  # the refused request


def test_the_host_passes_the_table_on_and_the_new_one_closes_it(guest: Guest) -> None:
    host, (bruna, otto), _ = waiting_room(guest, "Bruna", "Otto")
    host.get_by_role("button", name="Make host: Bruna").click()
    host.click(".sure >> text=Make host")
    host.wait_for_selector("text=The game begins as soon as all seats are taken.")
    assert host.locator("text=Close table").count() == 0
    bruna.get_by_role("button", name="Close table").click()
    bruna.keyboard.press("Escape")
    assert bruna.locator(".sure").count() == 0
    bruna.get_by_role("button", name="Close table").click()
    bruna.click(".sure >> text=Close table")
    for page in (host, bruna, otto):
        page.wait_for_selector("text=This table was closed.")
    otto.click("text=Home")
    otto.wait_for_selector(".invite")
    assert otto.locator(".games li", has_text="Bruna").count() == 0


def test_the_waiting_room_fits_a_phone_and_everybody_can_use_it(guest: Guest) -> None:
    host, _, _ = waiting_room(guest, "Bruna", viewport={"width": 390, "height": 844})
    for button in ("Remove Bruna", "Close table"):
        host.get_by_role("button", name=button).click()
    buttons = "[...document.querySelectorAll('li .btn, .sure .btn, .close .btn')]"
    heights = host.evaluate(f"{buttons}.map((button) => button.getBoundingClientRect().height)")
    shown = [height for height in heights if height]  # the other button waits for the answer
    assert len(shown) > 3
    assert min(shown) >= 44
    check(host)
