"""Several people in several browsers: invitations, spectators, hot seat, chat, rematch."""

import json
import re
from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.player import LIT, OVER, changes, open_table, play_out, play_some
from tests.web.situations import ask, go, late, record, sit_down

pytestmark = pytest.mark.slow


def two_friends(guest: Guest) -> tuple[Any, Any]:
    """Two browsers at one table of two, by invitation."""
    host = guest()
    host.select_option(".invite label:nth-child(2) select", "2")
    host.click(".invite .btn.main")
    link = host.input_value(".copy input")
    friend = guest("/" + link.split("/", 3)[3])
    friend.fill(".invited input", "Bruna")
    friend.click(".invited .btn")
    friend.wait_for_selector(".seat")
    host.wait_for_selector("text=Bruna")
    return host, friend


def test_a_friend_comes_by_invitation_and_both_play(guest: Guest) -> None:
    host, friend = two_friends(guest)
    for _ in range(4):
        asked, other = (host, friend) if is_asked(host) else (friend, host)
        before = other.inner_text(".log")
        asked.locator(LIT).first.click()
        changes(other, ".log", before)


def is_asked(page: Any) -> bool:
    page.wait_for_selector(".seat.now")
    return bool(page.locator(f".btn.go:enabled, {LIT}").count())


def test_words_reach_the_other_side(guest: Guest) -> None:
    host, friend = two_friends(guest)
    host.click(".bar >> text=Chat")
    host.fill("#say", "¡Hola! <b>1 & 2</b>")
    host.keyboard.press("Enter")
    friend.wait_for_selector(".bar .count >> text=1")
    friend.click(".bar >> text=Chat")
    assert friend.locator(".lines li >> text=¡Hola! <b>1 & 2</b>").count() == 1
    friend.click(".lines >> text=Mute")
    friend.wait_for_selector(".lines li >> text=¡Hola!", state="detached")


def test_a_spectator_sees_the_table_and_nothing_hidden(guest: Guest) -> None:
    host = guest()
    sit_down(host, record("cuba", "delegate", secret_delegate="yes"))
    host.wait_for_selector(".hand [data-state=lit]")
    host.click(".tools button:last-child")
    host.click("dialog >> text=Link to watch")
    link = host.input_value("dialog .menu input[readonly]")
    host.keyboard.press("Escape")
    spectator = guest()
    heard: list[str] = []
    spectator.on("websocket", lambda ws: ws.on("framereceived", lambda text: heard.append(text)))
    go(spectator, "/" + link.split("/", 3)[3])
    spectator.wait_for_selector(".seat")
    spectator.wait_for_selector("text=You are watching.")
    before = spectator.inner_text(".log")
    host.locator(".hand [data-state=lit]").nth(2).click()
    host.wait_for_selector(".hand >> text=in parliament")
    play_some(host, 3, clicks=3)
    changes(spectator, ".log", before)
    assert spectator.locator(f"{LIT}, .btn.go").count() == 0
    updates = [news["update"] for news in map(json.loads, heard) if "update" in news]
    assert updates
    for update in updates:
        assert update["offer"] is None
        assert update["view"]["delegate"] is None
        assert all(player["fifth"] is None for player in update["view"]["players"])
        assert not any(event["event"] == "chose" for event in update["events"])


def test_two_seats_on_one_screen(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2, who=["me", "me"])
    page.wait_for_selector(LIT)
    sat = {colour(page)}
    for _ in range(12):
        if len(sat) < 2:
            play_some(page, len(sat), clicks=2)
            sat.add(colour(page))
    assert len(sat) == 2  # the board turns to whoever is asked


def colour(page: Any) -> str:
    """Of the pawn beside the sentence."""
    return str(page.locator(".marquee .who > span").get_attribute("class"))


def test_a_bot_stands_in_until_the_seat_is_taken_back(guest: Guest) -> None:
    host, friend = two_friends(guest)
    host.click(".tools button:last-child")
    let_a_bot_play(host)
    friend.wait_for_selector(".seat >> text=bot from the start")
    friend.wait_for_selector(".log >> text=has let a bot take over.")
    host.click(".notices >> text=Take my seat back")
    host.wait_for_selector(".notices >> text=Take my seat back", state="detached")
    friend.wait_for_selector(".seat >> text=bot from the start", state="detached")
    friend.wait_for_selector(".log >> text=is back and playing again.")


def let_a_bot_play(page: Any) -> None:
    """By the menu, which asks first."""
    page.click("dialog >> text=Let a bot play for me")
    page.wait_for_selector("dialog >> text=Let a bot play for you?")
    page.click("dialog .sure >> text=Let a bot play for me")
    page.keyboard.press("Escape")


def test_my_stand_in_plays_so_that_I_can_watch_and_my_game_is_not_over(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    before = page.inner_text(".log")
    page.click(".tools button:last-child")
    let_a_bot_play(page)
    changes(page, ".log", before)
    page.wait_for_timeout(3000)  # a whole game took two seconds
    assert page.locator(OVER).count() == 0
    page.click(".notices >> text=Take my seat back")
    page.wait_for_selector(".notices >> text=Take my seat back", state="detached")
    page.wait_for_selector(LIT)


def test_a_game_that_everybody_left_is_paused_until_somebody_comes_back(guest: Guest) -> None:
    page = guest()
    table = open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    ask(page, "POST", f"/api/tables/{table}/leave", {"seat": 0})
    page.wait_for_selector(".notices >> text=Paused: nobody is playing just now.")
    before = page.inner_text(".log")
    page.wait_for_timeout(1500)
    assert page.inner_text(".log") == before
    page.click(".notices >> text=Take my seat back")
    page.wait_for_selector(LIT)


def test_the_final_scoring_says_who_was_played_by_a_bot(guest: Guest) -> None:
    page = guest()
    table = sit_down(page, late("cuba", 2))
    page.wait_for_selector(LIT)
    page.click(".tools button:last-child")
    page.once("dialog", lambda asked: asked.accept())
    page.click("dialog >> text=Resign")
    page.wait_for_selector(OVER, timeout=60_000)
    page.wait_for_selector("dialog .spell >> text=a bot played since round")
    assert table


def test_what_the_others_did_since_my_last_turn(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 3)
    page.wait_for_selector(LIT)
    count = 0
    while count < 2:  # the others do more on some turns than on others
        play_some(page, 4, clicks=5)
        page.click(".log >> text=since your last turn")
        page.wait_for_selector(".since p:not(:has-text('Just a moment'))")
        count = int(page.inner_text(".since small").split("/")[1])
        if count < 2:
            page.click(".since >> text=Back to now")
    page.click(".since [aria-label='Pause']")
    page.click(".since [aria-label='The next act']")
    page.wait_for_selector(f".since small >> text=/^[23].{count}$/")
    assert page.inner_text(".since p")
    below = page.locator(".table").bounding_box()
    assert below["y"] + below["height"] <= page.locator(".since").bounding_box()["y"]
    page.click(".since >> text=Back to now")
    page.wait_for_selector(".since", state="detached")


def test_once_more_with_the_same_people(guest: Guest) -> None:
    page = guest()
    first = sit_down(page, late("cuba", 2))
    play_out(page, 1)
    page.click(f"dialog:has({OVER.split(' ')[1]}) >> text=Play again")
    page.wait_for_url(re.compile(rf"/table/(?!{first})"))
    page.wait_for_selector("body.cuba .seat")
    again = ask(page, "GET", "/api" + "/tables/" + page.url.rsplit("/", 1)[1])
    assert again["yours"] == [1]  # seats move on by one
    assert len(again["seats"]) == 2
