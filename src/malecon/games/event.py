"""Something that happened, told so that log, animation and statistics need nothing else."""

from typing import Final

import msgspec

_LACKING: Final = {
    "pesos": "reason-pesos",
    "building-law": "reason-law",
    "architect": "reason-architect",
}


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


class Lack(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that a seat lacks; `instead`: how many of what can replace it would do, too."""

    what: str
    n: int = 1
    instead: int = 0
    rule: str = ""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not possible: a key for words, its figures, and the paragraph.

    Where something is lacking, `lacks` is all of it, and the other fields tell the first of it.
    """

    key: str
    n: int = 0
    what: str = ""
    rule: str = ""
    lacks: tuple[Lack, ...] = ()


def lacking(*lacks: Lack) -> Reason:
    """The reason that says all that a seat lacks."""
    first = lacks[0]
    return Reason(_LACKING.get(first.what, "reason-cost"), first.n, first.what, first.rule, lacks)


class Move(msgspec.Struct, frozen=True):
    """An action that a seat may choose; str() is its notation."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text
