"""Games again: any step by slider, key and link; a fork that goes on; the end, and its proof."""

import re
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.player import LIT, OVER, open_table, play_out, play_some
from tests.web.situations import finished, go, keep, late, sit_down

pytestmark = pytest.mark.slow
SLIDER = ".bar input[type=range]"


def at(page: Any) -> tuple[int, int]:
    """Which step is shown, and of how many."""
    found = re.search(r"(\d+)/(\d+)", page.inner_text(".bar small"))
    assert found
    return int(found[1]), int(found[2])


def show(page: Any, step: int) -> None:
    """Draws the slider to a step."""
    page.locator(SLIDER).evaluate(
        """(slider, step) => { slider.value = step;
           slider.dispatchEvent(new Event('input', {bubbles: true})); }""",
        step,
    )
    page.wait_for_selector(f".bar small >> text=· {step}/")


def test_a_finished_game_by_slider_key_and_link(guest: Guest) -> None:
    page = guest()
    table = keep(page, finished("cuba", 3))
    go(page, f"/table/{table}/replay")
    page.wait_for_selector(SLIDER)
    first, steps = at(page)
    assert first == 0
    assert steps > 100
    show(page, steps // 2)
    middle = page.inner_text(".seats")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".bar small >> text=· {steps // 2 + 1}/")
    page.click(".bar [aria-label='One step back']")
    page.wait_for_selector(f".bar small >> text=· {steps // 2}/")
    assert page.inner_text(".seats") == middle
    page.click(".bar [aria-label='One round on']")
    page.wait_for_url(re.compile(rf"step=(?!{steps // 2}\b)"))
    link = page.url
    shown = page.inner_text(".seats")
    friend = page.context.new_page()  # a table that I may see, in another window
    friend.errors = []
    friend.goto(link)
    friend.wait_for_selector(SLIDER)
    assert friend.inner_text(".seats") == shown
    assert page.locator(f"{LIT}, .btn.go").count() == 0


def test_autoplay_goes_on_by_itself(guest: Guest) -> None:
    page = guest()
    go(page, f"/table/{keep(page, finished('cuba', 3))}/replay?step=20")
    page.wait_for_selector(SLIDER)
    page.click(".bar .play")
    page.wait_for_selector(".bar small >> text=· 22/")
    page.click(".bar .play")


def test_the_game_goes_on_from_any_step(guest: Guest) -> None:
    page = guest()
    table = keep(page, finished("cuba", 3))
    go(page, f"/table/{table}/replay?step=40")
    page.wait_for_selector(".bar small >> text=· 40/")
    page.select_option(".bar select", "0")
    page.wait_for_url(re.compile("seat=0"))
    assert page.input_value(SLIDER) == "40"  # another seat's eyes, the same step
    page.click(".bar >> text=Play on from here")
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    page.wait_for_selector(".bar .btn.go")
    page.wait_for_selector("button[data-state=lit], .btn.go:enabled, .bubble .btn")


def test_a_running_game_shows_no_more_than_its_player_knows(guest: Guest) -> None:
    page = guest()
    table = open_table(page, "cuba", 3)
    page.wait_for_selector(LIT)
    play_some(page, 5, clicks=25)
    page.click(".log a >> nth=4")
    page.wait_for_url(re.compile(rf"/table/{table}/replay"))
    page.wait_for_selector(SLIDER)
    step, steps = at(page)
    assert step <= steps
    assert page.locator(".bar select, .bar >> text=Play on from here").count() == 0
    page.click(".bar >> text=To the table")
    page.wait_for_selector(".btn.go")


def test_the_end_is_counted_proved_and_stays(guest: Guest) -> None:
    page = guest()
    table = sit_down(page, late("cuba", 3))
    play_out(page, 2)
    assert page.locator("dialog tbody tr").count() == 3
    page.click("dialog summary")
    page.click("dialog >> text=Check it here")
    page.wait_for_selector("dialog .right")
    with page.expect_download() as saved:
        page.click("dialog >> text=/record/i")
    assert "cuba" in saved.value.suggested_filename
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".seat").count() == 3  # the final board
    page.reload()
    page.wait_for_selector(OVER)
    go(page, "/")
    page.wait_for_selector(f"#done a[href='/table/{table}']")
