"""CUBA in a real browser: whole games by clicking and by keys, and a control for every step."""

from typing import Any

import pytest

from malecon import Match
from malecon.engine.rng import Rng
from tests.web.conftest import Guest
from tests.web.player import LIT, OVER, open_table, play_by_keys, play_out
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow
LIGHTHOUSE = ("build lighthouse", "use lighthouse")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_by_clicking(guest: Guest, seats: int) -> None:
    page = guest()
    open_table(page, "cuba", seats)
    play_out(page, seats)
    assert page.locator("dialog tbody tr").count() == seats


def test_a_whole_game_by_keyboard_alone(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.wait_for_selector(LIT)
    play_by_keys(page, 3)
    assert page.locator(OVER).count() == 1


# The step, what leads to it, and what is clicked: on the board, or on the desk beside it.
CONTROLS = [
    ("veto", ("build church", "use church"), {}, ".parliament [data-state=lit]"),
    ("veto", ("build church", "use church"), {}, ".bubble [data-state=lit]"),
    ("veto-in-parliament", ("build church",), {"veto": "parliament"}, ".bubble [data-state=lit]"),
    ("convert", ("build black", "use black"), {}, ".bubble [data-state=lit]"),
    ("call", LIGHTHOUSE, {}, ".bubble [data-state=lit]"),
    ("swap", LIGHTHOUSE, {"lighthouse": "dock_sea"}, ".harbour [data-state=lit]"),
    ("office-dock", ("build small-office", "use small-office"), {}, ".harbour [data-state=lit]"),
    ("office-load", ("build large-office", "use large-office"), {}, ".bubble [data-state=lit]"),
    ("office-load", ("build large-office", "use large-office"), {}, ".harbour [data-state=lit]"),
    ("delegate", (), {"secret_delegate": "yes"}, ".hand [data-state=lit]"),
    ("delegate", (), {"secret_delegate": "yes"}, ".bubble [data-state=lit]"),
    ("side", (), {"sides": "mixed"}, ".bubble [data-state=lit]"),
    ("give", (), {}, ".bubble .stepper .more"),
    ("site", (), {}, ".grid [data-state=lit]"),
    ("trade", (), {}, ".market [data-state=lit]"),
    ("mayor", (), {}, ".harbour [data-state=lit]"),
    ("load", (), {}, ".top [data-state=lit]"),
    ("bid", (), {}, ".bubble .btn"),
    ("tax", (), {}, ".bubble .btn"),
    ("levy", (), {}, ".bubble .btn"),
]


def test_every_step_has_its_control_on_the_board(guest: Guest) -> None:
    page = guest()
    for step, prefer, options, control in CONTROLS:
        sit_down(page, record("cuba", step, 3, ("architect", "foreman", *prefer), **options))
        before = seen(page)
        page.locator(control).first.click()
        page.wait_for_selector(f".log li:not(.sep), {LIT}")
        assert after(page, before), f"{step}: a click on {control} does nothing"


def seen(page: Any) -> str:
    page.wait_for_selector(".bubble:not(.quiet)")
    return str(page.inner_text(".log") + page.inner_text(".bar"))


def after(page: Any, before: str) -> bool:
    """Whether the log or the count of steps goes on."""
    for _ in range(40):
        if page.inner_text(".log") + page.inner_text(".bar") != before:
            return True
        page.wait_for_timeout(50)
    return False


def test_two_laws_are_picked_and_enacted(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "enact"))
    page.wait_for_selector(".bubble")
    laws = page.locator(".parliament button.law")
    laws.nth(0).click()
    assert page.locator(".bubble .btn.small").is_disabled()
    laws.nth(2).click()
    assert page.locator(".bubble input:checked").count() == 2
    page.click(".bubble .btn.small")
    page.wait_for_selector(".log >> text=You enact the")


def test_what_cannot_be_done_says_why(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "build"))
    refused = page.locator(".buildings [data-state=off]").first
    refused.hover()
    page.wait_for_selector(".tip")
    assert "(C-" in page.inner_text(".tip")
    assert "(C-" in (refused.get_attribute("aria-description") or "")


def test_a_finger_sees_what_a_tap_would_bring_first(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, record("cuba", "card"))
    card = page.wait_for_selector(".hand [data-state=lit]")
    card.tap()
    page.wait_for_selector(".hand [data-state=chosen]")
    assert page.locator(".bubble h2").count()
    card.tap()
    page.wait_for_selector(".hand .now")


def test_pieces_can_be_looked_up(guest: Guest) -> None:
    page = guest()
    open_table(page, "cuba", 2)
    page.click("text=Reference")
    for word in ("Worker", "Lighthouse", "Surplus"):
        page.wait_for_selector(f"dialog >> text={word}", state="attached")


def test_C_144_the_veto_tile_lies_at_its_group_while_the_ban_acts(guest: Guest) -> None:
    page = guest()
    text, group = with_a_ban()
    sit_down(page, text)
    page.wait_for_selector(LIT)
    tile = page.locator(".parliament .veto")
    assert tile.count() == 1
    assert f"group {group} was vetoed last round" in tile.get_attribute("aria-label")
    column = tile.evaluate("tile => tile.closest('td').cellIndex")
    assert column == ["I", "II", "III", "IV"].index(group) + 1


def with_a_ban() -> tuple[str, str]:
    """A game that breaks off in the round after a veto, and the group that was struck out."""
    prefer = ("build church", "use church", "veto II", "architect", "foreman")
    for seed in range(100):
        match, rng = Match("cuba", seats=3, seed=seed), Rng(seed)
        while not match.over:
            vetoed = match.view(None).vetoed
            if vetoed and 0 in match.waiting and vetoed.round < match.view(None).round:
                return match.record(reveal=True), vetoed.group
            seat = match.waiting[-1]
            legal = [str(move) for move in match.legal(seat)]
            wanted = [move for start in prefer for move in legal if move.startswith(start)]
            guess = match.game.write(match.position.guess(seat, rng))
            match.play(wanted[0] if wanted else guess, seat=seat)
    raise AssertionError("nobody uses the church")
