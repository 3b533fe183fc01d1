"""People are told: by the tab on every page, by the bell, by the system."""

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest

from tests.web.conftest import PATIENCE, Guest, House
from tests.web.player import open_table
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({title, body, tag, data}) => ({title, body, tag, path: data.path}))"""


def _until(page: Any, is_so: Callable[[], bool]) -> None:
    """Lets the page go on until something has been heard from it."""
    until = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < until, "nothing was heard"
        page.wait_for_timeout(20)


def _registration(page: Any) -> tuple[Any, str]:
    """The developer tools of a page, and its worker's registration."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    tools.send("ServiceWorker.enable")
    _until(page, lambda: bool(found))
    return tools, found[-1]


def _titled(page: Any, title: str) -> None:
    page.wait_for_function("(title) => document.title === title", arg=title)


def test_what_is_pushed_is_shown_once_and_leads_to_its_table(guest: Guest, house: House) -> None:
    page = guest(permissions=["notifications"])
    tools, registration = _registration(page)

    def push(**message: str) -> None:
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": house.address, "registrationId": registration, "data": json.dumps(message)},
        )

    table = open_table(page, "cuba", 2)
    go(page, "/")
    path = f"/table/{table}"
    for body in ("Friday", "Friday, again"):
        push(id="n1", title="Your turn", body=body, path=path)
    push(id="n2", title="Game over", body="Monday", path="/table/x")
    until = time.monotonic() + 30
    while len({one["tag"] for one in page.evaluate(SHOWN)}) < 2 and time.monotonic() < until:
        page.wait_for_timeout(50)
    shown = sorted(page.evaluate(SHOWN), key=lambda one: one["tag"])
    assert [one["tag"] for one in shown] == ["n1", "n2"]  # the same notice twice is one
    assert shown[0] == {"title": "Your turn", "body": "Friday, again", "tag": "n1", "path": path}
    (worker,) = page.context.service_workers
    worker.evaluate("(path) => lead(path).catch(() => 0)", path)  # only a real click may focus
    page.wait_for_url(f"**{path}")
    assert page.evaluate("caches.keys()") == []


def test_the_worker_and_the_manifest_are_never_yesterdays(house: House) -> None:
    for path, kind in (
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-512.png", "image/png"),
    ):
        with urlopen(house.address + path) as answer:
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith(kind)


def test_the_page_can_be_installed(guest: Guest) -> None:
    page = guest()
    tools = page.context.new_cdp_session(page)
    assert tools.send("Page.getAppManifest")["errors"] == []
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_the_tab_counts_the_tables_that_wait_on_every_page(guest: Guest) -> None:
    page = guest()
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert page.title() == "Malecón · CUBA and HAVANA"
    opening = {"game": "havana", "seats": 2, "who": ["me", "me"]}
    first = ask(page, "POST", "/api/tables", opening)["table"]["table"]
    ask(page, "POST", "/api/tables", opening)
    go(page, f"/table/{first}")
    _titled(page, "(2) Your turn · HAVANA · Malecón")
    assert page.evaluate(icon) == "/icon-waiting.svg"
    go(page, "/")
    _titled(page, "(2) Your turn · Malecón · CUBA and HAVANA")


def test_the_bell_rings_after_a_reload_once_and_never_while_i_look(guest: Guest) -> None:
    page = guest()
    page.evaluate("localStorage.setItem('malecon bell', 'on')")
    page.reload()
    tools, struck = page.context.new_cdp_session(page), []
    tools.on("WebAudio.audioNodeCreated", lambda news: struck.append(news["node"]["nodeType"]))
    tools.send("WebAudio.enable")
    page.mouse.click(5, 5)  # the first gesture after a reload opens the way
    pace = {"kind": "live", "bank": 600_000, "increment": 0}
    hot = {"game": "havana", "seats": 2, "who": ["me", "me"], "pace": pace}
    table = ask(page, "POST", "/api/tables", hot)["table"]["table"]
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    _titled(page, "(1) Your turn · Malecón · CUBA and HAVANA")
    _until(page, lambda: "Oscillator" in struck)
    assert struck.count("Oscillator") == 2  # the two tones of one bell
    go(page, f"/table/{table}")
    page.wait_for_selector("[role=status]")
    other = ask(page, "POST", "/api/tables", hot)["table"]["table"]
    go(page, f"/table/{other}")  # looked at before anybody could ring
    _titled(page, "(2) Your turn · HAVANA · Malecón")
    assert struck.count("Oscillator") == 2
