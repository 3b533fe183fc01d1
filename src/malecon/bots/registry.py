"""The registry of bots."""

from collections.abc import Mapping

from malecon.bots.api import Bot
from malecon.bots.peeker import Peeker
from malecon.bots.planner import FirstPlanner, Planner
from malecon.bots.random import Random
from malecon.bots.rules import RulesBot
from malecon.games.errors import BadOption, shown


def bots() -> dict[str, Bot]:
    """The bots by name, the weakest first."""
    return {bot.name: bot for bot in (Random(), RulesBot(), Planner())}


def experiments() -> dict[str, Bot]:
    """The bots by name, and those that play only in an arena: earlier ones and experiments."""
    return bots() | {bot.name: bot for bot in (FirstPlanner(), Peeker())}


def find(name: str, known: Mapping[str, Bot] | None = None) -> Bot:
    """The bot of a name."""
    known = known or bots()
    if not isinstance(name, str) or name not in known:
        raise BadOption(f"There is no bot {shown(name)}; the bots are {', '.join(known)}.")
    return known[name]
