"""Where there is no clock: the others agree on one, or on a bot for who has long been asked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest, House
from tests.web.player import LIT
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow


@pytest.fixture
def hasty_house(needs: None, tmp_path: Path) -> Iterator[House]:
    """A house where nobody waits for long."""
    house = House(tmp_path, "--limit", "patience=2")
    yield house
    house.kill()


def at_a_table(guest: Guest, names: str, **more: Any) -> list[Any]:
    """Browsers at a table without a clock, the one that is asked first."""
    pages = []
    opened: dict[str, Any] = {}
    for name in names.split():
        page = guest(**more)
        ask(page, "POST", "/api/me", {"name": name})
        if opened:
            ask(page, "POST", "/api/join", {"token": opened["invitation"]})
        else:
            opening = {"game": "cuba", "seats": len(names.split())}
            opened = ask(page, "POST", "/api/tables", opening)
        pages.append(page)
    for page in pages:
        go(page, f"/table/{opened['table']['table']}")
    for page in pages:
        page.wait_for_selector(".seat.now")
    table = ask(pages[0], "GET", f"/api/tables/{opened['table']['table']}")
    asked = table["waiting"][0]
    pages[asked].wait_for_selector(LIT)
    return pages[asked:] + pages[:asked]


def test_those_who_wait_agree_on_a_clock(guest: Guest) -> None:
    asked, one, other = at_a_table(guest, "Ana Bo Eva")
    one.click(".tools button:last-child")
    one.select_option("#waiting-pace", label="10 min for each turn")
    one.click("dialog >> text=Ask for this clock")
    one.keyboard.press("Escape")
    asked.wait_for_selector(".agreement >> text=the others decide")
    assert asked.locator(".agreement .btn").count() == 0
    other.wait_for_selector(".agreement >> text=would like a clock: 10 min for each turn")
    check(other)
    other.click(".agreement .btn.main")
    for page in (asked, one, other):
        page.wait_for_selector(".agreement", state="detached")
        page.wait_for_selector(".seat.now [role=timer], [role=timer]")


def test_a_bot_plays_for_who_keeps_all_waiting_and_gives_the_seat_back(
    guest: Guest, hasty_house: House
) -> None:
    asked, one = at_a_table(guest, "Ana Bo", at=hasty_house)
    one.click(".tools button:last-child")
    check(one)
    one.click("dialog >> text=Ask for a bot on")
    asked.click("text=Take my seat back")
    asked.wait_for_selector("text=Take my seat back", state="detached")
