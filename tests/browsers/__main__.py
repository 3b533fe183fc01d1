"""Other browsers than the one of the tests: home, the guided rounds, whole games by clicking.

    python -m tests.browsers [firefox] [webkit]

Both come from Debian's packages: firefox-esr, and webkit2gtk-driver with xvfb.
"""

import random
import shutil
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from malecon.games import guides
from tests.browsers.bidi import Firefox
from tests.browsers.webdriver import WebKit
from tests.web.conftest import SETTLED, House
from tests.web.player import ENDING, NEXT, OVER
from tests.web.test_guide import pressed

BROWSERS: Final[dict[str, tuple[type[Firefox] | type[WebKit], str]]] = {
    "firefox": (Firefox, "firefox-esr"),
    "webkit": (WebKit, "WebKitWebDriver"),
}
GAMES: Final = ("cuba", "havana")
PATIENCE: Final = 30.0  # seconds
GAME: Final = 900.0  # seconds
OPEN: Final = """async (game) => {
  const body = JSON.stringify({game, seats: 2, who: ["me", {bot: "random"}]});
  const head = {"Content-Type": "application/json"};
  const made = await fetch("/api/tables", {method: "POST", body, headers: head});
  return (await made.json()).table.table;
}"""
CENTRE: Final = """(selector) => {
  const isSeen = (one) => one.getBoundingClientRect().width > 0;
  const found = [...document.querySelectorAll(selector)].find(isSeen);
  if (!found) return null;
  found.scrollIntoView({block: 'center'});
  const box = found.getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}"""
COMPLAINTS: Final = """() => {
  window.complaints = [];
  addEventListener('error', ({message}) => window.complaints.push(message));
  addEventListener('unhandledrejection', ({reason}) => window.complaints.push(String(reason)));
}"""


def wait(browser: Any, selector: str) -> dict[str, float]:
    """Until something is there; where it is."""
    until = time.monotonic() + PATIENCE
    while not (where := browser.run(CENTRE, selector)):
        assert time.monotonic() < until, f"{browser.name}: no {selector}"
        time.sleep(0.1)
    return dict(where)


def click(browser: Any, selector: str) -> None:
    """Where it stands once nothing moves it any more."""
    before: dict[str, float] = {}
    where = wait(browser, selector)
    while where != before:
        time.sleep(0.3)
        before, where = where, wait(browser, selector)
    browser.click(where["x"], where["y"])


def visit(browser: Any, house: House) -> None:
    """Home, and the table that "Play now" leads to; the first time a guided round is offered."""
    browser.go(house.address)
    for game in GAMES:
        click(browser, f".poster:has(use[href='#wordmark-{game}']) .btn.main")
        if game == GAMES[0]:
            click(browser, "dialog .ways .btn + .btn")
        wait(browser, "button[data-state=lit], .bubble .btn")
        assert browser.run("() => location.pathname").startswith("/table/")
        browser.go(house.address)
        wait(browser, ".poster")


def learn(browser: Any, house: House, name: str) -> None:
    """A guided round, each step done where it is ringed."""
    browser.go(f"{house.address}/learn/{name}")
    steps = guides.read(name).steps
    for number, step in enumerate(steps):
        wait(browser, f'section[data-step="{number}"]')
        for one in pressed(step) if number < len(steps) - 1 else []:
            click(browser, one)


def play(browser: Any, house: House, game: str, width: int, height: int) -> int:
    """A whole game by clicking whatever is lit; how many clicks it took."""
    browser.size(width, height)
    browser.go(house.address)
    browser.run(f"() => {{ {SETTLED} }}")
    browser.go(f"{house.address}/table/{browser.run(OPEN, game)}")
    browser.run(COMPLAINTS)
    dice, clicks, until = random.Random(1), 0, time.monotonic() + GAME
    while (where := browser.run(NEXT, [dice.random(), dice.random() < ENDING, OVER])) != "over":
        assert time.monotonic() < until, f"{browser.name}: {game} is not over in time"
        if where:
            browser.click(where["x"], where["y"])
            clicks += 1
    assert browser.run("() => window.complaints") == []
    return clicks


def try_out(name: str, house: House) -> None:
    make, program = BROWSERS[name]
    path = shutil.which(program)
    if not path:
        sys.exit(f"{program} is not here: Debian has it.")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    browser = make(path, port)
    try:
        browser.size(1440, 900)
        visit(browser, house)
        say(f"{browser.name} {browser.version}: home and Play now")
        for name in guides.names():
            learn(browser, house, name)
            say(f"  guided round {name}: done")
        for game in GAMES:
            for width, height in ((1440, 900), (390, 844)):
                began = time.monotonic()
                clicks = play(browser, house, game, width, height)
                took = time.monotonic() - began
                say(f"  {game} at {width} x {height}: {clicks} clicks, {took:.0f} s")
    finally:
        browser.close()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            for name in sys.argv[1:] or BROWSERS:
                try_out(name, house)
        finally:
            house.close()


main()
