"""How quickly the page answers: weights, clicks on a slow machine, what moves unasked, replays.

python -m tests.web.answers  prints the figures, and ends with 1 where one is beyond its limit. They
mean something on a machine that has nothing else to do.
"""

import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import SETTLED, House
from tests.web.player import LIT, find, open_table
from tests.web.situations import ask, go
from tests.web.test_speed import weight

RECORDED: Final = Path(__file__).parents[1] / "games" / "recorded"
GAMES: Final = ("cuba", "havana")
SLOWER: Final = 4  # times, which is about a cheap phone
CLICKS: Final = 60
STEPS, JUMPS = 60, 40
# In bytes, milliseconds, and Chromium's score of layout shifts.
LIMITS: Final = {
    "home": 80_000, "table": 135_000, "click p75": 100, "shift": 0.05, "step p95": 50, "jump": 200,
}  # fmt: skip

LISTEN: Final = """() => {
  window.answers = new Map(); window.shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries())
    if (entry.interactionId) answers.set(entry.interactionId,
      Math.max(answers.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
  new PerformanceObserver((list) => { for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({type: 'layout-shift', buffered: true});
}"""
# All interactions; those that the browser does not list took less than 16 ms.
HEARD: Final = """() => [[...answers.values(),
  ...Array(Math.max(0, performance.interactionCount - answers.size)).fill(8)], window.shift]"""
# From the wish to the picture: the slider stands there and a frame has been drawn.
SHOWN: Final = """async (step) => {
  const range = document.querySelector('input[type=range]');
  const began = performance.now();
  if (step === null) dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}));
  else { range.value = step; range.dispatchEvent(new Event('input', {bubbles: true})); }
  const wanted = step === null ? null : String(step);
  const before = range.getAttribute('aria-valuetext');
  while (range.getAttribute('aria-valuetext') === before && performance.now() - began < 5000)
    await new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - began;
}"""


def weights(page: Any, game: str) -> tuple[int, int]:
    """Script and style of home, and with a table."""
    page.wait_for_selector(".poster")
    page.wait_for_load_state("networkidle")
    home = weight(page, "js", "css")
    page.click(f".poster:has(use[href='#wordmark-{game}']) .btn.main")
    page.wait_for_selector(f"body.{game}")
    page.wait_for_load_state("networkidle")
    return home, weight(page, "js", "css")


def clicks(page: Any, game: str) -> tuple[float, float]:
    """The 75th percentile of answers to clicks on a slow machine, and all that moved unasked."""
    open_table(page, game, 3)
    page.wait_for_selector(LIT)
    page.wait_for_timeout(1000)
    page.evaluate(LISTEN)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    dice, done = random.Random(1), 0
    while done < CLICKS:
        where = find(page, dice)
        if where == "over":
            break
        if where:
            page.mouse.click(where["x"], where["y"])
            done += 1
        page.wait_for_timeout(150)
    page.wait_for_timeout(500)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    answers, shift = page.evaluate(HEARD)
    return statistics.quantiles(answers, n=4)[2], float(shift)


def replay(page: Any, game: str) -> tuple[float, float]:
    """The 95th percentile of a step, and the longest jump, in a recorded game."""
    text = sorted(RECORDED.glob(f"{game}*.txt"))[0].read_text(encoding="utf-8")
    kept = ask(page, "POST", "/api/records", {"record": text})["table"]["table"]
    go(page, f"/table/{kept}/replay?step=0")
    page.wait_for_selector("input[type=range]")
    page.wait_for_load_state("networkidle")
    most = int(page.get_attribute("input[type=range]", "max") or 0)
    dice = random.Random(2)
    steps = [page.evaluate(SHOWN, None) for _ in range(min(STEPS, most))]
    jumps = [page.evaluate(SHOWN, dice.randrange(1, most)) for _ in range(JUMPS)]
    return statistics.quantiles(steps, n=20)[18], max(jumps)


def figures(browser: Any, house: House, game: str) -> dict[str, float]:
    """All of them for a game."""
    found: list[float] = []
    for measure in (weights, clicks, replay):
        size = {"width": 1440, "height": 900}
        context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
        context.add_init_script(SETTLED)
        page = context.new_page()
        page.goto(house.address)
        found += measure(page, game)
        context.close()
    return dict(zip(LIMITS, found, strict=True))


def main() -> None:
    """The figures of both games beside their limits."""
    from playwright.sync_api import sync_playwright

    house = House(Path(tempfile.mkdtemp()))
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    beyond = False
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for game in sys.argv[1:] or GAMES:
                for name, figure in figures(browser, house, game).items():
                    too_much = figure > LIMITS[name]
                    beyond = beyond or too_much
                    mark = "  too much" if too_much else ""
                    print(f"{game}: {name} {figure:.10g}, limit {LIMITS[name]}{mark}")  # noqa: T201
            browser.close()
    finally:
        house.close()
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
