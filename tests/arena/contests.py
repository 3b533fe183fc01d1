"""Contests that tests play."""

from typing import Any

import msgspec

import malecon
from malecon.arena.block import Block
from malecon.arena.contest import Contest, contest
from malecon.bots.api import Budget


def small(*bots: str, game: str = "havana", seats: int = 2, **more: Any) -> Contest:
    """A contest of a few short games."""
    found = contest(malecon.game(game, seats=seats), bots or ("rules", "random"), 1, Budget(1))
    return msgspec.structs.replace(found, **more)


def timeless(block: Block) -> Block:
    """A block without what depends on the machine."""
    games = [
        msgspec.structs.replace(
            game,
            outcomes=[msgspec.structs.replace(seat, turns=[]) for seat in game.outcomes],
        )
        for game in block.games
    ]
    return Block(block.number, games)
