"""WebKit by classic WebDriver: Debian's WebKitWebDriver, its small browser on a virtual screen."""

import json
import os
import subprocess
import time
from base64 import b64decode
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browsers.bidi import moves, strokes

STARTING: Final = 60.0  # seconds
MINI: Final = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class WebKit:
    """A window on a screen that nobody sees."""

    name = "WebKit"

    def __init__(self, program: str, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            ["xvfb-run", "-a", "-s", "-screen 0 2000x1400x24", program, f"--port={port}"],
            env=os.environ
            | {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._session = ""
        made = self._begin()
        self._session = f"/session/{made['sessionId']}"
        self.version = str(made["capabilities"].get("browserVersion", ""))

    def _begin(self) -> Any:
        until = time.monotonic() + STARTING
        while True:
            try:
                return self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {}}})
            except URLError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        head = {"Content-Type": "application/json"}
        request = Request(self._address + self._session + path, data, head, method=method)
        try:
            with urlopen(request, timeout=STARTING) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error

    def size(self, width: int, height: int) -> None:
        """The window is made so large that the page has this size."""
        self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        inner = self.run("() => [innerWidth, innerHeight]")
        self._ask(
            "POST",
            "/window/rect",
            {"width": 2 * width - inner[0], "height": 2 * height - inner[1]},
        )

    def go(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def run(self, function: str, *arguments: Any) -> Any:
        """Calls a function of the page, which may be asynchronous; its answer."""
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...JSON.parse(arguments[0])))"
            ".then((value) => done(JSON.stringify(value ?? null)), (error) => done('!' + error));"
        )
        body = {"script": script, "args": [json.dumps(arguments)]}
        answer = str(self._ask("POST", "/execute/async", body))
        assert not answer.startswith("!"), answer
        return json.loads(answer)

    def click(self, x: float, y: float) -> None:
        self._act("pointer", "mouse", moves(x, y))

    def press(self, key: str) -> None:
        self._act("key", "keys", strokes(key))

    def _act(self, kind: str, source: str, actions: list[dict[str, Any]]) -> None:
        action = {"type": kind, "id": source, "actions": actions}
        self._ask("POST", "/actions", {"actions": [action]})

    def picture(self) -> bytes:
        """What is on the screen, as PNG."""
        return b64decode(self._ask("GET", "/screenshot"))

    def close(self) -> None:
        self._ask("DELETE", "")
        os.killpg(self._process.pid, 15)
        self._process.wait(timeout=STARTING)
