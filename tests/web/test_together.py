"""People find people: strangers are paired, friends play again, a club has a league."""

import re
from typing import Any

import pytest

from tests.web import axe
from tests.web.conftest import Guest
from tests.web.situations import ask

pytestmark = pytest.mark.slow

PHONE: Any = {"viewport": {"width": 390, "height": 844}}
FORM = "form .btn.main:enabled"


def called(page: Any, name: str) -> Any:
    ask(page, "POST", "/api/me", {"name": name})
    return page


def look_for_one(page: Any) -> None:
    """Look for one other person, at a table of two."""
    page.wait_for_selector(FORM)
    page.select_option("form label:nth-child(2) select", label="2")
    page.click("form .btn.main")


def at_a_table(page: Any) -> str:
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("body.cuba")
    return str(page.url.rsplit("/", 1)[1])


def test_strangers_are_paired_and_play_again_on_a_kept_seat(guest: Guest) -> None:
    ana, ben = called(guest(), "Ana"), called(guest(**PHONE), "Ben")
    ana.goto(ana.url + "play")
    ana.wait_for_selector(FORM)
    axe.check(ana, "the form")
    look_for_one(ana)
    ana.wait_for_selector("text=One more, then it begins")
    axe.check(ana, "looking")
    ana.click("nav >> text=Clubs")
    ana.wait_for_selector("nav >> text=Looking for people")
    ana.click("nav >> text=Looking for people")
    ana.wait_for_selector("text=Stop looking")
    ben.goto(ben.url + "play")
    ben.wait_for_selector(FORM)
    axe.check(ben, "the form on a phone")
    look_for_one(ben)
    table = at_a_table(ben)
    assert at_a_table(ana) == table
    ana.goto(ana.url.split("/table")[0] + "/play")
    ana.check("label:has-text('Ben') input")
    ana.click("text=Play again with one person")
    ana.wait_for_selector("text=Kept for Ben")
    axe.check(ana, "a kept seat")
    ben.goto(ben.url.split("/table")[0] + "/play")
    ben.wait_for_selector("text=Ana is keeping a seat for you.")
    axe.check(ben, "an invitation on a phone")
    ben.click("button:has-text('Sit down')")
    assert at_a_table(ben) == at_a_table(ana) != table


def test_a_club_has_a_link_a_lobby_and_a_league(guest: Guest) -> None:
    ana, ben = called(guest("/clubs"), "Ana"), guest(**PHONE)
    ana.fill("form input", "Harbour Club")
    ana.click("text=Open a club")
    link = ana.input_value("input[readonly]")
    ben.goto(link)
    ben.fill("input", "Ben")
    axe.check(ben, "the link on a phone")
    ben.click("button:has-text('Join')")
    ben.wait_for_selector("h1:has-text('Harbour Club')")
    ana.click("text=Open a table")
    ana.select_option("form label:nth-child(2) select", "2")
    ana.fill("form label:nth-child(4) input", "After work")
    ana.click("text=Open it")
    ana.wait_for_selector("h1:has-text('After work')")
    ben.reload()
    ben.click("button:has-text('Sit down')")
    assert at_a_table(ben) == at_a_table(ana)
    club = ask(ana, "GET", "/api/clubs")["clubs"][0]["club"]
    ana.goto(f"{ana.url.split('/table')[0]}/club/{club}")
    ana.click("text=Start a league")
    ana.click("text=Start the league")
    ana.click("button:has-text('Sign up')")
    ask(ben, "POST", f"/api/clubs/{club}/league/join")
    ana.click("text=Draw the groups and begin")
    ana.wait_for_selector("text=Group A")
    ana.click("[aria-label^='Ben'][aria-label$='role']")
    axe.check(ana, "a club")
    ben.goto(f"{ben.url.split('/table')[0]}/club/{club}")
    ben.wait_for_selector("text=Group A")
    axe.check(ben, "a club on a phone")
    ana.click("text=Make organiser")
    ben.reload()
    ben.wait_for_selector("text=For the organiser")


def test_who_is_to_play_in_a_club_can_be_reminded(guest: Guest) -> None:
    people = [called(guest(), "Ana"), called(guest(**PHONE), "Ben")]
    club = ask(people[0], "POST", "/api/clubs", {"name": "Harbour Club"})
    ask(people[1], "POST", f"/api/club-links/{club['code']}", {})
    opening = {"game": "cuba", "seats": 2, "club": club["club"], "name": "Slow boat"}
    opened = ask(people[0], "POST", "/api/tables", opening)
    table = ask(people[1], "POST", "/api/join", {"token": opened["invitation"]})
    asked = table["waiting"][0]
    other = people[1 - asked]
    for page in people:
        page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/club/{club['club']}")
        page.wait_for_selector("h1:has-text('Harbour Club')")
    assert people[asked].locator("text=Who is to play").count() == 0, "that is oneself"
    axe.check(other, "who is to play")
    other.click(f"button:has-text('Remind {('Ana', 'Ben')[asked]}')")
    other.wait_for_selector("text=Reminded.")
