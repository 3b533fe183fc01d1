"""Somebody who plays by clicking whatever is lit, as a child would, or by keys alone."""

import random
import time
from typing import Any, Final

from tests.web.situations import ask, go

LIT: Final = "button[data-state=lit]"
OVER: Final = "dialog[open] .won"
ENDING: Final = 0.3  # how often a turn is ended though more could be done

# Waits until something can be clicked and says where: one of the lit places and the controls of the
# step, or the button that ends the turn. What lies under something else is passed over.
NEXT: Final = """async ([which, ending, over]) => {
  const seen = (element) => element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const free = (button) => {
    button.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = button.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return button.contains(document.elementFromPoint(x, y)) ? {x, y} : null;
  };
  const shuffled = (list) => {
    const start = Math.floor(which * list.length);
    return [...list.slice(start), ...list.slice(0, start)];
  };
  await new Promise(requestAnimationFrame);
  for (let i = 0; i < 100; i++) {
    if (document.querySelector(over)) return 'over';
    const lit = all('button[data-state=lit], button[data-state=chosen]');
    const work = all('.bubble .btn:not([disabled]):not([data-state])');
    const more = all('.bubble .stepper .more:not([aria-disabled])');
    const end = all('.btn.go:not([disabled])');
    const some = [...lit, ...work, ...more];
    const order = ending ? [...end, ...shuffled(some)] : [...shuffled(some), ...end];
    for (const button of order) if (free(button)) return free(button);
    await new Promise((done) => setTimeout(done, 10));
  }
  return null;
}"""


def open_table(page: Any, game: str, seats: int, bot: str = "random", **more: Any) -> str:
    """A table against bots, opened from within the page; its name."""
    opening = {"game": game, "seats": seats, "who": ["me"] + [{"bot": bot}] * (seats - 1)}
    table = str(ask(page, "POST", "/api/tables", opening | more)["table"]["table"])
    go(page, f"/table/{table}")
    return table


def play_out(page: Any, seed: int, seconds: float = 600) -> int:
    """Plays to the final screen; how many clicks it took."""
    dice, clicks, until = random.Random(seed), 0, time.monotonic() + seconds
    while (where := find(page, dice)) != "over":
        assert time.monotonic() < until, f"not over in time, at {page.inner_text('[role=status]')}"
        if where:
            page.mouse.click(where["x"], where["y"])
            clicks += 1
    return clicks


def find(page: Any, dice: random.Random) -> Any:
    """Where to click next."""
    return page.evaluate(NEXT, [dice.random(), dice.random() < ENDING, OVER])


def changes(page: Any, selector: str, before: str) -> str:
    """Waits until a text is another than it was; what it is now."""
    until = time.monotonic() + 30
    while (now := page.inner_text(selector)) == before:
        assert time.monotonic() < until, f"{selector} stays as it was: {before}"
        page.wait_for_timeout(20)
    return str(now)


def play_some(page: Any, seed: int, clicks: int) -> None:
    """Goes on for a while; waits at most a second for each click."""
    dice = random.Random(seed)
    for _ in range(clicks):
        where = find(page, dice)
        if where and where != "over":
            page.mouse.click(where["x"], where["y"])


# Waits until the list of moves can be used; the list is open while others play, too.
READY: Final = """async (over) => {
  await new Promise(requestAnimationFrame);
  for (let i = 0; i < 100; i++) {
    if (document.querySelector(over)) return 'over';
    if (!document.querySelector('dialog[open]')) return 'closed';
    const count = document.querySelectorAll('dialog[open] ul button:not([disabled])').length;
    if (count) return count;
    await new Promise((done) => setTimeout(done, 10));
  }
  return 0;
}"""


def play_by_keys(page: Any, seed: int, seconds: float = 300) -> int:
    """Plays to the final screen with the list of moves and Enter; how many moves it took."""
    dice, moves, until = random.Random(seed), 0, time.monotonic() + seconds
    while (found := page.evaluate(READY, OVER)) != "over":
        assert time.monotonic() < until, f"not over in time, at {page.inner_text('[role=status]')}"
        if found == "closed":
            page.keyboard.press("m")
            page.keyboard.press("Tab")  # from the way out to the first move
        elif found:
            for _ in range(dice.randrange(min(found, 3))):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            moves += 1
    return moves
