"""Messages that nobody should send: nonsense, and sense with something wrong in it."""

import copy
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

EDGES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 8, 9, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**400,
    0.5, -0.0, 1e308, "", " ", "0", "1", "null", "\x00", "\ufeff", "\u202e", "é\u0301", "😀" * 30,
    "a" * 65, "x" * 501, "y" * 5_000, [], {}, [[]], [None], {"": None}, {"__proto__": {}},
)  # fmt: skip
MOVES: Final = (
    "end", "END", " end ", "end end", "bid 0", "bid 1", "bid 999999999999999999999999", "bid ²",
    "bid -1", "bid", "place b2", "place z9", "lay architect", "lay siesta", "delegate foreman",
    "mayor", "foreman", "undo", "done", "decline", "buy 0", "x" * 200, "\x00", "😀", "١٢",
    "nonsense", "%s%n", "../../etc/passwd", "'; DROP TABLE rows; --", "{}", "bid 1_0", "bid 0x1",
)  # fmt: skip
BOTS: Final = ("nobody", "nobody", "nobody", "random", "")
NAMES: Final = (
    "hello", "play", "undo", "restart", "resign", "stand", "back", "stop", "rematch", "offer",
    "chat", "mute", "ping", "clock", "bot", "plan", "queue", "withdraw", "preview",
)  # fmt: skip

Sent = tuple[str | bytes, bool]  # what to send, and whether as text


class Fuzzer:
    """An endless source of messages of one client; the same for the same name."""

    def __init__(self, name: str, seat: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.chosen = Random(name)
        self.n = 0  # what the client has last seen
        self.foreign: list[str] = ["k1"]  # keys of others
        self.offered: list[str] = []
        self._keys = itertools.count()
        kinds: dict[Callable[[], Sent], int] = {
            self.noise: 3, self.random_json: 3, self.mutated: 8, self.wrong: 8, self.huge: 1,
            self.deep: 1, self.garbled: 4,
        }  # fmt: skip
        self._kinds = [kind for kind, times in kinds.items() for _ in range(times)]

    def message(self) -> Sent:
        """The next one."""
        return self.chosen.choice(self._kinds)()

    def key(self) -> str:
        """A key of its own, seldom somebody else's."""
        if self.chosen.random() < 0.1:
            return self.chosen.choice(self.foreign)
        return f"{self.name}-{next(self._keys)}"

    def sensible(self, name: str) -> dict[str, Any]:
        """A message that might be meant."""
        c = self.chosen
        seat = c.choice((self.seat, self.seat, self.seat, 0, 1, 2, 8))
        n = c.choice((self.n, self.n, self.n - 1, self.n + 1, 0, 2**53))
        moves = [c.choice((*MOVES, *self.offered)) for _ in range(c.choice((1, 1, 1, 2, 40)))]
        pace = c.choice((None, {"kind": "none"}, {"kind": "turn", "turn": 2_592_000_000}))
        content: dict[str, dict[str, Any]] = {
            "hello": {"n": {c.choice(("0", "1", "watch")): max(0, n)}, "seats": [seat]},
            "play": {"n": n, "id": self.key(), "seat": seat, "moves": moves},
            "undo": {"n": n, "id": self.key(), "seat": seat},
            "restart": {"n": n, "id": self.key(), "seat": seat},
            "resign": {"id": self.key(), "seat": 8, "bot": "random"},
            "stand": {"id": self.key(), "seat": c.choice((seat, 8)), "bot": c.choice(BOTS)},
            "back": {"id": self.key(), "seat": seat},
            "stop": {"id": self.key(), "seat": 8, "agree": c.random() < 0.5},
            "rematch": {"id": self.key(), "seat": seat, "agree": True},
            "clock": {"id": self.key(), "seat": seat, "agree": c.random() < 0.5, "pace": pace},
            "bot": {"id": self.key(), "seat": seat, "agree": c.random() < 0.5, "whom": seat},
            "offer": {"seat": seat},
            "plan": {"seat": seat, "moves": moves[c.choice((0, 0, 1)) :]},
            "queue": {"id": self.key(), "seat": seat, "moves": moves, "mark": c.choice(MOVES)},
            "withdraw": {"id": self.key(), "seat": seat},
            "preview": {"seat": seat},
            "chat": {"id": self.key(), "text": c.choice(MOVES)},
            "mute": {"person": c.choice(("w8k", "nobody", "")), "on": True},
            "ping": {},
        }
        return {name: content[name]}

    def wrong(self) -> Sent:
        """Well written, but of somebody else's seat, too late, too early or not possible."""
        return _text(self.sensible(self.chosen.choice((*NAMES, *["play"] * 24))))

    def mutated(self) -> Sent:
        """Meant well, with one or more things wrong in its form."""
        c = self.chosen
        message: Any = self.sensible(c.choice(NAMES))
        for _ in range(c.choice((1, 1, 2, 4))):
            (_, content), *_ = message.items() or [("", {})]
            if not isinstance(content, dict):
                break
            field = c.choice([*content, "seat", "id", "n", "moves", "other"])
            match c.randrange(6):
                case 0:
                    content.pop(field, None)
                case 1 | 2:
                    content[field] = self.edge()
                case 3:
                    content[field] = self.any_json(3)
                case 4:
                    message[c.choice((*NAMES, "", "Play", "ack"))] = content
                case _:
                    message = {c.choice((*NAMES, "update")): c.choice((content, self.edge()))}
        return _text(message)

    def garbled(self) -> Sent:
        """A message with letters changed, lost or doubled."""
        c = self.chosen
        text, _ = self.wrong() if c.random() < 0.5 else self.mutated()
        letters = list(text)
        for _ in range(c.choice((1, 1, 2, 10))):
            at = c.randrange(len(letters) + 1)
            new = c.choice(['"', "{", "}", "\\", "\\ud800", "\x00", "\u2028", ",", "9", "é", ""])
            letters[at : at + c.randrange(3)] = [new]
        return "".join(map(str, letters)), True

    def noise(self) -> Sent:
        """Bytes of no meaning: as text, as text that is none, as binary."""
        c = self.chosen
        size = c.choice((0, 1, 2, 10, 100, 3_000))
        if c.random() < 0.15:
            return c.randbytes(size), c.random() < 0.3
        return "".join(
            chr(c.choice((c.randrange(128), c.randrange(0xD800)))) for _ in range(size)
        ), True

    def random_json(self) -> Sent:
        return _text(self.any_json(5))

    def edge(self) -> Any:
        """A value that somebody may have forgotten; nobody else's, so that it can be changed."""
        return copy.deepcopy(self.chosen.choice(EDGES))

    def any_json(self, depth: int) -> Any:
        """Any value."""
        c = self.chosen
        if depth == 0 or c.random() < 0.4:
            return self.edge()
        if c.random() < 0.4:
            return [self.any_json(depth - 1) for _ in range(c.randrange(4))]
        return {
            c.choice((*NAMES, "n", "id", "seat", "moves", "é")): self.any_json(depth - 1)
            for _ in range(c.randrange(4))
        }

    def huge(self) -> Sent:
        """Just small enough, or too large."""
        c = self.chosen
        size = c.choice((20_000, 65_000, 65_536, 65_537, 200_000))
        play = {"n": self.n, "id": self.key(), "moves": ["end"] * (size // 6)}
        if c.random() < 0.5:
            play["moves"] = ["x" * size]
        if c.random() < 0.2:
            return "9" * size, True
        return json.dumps({"play": play})[:size], True

    def deep(self) -> Sent:
        """Brackets within brackets."""
        c = self.chosen
        depth = c.choice((50, 1_000, 5_000, 16_000))
        opening, closing = c.choice((("[", "]"), ('{"play":', "}"), ('{"hello":{"n":', "}}")))
        depth = min(depth, 60_000 // len(opening + closing))
        return opening * depth + (closing * depth if c.random() < 0.5 else ""), True


def ends_the_socket(message: str | bytes, is_text: bool) -> bool:
    """Whether a message is too large, or text that is none: nothing after it is read."""
    sent = message.encode() if isinstance(message, str) else message
    return len(sent) > 65_536 or (is_text and sent.decode(errors="replace").encode() != sent)


def _text(content: Any) -> Sent:
    return json.dumps(content, ensure_ascii=False), True
