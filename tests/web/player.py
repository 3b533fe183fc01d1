"""Somebody who plays by clicking whatever is lit, as a child would."""

import random
import time
from typing import Any, Final

# What can be clicked now: lit places, the controls of the step, the button that ends the turn.
FIND: Final = """() => {
  const seen = (element) => element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const lit = all('button[data-state=lit], button[data-state=chosen]');
  const work = [
    ...all('.bubble .btn:not([disabled]):not([data-state])'),
    ...all('.bubble .stepper .more:not([aria-disabled])'),
  ];
  const end = all('.btn.go:not([disabled])');
  window.clickable = [...lit, ...work, ...end];
  return [lit.length + work.length, end.length];
}"""
OVER: Final = "dialog[open] .won"


def open_table(page: Any, game: str, seats: int, bot: str = "random") -> None:
    """A table against bots, opened from within the page."""
    opening = {"game": game, "seats": seats, "who": ["me"] + [{"bot": bot}] * (seats - 1)}
    made = page.evaluate(
        """async (opening) => (await (await fetch('/api/tables', {method: 'POST', headers:
           {'content-type': 'application/json'}, body: JSON.stringify(opening)})).json())""",
        opening,
    )
    page.evaluate(
        "(id) => { history.pushState(null, '', '/table/' + id); }", made["table"]["table"]
    )
    page.reload()


def play_out(page: Any, seed: int, seconds: float = 600) -> int:
    """Plays to the final screen; how many clicks it took."""
    from playwright.sync_api import Error

    dice, clicks, until = random.Random(seed), 0, time.monotonic() + seconds
    while not page.locator(OVER).count():
        assert time.monotonic() < until, f"not over in time, at {page.inner_text('[role=status]')}"
        some, end = page.evaluate(FIND)
        if not some + end:
            page.wait_for_timeout(50)
            continue
        pick = dice.randrange(some) if some and (not end or dice.random() < 0.8) else some + end - 1
        button = page.evaluate_handle("i => window.clickable[i]", pick).as_element()
        try:
            if button is not None:
                button.scroll_into_view_if_needed(timeout=1000)
                button.click(timeout=2000)
                clicks += 1
        except Error:
            continue  # the board has changed under the finger
        page.wait_for_timeout(30)
    return clicks


def play_by_keys(page: Any, seed: int, seconds: float = 900) -> int:
    """Plays to the final screen with the list of moves and Enter; how many moves it took."""
    dice, moves, until = random.Random(seed), 0, time.monotonic() + seconds
    while not page.locator(OVER).count():
        assert time.monotonic() < until, "not over in time"
        if not page.locator("dialog[open]").count():
            page.keyboard.press("m")
            page.wait_for_timeout(50)
        count = page.locator("dialog[open] ul button:not([disabled])").count()
        if not count:
            page.keyboard.press("Escape")
            page.wait_for_timeout(80)
            continue
        for _ in range(dice.randrange(min(count, 6) + 1)):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        moves += 1
        page.wait_for_timeout(60)
    return moves
