"""A server with the built page, and a real browser: Debian's chromium, driven by Playwright.

Where the page is not built or there is no browser, these tests say so and are passed over; with
CI=true that is a failure.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

STARTING = 60.0  # seconds
PATIENCE = 30_000  # milliseconds
ELSEWHERE = "table.example.test"  # a name that the browser does not take for its own machine
# Somebody who has played before: what others do is shown quickly, no round ends with a card, and
# guided rounds have been offered.
SETTLED = """try {
  const settled = {'malecon pace': 'quick', 'malecon round card': 'off',
    'malecon guides': '{"asked": {"step": 0, "isDone": false}}'};
  for (const [key, value] of Object.entries(settled))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
} catch { /* a page without storage */ }"""

Guest = Callable[..., Any]


def _lacking() -> str:
    if not files("malecon").joinpath("page/index.html").is_file():
        return "the page is not built (make page)"
    if not (shutil.which("chromium") or shutil.which("chromium-browser")):
        return "there is no chromium"
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "there is no playwright"
    return ""


@pytest.fixture(scope="session")
def needs() -> None:
    """Passes over where something lacks, but never on the build machine."""
    lacking = _lacking()
    if lacking and os.environ.get("CI") == "true":
        pytest.fail(f"Browser tests did not run: {lacking}.")
    if lacking:
        pytest.skip(f"Browser tests did not run: {lacking}.")


class House:
    """A server that can be stopped and started again on the same games."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.more = more
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://localhost:{self.port}"
        self.open()

    def open(self) -> None:
        start = "from malecon.cli.serve import serve; serve()"
        options = [
            "--port",
            str(self.port),
            "--no-open",
            "--no-restart",
            "--data",
            str(self.data),
            "--workers",
            "1",
        ]
        # All tests come from one address.
        wide = "message_rate request_rate new_tables address_new_tables records address_records"
        limits = [word for name in wide.split() for word in ("--limit", f"{name}=10000")]
        self.process = subprocess.Popen(
            [sys.executable, "-c", start, *options, *limits, *self.more]
        )
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            try:
                urlopen(f"{self.address}/health", timeout=1).close()
                return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=STARTING)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(timeout=STARTING)

    def freeze(self) -> None:
        """Its sockets stay open, but nobody answers."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="session")
def house(needs: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of these tests."""
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


@pytest.fixture
def own_house(needs: None, tmp_path: Path) -> Iterator[House]:
    """A server that may be killed without hurting anybody else's game."""
    made = House(tmp_path)
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser(needs: None) -> Iterator[Any]:
    """Chromium."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as play:
        rules = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        running = play.chromium.launch(executable_path=path, args=["--no-sandbox", rules])
        yield running
        running.close()


@pytest.fixture
def guest(browser: Any, house: House) -> Iterator[Guest]:
    """Makes a person with a browser of their own, at the home page.

    Unless they are new, they were asked before whether they want to learn a game first.
    """
    contexts = []

    def arrive(path: str = "/", at: House = house, is_new: bool = False, **settings: Any) -> Any:
        chosen = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en",
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**(chosen | settings))
        contexts.append(context)
        if not is_new:
            context.add_init_script(SETTLED)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.errors = []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on("console", lambda line: page.errors.extend(complaint(line)))
        page.goto(at.address + path)
        return page

    yield arrive
    for context in contexts:
        for page in context.pages:
            assert page.errors == []
        context.close()


def complaint(line: Any) -> list[str]:
    """What the console calls an error, but for a server that was not there when asked.

    Nor is it one that a header which asks for TLS is not heeded without.
    """
    is_away = "net::ERR" in line.text or "WebSocket connection" in line.text
    is_plain = line.text.startswith("The Cross-Origin-Opener-Policy header has been ignored")
    return [line.text] if line.type == "error" and not (is_away or is_plain) else []
