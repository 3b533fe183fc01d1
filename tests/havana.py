"""One builder for every test of HAVANA: a table in the middle of a game, set up in one call."""

from collections.abc import Iterable, Mapping
from typing import Any

from malecon import Match
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaPlayer

TOP = ["bench", "well", "kiosk", "lamp-post", "statue", "balcony"]
BOTTOM = ["cafe", "pharmacy", "florist", "lottery-office", "barracks", "arcade"]
PLAIN = ("siesta", "protection")


def havana(
    *players: Mapping[str, Any],
    seats: int = 3,
    phase: str = "actions",
    round: int = 2,
    order: Iterable[int] | None = None,
    place: int = 0,
    top: Iterable[str] = TOP,
    bottom: Iterable[str] = BOTTOM,
    pile: Iterable[str] | None = None,
    centre: Mapping[str, int] | None = None,
    box: Mapping[str, int] | None = None,
    bag: Mapping[str, int] | None = None,
    workers: int | None = None,
    seed: int = 1,
    draws: bool = True,
    components: Any = None,
    **options: Any,
) -> Match:
    """A match in which the seat at `place` of the order is asked first in a phase.

    phase: "first" (first two cards, round 0), "actions" (phase 1) or "cards" (phase 3).
    players: per seat a dict with open (two cards), hand, discard, cubes, pesos, workers, buildings
    (their points count). What is not given: siesta and protection open, the rest in hand, nothing
    owned. centre: colours and "pesos". bag: what is left in it, the rest is boxed; workers: how
    many are in supply, the rest is given to the last seat.
    """
    match = Match("havana", seats=seats, seed=seed, components=components, draws=False, **options)
    snapshot = match.snapshot()
    every = snapshot["pile"]
    worth = {name: price.points for name, price in match.view(None).prices.items()}
    turns = list(order) if order is not None else list(range(seats))
    first = phase == "first"
    step = {"first": "lay-first", "actions": "do", "cards": "cover"}[phase]
    snapshot |= {"round": 0 if first else round, "step": step, "place": 0 if first else place}
    snapshot |= {"order": [] if first else turns, "turn": 0 if first else turns[place]}
    snapshot["asked"] = list(range(seats)) if first else []
    snapshot["rows"] = {"top": list(top), "bottom": list(bottom)}
    for seat in range(seats):
        given = dict(players[seat]) if seat < len(players) else {}
        _player(snapshot, seat, given, worth, first)
    acted = [] if first else turns if phase == "cards" else turns[:place]
    done = {card for seat in acted for card in snapshot["players"][seat]["open"]}
    snapshot |= {"hired": "worker" in done, "dealt": "black-market" in done}
    gone = {*top, *bottom, *(b for p in snapshot["players"] for b in p["buildings"])}
    left = [name for name in every if name not in gone]
    snapshot["pile"] = list(pile) if pile is not None else left[: len(left) // 4 * 4]
    snapshot["centre"] = dict.fromkeys(names.COLOURS, 0) | {"pesos": 4} | dict(centre or {})
    _cubes(snapshot, box or {}, bag)
    own = sum(player["workers"] for player in snapshot["players"])
    if workers is not None:
        snapshot["players"][-1]["workers"] += 15 - own - workers
        own = 15 - workers
    snapshot["workers"] = 15 - own
    if snapshot["bank"] is not None:
        held = sum(player["pesos"] for player in snapshot["players"])
        snapshot["bank"] = 108 - held - snapshot["centre"]["pesos"]
    snapshot["progress"]["after"] = "setup"
    found = Match.from_snapshot(snapshot, seed=seed, components=components)
    found.draws = draws
    return found


def _player(
    snapshot: dict[str, Any],
    seat: int,
    given: dict[str, Any],
    worth: Mapping[str, int],
    first: bool,
) -> None:
    player = snapshot["players"][seat]
    shown = [] if first else list(given.pop("open", PLAIN))
    discard = list(given.pop("discard", []))
    hand = list(given.pop("hand", [c for c in names.CARDS if c not in shown + discard]))
    player["open"] = shown
    player["cubes"] = dict.fromkeys(names.COLOURS, 0) | given.pop("cubes", {})
    player["buildings"] = list(given.pop("buildings", []))
    player["points"] = sum(worth[name] for name in player["buildings"])
    player["pesos"] = given.pop("pesos", 0)
    player["workers"] = given.pop("workers", 0)
    assert not given, f"a player has no {given}"
    snapshot["cards"][seat] = {"hand": hand, "discard": discard, "laid": []}


def _cubes(snapshot: dict[str, Any], box: Mapping[str, int], bag: Mapping[str, int] | None) -> None:
    for colour in names.COLOURS:
        total = 40 if colour == "debris" else 10
        total -= snapshot["centre"][colour]
        total -= sum(player["cubes"][colour] for player in snapshot["players"])
        boxed = box.get(colour, 0)
        if bag is not None:
            boxed = total - bag.get(colour, 0)
        snapshot["box"][colour] = boxed
        snapshot["bag"][colour] = total - boxed


def play(match: Match, seat: int, *moves: str) -> Match:
    """Several moves of one seat; a comma list counts as several."""
    for text in moves:
        for move in text.split(","):
            match.play(move, seat=seat)
    return match


def legal(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat in notation."""
    return [str(move) for move in match.legal(seat)]


def player(match: Match, seat: int) -> HavanaPlayer:
    """All that lies open before a seat."""
    found: HavanaPlayer = match.view(None).players[seat]
    return found


def cubes(match: Match, seat: int) -> dict[str, int]:
    """A seat's cubes, without the zeros."""
    return {colour: n for colour, n in player(match, seat).cubes.items() if n}
