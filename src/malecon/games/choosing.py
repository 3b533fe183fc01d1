"""A game by its name and settings, of the type that the name promises."""

from typing import Any, Literal, overload

from malecon.games.api import Game
from malecon.games.cuba.game import CubaGame
from malecon.games.havana.game import HavanaGame
from malecon.games.opening import game_with


@overload
def game(
    name: Literal["cuba"], *, seats: int = ..., edition: str | None = ..., components: Any = ...,
    **options: object,
) -> CubaGame: ...  # fmt: skip


@overload
def game(
    name: Literal["havana"], *, seats: int = ..., edition: str | None = ..., components: Any = ...,
    **options: object,
) -> HavanaGame: ...  # fmt: skip


@overload
def game(
    name: str, *, seats: int = ..., edition: str | None = ..., components: Any = ...,
    **options: object,
) -> Game: ...  # fmt: skip


def game(
    name: str,
    *,
    seats: int = 4,
    edition: str | None = None,
    components: Any = None,
    **options: object,
) -> Game:
    """A game with its settings; an unknown name, edition, option or value is refused by name."""
    return game_with(options, name, seats=seats, edition=edition, components=components)
