"""The log tells act by act, and what others do can be followed."""

import re
from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest
from tests.web.player import LIT, changes, play_some
from tests.web.situations import record, sit_down

SKIP = ".btn.go:has-text('Skip to my turn')"

BUILT = {
    "en": re.compile(r"^You build the .+ on [a-d][1-3] for \d"),
    "de": re.compile(r"^Du baust „.+“ auf [a-d][1-3] für \d"),
}


def mine(page: Any) -> Any:
    """The last line of the log that tells what I did."""
    return page.locator(".log li.you").last


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_turn_is_one_sentence_with_its_pieces_drawn(guest: Guest, language: str) -> None:
    page = guest(locale=language)
    sit_down(page, record("cuba", "build"))
    page.wait_for_selector(LIT)
    page.locator(LIT).first.click()
    page.wait_for_selector(".field[data-state=lit]")
    page.locator(".field[data-state=lit]").first.click()
    page.wait_for_selector(f".log li.you >> text={'build the' if language == 'en' else 'baust'}")
    assert BUILT[language].search(mine(page).locator(".told").inner_text())
    assert mine(page).locator("svg.drawn").count() >= 1
    mine(page).locator(".fold").click()
    page.wait_for_selector(".log li.you .steps")
    assert mine(page).locator(".steps li").count() >= 2


def test_what_came_by_itself_names_its_paragraph(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "levy"))
    play_until(page, ".log .paragraph")
    assert re.fullmatch(r"[A-Z]+-\d+", page.locator(".log .paragraph").first.inner_text())


def test_a_purchase_of_havana_is_one_sentence(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("havana", "pay"))
    page.wait_for_selector(".buying .btn.buy")
    page.click(".buying .btn.buy")
    page.wait_for_selector(".log li.you >> text=/^You buy the .+ for .+ and score/")


def settle(page: Any, **settings: str) -> None:
    """Somebody who has chosen how others are shown, whatever is proposed to newcomers."""
    for key, value in settings.items():
        name = f"malecon {key.replace('_', ' ')}"
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", [name, value])
    page.reload()


def play_until(page: Any, selector: str) -> None:
    """Goes on until something is there."""
    for seed in range(80):
        page.wait_for_selector(f"{selector}, {LIT}, .btn.go:enabled, .bubble .btn:enabled")
        if page.locator(selector).count():
            return
        play_some(page, seed, clicks=1)
    raise AssertionError(f"{selector} never comes")


def test_a_newcomer_sees_what_others_do_act_by_act(guest: Guest) -> None:
    page = guest(is_new=True)
    sit_down(page, record("cuba", "card"))
    play_until(page, SKIP)
    page.wait_for_selector(".mine.followed .fields")  # the plantation of whoever acts
    page.wait_for_selector(".mine .bubble >> text=Pause")
    page.keyboard.press("e")  # nobody has to wait for their own turn
    page.wait_for_selector(SKIP, state="detached")
    page.wait_for_selector(f"{LIT}, .btn.go:enabled, .bubble .btn:enabled")
    assert page.locator(".mine.followed").count() == 0


def test_a_pause_lasts_until_somebody_goes_on(guest: Guest) -> None:
    page = guest(is_new=True)
    sit_down(page, record("havana", "do"))
    play_until(page, SKIP)
    page.click(".bubble >> text=Pause")
    before = page.inner_text("[role=status]")
    page.click(".bubble >> text=Go on")
    changes(page, "[role=status]", before)


def test_the_pace_is_chosen_in_the_menu_and_kept(guest: Guest) -> None:
    page = guest(is_new=True)
    sit_down(page, record("cuba", "card"))
    page.click(".tools button:last-child")
    page.click("dialog >> text=instant")
    page.wait_for_selector("dialog button[aria-pressed=true] >> text=instant")
    page.reload()
    page.click(".tools button:last-child")
    page.wait_for_selector("dialog button[aria-pressed=true] >> text=instant")


def test_a_round_ends_with_a_card(guest: Guest) -> None:
    page = guest(is_new=True)
    settle(page, pace="quick")
    sit_down(page, record("cuba", "levy"))
    play_until(page, ".round-card")
    page.wait_for_selector(".round-card tr.levy")
    assert page.locator(".round-card thead th").count() == 3
    assert page.locator(".round-card aside li").count() == 3
    assert page.locator(".round-card tr.spoiled td").count() == 3
    check(page, "the card")
    page.click(".round-card h3 >> nth=0")  # what somebody has clicked does not matter
    page.keyboard.press("Enter")
    page.wait_for_selector(".round-card", state="detached")
    page.wait_for_selector(f"{LIT}, .btn.go:enabled, .bubble .btn:enabled")


def test_the_card_can_be_told_not_to_come(guest: Guest) -> None:
    page = guest(is_new=True)
    settle(page, pace="quick", round_card="off")
    sit_down(page, record("cuba", "levy"))
    begun = page.locator(".log .sep >> text=/Round .* begins/")
    before = begun.count()
    for seed in range(80):
        if begun.count() > before:
            break
        play_some(page, seed, clicks=1)
    assert begun.count() > before
    assert page.locator(".round-card").count() == 0
