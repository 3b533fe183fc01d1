"""The table from another machine of the network: plain HTTP, by a name that is not localhost."""

import pytest

from tests.web.conftest import ELSEWHERE, Guest, House
from tests.web.player import LIT

pytestmark = pytest.mark.slow


def test_play_now_works_over_plain_http_in_the_network(guest: Guest, house: House) -> None:
    page = guest()
    page.goto(f"http://{ELSEWHERE}:{house.port}/")
    page.locator(".acts .btn.main").first.click()
    page.wait_for_selector(LIT)
    (cookie,) = page.context.cookies(page.url)
    assert not cookie["secure"]
    page.reload()
    page.wait_for_selector(LIT)
