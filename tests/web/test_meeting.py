"""Friends meet: every way to a table leads to a seat at it."""

from typing import Any

import pytest

from tests.web.axe import check
from tests.web.conftest import Guest, House
from tests.web.player import LIT, open_table
from tests.web.situations import ask, finished, go, keep, record, sit_down

pytestmark = pytest.mark.slow


def listed(host: Any, seats: int = 2, **more: Any) -> str:
    """A table in the lobby with one person at it; its name."""
    opening = {"game": "cuba", "seats": seats, "listed": True} | more
    ask(host, "POST", "/api/me", {"name": "Ana"})
    table = str(ask(host, "POST", "/api/tables", opening)["table"]["table"])
    go(host, f"/table/{table}")
    return table


@pytest.mark.parametrize("known", [False, True])
def test_who_sits_down_at_an_open_table_plays_there(guest: Guest, known: bool) -> None:
    host, friend = guest(), guest()
    if known:
        ask(friend, "POST", "/api/me", {"name": "Bo"})
    table = listed(host)
    go(friend, f"/table/{table}")
    friend.click("text=Sit down")
    friend.wait_for_selector(".seat.now")
    host.wait_for_selector(".seat.now")
    friend.wait_for_selector("text=You are watching.", state="detached")
    asked, other = (host, friend) if host.locator(LIT).count() else (friend, host)
    asked.wait_for_selector(LIT)
    assert other.locator("text=You are watching.").count() == 0


def together(guest: Guest, seats: int = 2, **more: Any) -> tuple[Any, Any]:
    """Two browsers at a table that has begun."""
    host, friend = guest(), guest()
    ask(friend, "POST", "/api/me", {"name": "Bo"})
    go(friend, f"/table/{listed(host, seats, **more)}")
    friend.click("text=Sit down")
    for page in (host, friend):
        page.wait_for_selector(".seat.now")
    return host, friend


def test_running_games_are_found_behind_many_newer_tables(guest: Guest) -> None:
    page = guest()
    ask(page, "POST", "/api/me", {"name": "Ana"})
    bots = {"who": ["me", {"bot": "random"}], "pace": {"kind": "turn", "turn": 1_800_000}}
    opening = {"game": "cuba", "seats": 2, "name": "Harbour in the rain"} | bots
    ask(page, "POST", "/api/tables", opening)
    for _ in range(52):
        made = ask(page, "POST", "/api/tables", {"game": "havana", "seats": 2})["table"]["table"]
        ask(page, "POST", f"/api/tables/{made}/close", {})
    page.reload()
    row = page.locator("#games li", has_text="Harbour in the rain")
    row.wait_for()
    assert "CUBA" in row.inner_text()
    assert "Your turn" in row.inner_text()
    assert page.locator("#games .urgent").inner_text() == "29 min left"


def test_a_finished_game_says_my_place_of_how_many(guest: Guest) -> None:
    page = guest()
    ask(page, "POST", "/api/me", {"name": "Ana"})
    kept = keep(page, finished("cuba", 2))
    table = ask(page, "GET", f"/api/tables/{kept}")
    mine = table | {"yours": [table["result"]["winners"][0]]}
    page.route("**/api/me/tables", lambda route: route.fulfill(json={"tables": [mine]}))
    page.reload()
    page.wait_for_selector("#done >> text=1st of 2")


def test_stopping_is_asked_of_the_others_and_answered_there(guest: Guest) -> None:
    host, friend = together(guest)
    host.click(".tools button:last-child")
    host.click("dialog >> text=Agree to stop the game")
    host.keyboard.press("Escape")
    friend.wait_for_selector(".agreement >> text=Ana would like to stop the game")
    check(friend)
    friend.click(".agreement >> text=Play on")
    host.wait_for_selector(".agreement li >> text=does not")
    host.click(".agreement >> text=Withdraw")
    host.wait_for_selector(".agreement", state="detached")
    friend.click(".tools button:last-child")
    friend.click("dialog >> text=Agree to stop the game")
    friend.keyboard.press("Escape")
    host.click(".agreement .btn.main")
    for page in (host, friend):
        page.wait_for_selector("text=The game was stopped by agreement.")


def test_who_only_watches_has_no_box_to_write_in(guest: Guest) -> None:
    host, spectator = guest(), guest()
    go(spectator, f"/table/{listed(host, who=['me', {'bot': 'random'}])}")
    spectator.wait_for_selector(".seat")
    spectator.click(".bar >> text=Chat")
    spectator.wait_for_selector("text=Only the people at the table can write.")
    assert spectator.locator("#say").count() == 0


def test_without_a_line_one_click_is_kept_and_nothing_more_is_lit(
    guest: Guest, own_house: House
) -> None:
    page = guest(at=own_house)
    open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    own_house.kill()
    page.wait_for_selector(".offline")
    page.evaluate("() => { window.later = setTimeout; window.setTimeout = () => 0; }")  # no retry
    page.locator(LIT).first.click()
    page.wait_for_selector("text=Your last click is kept")
    assert page.locator(LIT).count() == 0
    page.wait_for_timeout(4000)  # what was to be tried before has been tried
    own_house.open()
    page.evaluate("() => { window.setTimeout = window.later; }")
    page.click("text=Try now")
    page.wait_for_selector("text=1 step", timeout=3000)
    page.wait_for_selector(LIT)


def test_a_clock_never_jumps_up_when_it_starts(guest: Guest) -> None:
    page = guest()
    pace = {"kind": "live", "bank": 600_000, "increment": 0}
    open_table(page, "cuba", 2, pace=pace)
    page.wait_for_selector("[role=timer]")
    page.evaluate(
        """() => {
          window.shown = [];
          const look = () => { for (const timer of document.querySelectorAll("[role=timer]"))
            window.shown.push(timer.textContent); requestAnimationFrame(look); };
          look();
        }"""
    )
    page.wait_for_timeout(2500)
    page.locator(LIT).first.click()
    page.wait_for_timeout(2500)
    shown = page.evaluate("window.shown")
    assert shown
    seconds = [int(minutes) * 60 + int(rest) for minutes, rest in (t.split(":") for t in shown)]
    assert max(seconds) <= 600


@pytest.mark.parametrize("late", ["begun", "closed", "renewed"])
def test_an_invitation_that_comes_too_late_says_why(guest: Guest, late: str) -> None:
    host, friend = guest(), guest()
    ask(host, "POST", "/api/me", {"name": "Ana"})
    opened = ask(host, "POST", "/api/tables", {"game": "cuba", "seats": 2})
    table, token = opened["table"]["table"], opened["invitation"]
    act = {"begun": "begin", "closed": "close", "renewed": "invitation"}[late]
    ask(host, "POST", f"/api/tables/{table}/{act}", {})
    go(friend, f"/join/{token}")
    said = {
        "begun": "This table is full",
        "closed": "The table was closed",
        "renewed": "The host has renewed or withdrawn this invitation.",
    }
    friend.wait_for_selector(f".invited >> text={said[late]}")
    check(friend)
    if late == "begun":
        friend.click(".invited .btn.main")
        friend.wait_for_selector("text=You are watching.")
    friend.errors.clear()  # the refused request


def test_a_link_for_another_device_says_what_became_of_it(guest: Guest) -> None:
    desk, phone, tablet = guest(), guest(), guest()
    ask(desk, "POST", "/api/me", {"name": "Ana"})
    token = ask(desk, "POST", "/api/me/link", {})["token"]
    go(phone, f"/carry/{token}")
    phone.wait_for_selector("[role=status] >> text=You are now signed in on this device, too.")
    phone.wait_for_timeout(1000)
    assert phone.locator("text=You are now signed in on this device, too.").count() == 1, "it stays"
    go(tablet, f"/carry/{token}")
    tablet.wait_for_selector("text=This link has been used")
    tablet.errors.clear()  # the refused request


def test_a_fork_is_marked_as_one(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "card"))
    page.wait_for_selector(LIT)
    page.click(".tools button:last-child")
    page.wait_for_selector("dialog >> text=of another one")
    page.keyboard.press("Escape")
    go(page, "/")
    page.wait_for_selector("#games li >> text=fork")


def test_a_sealed_card_of_havana_is_confirmed_on_the_desk(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("havana", "lay"))
    page.wait_for_selector(LIT)
    before = page.inner_text(".log")
    page.locator(LIT).first.click()
    page.wait_for_selector("button[data-state=chosen]")
    page.wait_for_timeout(500)
    assert page.inner_text(".log") == before
    page.locator("button[data-state=chosen]").first.click()
    page.wait_for_selector("button[data-state=chosen]", state="detached")
