"""Opens positions in a browser, gives the window each size in place, and asks what is wrong."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

from tests.web.layout.sizes import SIZES, Size

ROOT: Final = Path(__file__).parents[3]
BUILT: Final = ROOT / ".cache" / "layout"
LOOK: Final = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Phones and controls are loaded when they are needed.
LOADED: Final = "[...document.querySelectorAll('.bubble')].every((one) => one.textContent.trim())"
PATIENCE: Final = 30_000  # milliseconds


class Fault(NamedTuple):
    """Something that a reader would stumble over."""

    page: str
    language: str
    size: str
    moment: str
    kind: str
    at: str
    text: str
    more: str


class _Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(404)
            return
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Served:
    """The page as built with its fixtures, without a server behind it."""

    def __enter__(self) -> str:
        def handler(*args: Any) -> _Handler:
            return _Handler(*args, directory=str(BUILT))

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://localhost:{self.server.server_port}"

    def __exit__(self, *error: object) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def launched() -> Iterator[Any]:
    """Chromium."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Looker:
    """One browser window after the other, one for each language."""

    def __init__(self, browser: Any, address: str, text: str = "normal") -> None:
        self.browser = browser
        self.address = address
        self.text = text  # the reader's size

    def look(
        self,
        page: str,
        language: str,
        sizes: tuple[Size, ...] = SIZES,
        shot: Callable[[Any, Size, str], None] | None = None,
    ) -> Iterator[Fault]:
        """All faults of a page."""
        context = self.browser.new_context(locale=language, reduced_motion="reduce")
        context.add_init_script(f"localStorage.setItem('malecon text', '{self.text}')")
        window = context.new_page()
        window.set_default_timeout(PATIENCE)
        window.goto(f"{self.address}/fixture/{page}")
        window.wait_for_selector(".table, .phone")
        window.wait_for_function("document.querySelector('svg.sprite symbol, .sprite symbol')")
        if page.endswith("-over"):
            window.wait_for_selector("dialog[open]")
        for size in sizes:
            window.set_viewport_size({"width": size.width, "height": size.height})
            window.evaluate(DRAWN)
            window.wait_for_selector(".table, .phone")
            window.wait_for_function(LOADED)
            window.evaluate(DRAWN)
            for moment in self.moments(window):
                told = window.evaluate(LOOK, {"least": size.least, "touch": size.touch})
                for fault in told:
                    yield Fault(page, language, str(size), moment, **fault)
                if shot:
                    shot(window, size, moment)
        context.close()

    def moments(self, window: Any) -> Iterator[str]:
        """As it comes; then with the first thing chosen that can be."""
        yield "rest"
        if window.evaluate(CHOOSE):
            window.evaluate(DRAWN)
            yield "chosen"
            window.keyboard.press("Escape")
            window.evaluate(DRAWN)


CHOOSE: Final = """() => {
  if (document.querySelector('dialog[open]')) return false;
  const seen = [...document.querySelectorAll('button[data-state=lit]')].filter((one) => {
    if (one.closest('.bubble')) return false; // a control plays at once
    const box = one.getBoundingClientRect();
    return box.width && box.top >= 0 && box.bottom <= innerHeight;
  });
  const one = seen[Math.floor(seen.length / 2)];
  if (!one) return false;
  one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}));
  one.click();
  return true;
}"""


def positions() -> list[str]:
    """Every thing that a seat of a full table can be asked, and what there is besides."""
    names = sorted(file.stem for file in (BUILT / "dev" / "fixtures").glob("*.json"))
    return [
        name for name in names if not name.endswith("-early") and not name.split("-")[1].isdigit()
    ]
