"""Which drawing and which reference a game has: the modules of its name."""

from collections.abc import Collection, Mapping
from importlib import import_module

from malecon.cli.board import Board, Reference
from malecon.games.match import Match
from malecon.games.wording import Words


def board_of(
    match: Match,
    words: Words,
    people: Collection[int] = (),
    bots: Mapping[int, str] | None = None,
) -> Board:
    """What draws a match; `people` are the seats of those who look at it, bots play others."""
    module = import_module(f"malecon.cli.{match.game.name}_board")
    drawn: Board = module.Board(words, people, bots)
    return drawn


def reference_of(match: Match, board: Board) -> Reference:
    """What can be looked up about a match as it stands."""
    found: Reference = import_module(f"malecon.cli.{match.game.name}_reference").Reference(
        match, board
    )
    return found
