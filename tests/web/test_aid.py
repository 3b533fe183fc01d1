"""The player aids: one printed page each, in both languages, true for their table."""

import re

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow
A4 = 1122  # pixels


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_an_aid_is_one_page(guest: Guest, game: str, language: str) -> None:
    page = guest(f"/aid/{game}", locale=language)
    page.wait_for_selector(".sheet li")
    sheet = page.locator(".sheet")
    assert sheet.evaluate("({scrollHeight}) => scrollHeight") <= A4
    assert sheet.evaluate("({scrollWidth, clientWidth}) => scrollWidth <= clientWidth")
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    check(page, game)


def test_an_aid_names_everything(guest: Guest) -> None:
    page = guest("/aid/cuba")
    page.wait_for_selector(".tile >> nth=22")
    assert page.locator(".laws li").count() == 24
    assert page.locator(".tile").count() == 23
    page.click("nav >> text=HAVANA")
    page.wait_for_selector(".houses li >> nth=35")
    assert page.locator(".card").count() == 13


def test_an_aid_follows_its_table(guest: Guest) -> None:
    page = guest()
    table = sit_down(page, record("cuba", "card", full_row_price="flat"))
    page.goto(page.url.split("/table")[0] + f"/aid/cuba?table={table}")
    page.wait_for_selector("text=everything sells for 3")


def test_a_phone_can_read_it(guest: Guest) -> None:
    page = guest("/aid/havana", viewport={"width": 390, "height": 844})
    page.wait_for_selector(".houses li")
    check(page, "aid on a phone")
