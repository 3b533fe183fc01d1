"""How you are notified, on the page; and one whole way from a move to mail, webhook and push."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server import browsers
from tests.web import axe, receivers
from tests.web.conftest import ELSEWHERE, Guest, House
from tests.web.player import play_some
from tests.web.receivers import Box, Call
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow
QUICK = ("notice_wait=0.2", "mail_wait=0", "notice_gap=0", "mail_gap=0")


class Told:
    """A server, and all that it has sent."""

    def __init__(self, house: House, mails: Box, calls: Box, url: str) -> None:
        self.house = house
        self.mails = mails
        self.calls = calls
        self.url = url


@pytest.fixture
def told(needs: None, tmp_path: Path) -> Iterator[Told]:
    with receivers.mailing() as (mails, smtp), receivers.receiving() as (calls, url):
        limits = [word for limit in QUICK for word in ("--limit", limit)]
        mail = ("--mail", smtp, "--mail-from", "games@example.org")
        house = House(
            tmp_path, *limits, *mail, "--url", "http://localhost", "--allow-notices-to", "127.0.0.1"
        )
        yield Told(house, mails, calls, url)
        house.close()


def _row(page: Any, way: str) -> Any:
    return page.locator("tr", has_text=way).first


def test_what_is_chosen_is_kept(guest: Guest) -> None:
    page = guest("/me/notices")
    page.get_by_role("button", name="Begin here").click()
    page.wait_for_selector("table")
    axe.check(page, "notices")
    page.get_by_label("Sound: A turn a day").check()
    page.get_by_label("Push: Live").uncheck()
    page.get_by_role("switch", name="Somebody writes in the chat").check()
    page.get_by_role("switch", name="A game begins or ends").uncheck()
    page.get_by_role("switch", name="Not at night").check()
    page.get_by_label("Quiet until").select_option("09:00")
    page.get_by_role("button", name="Take 6 days off").click()
    page.get_by_text("24 of 30 days left this year").wait_for()
    axe.check(page, "notices with holidays")
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    page.wait_for_selector("table")
    kept = ask(page, "GET", "/api/me/notices")
    assert kept["settings"]["days"] == ["title", "push", "mail", "webhook", "sound"]
    assert kept["settings"]["live"] == ["title", "sound"]
    assert kept["settings"]["quiet"] == {"begin": "22:30", "end": "09:00"}
    assert {"chat"} == set(kept["settings"]["about"]) - {
        "your_turn", "hour_left", "invitation", "rematch", "stand_in",
    }  # fmt: skip
    assert page.get_by_label("Sound: A turn a day").is_checked()
    axe.check(page, "notices on a phone")
    page.get_by_role("button", name="Call off").click()
    page.get_by_text("30 of 30 days left this year").wait_for()


def test_a_test_says_in_its_place_what_happened(guest: Guest) -> None:
    page = guest("/me/notices")
    page.get_by_role("button", name="Begin here").click()
    page.get_by_role("button", name="Test Title").click()
    page.wait_for_function("() => document.title.startsWith('(1) Your turn · ')")
    page.get_by_role("button", name="look at the tab").wait_for()
    page.get_by_role("button", name="Test Sound").click()
    page.get_by_role("button", name="it rang").wait_for()
    page.get_by_role("button", name="Add Webhook").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Address of the webhook").fill("https://10.0.0.1/hook")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text() == (
        "This server calls public addresses by https only."
    )
    assert ask(page, "GET", "/api/me/notices")["channels"] == []
    axe.check(page, "a new webhook")
    page.errors.clear()  # the console calls a refused request an error


def test_by_plain_http_only_what_works_is_there(guest: Guest, house: House) -> None:
    page = guest()
    page.goto(f"http://{ELSEWHERE}:{house.port}/me/notices")
    page.get_by_role("button", name="Begin here").click()
    page.wait_for_selector("table")
    ways = page.locator("tbody th").all_inner_texts()
    assert [way.splitlines()[0] for way in ways] == [
        "Title and icon of the tab",
        "Sound",
        "Webhook",
    ]
    assert page.get_by_text("This address begins with http:").is_visible()
    assert page.get_by_text("Put Malecón on your phone").count() == 0
    axe.check(page, "notices by plain HTTP")


def _add_mail(page: Any, told: Told) -> None:
    """An address that says yes by the button behind the link in its mail."""
    page.get_by_role("button", name="Add Mail").click()
    page.get_by_label("Mail address").fill("ana@example.org")
    page.get_by_role("button", name="Send the link").click()
    asked = told.mails.wait(lambda mail: True)
    token = asked.get_body(("plain",)).get_content().split("/confirm/")[1].split()[0]
    go(page, f"/confirm/{token}")
    page.get_by_role("button", name="Yes, send me mails").wait_for()
    assert ask(page, "GET", "/api/me/notices")["channels"][0]["state"] == "unconfirmed"
    axe.check(page, "a link in a mail")
    page.get_by_role("button", name="Yes, send me mails").click()
    page.get_by_text("Notices now go to ana@example.org.").wait_for()
    go(page, "/me/notices")


def _add_hook(page: Any, told: Told) -> None:
    page.get_by_role("button", name="Add Webhook").click()
    page.get_by_label("Address of the webhook").fill(f"{told.url}/hook")
    page.get_by_label("Form").select_option("json")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Calls are signed with this secret.").wait_for()
    page.get_by_role("button", name="Test Webhook").click()
    page.get_by_role("button", name="arrived in 1 s").wait_for()


def _notices(call: Call) -> list[dict[str, Any]]:
    return list(json.loads(call.body)["notices"]) if call.path == "/hook" else []


def test_who_looks_away_is_told_of_a_turn_once_by_mail_webhook_and_push(
    guest: Guest, told: Told
) -> None:
    ana, bo = guest("/me/notices", at=told.house), guest(at=told.house)
    ana.get_by_role("button", name="Begin here").click()
    _add_mail(ana, told)
    _add_hook(ana, told)
    browser = browsers.new_browser()
    subscription = msgspec.to_builtins(browser.subscribed(f"{told.url}/push"))
    channel = {"kind": "push", "subscription": subscription}
    ask(ana, "POST", "/api/me/notices/channels", channel)
    opening = {"game": "cuba", "seats": 2, "pace": {"kind": "turn", "turn": 86_400_000}}
    opened = ask(bo, "POST", "/api/tables", opening)
    table = opened["table"]["table"]
    ask(ana, "POST", "/api/join", {"token": opened["invitation"]})
    go(bo, f"/table/{table}")
    while 1 not in ask(bo, "GET", f"/api/tables/{table}")["waiting"]:
        play_some(bo, 1, 1)
    turn = told.calls.wait(lambda call: "your_turn" in [one["kind"] for one in _notices(call)])
    assert [one["table"] for one in _notices(turn)] == [table] * len(_notices(turn))
    mail = told.mails.wait(lambda mail: "List-Unsubscribe" in mail)
    assert f"/table/{table}" in mail.get_body(("plain",)).get_content()
    pushed = told.calls.wait(lambda call: call.path == "/push")
    assert json.loads(browser.read(pushed.body))["path"] == f"/table/{table}"

    go(ana, f"/table/{table}")  # who looks is not told
    ana.wait_for_selector("[role=status]")
    while 0 not in ask(ana, "GET", f"/api/tables/{table}")["waiting"]:
        play_some(ana, 2, 1)
    while 1 not in ask(bo, "GET", f"/api/tables/{table}")["waiting"]:
        play_some(bo, 3, 1)
    with sqlite3.connect(f"file:{told.house.data}/malecon.sqlite3?mode=ro", uri=True) as store:
        counted = store.execute(
            "SELECT channel, count(DISTINCT n) FROM outbox WHERE kind='your_turn' GROUP BY channel"
        ).fetchall()
    store.close()
    assert [count for _, count in counted] == [1, 1, 1]
    turns = [
        one["id"]
        for call in told.calls.came
        for one in _notices(call)
        if one["kind"] == "your_turn"
    ]
    assert len(turns) == 1
