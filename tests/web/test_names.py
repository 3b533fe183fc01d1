"""A name that lasts, in real browsers: passkey, recovery code, devices; and a person's page."""

from typing import Any

import pytest

from tests.web import axe
from tests.web.conftest import ELSEWHERE, Guest, House
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow

THUMB = 44  # pixels
PHONE: Any = {"viewport": {"width": 390, "height": 844}}
SECURE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Keyring:
    """A browser's own authenticator, in software."""

    def __init__(self, page: Any) -> None:
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("WebAuthn.enable")
        made = self._tools.send("WebAuthn.addVirtualAuthenticator", {"options": SECURE})
        self._id = made["authenticatorId"]

    def share_with(self, other: "Keyring") -> None:
        """As systems do that carry passkeys from device to device."""
        asked = {"authenticatorId": self._id}
        (passkey,) = self._tools.send("WebAuthn.getCredentials", asked)["credentials"]
        there = {"authenticatorId": other._id, "credential": passkey}
        other._tools.send("WebAuthn.addCredential", there)


def named(guest: Guest, name: str, path: str = "/me", **settings: Any) -> Any:
    """Somebody who has said a name, at a page."""
    page = guest("/sign-in", **settings)
    page.evaluate(
        "async name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name}),"
        " headers: {'content-type': 'application/json'}})",
        name,
    )
    page.goto(page.url.replace("/sign-in", path))
    page.wait_for_selector("main .panel")
    return page


def test_a_passkey_brings_a_person_to_another_device_and_is_signed_out_there(guest: Guest) -> None:
    ana = named(guest, "Ana")
    keys = Keyring(ana)
    assert "in this browser only" in ana.inner_text(".who")
    assert ana.is_disabled("[role=switch]")
    ana.click("text=Make a passkey")
    ana.wait_for_selector("text=yours on every device")
    axe.check(ana, "a name that lasts")
    ana.click("[role=switch]")
    ana.wait_for_selector("[role=switch]:checked:enabled")

    phone = guest("/sign-in", **PHONE)
    keys.share_with(Keyring(phone))
    phone.wait_for_selector("#by-code")
    axe.check(phone, "signing in")
    phone.click("text=Sign in with a passkey")
    phone.wait_for_selector(".who >> text=Ana")
    axe.check(phone, "a name that lasts, on a phone")

    ana.reload()
    ana.click("text=Sign out there")
    ana.click(".sure .bad")
    ana.wait_for_selector("text=Sign out there", state="detached")
    phone.reload()
    phone.wait_for_selector("text=You have no name here yet")


def test_a_code_brings_a_person_back_and_two_are_never_made_one(guest: Guest) -> None:
    ana = named(guest, "Ana")
    ana.click("text=Make a code")
    code = ana.inner_text(".ticket").replace("\n", " ")
    ana.wait_for_selector("text=not kept yet")
    ana.click("text=I have it")
    ana.wait_for_selector("text=yours on every device")
    page = ana.get_attribute(".who a", "href")

    other = named(guest, "Bea", "/sign-in")
    other.evaluate(
        "async () => fetch('/api/tables', {method: 'POST',"
        " body: JSON.stringify({game: 'cuba', seats: 2}),"
        " headers: {'content-type': 'application/json'}})"
    )
    other.fill("#by-code input", code)
    other.keyboard.press("Enter")
    other.wait_for_selector(".ask")
    axe.check(other, "two people on one device")
    other.click("text=Keep both")
    own = other.inner_text(".ask .ticket")
    other.click("text=I have it, sign in")
    other.wait_for_selector(".who >> text=Ana")
    other.goto(other.url.replace("/me", "/sign-in"))
    other.fill("#by-code input", own)
    other.keyboard.press("Enter")
    other.wait_for_selector(".who >> text=Bea")

    ana.goto(ana.url.replace("/me", page))
    assert ana.inner_text("h1") == "Ana"
    axe.check(ana, "a person's page")
    other.goto(other.url.replace("/me", page))
    other.wait_for_selector("text=There is no page here")
    other.errors.clear()  # the browser's own line on the 404


def test_a_lasting_name_leads_to_its_page_wherever_it_stands(guest: Guest) -> None:
    ana, bo = named(guest, "Ana"), named(guest, "Bo", **PHONE)
    for step in ("", "/kept"):
        ask(ana, "POST", f"/api/me/recovery{step}", {})
    club = ask(ana, "POST", "/api/clubs", {"name": "Harbour"})
    ask(bo, "POST", f"/api/club-links/{club['code']}", {})
    opening = {"game": "cuba", "seats": 3, "club": club["club"]}
    table = ask(ana, "POST", "/api/tables", opening)["table"]["table"]
    ask(bo, "POST", f"/api/tables/{table}/sit", {})
    href = f"/person/{ask(ana, 'GET', '/api/me')['person']}"
    for place in ("/", f"/club/{club['club']}", f"/table/{table}"):
        go(bo, place)
        link = bo.locator(f"main a[href='{href}']").first
        link.wait_for()
        box = link.bounding_box()
        assert box["height"] >= THUMB, place
        assert bo.locator("main a", has_text="Bo").count() == 0, "a guest has no page"
        axe.check(bo, place)
    bo.reload()  # a waiting room that was opened first has all its words, too
    bo.wait_for_selector(".who .here:text-is('here')")
    link.focus()
    bo.keyboard.press("Enter")
    bo.wait_for_selector("h1 >> text=Ana")
    for page, can in ((ana, True), (bo, False)):
        go(page, "/setup/cuba")
        page.wait_for_selector("text=Rated: the result" if can else "text=you need a name")
        axe.check(page, "set-up")
    ana.click("text=Rated: the result")
    ana.click(".summary .btn.main")
    ana.wait_for_selector(".played >> text=not rated")


def test_by_plain_http_nothing_is_offered_that_browsers_refuse(guest: Guest, house: House) -> None:
    page = guest("/")
    page.goto(f"http://{ELSEWHERE}:{house.port}/sign-in")
    page.wait_for_selector("#by-code")
    assert page.locator("text=Sign in with a passkey").count() == 0
