"""HAVANA in a real browser: whole games by clicking and by keys, purchases, a spectator, axe."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.player import LIT, OVER, open_table, play_by_keys, play_out
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow
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


# The step, what leads to it, and what is clicked: on the table, or on the board in the square.
CONTROLS = [
    ("swap-card", (), ".bubble [data-state=lit]"),
    ("swap-end", (), ".plot.lit button"),
    ("lay-first", (), ".fan [data-state=lit]"),
    ("do", (), ".opened [data-state=lit]"),
    ("renew", ("lay renewal", "do renewal"), ".take[data-state=lit]"),
    ("conserve", ("lay conservation", "do conservation"), ".plot.lit button"),
    ("tax", ("lay tax", "do tax"), ".balcony .piece[data-state=lit]"),
    ("tax", ("lay tax", "do tax"), ".bubble [data-state=lit]"),
    ("rob-pesos", ("lay peso-thief",), ".visit[data-state=lit]"),
    ("rob-pesos", ("lay peso-thief",), ".bubble [data-state=lit]"),
    ("rob-cubes", ("lay material",), ".visit[data-state=lit]"),
    ("steal", ("lay material",), ".balcony .piece[data-state=lit]"),
    ("mama", ("lay mama",), ".plaza [data-state=lit]"),
    ("mama", ("lay mama",), ".bubble [data-state=lit]"),
    ("pay", (), ".bubble .btn.buy"),
    ("cover", (), ".opened [data-state=lit]"),
    ("lay", (), ".fan [data-state=lit]"),
]
ASKS_TWICE = ("lay",)  # a card that may open all of them at once is confirmed by a second click


def test_every_step_has_its_control_on_the_table(guest: Guest) -> None:
    page = guest()
    for step, prefer, control in CONTROLS:
        sit_down(page, record("havana", step, 3, prefer))
        before = said(page)
        page.locator(control).first.click()
        if step in ASKS_TWICE:
            page.locator(".fan [data-state=chosen]").first.click()
        for _ in range(100):
            if said(page) != before:
                break
            page.wait_for_timeout(50)
        else:
            raise AssertionError(f"{step}: a click on {control} does nothing")


def said(page: Any) -> str:
    """The sentence, the log, and how many cards lie where."""
    page.wait_for_selector("[role=status]")
    return "".join(page.inner_text(part) for part in ("[role=status]", ".log", ".mine"))


def test_what_is_replaced_can_be_changed_until_it_is_paid(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("havana", "pay"))
    page.wait_for_selector(".buying .more:not([aria-disabled])")
    price = page.locator(".buying .sum .price")
    first = price.inner_text()
    page.locator(".buying .more:not([aria-disabled])").first.click()
    assert price.inner_text() != first
    page.locator(".buying .stepper button:first-child:not([aria-disabled])").first.click()
    assert price.inner_text() == first
    page.locator(".buying .more:not([aria-disabled])").first.click()
    page.click(".buying .btn.buy")
    page.wait_for_selector(".buying", state="detached")
    page.wait_for_selector(".log >> text=You buy the")


def test_what_cannot_be_bought_says_why(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("havana", "buy"))
    refused = page.locator(".plot.off button").first
    refused.hover()
    page.wait_for_selector(".tip")
    assert "(H-" in page.inner_text(".tip")
    assert "(H-" in (refused.get_attribute("aria-description") or "")


def test_two_cards_make_a_number_and_can_be_taken_back(guest: Guest) -> None:
    page = guest()
    deal(page, 2)
    lay(page, "Pesos")
    page.wait_for_selector(".opened .card >> text=Pesos")
    lay(page, "Architect")
    page.locator("button[data-state=chosen]:has-text('Architect')").first.click()
    page.wait_for_selector(".opened .slot >> nth=1")
    page.wait_for_selector(".plateau >> text=48")


def test_a_card_is_taken_back_by_its_key(guest: Guest) -> None:
    page = guest()
    deal(page, 2)
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


@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_to_complain_about_for_axe(guest: Guest, width: int) -> None:
    page = guest(viewport={"width": width, "height": 844})
    deal(page, 4)
    check(page)
    for card in ("Worker", "Pesos"):
        lay(page, card)
    page.wait_for_selector(".queue [aria-current=step]")
    check(page)
    for tab in page.locator(".tabs button").all():
        tab.click()
        check(page)


def deal(page: Any, seats: int) -> None:
    """A table that begins with the laying of cards, and not with a building to swap (H-008)."""
    while True:
        open_table(page, "havana", seats)
        page.wait_for_selector(LIT)
        if not page.locator("button.one[data-state=lit]").count():
            return


def lay(page: Any, card: str) -> None:
    """Lays a card of the hand."""
    page.locator(f"button[data-state=lit]:has-text('{card}')").first.click()
