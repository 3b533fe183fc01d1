"""malecon bot: does an engine, a program of its own, keep to what docs/engines.md says?"""

import json
from collections.abc import Callable
from time import monotonic
from typing import Final

import click
import msgspec

from malecon.arena.table import ArenaTable, Chair
from malecon.bots import protocol, registry
from malecon.bots.api import Bot, Budget, Forfeit, seat_of
from malecon.bots.engine import EngineBot, Line
from malecon.cli.exits import REFUSED
from malecon.games.choosing import game as new_game
from malecon.games.match import Match
from malecon.games.registry import all_games

BUDGET: Final = Budget(ms=200.0)
SOON: Final = 2.0  # seconds that an engine may take to answer when it is told to stop
OTHERS: Final = "random"


class BrokenPromise(Exception):
    """What an engine did wrong, in a sentence."""


@click.group()
def bot() -> None:
    """Tools for those who write bots."""


@bot.command()
def schema() -> None:
    """Print what an engine hears and says as JSON Schema."""
    click.echo(json.dumps(protocol.schema(), indent=2, sort_keys=True))


@bot.command()
@click.argument("command")
@click.option("--games", default=1, show_default=True, help="Games of each kind and seat count.")
def check(command: str, games: int) -> None:
    """Try the engine that COMMAND starts: every promise of docs/engines.md, game after game."""
    engine = EngineBot(f"cmd:{command}", command)
    failed = 0
    try:
        for name, promise in _promises(engine, games):
            failed += not _kept(name, promise)
    finally:
        engine.close()
    click.echo("All promises are kept." if not failed else f"{failed} promises are broken.")
    if failed:
        click.get_current_context().exit(REFUSED)


def _promises(engine: EngineBot, games: int) -> list[tuple[str, Callable[[], None]]]:
    found = [
        ("says hello and the protocol", lambda: _greets(engine)),
        ("answers when it is told to stop", lambda: _stops(engine)),
        ("passes over fields that it does not know", lambda: _is_patient(engine)),
    ]
    for name, kind in all_games().items():
        for seats in kind.seat_counts:
            found.append(
                (
                    f"plays {name} with {seats} seats to the end",
                    lambda name=name, seats=seats: _plays(engine, name, seats, games),  # type: ignore[misc]
                )
            )
    return found


def _kept(name: str, promise: Callable[[], None]) -> bool:
    try:
        promise()
    except (BrokenPromise, Forfeit) as error:
        click.echo(f"FAILED  {name}: {error}")
        return False
    click.echo(f"ok      {name}")
    return True


def _greets(engine: EngineBot) -> None:
    line = Line(engine.name, engine.command)
    try:
        line.greet()
    finally:
        line.end()


def _stops(engine: EngineBot) -> None:
    """A budget of an hour, and the word to stop at once."""
    match = _any_match()
    begun = monotonic()
    seat = match.waiting[0]
    _answer(engine, match, seat, Budget(ms=3_600_000.0), lambda: True)
    if monotonic() - begun > SOON:
        raise BrokenPromise(f"it took {monotonic() - begun:.1f} s, not {SOON:g}, after `stop`")


def _is_patient(engine: EngineBot) -> None:
    """A later version of the protocol may say more."""
    line = Line(engine.name, engine.command)
    try:
        line.greet()
        line.send(b'{"type": "weather", "wind": 3}')
        match = _any_match()
        line.tell(protocol.new_game(match.game.resolved, match.waiting[0]))
        seat = match.waiting[0]
        asked = protocol.question(match.view(seat), match.legal(seat), 1, BUDGET, 1)
        line.send(msgspec.json.encode(msgspec.to_builtins(asked) | {"hint": "none"}))
        said = line.heard(monotonic() + SOON)
        if not isinstance(said, protocol.EngineMove):
            raise BrokenPromise("there was no answer to a question with a further field")
    finally:
        line.end()


def _plays(engine: EngineBot, name: str, seats: int, games: int) -> None:
    others: list[Bot] = [registry.find(OTHERS)] * (seats - 1)
    for number in range(games):
        match = Match(new_game(name, seats=seats), seed=number)
        at = number % seats
        bots: list[Bot] = [*others[:at], engine, *others[at:]]
        table = ArenaTable(match, [Chair(one, BUDGET) for one in bots], b"check")
        table.play()
        if why := table.chairs[at].forfeit:
            raise BrokenPromise(f"it forfeited game {number + 1}: {why}: {table.chairs[at].reason}")


def _any_match() -> Match:
    name, kind = next(iter(all_games().items()))
    return Match(name, seats=kind.seat_counts.start, seed=1)


def _answer(
    engine: EngineBot, match: Match, seat: int, budget: Budget, stopped: Callable[[], bool]
) -> list[int]:
    view = match.view(seat)
    return engine.choose(match.game, view, match.position.legal(seat_of(view)), budget, 1, stopped)
