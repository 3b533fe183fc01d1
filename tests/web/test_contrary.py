"""The page knows no rule: told otherwise than the rules would have it, it shows what it is told."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow

Told = dict[str, Any]


def contrary(page: Any, change: Callable[[Told], None]) -> None:
    """Every update reaches the page as something else than the server sent."""

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(changed(text, change)))

    page.route_web_socket("**", relay)


def changed(text: str, change: Callable[[Told], None]) -> str:
    """A message of the server; updates with an offer are told otherwise."""
    message = json.loads(text)
    if message.get("update", {}).get("offer"):
        change(message["update"])
    return json.dumps(message)


def sold_out(told: Told) -> None:
    """Three coins for a stone, other payments, another phase, and the next seat protected."""
    view = told["view"]
    view["phase"] = "restock"
    view["protected"] = [told["seat"] + 1]
    if view["purchase"]:
        first, *_ = view["purchase"]["pieces"]
        first |= {"by": "pesos", "each": 3}
        payments = view["purchase"]["payments"]
        payments[1:] = [{"replaced": {first["piece"]: 4}, "pays": {"glass": 7}}]
        payments.append({"replaced": {first["piece"]: 1}, "pays": {"loam": 9}})


def test_havana_is_drawn_as_it_is_told(guest: Guest) -> None:
    page = guest()
    contrary(page, sold_out)
    sit_down(page, record("havana", "pay"))
    page.wait_for_selector(".buying .more:not([aria-disabled])")
    assert "phase 2 of 3" in page.inner_text("header.bar")
    assert page.locator(".buying .swap >> nth=0").inner_text().split()[1] == "3"
    page.locator(".buying .more:not([aria-disabled])").first.click()
    assert page.locator(".buying .sum .price .away").inner_text() == "9 loam"
    assert page.locator(".buying .more:not([aria-disabled])").count() == 0
    assert page.locator(".balcony .shield[title=protected]").count() == 1


def numbered(told: Told) -> None:
    """Every card makes 77."""
    for choice in told["offer"]["moves"]:
        choice["effect"] = [{"event": "number", "seat": told["seat"], "n": 77}]


def test_the_number_of_a_card_is_the_one_that_is_told(guest: Guest) -> None:
    page = guest()
    contrary(page, numbered)
    sit_down(page, record("havana", "lay"))
    page.locator(".mine button[data-state=lit]").first.hover()
    page.wait_for_selector(".plateau.new >> text=77")
    page.wait_for_selector(".bubble >> text=77")


def free_city(told: Told) -> None:
    """Other votes, rounds, laps, prices and order; everybody can pay for one building alone."""
    view = told["view"]
    view |= {"rounds": 9, "laps": 7, "phase": "actions", "order": [2, 0, 1], "building_fee": 3}
    view["card_votes"] = dict.fromkeys(view["card_votes"], 8)
    view["payable"] = [[view["buildings_left"][0]]] * len(view["players"])
    view["prices"]["citrus"] |= {"buy": 41, "sell": 42}


def test_cuba_is_drawn_as_it_is_told(guest: Guest) -> None:
    page = guest()
    contrary(page, free_city)
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector(".market .deal")
    where = page.inner_text(".marquee .where")
    assert "of 9" in where
    assert "of 7" in where
    assert all(votes.endswith("8") for votes in page.locator(".hand .votes").all_inner_texts())
    prices = page.locator(".market tbody tr >> nth=0").locator(".deal").all_inner_texts()
    assert prices == ["41", "42"]
    assert page.locator(".buildings .tile:not(.short, .gone)").count() == 1
    assert "You" not in page.locator(".seats .seat >> nth=0").inner_text()


def dear_taxes(told: Told) -> None:
    """To obey brings twelve points."""
    for choice in told["offer"]["moves"]:
        if choice["move"].startswith("pay"):
            choice["effect"] = [{"event": "scored", "seat": told["seat"], "n": 12}]


def test_what_a_law_brings_is_what_is_told(guest: Guest) -> None:
    page = guest()
    contrary(page, dear_taxes)
    sit_down(page, record("cuba", "tax"))
    page.wait_for_selector(".bubble .btn >> text=+12")
