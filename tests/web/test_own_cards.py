"""The cards of one's own copy: written down, found wanting, mended, played with, seen by all."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.situations import go

pytestmark = pytest.mark.slow
OPENED = "dialog[aria-label^='Cards of my own copy']"


def form(page: Any, game: str) -> Any:
    """The form for a game's cards, with all of its cards checked once."""
    go(page, f"/setup/{game.lower()}")
    page.get_by_role("button", name="My cards …").click()
    page.wait_for_selector(f"{OPENED} >> text=All is well")
    return page.locator(OPENED)


def test_an_own_ship_is_mended_and_sails_at_a_table_where_all_can_look_at_it(guest: Guest) -> None:
    ana = guest()
    cards = form(ana, "CUBA")
    for number in range(1, 16):  # whichever ship comes first is an own one
        cards.get_by_role("group", name="Ships").get_by_role("button").nth(number - 1).click()
        spaces = cards.get_by_role("group", name=f"Ship {number}", exact=True)
        for space in range(5):
            spaces.get_by_role("button").nth(space).click()
        for _ in range(5 if number < 15 else 4):
            cards.get_by_role("group", name="cargo").get_by_role("button", name="cigars").click()
    wrong = "'GGGG' has 4 letters, expected 5"
    assert cards.locator("#wrong-ship").inner_text() == wrong
    assert cards.get_by_role("button", name="Ship 15, to be mended").count() == 1
    cards.get_by_role("group", name="Ships").get_by_role("button").first.click()
    assert cards.locator("#wrong-ship").count() == 0, "the mistake is at its own place"
    cards.get_by_role("button", name=f"Ship 15: {wrong}").click()
    cards.get_by_role("group", name="cargo").get_by_role("button", name="cigars").press("Enter")
    ana.wait_for_selector(f"{OPENED} >> text=All is well; 15 cards differ")
    check(ana, "the form")
    cards.get_by_role("button", name="Done").click()
    ana.get_by_label("Play with the cards of my own copy").check()
    ana.get_by_role("button", name="Remove a seat").click()
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_selector(".own-cards >> text=own copy")
    bea = guest("/" + ana.input_value(".copy input").split("/", 3)[3])
    bea.wait_for_selector(".invited >> text=own copy")
    bea.click(".invited .btn")
    for page in (ana, bea):
        page.wait_for_selector(".harbour .ship")
        ships = page.locator(".harbour .ship ul").all_inner_texts()
        assert ships
        assert all(ship.count("cigars") == 5 for ship in ships), ships
    bea.click(".tools button:last-child")
    bea.click("text=Show the 15 cards that differ")
    assert "cigars, cigars, cigars, cigars, cigars" in bea.inner_text(".own-cards dl")
    assert "In our reconstruction: citrus, citrus, sugar" in bea.inner_text(".own-cards dl")
    check(bea, "the cards of this table")


def test_a_wrong_price_is_found_at_its_field_and_what_was_written_is_kept(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844})
    cards = form(page, "CUBA")
    price = cards.get_by_label("Price of the supply when the market has none")
    price.fill("3")
    page.wait_for_selector("#wrong-market-buy_from_supply")
    assert "3, expected a whole number from 7" in page.inner_text("#wrong-market-buy_from_supply")
    assert price.get_attribute("aria-invalid") == "true"
    check(page, "a finding on a phone")
    price.fill("9")
    page.wait_for_selector(f"{OPENED} >> text=All is well; one card differs")
    cards.get_by_text("As text, to keep or to send").click()
    text = cards.locator("textarea").input_value()
    assert "buy_from_supply = 9" in text
    cards.locator("textarea").fill(text.replace('1 = "CCSTR"', '1 = "CC"'))
    cards.get_by_role("button", name="Take over this text").click()
    page.wait_for_selector("text=ships.1: 'CC' has 2 letters, expected 5")
    cards.locator("textarea").fill(text.replace("buy_from_supply = 9", "buy_from_supply = 8"))
    cards.get_by_role("button", name="Take over this text").click()
    page.wait_for_selector("text=All cards were taken over.")
    assert price.input_value() == "8"
    page.reload()
    assert form(page, "CUBA").get_by_label("Price of the supply").input_value() == "8"


def test_the_buildings_of_havana_in_german(guest: Guest) -> None:
    page = guest(locale="de-DE", viewport={"width": 390, "height": 844})
    page.get_by_role("link", name="HAVAN").click()
    page.get_by_role("button", name="Meine Karten …").click()
    page.wait_for_selector("dialog >> text=Alles stimmt")
    page.get_by_label("Siegpunkte").fill("12")
    page.wait_for_selector("text=vp 12, erwartet eine ganze Zahl von 1 bis 9")
    name = page.get_by_label("Name, in Kleinbuchstaben")
    name.fill("Große Bank")
    page.wait_for_selector("#wrong-building >> text=erwartet bis zu 30 kleine Buchstaben")
    name.fill("well")
    page.wait_for_selector("#wrong-building >> text=der Text ist kein TOML")
    name.fill("grosse-bank")
    page.get_by_label("Siegpunkte").fill("2")
    page.wait_for_selector("dialog >> text=Alles stimmt; eine Karte weicht")
    check(page, "buildings")
