"""What the views of all games have in common, for whatever is not of one game alone."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec
from msgspec.structs import asdict


class Player(Protocol):
    """What everybody sees of a seat, in any game."""

    @property
    def points(self) -> int: ...

    @property
    def pesos(self) -> int: ...


class View(Protocol):
    """What a seat or a spectator may know, in any game; games/GAME/shape.py has all of it."""

    @property
    def game(self) -> str: ...

    @property
    def edition(self) -> str: ...

    @property
    def options(self) -> Mapping[str, str]: ...

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""

    @property
    def waiting(self) -> Sequence[int]: ...

    @property
    def round(self) -> int: ...

    @property
    def step(self) -> str: ...

    @property
    def turn(self) -> int: ...

    @property
    def players(self) -> Sequence[Player]: ...


def together(public: msgspec.Struct, own: msgspec.Struct) -> dict[str, Any]:
    """All fields of a view: what everybody knows, and what a seat knows besides or differently."""
    mine = {name: value for name, value in asdict(own).items() if value is not msgspec.UNSET}
    return asdict(public) | mine


def differs(public: msgspec.Struct, own: msgspec.Struct) -> bool:
    """Whether a seat sees differently what everybody sees."""
    shared = _shared(type(public), type(own))
    return any(getattr(own, name) is not msgspec.UNSET for name in shared)


@cache
def _shared(public: type[msgspec.Struct], own: type[msgspec.Struct]) -> list[str]:
    return [name for name in own.__struct_fields__ if name in public.__struct_fields__]
