"""Firefox by WebDriver BiDi: as much of the protocol as a player needs."""

import json
import subprocess
import tempfile
import time
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

STARTING: Final = 90.0  # seconds
PREFERENCES: Final = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "browser.safebrowsing.update.enabled": False,
    "extensions.update.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "toolkit.telemetry.unified": False,
}


class Firefox:
    """A window without a screen."""

    name = "Firefox"

    def __init__(self, program: str, port: int) -> None:
        self._profile = tempfile.TemporaryDirectory()
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items())
        Path(self._profile.name, "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            [
                program,
                "--headless",
                "--no-remote",
                f"--profile={self._profile.name}",
                f"--remote-debugging-port={port}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._count = 0
        self._socket = self._connect(f"ws://127.0.0.1:{port}/session")
        self.version = self._ask("session.new", {"capabilities": {}})["capabilities"][
            "browserVersion"
        ]
        self._page = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]

    def _connect(self, address: str) -> Any:
        until = time.monotonic() + STARTING
        while True:
            try:
                return connect(address, max_size=None)
            except (OSError, WebSocketException):
                assert time.monotonic() < until, "Firefox does not answer"
                time.sleep(0.2)

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=STARTING))
            if answer.get("id") == self._count:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]

    def size(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport",
            {"context": self._page, "viewport": {"width": width, "height": height}},
        )

    def go(self, address: str) -> None:
        self._ask(
            "browsingContext.navigate",
            {"context": self._page, "url": address, "wait": "complete"},
        )

    def run(self, function: str, *arguments: Any) -> Any:
        """Calls a function of the page, which may be asynchronous; its answer as JSON."""
        given = json.dumps(json.dumps(arguments))
        called = f"await ({function})(...JSON.parse({given}))"
        result = self._ask(
            "script.evaluate",
            {
                "expression": f"(async () => JSON.stringify({called} ?? null))()",
                "target": {"context": self._page},
                "awaitPromise": True,
                "userActivation": True,
            },
        )
        assert result["type"] == "success", result.get("exceptionDetails", {}).get("text")
        return json.loads(result["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._act("pointer", "mouse", moves(x, y))

    def press(self, key: str) -> None:
        self._act("key", "keys", strokes(key))

    def _act(self, kind: str, source: str, actions: list[dict[str, Any]]) -> None:
        action = {"type": kind, "id": source, "actions": actions}
        self._ask("input.performActions", {"context": self._page, "actions": [action]})

    def picture(self) -> bytes:
        """What is on the screen, as PNG."""
        taken = self._ask("browsingContext.captureScreenshot", {"context": self._page})
        return b64decode(taken["data"])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(timeout=STARTING)
        self._profile.cleanup()


def moves(x: float, y: float) -> list[dict[str, Any]]:
    """A click as both protocols say it."""
    return [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]


def strokes(key: str) -> list[dict[str, Any]]:
    """A key as both protocols say it."""
    return [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
