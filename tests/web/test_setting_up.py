"""A table is set up on a page of its own, and friends are asked to it by link, mail and camera."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import ELSEWHERE, Guest, House
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow


def test_the_form_begins_with_my_edition_and_says_what_differs(guest: Guest) -> None:
    page = guest("/setup/cuba")
    edition = page.locator("label", has_text="Edition").locator("select")
    assert edition.input_value() == "en", "the reader's"
    offices = page.get_by_role("radiogroup", name="Large office")
    assert offices.get_by_role("radio", checked=True).get_attribute("value") == "any"
    assert offices.get_by_role("img", name="as this edition prints it").count() == 1
    summary = page.locator(".summary")
    assert "Large office" not in summary.inner_text()
    offices.get_by_role("radio", name="loads up to 2 of one kind").check()
    assert "Large office: loads up to 2 of one kind" in summary.inner_text()
    page.locator("summary").click()
    page.get_by_label("Pesos in the bank").select_option("195")
    page.get_by_role("radio", name="Live").check()
    page.get_by_label("Minutes for the whole game").fill("25")
    page.get_by_label("Seconds more for each turn").fill("20")
    page.get_by_label("Table name").fill("Friday evening")
    assert "25 min each and 20 s more" in summary.inner_text()
    assert page.locator(".btn.main").count() == 1, "one yellow button"
    check(page, "set up")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("h1 >> text=Friday evening")
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["pace"] == {"kind": "live", "bank": 1_500_000, "increment": 20_000}
    assert (table["edition"], table["options"]["large_office"]) == ("en", "two")
    assert table["options"]["bank"] == "195"


def test_the_host_is_asked_for_a_name_once_and_the_link_leads_to_the_table(guest: Guest) -> None:
    host = guest()
    host.click(".invite .btn.main")
    host.get_by_label("Your name, so that they know who is asking").fill("Ana")
    host.get_by_role("button", name="Save").click()
    host.wait_for_selector("li >> text=Ana")
    assert host.get_by_label("Your name, so that they know who is asking").count() == 0
    link = host.input_value(".copy input")
    assert host.get_by_role("img", name="The link as a QR code").is_visible()
    check(host, "waiting room")
    friend = guest("/" + link.split("/", 3)[3])
    friend.wait_for_selector("h1 >> text=Ana invites you to a game of CUBA")
    assert "English edition" in friend.inner_text(".invited dl"), "the host's"
    assert "Rated, for those who keep their name" in friend.inner_text(".invited dl")
    assert friend.locator("input[value=red]").is_disabled(), "Ana's colour"
    friend.get_by_label("Your name at the table").fill("Bo")
    friend.locator("input[value=purple]").check()
    check(friend, "invitation")
    friend.get_by_role("button", name="Take a seat").click()
    friend.wait_for_selector("li >> text=you")
    seats = ask(friend, "GET", f"/api/tables/{friend.url.rpartition('/')[2]}")["seats"]
    assert [seat["colour"] for seat in seats if seat["name"] == "Bo"] == ["purple"]


def test_by_plain_http_from_elsewhere_no_button_is_dead(guest: Guest, house: House) -> None:
    page = guest()
    page.goto(f"http://{ELSEWHERE}:{house.port}/")
    assert page.evaluate("[isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [
        False,
        False,
        False,
    ]
    page.wait_for_selector("text=This page came without https")
    page.click(".invite .btn.main")
    page.wait_for_selector(".share .btn")
    page.wait_for_selector("text=This page came without https")
    buttons = page.locator(".share .btn").all_inner_texts()
    assert buttons == ["Copy", "Mail", "Save"], "nothing that needs https"
    page.get_by_role("button", name="Copy").click()
    page.wait_for_selector(".share >> text=Copied")
    assert ELSEWHERE in page.input_value(".copy input")
    assert "works on this computer only" not in page.inner_text("main")
    page.get_by_role("button", name="Guest").click()
    page.get_by_role("button", name="Add another device").click()
    page.locator("dialog").get_by_role("button", name="Copy").click()
    page.wait_for_selector("dialog >> text=Copied")
    page.keyboard.press("Escape")
    for button in page.locator("main button:visible").all():
        assert button.is_enabled(), button.inner_text()


def test_a_full_table_shows_the_way_for_who_sits_there_on_another_device(guest: Guest) -> None:
    host, phone = guest(), guest()
    who: list[Any] = ["me", {"bot": "random"}]
    ask(host, "POST", "/api/me", {"name": "Ana"})
    opened = ask(host, "POST", "/api/tables", {"game": "cuba", "seats": 2, "who": who})
    go(phone, f"/join/{opened['invitation']}")
    phone.wait_for_selector("h1 >> text=This table is full")
    phone.click("text=I have a seat here, on another device")
    phone.get_by_label("The link from your other device").fill(
        f"{phone.url.rpartition('/join')[0]}/carry/"
        + ask(host, "POST", "/api/me/link", {})["token"]
    )
    phone.get_by_role("button", name="Open").click()
    phone.wait_for_selector("text=You are now signed in on this device, too.")
    phone.wait_for_selector("#games li")
