"""Something that happened, told so that log, animation and statistics need nothing else."""

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who, what, how many, from where to where and why; `seen` None means everybody."""

    event: str
    seat: int | None = None
    what: str = ""
    n: int = 1
    source: str = ""
    target: str = ""
    why: str = ""
    seen: tuple[int, ...] | None = None

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may know of this."""
        return self.seen is None or seat in self.seen


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not possible: a key for words, its figures, and the paragraph."""

    key: str
    n: int = 0
    what: str = ""
    rule: str = ""


class Move(msgspec.Struct, frozen=True):
    """An action that a seat may choose; str() is its notation."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text
