"""A turn is planned and queued while others play: by mouse and by keys."""

from typing import Any

import pytest

from tests.web import axe
from tests.web.conftest import Guest
from tests.web.situations import ask, go, keep, record, sit_down

pytestmark = pytest.mark.slow
PLAN = "button.last >> text=Plan ahead"
LIT = "button[data-state=lit]:visible"
QUEUED = "button.last >> text=Turn queued"


def two_at_a_table(
    guest: Guest, game: str = "cuba", step: str = "card", **bo: Any
) -> tuple[Any, Any]:
    """Ana, who is asked, and Bo, who waits for her."""
    ana, other = guest(), guest(**bo)
    kept = keep(ana, record(game, step, seats=2))
    steps = ask(ana, "GET", f"/api/tables/{kept}/replay?step=0&count=1")["steps"]
    opening = {"step": steps, "who": ["me", "open"]}
    forked = ask(ana, "POST", f"/api/tables/{kept}/fork", opening)
    table = forked["table"]["table"]
    ask(other, "POST", "/api/join", {"token": forked["invitation"], "name": "Bo"})
    for page in (ana, other):
        go(page, f"/table/{table}")
    other.wait_for_selector(PLAN)
    return ana, other


def plan(page: Any) -> None:
    """Begins to plan; the button has just come in the place of another."""
    page.wait_for_timeout(600)
    page.click(PLAN)
    page.wait_for_selector(LIT)


def card(page: Any, name: str) -> None:
    page.click(f"{LIT} >> text={name}")


def end_turn(page: Any) -> None:
    page.click(".btn.go:enabled")


def waits(page: Any) -> None:
    page.wait_for_selector("[role=status] >> text=waiting for")


def test_a_turn_is_queued_by_mouse_and_played_in_its_time(guest: Guest) -> None:
    ana, bo = two_at_a_table(guest)
    table = bo.url.rsplit("/", 1)[1]
    known = ask(ana, "GET", f"/api/tables/{table}/log")
    plan(bo)
    assert bo.get_by_role("region", name="Plan ahead").is_visible()
    assert bo.locator(".draft").is_visible()
    axe.check(bo, "a plan")
    card(bo, "Mayor")
    bo.wait_for_selector(".plan li >> text=Mayor")
    end_turn(bo)
    bo.wait_for_selector(".plan >> text=It is played when it is your turn")
    bo.click(".plan >> text=Queue this turn")
    bo.wait_for_selector(QUEUED)
    assert bo.locator(".draft").count() == 0
    assert ask(ana, "GET", f"/api/tables/{table}/log") == known
    card(ana, "Architect")
    end_turn(ana)
    bo.wait_for_selector(".notices >> text=The turn you queued has been played.")
    bo.click(".notices >> text=OK")
    bo.wait_for_selector(".notices p", state="detached")
    ana.wait_for_selector(LIT)
    assert "Bo plays the mayor" in ana.inner_text("[aria-label=Log]")


def test_a_turn_is_planned_taken_back_and_discarded_by_keys(guest: Guest) -> None:
    _, bo = two_at_a_table(guest)
    bo.wait_for_timeout(600)
    bo.press("body", "p")
    bo.wait_for_selector(LIT)
    focused = "document.activeElement.closest('.plan') !== null"
    bo.wait_for_function(focused)
    bo.locator(LIT).last.focus()
    bo.press("button[data-state=lit]:focus", "Enter")
    bo.wait_for_selector(".plan li")
    bo.press("body", "u")
    bo.wait_for_selector(".plan li", state="detached")
    bo.locator(".plan >> text=Discard").focus()
    bo.keyboard.press("Enter")
    bo.wait_for_selector(".plan", state="detached")
    bo.wait_for_selector(PLAN)
    waits(bo)


def test_a_queued_turn_is_looked_at_and_withdrawn(guest: Guest) -> None:
    ana, bo = two_at_a_table(guest)
    plan(bo)
    card(bo, "Mayor")
    bo.click(".plan >> text=Queue this turn")
    bo.wait_for_selector(QUEUED)
    bo.reload()
    bo.wait_for_selector(QUEUED)
    bo.wait_for_timeout(600)
    bo.click(QUEUED)
    bo.wait_for_selector(".plan li >> text=Mayor")
    bo.click(".plan >> text=Withdraw")
    bo.wait_for_selector(PLAN)
    card(ana, "Architect")
    end_turn(ana)
    bo.wait_for_selector(LIT)
    assert bo.locator(".notices p").count() == 0


def test_a_turn_that_would_bring_something_else_is_told_so(guest: Guest) -> None:
    ana, bo = two_at_a_table(guest)
    plan(bo)
    card(bo, "Mayor")
    end_turn(bo)
    bo.wait_for_selector(".plan >> text=It is played when it is your turn")
    bo.click(".plan >> text=Queue this turn")
    bo.wait_for_selector(QUEUED)
    card(ana, "Mayor")  # who takes the four pesos first
    end_turn(ana)
    bo.wait_for_selector(".notices >> text=it would have brought something else")
    bo.wait_for_selector(LIT)


def test_a_plan_goes_on_when_the_turn_comes_and_can_be_played(guest: Guest) -> None:
    ana, bo = two_at_a_table(guest)
    plan(bo)
    card(bo, "Mayor")
    bo.wait_for_selector(".plan li")
    card(ana, "Architect")
    end_turn(ana)
    bo.click(".plan >> text=Play this turn")
    bo.wait_for_selector(".plan", state="detached")
    bo.wait_for_selector(".btn.go:enabled")


def test_a_turn_of_havana_is_planned_while_others_play(guest: Guest) -> None:
    _, bo = two_at_a_table(guest, "havana", "do")
    plan(bo)
    bo.locator(LIT).first.click()
    bo.wait_for_selector(".plan li")
    bo.click(".plan >> text=Queue this turn")
    bo.wait_for_selector(QUEUED)
    axe.check(bo, "a queued turn")


def test_what_cannot_be_planned_says_why(guest: Guest) -> None:
    _, bo = two_at_a_table(guest, "cuba", "enact")
    bo.wait_for_timeout(600)
    bo.click(PLAN)
    bo.wait_for_selector(".plan >> text=What is decided now changes your next turn.")
    assert bo.locator(".plan >> text=Queue this turn").count() == 0
    bo.click(".plan >> text=Close")
    bo.wait_for_selector(PLAN)


def test_all_is_harvested_or_loaded_by_one_press(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "harvest", seats=2))
    press = page.locator(".bubble .btn >> text=Harvest all")
    press.click()
    page.wait_for_selector(".bubble .btn >> text=Harvest all", state="detached")
    page.wait_for_selector("text=Take back")
