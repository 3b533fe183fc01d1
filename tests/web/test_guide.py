"""Guided rounds in a browser: to the end by mouse, touch and keys; wrong clicks, the offer."""

from typing import Any, Final

import pytest

from malecon.games import guides
from tests.web.axe import check
from tests.web.conftest import Guest

PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CARD: Final = "section[data-step]"
RING: Final = "[data-over].ring"
GO_ON: Final = "[data-go-on]"
# Where a decision has several controls: what is pressed there, in order.
CONTROLS: Final = {
    "bid 1": (".stepper .more", ".acts .btn"),
    "enact I III": ("tbody tr:nth-of-type(1) input", "tbody tr:nth-of-type(3) input", ".acts .btn"),
    "pay": (".acts .btn, .btn.buy",),
}
every_guide = pytest.mark.parametrize("name", guides.names())
LOOKED_AT: Final = {"cuba": (0, 10, 30, 45), "havana": (2, 9, 34)}  # steps that axe looks at


def at_step(page: Any, step: int) -> None:
    """Waits until a step can be done."""
    page.wait_for_selector(f'{CARD}[data-step="{step}"]')


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spot(page: Any, selector: str) -> tuple[float, float]:
    """Where the first of its kind lies, once it lies still."""
    found = page.locator(selector).first
    found.wait_for()
    before = None
    while (now := found.bounding_box()) != before:
        before = now
        page.evaluate("new Promise(requestAnimationFrame)")
    assert before is not None
    return middle(before)


def pressed(step: guides.GuidedStep) -> list[str]:
    """What is pressed to do a step."""
    if not step.move:
        return [GO_ON]
    if "work" in step.at:
        return [f".bubble {one}" if "input" in one or "step" in one else f".bubble :is({one})"
                for one in CONTROLS[step.move]]  # fmt: skip
    return [RING]


@every_guide
def test_by_mouse(guest: Guest, name: str) -> None:
    page = guest(f"/learn/{name}")
    steps = guides.read(name).steps
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        if number in LOOKED_AT[name]:
            check(page, f"{name} {step.say}")
        for one in pressed(step):
            page.mouse.click(*spot(page, one))
    at_step(page, len(steps) - 1)
    page.click(GO_ON)
    page.wait_for_selector("[role=status]")
    page.wait_for_url("**/table/*")


@every_guide
def test_by_touch(guest: Guest, name: str) -> None:
    page = guest(f"/learn/{name}", locale="de", **PHONE)
    steps = guides.read(name).steps
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        if number in LOOKED_AT[name]:
            check(page, f"{name} {step.say}")
        assert "guide-" not in page.inner_text(CARD), "every sentence is there in German"
        for one in pressed(step):
            page.touchscreen.tap(*spot(page, one))
    at_step(page, len(steps) - 1)


@every_guide
def test_by_keys(guest: Guest, name: str) -> None:
    """The focus is where something is to be done; only panels with several controls need Tab."""
    page = guest(f"/learn/{name}")
    steps = guides.read(name).steps
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        for one in pressed(step):
            reach(page, ".ring" if one == RING else one)
            page.keyboard.press("Space")
    at_step(page, len(steps) - 1)


def reach(page: Any, selector: str) -> None:
    """Presses Tab until the focus is on what is meant; a place that is ringed has it already."""
    held = "() => document.activeElement?.matches('button, input')"
    page.wait_for_function(held)
    if selector == ".ring":
        return
    page.wait_for_selector(selector)
    for _ in range(12):
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_a_wrong_click_says_why_and_changes_nothing(guest: Guest) -> None:
    page = guest("/learn/havana")
    go_to(page, "havana", "buy-barracks")
    page.mouse.click(
        *spot(page, "[aria-label]:has-text('Lottery office'), .plot:has-text('Lottery office')")
    )
    answer = page.wait_for_selector(".answers p")
    assert "Nothing" in answer.inner_text()
    step = [one.say for one in guides.read("havana").steps].index("buy-barracks")
    assert page.get_attribute(CARD, "data-step") == str(step)


def go_to(page: Any, name: str, say: str) -> None:
    """Goes on by "Show me" to a step."""
    for number, step in enumerate(guides.read(name).steps):
        at_step(page, number)
        if step.say == say:
            return
        page.click(f"{CARD} :is({GO_ON}, .show)")


def test_it_can_be_left_and_taken_up(guest: Guest) -> None:
    page = guest("/learn/cuba")
    go_to(page, "cuba", "worker")
    step = [one.say for one in guides.read("cuba").steps].index("worker")
    page.keyboard.press("Backspace")
    at_step(page, step - 1)
    page.keyboard.press("?")
    assert "C-098" in page.inner_text(f"{CARD} .why")
    page.keyboard.press("Escape")
    page.click("a[href='/learn']")
    page.click("a[href='/learn/cuba']")
    at_step(page, step - 1)
    page.click(GO_ON)
    at_step(page, step)


def test_another_move_is_answered_and_not_played(guest: Guest) -> None:
    """By keys every lit place can be reached; what the step does not ask for is not played."""
    page = guest("/learn/cuba")
    go_to(page, "cuba", "worker")
    page.focus("button:has-text('Architect')")
    page.keyboard.press("Enter")
    assert "too" in page.wait_for_selector(".answers p").inner_text()
    page.focus("button:has-text('Worker')")
    page.keyboard.press("Enter")
    at_step(page, [one.say for one in guides.read("cuba").steps].index("place"))


def test_it_is_offered_before_the_first_game_and_never_again(guest: Guest) -> None:
    page = guest("/", is_new=True)
    page.wait_for_selector("a[href='/learn/havana']")
    page.get_by_role("button", name="Play now HAVANA").click()
    page.wait_for_selector("dialog[open]")
    check(page, "the offer")
    page.click("dialog button:has-text('Just play')")
    page.wait_for_url("**/table/*")
    other = guest("/", is_new=True)
    other.wait_for_selector("a[href='/learn/havana']")
    other.get_by_role("button", name="Play now CUBA").click()
    other.click("dialog button:has-text('Learn one round')")
    at_step(other, 0)
    other.goto(other.url.replace("/learn/cuba", "/"))
    other.get_by_role("button", name="Play now CUBA").click()
    other.wait_for_url("**/table/*")


def test_the_page_of_guides(guest: Guest) -> None:
    page = guest("/learn")
    page.wait_for_selector("a[href='/learn/havana']")
    check(page, "the guides")
