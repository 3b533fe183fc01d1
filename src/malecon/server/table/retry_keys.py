"""Retry keys of a room: a command is done once, and everybody who sends it gets the same answer."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from malecon.server import wire
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import KeyRow

Send = Callable[[bytes], None]


class Key:
    """A command under way or done, and who wants its answer."""

    def __init__(self, row: KeyRow, is_saved: bool) -> None:
        self.row = row
        self.began = 0.0
        self._is_saved = is_saved
        self._asking: list[Send] = []

    def answer_to(self, send: Send) -> None:
        """Send the answer, now or as soon as it is saved."""
        if self._is_saved:
            send(self.row.answer)
        else:
            self._asking.append(send)

    def done(self, rows: int, answer: bytes) -> "Key":
        """What the command has led to."""
        self.row.last = rows - 1
        self.row.answer = answer
        return self

    def answer(self) -> None:
        """It is saved: answer everybody who asked."""
        self._is_saved = True
        asking, self._asking = self._asking, []
        for send in asking:
            send(self.row.answer)

    def fail(self) -> None:
        """It could not be saved, so it has not happened."""
        for send in self._asking:
            self.refuse(send)

    def refuse(self, send: Send) -> None:
        """Say that it could not be saved."""
        refused = wire.Refused(self.row.id, "store/failed", "It could not be saved; try again.")
        send(wire.encode("refused", refused))


class Keys:
    """All keys of a table."""

    def __init__(self) -> None:
        self._stored: dict[tuple[int, str], KeyRow] = {}
        self._keys: dict[tuple[int, str], Key] = {}  # made since, or asked for again

    def put(self, rows: list[KeyRow]) -> None:
        """Keys that are stored, of which there can be very many."""
        for row in rows:
            self._stored[row.identity, row.id] = row

    def find(self, identity: int, name: str, content: Any) -> Key | None:
        """The key of a command that was sent before; refused if it was another command."""
        at = (identity, content.id)
        key = self._keys.get(at)
        if key is None and at in self._stored:
            key = self._keys[at] = Key(self._stored[at], is_saved=True)
        if key is not None and key.row.command != _digest(name, content):
            raise Refusal("key/reused", "This key was used for another command.")
        return key

    def add(self, identity: int, name: str, content: Any, first: int) -> Key:
        """A new command, which has just been done and is not saved yet."""
        row = KeyRow(identity, content.id, _digest(name, content), first, first, b"")
        key = self._keys[identity, content.id] = Key(row, is_saved=False)
        return key


def _digest(name: str, content: Any) -> bytes:
    """What a command is about; n may differ when it is sent again."""
    about = {key: value for key, value in msgspec.to_builtins(content).items() if key != "n"}
    return hashlib.sha256(msgspec.json.encode([name, about], order="sorted")).digest()[:16]
