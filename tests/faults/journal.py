"""What a client has sent and been told, in the order of time, a line of JSON each.

Everything is written before it is used: a command before it is sent, an answer before it is acted
upon. So whatever a client relied on is in its journal.
"""

from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct, json


class Sent(Struct, tag="sent", tag_field="line", omit_defaults=True):
    """A command, for the first time or once more."""

    table: str
    seat: int
    id: str
    kind: str
    moves: list[str] = []


class Acknowledged(Struct, tag="ack", tag_field="line"):
    """The server said that it was done; `answer` is the message, byte for byte."""

    table: str
    id: str
    answer: str


class Refused(Struct, tag="refused", tag_field="line"):
    """The server said that nothing has changed."""

    table: str
    id: str
    error: str


class Wrong(Struct, tag="wrong", tag_field="line"):
    """Something that must not be, seen by the client itself."""

    table: str
    what: str


Line = Sent | Acknowledged | Refused | Wrong

_ENCODER = json.Encoder()
_DECODER = json.Decoder(Line)


class Journal:
    """The journal of one person, named after it."""

    def __init__(self, folder: Path, person: str) -> None:
        self.person = person
        self._file = (folder / f"{person}.jsonl").open("ab", buffering=0)

    def write(self, line: Line) -> None:
        """Keep a line; it is in the file when this returns."""
        self._file.write(_ENCODER.encode(line) + b"\n")

    def close(self) -> None:
        """No more lines."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


def read(folder: Path) -> dict[str, list[Line]]:
    """The journals of a folder by person."""
    return {
        path.stem: [_DECODER.decode(line) for line in path.read_bytes().splitlines()]
        for path in sorted(folder.glob("*.jsonl"))
    }
