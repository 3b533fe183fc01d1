"""Ways through a round of HAVANA: first cards, quiet turns, new cards."""

from collections.abc import Iterator

from malecon import Match
from malecon.games.event import Event
from malecon.games.havana.shape import HavanaKnown
from tests.havana import havana, legal, play

QUIET = ("end", "done")


def told(match: Match, event: str) -> list[Event]:
    """The events of one kind."""
    return [found for found in match.events if found.event == event]


def step(match: Match) -> str:
    """What is asked now."""
    found: str = match.view(None).step
    return found


def order(match: Match) -> list[int]:
    """The seats in the order of the round."""
    found: list[int] = match.view(None).order
    return found


def centre(match: Match) -> dict[str, int]:
    """What lies in the centre, without the zeros."""
    return {name: n for name, n in match.view(None).centre.items() if n}


def boxed(match: Match) -> dict[str, int]:
    """The cubes out of the game, without the zeros."""
    return {colour: n for colour, n in match.view(None).box.items() if n}


def row(match: Match, name: str) -> list[str]:
    """A row of buildings from left to right."""
    found: list[str] = match.view(None).rows[name]
    return found


def known(match: Match, seat: int) -> HavanaKnown:
    """What everybody knows of a seat's hand and discard pile."""
    found: HavanaKnown = match.view(None).players[seat].known
    return found


def lay_first(match: Match, *pairs: tuple[str, str]) -> Match:
    """Every seat lays its first two cards."""
    for seat, (one, two) in enumerate(pairs):
        play(match, seat, f"lay {one}", f"lay {two}")
    return match


def lay(match: Match, *pairs: tuple[str, str]) -> Match:
    """In the order of the round each seat covers a card and lays a new one on it."""
    for covered, card in pairs:
        play(match, match.waiting[0], f"cover {covered}", f"lay {card}", "end")
    return match


def play_quietly(match: Match) -> None:
    """Whoever is asked does as little as can be done."""
    seat = match.waiting[0]
    moves = legal(match, seat)
    match.play(next((move for move in QUIET if move in moves), moves[0]), seat=seat)


def end_turn(match: Match) -> Match:
    """The seat on turn does as little as can be done until its turn is over."""
    seat = match.waiting
    while match.waiting == seat and not match.over:
        play_quietly(match)
    return match


def to_new_cards(match: Match) -> Match:
    """All play quietly until new cards are to be laid."""
    while step(match) != "cover" and not match.over:
        play_quietly(match)
    return match


def renewed_twice(one: str, two: str) -> Match:
    """Of Worker and Mama one card was taken back, then Siesta and Pesos were covered and one of
    the four was taken back."""
    own = {"open": ("siesta", "renewal"), "discard": ["worker", "mama"]}
    match = play(havana(own, seats=2), 0, "do renewal", f"take {one}", "end")
    lay(to_new_cards(match), ("siesta", "pesos"), ("siesta", "worker"))
    lay(to_new_cards(match), ("pesos", "debris"), ("worker", "architect"))
    return play(match, 0, "do renewal", f"take {two}", "end")


def to_next_round(match: Match) -> Match:
    """All play quietly until the next round begins or the game is over."""
    now = match.view(None).round
    while match.view(None).round == now and not match.over:
        play_quietly(match)
    return match


def rounds(match: Match, most: int = 40) -> Iterator[int]:
    """Quiet rounds until the game is over: the number of each that has been played."""
    for _ in range(most):
        number: int = match.view(None).round
        to_next_round(match)
        yield number
        if match.over:
            return
