"""A turn of one's own: begin at once, take back, start again, be told why not, in any language."""

import re
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.player import LIT, OVER, open_table, play_out
from tests.web.situations import go, late, record, sit_down

pytestmark = pytest.mark.slow
STEPS = ".bar .steps"


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_play_now_leads_to_a_table_in_one_click(guest: Guest, game: str) -> None:
    page = guest()
    page.click(f".poster:has(use[href='#wordmark-{game}']) .btn.main")
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(f"body.{game}")


def test_a_step_is_taken_back_by_button_and_by_key(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    start = step(page, 1)
    page.click("text=Take back")
    page.wait_for_selector(f"{STEPS} >> text=1 step", state="detached")
    assert board(page) == start
    step(page, 1)
    page.keyboard.press("u")
    page.wait_for_selector(f"{STEPS} >> text=1 step", state="detached")
    assert board(page) == start


def test_a_turn_is_started_again(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    start = step(page, 1)
    step(page, 2)
    page.click("text=Start turn again")
    page.wait_for_selector(f"{STEPS} >> text=steps", state="detached")
    assert board(page) == start


def step(page: Any, n: int) -> str:
    """Plays one more choice; the board as it was before."""
    page.wait_for_selector(LIT)
    before = board(page)
    page.locator(LIT).first.click()
    page.wait_for_selector(f"{STEPS} >> text={n} step")
    return before


def board(page: Any) -> str:
    return str(page.inner_text(".mine .store.yard") + page.inner_text(".log"))


def test_a_move_that_comes_too_late_explains_itself(guest: Guest) -> None:
    """The same person in two windows: what one does, the other learns a moment later."""
    page = guest()
    table = open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    other = page.context.new_page()
    other.errors = []
    held: list[Any] = []
    is_held = [False]

    def carry(line: Any) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: held.append((line, text)) if slow(text) else line.send(text))

    def slow(text: str) -> bool:
        return is_held[0] and '"update"' in text[:12]

    other.route_web_socket(re.compile("/socket"), carry)
    other.goto(page.url)
    other.wait_for_selector(LIT)
    is_held[0] = True
    step(page, 1)
    other.locator(LIT).nth(1).click()
    other.wait_for_selector(".notices .refused")
    assert "changed in the meantime" in other.inner_text(".notices .refused")
    is_held[0] = False
    for line, text in held:
        line.send(text)
    other.wait_for_selector(f"{STEPS} >> text=1 step")
    other.click('.notices >> text="OK"')
    other.wait_for_selector(".notices .refused", state="detached")
    assert table in other.url


def test_everything_is_german_at_once(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "trade"))
    page.wait_for_selector("text=End turn")
    page.click(".tools button:last-child")
    page.select_option("dialog select", "de")
    page.wait_for_selector("text=Zug beenden")
    assert page.locator("html").get_attribute("lang") == "de-DE"
    page.keyboard.press("Escape")
    go(page, "/")
    page.wait_for_selector("text=Meine Spiele")
    page.reload()
    page.wait_for_selector("text=Meine Spiele")  # and stays so


@pytest.mark.parametrize(
    "path", ["/table/nosuchtable", "/watch/nosuchtoken", "/table/nosuchtable/replay?step=3"]
)
def test_an_unknown_link_leads_home(guest: Guest, path: str) -> None:
    page = guest(path)
    page.wait_for_selector("text=There is no table here.")
    page.errors = [error for error in page.errors if "404" not in error]  # that is the answer
    page.click("main a.main")
    page.wait_for_selector(".poster")


def test_a_used_invitation_and_a_wrong_address_end_at_home(guest: Guest) -> None:
    page = guest("/join/nosuchtoken")
    page.wait_for_selector(".invited >> text=There is no such link")
    page.click(".invited >> text=Home")
    page.wait_for_selector(".poster")
    go(page, "/no/such/place")
    page.wait_for_selector("body.home .poster")
    unknown = [error for error in page.errors if "404" in error]
    assert len(unknown) == 1  # the browser's own word about the invitation, which may come late
    page.errors = [error for error in page.errors if error not in unknown]


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_what_was_meant_for_the_board_does_not_close_the_final_scoring(
    guest: Guest, game: str
) -> None:
    page = guest()
    sit_down(page, late(game, 2))
    play_out(page, 1)
    page.mouse.click(5, 5)
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    assert page.locator(OVER).count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(OVER, state="hidden")
