# ruff: noqa: T201
"""A player without a page: opens or joins a table of `malecon serve` and plays what is offered.

    python examples/client.py open cuba --seats 3 --bots 1     # prints the others' invitation
    python examples/client.py join TOKEN

It needs the standard library and `websockets`. docs/protocol.md describes every message; this is
the least that a player must do: keep the cookie, count `n`, and repeat a command with the same key
when the connection broke before the answer. To play better than at random, write another `choose`.
"""

import argparse
import json
import random
import secrets
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

Update = dict[str, Any]  # what a seat is sent: view, events, offer, n, ...
Choose = Callable[[Update], str]

TOO_FAST = 0.5  # seconds to wait when the server says that we send too much


def at_random(update: Update) -> str:
    """Any legal move: a player that knows nothing."""
    move: str = random.choice(update["offer"]["moves"])["move"]
    return move


class Client:
    """One person at one server. The cookie is all there is to being that person."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server.rstrip("/")
        self.cookie = ""
        self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request; the answer's JSON."""
        request = urllib.request.Request(
            self.server + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Cookie": self.cookie},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
            return json.load(answer)

    def open(self, game: str, seats: int, bots: int) -> tuple[str, str]:
        """A new table, bots on its last seats; the table and the invitation to it."""
        who = ["me"] + ["open"] * (seats - 1 - bots) + [{"bot": "random"}] * bots
        opened = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "who": who})
        return opened["table"]["table"], opened["invitation"]

    def join(self, token: str) -> str:
        """Sit down by an invitation; the table."""
        table: str = self.ask("POST", "/api/join", {"token": token})["table"]
        return table

    def play(self, table: str, choose: Choose = at_random) -> dict[str, Any]:
        """Play until the game is over; its result."""
        place = Place(choose)
        address = self.server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        while place.result is None:
            try:
                headers = {"Cookie": self.cookie}
                with connect(address, additional_headers=headers, max_size=None) as socket:
                    place.sit(socket)
            except (ConnectionClosed, InvalidMessage, OSError) as broken:
                print(f"connection lost ({broken}); once more in a second")
                time.sleep(1)
        return place.result


class Place:
    """A seat as its player sees it. It outlives its sockets."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.seat = 0
        self.n: dict[str, int] = {}  # how much of the log we have seen, for `hello`
        self.events: list[Any] = []
        self.update: Update = {}
        self.command: dict[str, Any] | None = None  # sent, not answered yet
        self.result: dict[str, Any] | None = None

    def sit(self, socket: ClientConnection) -> None:
        """Say hello, repeat what was not answered, and play until the game or the socket ends."""
        send(socket, {"hello": {"n": self.n}})
        if self.command is not None:
            send(socket, self.command)
        while self.result is None:
            [(name, content)] = json.loads(socket.recv()).items()
            if name == "refused" and content["error"] == "limit/rate":
                time.sleep(TOO_FAST)
                send(socket, self.command or {"hello": {"n": self.n}})
                continue
            self.take(name, content)
            if self.command is None and self.update.get("offer"):
                self.command = self.answer()
                send(socket, self.command)

    def take(self, name: str, content: Any) -> None:
        """A message from the server: its only key is its name."""
        if name == "update":
            self.n = {str(content["seat"]): content["n"]}
            self.events = self.events[: content["at"]] + content["events"]
            self.update = content
        elif name == "ack":
            self.command = None
        elif name == "refused":
            print("refused:", content["error"], content["message"])
            if self.command and self.command["play"]["n"] == self.update.get("n"):
                self.update = {}  # what has changed is still on its way
            self.command = None
        elif name == "welcome":
            self.seat = content["follows"][0]
            self.result = content["table"]["result"]
        elif name == "over":
            self.result = content["result"]

    def answer(self) -> dict[str, Any]:
        """The chosen move as a message, with a key that makes it safe to send twice."""
        move = self.choose(self.update)
        command = {"n": self.update["n"], "id": secrets.token_urlsafe(12), "moves": [move]}
        return {"play": {"seat": self.seat, **command}}


def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    """One message, as JSON."""
    socket.send(json.dumps(message))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Plays at a table of `malecon serve`.")
    parser.add_argument("--server", default="http://127.0.0.1:8088")
    parser.add_argument("--name", default="Ana")
    commands = parser.add_subparsers(dest="command", required=True)
    opening = commands.add_parser("open")
    opening.add_argument("game")
    opening.add_argument("--seats", type=int, default=3)
    opening.add_argument("--bots", type=int, default=0)
    commands.add_parser("join").add_argument("token")
    given = parser.parse_args()
    client = Client(given.server, given.name)
    if given.command == "open":
        table, invitation = client.open(given.game, given.seats, given.bots)
        print(f"invitation: {invitation}")
    else:
        table = client.join(given.token)
    result = client.play(table)
    print(f"scores {result['scores']}, winners {result['winners']}")


if __name__ == "__main__":
    main()
