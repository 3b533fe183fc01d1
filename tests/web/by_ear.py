"""Somebody who plays by the accessibility tree alone: roles, names and states, and a keyboard.

python -m tests.web.by_ear  plays a game of each kind to its end, from home to the rematch. Nothing
of the document is read: what is pressed is focused by its node in the tree, then Enter is pressed.
"""

import random
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.web.conftest import SETTLED, House

GAMES: Final = ("havana", "cuba")
SECONDS: Final = 900.0  # for a whole game
PAUSE: Final = 30  # milliseconds between two looks, while others play
PRESSED: Final = ("button", "link")
ALL_MOVES: Final = "All moves"
CLOSE: Final = "Close"
LAST: Final = re.compile(r"^(End turn|Done|Finish)")
WORTH: Final = re.compile(r"^Buy ")  # which brings a game to its end


class Node(NamedTuple):
    """What a screen reader has of something."""

    role: str
    name: str
    states: dict[str, Any]
    element: int  # to focus it
    inside: tuple[str, ...]  # roles and names of what it lies in, as "dialog All moves"


class Listener:
    """A page, as its accessibility tree tells it."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.dice = random.Random(seed)
        self.presses = 0

    def nodes(self) -> list[Node]:
        """All that is not ignored, in the order of the tree."""
        found = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in found}
        return [self._node(node, known) for node in found if not node.get("ignored")]

    def _node(self, node: dict[str, Any], known: dict[str, Any]) -> Node:
        inside, above = [], node
        while (above := known.get(above.get("parentId", ""), {})) and above:
            if not above.get("ignored"):
                inside.append(f"{_said(above, 'role')} {_said(above, 'name')}")
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        element = node.get("backendDOMNodeId", 0)
        return Node(_said(node, "role"), _said(node, "name"), states, element, tuple(inside))

    def find(self, role: str, name: str, within: str = "") -> Node | None:
        """The first of a role whose name begins so, and that can be used."""
        for node in self.nodes():
            is_it = node.role == role and node.name.startswith(name)
            if is_it and not node.states.get("disabled") and _lies(node, within):
                return node
        return None

    def wait(self, role: str, name: str, within: str = "", seconds: float = 30.0) -> Node:
        """The same, as soon as it is there."""
        until = time.monotonic() + seconds
        while (found := self.find(role, name, within)) is None:
            assert time.monotonic() < until, f"no {role} {name!r}: {self.told()}"
            self.page.wait_for_timeout(PAUSE)
        return found

    def press(self, node: Node) -> bool:
        """Focuses it and presses Enter; whether it was still there."""
        try:
            self.tree.send("DOM.focus", {"backendNodeId": node.element})
        except Exception as error:  # the node has gone since the tree was read
            if "No node" in str(error) or "not focusable" in str(error):
                return False
            raise
        self.page.keyboard.press("Enter")
        self.presses += 1
        return True

    def told(self) -> list[str]:
        """What a reader is told of itself: the text of live regions, and headings."""
        return [
            f"{node.role}: {node.name}"
            for node in self.nodes()
            if node.role in ("status", "alert", "heading", "dialog", "button", "link")
        ]

    def play_out(self, seconds: float = SECONDS) -> None:
        """Plays to the final screen, by the list of all moves."""
        until = time.monotonic() + seconds
        while self.find("dialog", "Final") is None:
            assert time.monotonic() < until, f"not over in time: {self.told()}"
            self.go_on()

    def go_on(self) -> None:
        """Chooses a move if one is asked for; else what others do is waited for."""
        nodes = self.nodes()
        moves = [
            node
            for node in nodes
            if node.role == "button" and _lies(node, f"dialog {ALL_MOVES}") and node.name != CLOSE
        ]
        moves = [node for node in moves if not node.states.get("disabled")]
        moves = [node for node in moves if not node.name.startswith("Rule ")]
        if moves:
            self.press(self._chosen(moves))
        elif (opens := _first(nodes, "button", ALL_MOVES)) and not _dialogs(nodes):
            self.press(opens)
        elif others := [one for one in _dialogs(nodes) if not one.name.startswith("Final")]:
            close = self.find("button", CLOSE, f"dialog {others[0].name}")
            if close:
                self.press(close)
        self.page.wait_for_timeout(PAUSE)

    def _chosen(self, moves: list[Node]) -> Node:
        worth = [node for node in moves if WORTH.match(node.name)]
        more = [node for node in moves if not LAST.match(node.name)]
        return self.dice.choice(worth or more or moves)


def _said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


def _lies(node: Node, within: str) -> bool:
    return not within or any(one.startswith(within) for one in node.inside)


def _first(nodes: list[Node], role: str, name: str) -> Node | None:
    found = (node for node in nodes if node.role == role and node.name.startswith(name))
    return next((node for node in found if not node.states.get("disabled")), None)


def _dialogs(nodes: list[Node]) -> list[Node]:
    return [node for node in nodes if node.role == "dialog"]


def from_home_to_rematch(page: Any, game: str, seconds: float = SECONDS) -> Listener:
    """Plays a game against the house from the home page on, and begins it once more."""
    ear = Listener(page)
    ear.press(ear.wait("button", f"Play now {game.upper()}"))
    ear.wait("button", ALL_MOVES, seconds=60.0)
    ear.play_out(seconds)
    before = page.url
    ear.press(ear.wait("button", "Play again", "dialog Final"))
    until = time.monotonic() + 60.0
    while page.url == before:
        assert time.monotonic() < until, ear.told()
        page.wait_for_timeout(PAUSE)
    ear.wait("button", ALL_MOVES, seconds=60.0)
    return ear


def main() -> None:
    """A game of each kind."""
    from playwright.sync_api import sync_playwright

    house = House(Path(tempfile.mkdtemp()))
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for game in sys.argv[1:] or GAMES:
                began = time.monotonic()
                context = browser.new_context(locale="en", reduced_motion="reduce")
                context.add_init_script(SETTLED)
                page = context.new_page()
                page.goto(house.address)
                ear = from_home_to_rematch(page, game)
                took = time.monotonic() - began
                print(f"{game}: {ear.presses} presses, {took:.0f} s, home to rematch")  # noqa: T201
                context.close()
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main()
