"""Blocks on disk, one per line, so that a contest can be broken off and taken up again."""

from pathlib import Path
from typing import Final

import msgspec

from malecon.arena.block import Block
from malecon.arena.contest import Contest
from malecon.games.errors import MaleconError

FORMAT: Final = "malecon arena 1"


class BadJournal(MaleconError):
    """A file that is no journal, or that of another contest."""

    code = "journal/bad"


class JournalHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played."""

    format: str
    contest: Contest


class Journal:
    """The blocks that a file holds, and those added to it; nothing is written before the first."""

    def __init__(self, file: str, contest: Contest) -> None:
        self.path = Path(file).expanduser()
        self.head = msgspec.json.encode(JournalHead(FORMAT, contest)) + b"\n"
        self.blocks: dict[int, Block] = {}
        self.kept = self._read(contest) if self.path.exists() else 0  # bytes that stay

    def add(self, block: Block) -> None:
        """One more block, behind all whole lines."""
        line = msgspec.json.encode(block) + b"\n"
        with self.path.open("r+b" if self.path.exists() else "w+b") as opened:
            opened.truncate(self.kept)
            opened.seek(self.kept)
            opened.write(line if self.kept else self.head + line)
            self.kept = opened.tell()
        self.blocks[block.number] = block

    def _read(self, contest: Contest) -> int:
        """Read all lines but one that was cut off; how many bytes they are."""
        text = self.path.read_bytes()
        lines = text.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            cut = lines.pop()
            if not lines and not self.head.startswith(cut):
                raise BadJournal(f"{self.path}: this is no journal of an arena.")
        if lines:
            self._check_head(lines[0], contest)
        for number, line in enumerate(lines[1:], 2):
            try:
                block = msgspec.json.decode(line, type=Block)
            except msgspec.MsgspecError as error:
                raise BadJournal(f"{self.path}: line {number} is no block.") from error
            self.blocks[block.number] = block
        return sum(len(line) for line in lines)

    def _check_head(self, line: bytes, contest: Contest) -> None:
        try:
            head = msgspec.json.decode(line, type=JournalHead)
        except msgspec.MsgspecError as error:
            raise BadJournal(f"{self.path}: this is no journal of an arena.") from error
        if head.format != FORMAT:
            raise BadJournal(f"{self.path}: this journal has another format than {FORMAT!r}.")
        was, now = msgspec.structs.asdict(head.contest), msgspec.structs.asdict(contest)
        other = [name for name in now if was[name] != now[name]]
        if other:
            raise BadJournal(
                f"{self.path}: this journal is of another contest; {', '.join(other)} differ."
            )
