"""Any situation of a game on a real table: found in seeded games, carried in as a record, forked.

A fork's draws are its own, but the position that it begins with is always the same.
"""

from functools import cache
from typing import Any, Final

import malecon
from malecon.engine.rng import Rng
from malecon.games.match import Match

MOST_GAMES: Final = 400
TRAVEL: Final = frozenset({"moved", "paid", "earned", "built", "pawn"})


@cache
def record(
    game: str, step: str, seats: int = 3, prefer: tuple[str, ...] = (), **options: Any
) -> str:
    """A game that breaks off when seat 0 is asked for a step; the seats play moves of `prefer`
    wherever they can, and else as they guess."""
    for seed in range(MOST_GAMES):
        match, rng = Match(game, seats=seats, seed=seed, **options), Rng(seed)
        while not match.over:
            if 0 in match.waiting and match.view(0).step == step:
                return match.record(reveal=True)
            seat = match.waiting[-1]
            match.play(_move(match, seat, prefer, rng), seat=seat)
    raise AssertionError(f"{game} never comes to {step}")


def _move(match: Match, seat: int, prefer: tuple[str, ...], rng: Rng) -> str:
    legal = [choice.move for choice in match.offer(seat).moves]
    wanted = [move for start in prefer for move in legal if move.startswith(start)]
    return wanted[0] if wanted else match.game.write(match.position.guess(seat, rng))


@cache
def finished(game: str, seats: int = 3, seed: int = 1) -> str:
    """A whole game, as its players guess."""
    match, rng = malecon.Match(game, seats=seats, seed=seed), Rng(seed)
    while not match.over:
        seat = match.waiting[-1]
        match.play(match.game.write(match.position.guess(seat, rng)), seat=seat)
    return match.record()


@cache
def rich(game: str, verb: str, least: int, seats: int = 3) -> tuple[str, str]:
    """A game that breaks off before a move of seat 0 by which `least` pieces travel; the move."""
    for seed in range(MOST_GAMES):
        match, rng = Match(game, seats=seats, seed=seed), Rng(seed)
        while not match.over:
            seat = match.waiting[-1]
            move = match.game.write(match.position.guess(seat, rng))
            before, known = match.record(), len(match.heard(0))
            match.play(move, seat=seat)
            fresh = [event.event for event in match.heard(0)[known:]]
            is_one = seat == 0 and move.startswith(verb)
            if is_one and sum(event in TRAVEL for event in fresh) >= least:
                return before, move
    raise AssertionError(f"nothing in {game} moves {least} pieces at once")


@cache
def late(game: str, seats: int = 3, seed: int = 1) -> str:
    """A game that breaks off when seat 0 is asked for the last time."""
    match, rng, found = Match(game, seats=seats, seed=seed), Rng(seed), ""
    while not match.over:
        if 0 in match.waiting:
            found = match.record()
        seat = match.waiting[-1]
        match.play(match.game.write(match.position.guess(seat, rng)), seat=seat)
    return found


def ask(page: Any, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request that the page itself could make; what was answered."""
    return page.evaluate(
        """async ([method, path, body]) => {
             const headers = body ? {'content-type': 'application/json'} : {};
             const sent = body ? JSON.stringify(body) : undefined;
             return (await fetch(path, {method, headers, body: sent})).json();
           }""",
        [method, path, body],
    )


def keep(page: Any, text: str) -> str:
    """A record among the finished games; the name of its table."""
    return str(ask(page, "POST", "/api/records", {"record": text})["table"]["table"])


def sit_down(page: Any, text: str, bot: str = "random") -> str:
    """A table that goes on from where a record breaks off, with me on seat 0; its name."""
    kept = keep(page, text)
    steps = ask(page, "GET", f"/api/tables/{kept}/replay?step=0&count=1")["steps"]
    seats = len(ask(page, "GET", f"/api/tables/{kept}")["seats"])
    who = ["me", *([{"bot": bot}] * (seats - 1))]
    forked = ask(page, "POST", f"/api/tables/{kept}/fork", {"step": steps, "who": who})
    table = str(forked["table"]["table"])
    go(page, f"/table/{table}")
    return table


def go(page: Any, path: str) -> None:
    """Another place of the page, as by a link in it."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }",
        path,
    )
