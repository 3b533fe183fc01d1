"""One builder for every test of CUBA: a table in the middle of a game, set up in one call.

The default board is the test fixture: plantation

        a        b         c        d
    1   lake     mountain  tobacco  citrus
    2   forest   tobacco   forest   citrus
    3   warehouse sugar    mountain sugar

and the ships P = 1, Q = 2 and R = 3, in docks 1, 2 and 3; S = 4 lies at sea.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from malecon import Match
from malecon.games.cuba.game import CubaGame
from malecon.games.cuba.shape import CubaPlayer
from malecon.games.opening import game_with

P, Q, R, S, T, U = 1, 2, 3, 4, 5, 6
SHIPS: tuple[str, ...] = (
    "CCSTR", "TTSGC", "RGSSC", "SSCTG", "TTCSR", "TTCSG", "CCCSR", "TTTCG", "CSTRG", "SSTRR",
    "TTSGG", "CCTRG", "CSSRG", "CSRRG", "CTRGG",
)  # fmt: skip
FIXTURE = {
    "plantations": {"common": ["LMTC", "FTFC", "WSMS"]},
    "ships": {str(number): spaces for number, spaces in enumerate(SHIPS, 1)},
}
LETTERS = {"citrus": "C", "sugar": "S", "tobacco": "T", "rum": "R", "cigars": "G"}
CARDS = ("worker", "merchant", "architect", "foreman", "mayor")
GROUPS = ("I", "II", "III", "IV")
PROPOSED = {"I": "tax-4", "II": "levy-tobacco", "III": "subsidy-votes", "IV": "surplus"}


def cuba_game(
    *, seats: int = 4, edition: str | None = None, options: Mapping[str, object] | None = None
) -> CubaGame:
    """CUBA with its settings chosen."""
    return cast(CubaGame, game_with(options or {}, "cuba", seats=seats, edition=edition))


def cuba(
    *players: Mapping[str, Any],
    seats: int = 3,
    edition: str = "de",
    round: int = 2,
    lap: int = 1,
    start: int = 0,
    turn: int | None = None,
    market: Mapping[str, int] | None = None,
    gone: Mapping[str, int] | None = None,
    laws: Mapping[str, str | None] | None = None,
    proposals: Mapping[str, str | None] | None = None,
    docks: Mapping[int, tuple[int, Iterable[str]] | None] | None = None,
    sea: int = S,
    tail: Iterable[int] = (),
    markers: Iterable[str] = (),
    vetoed: tuple[str, int] | None = None,
    seed: int = 1,
    draws: bool = True,
    components: Any = FIXTURE,
    **options: Any,
) -> Match:
    """A match in which seat `turn` (default: the start player) is about to play a card in a lap.

    players: per seat a dict with pesos, points, yard, warehouse, buildings ({"b2": "inn"}), pawn,
    played (cards of earlier laps; by default mayor, architect, ... as the lap needs), hand.
    gone: pieces put on the last seat to empty the supply ({"rum": 0} leaves none in supply).
    """
    match = Match(
        "cuba", seats=seats, edition=edition, seed=seed, components=components, draws=False,
        **options,
    )  # fmt: skip
    snapshot = match.snapshot()
    snapshot |= {"round": round, "step": "card", "start": start, "lap": lap - 1}
    snapshot["turn"] = start if turn is None else turn
    snapshot["markers"] = list(markers)
    snapshot["market"] |= market or {}
    if vetoed is not None:
        snapshot["vetoed"] = {"group": vetoed[0], "round": vetoed[1]}
    _harbour(snapshot, round, docks, sea, list(tail))
    _parliament(snapshot, round, laws or {}, proposals or {})
    for seat in range(seats):
        _player(snapshot, seat, lap, players[seat] if seat < len(players) else {})
    if snapshot["bank"] is not None:
        money = sum(player["pesos"] for player in snapshot["players"])
        snapshot["bank"] = int(snapshot["options"]["bank"]) - money
    _supply(snapshot, gone or {})
    found = Match.from_snapshot(snapshot, seed=seed, components=components)
    found.draws = draws
    return found


def _harbour(
    snapshot: dict[str, Any],
    round: int,
    docks: Mapping[int, tuple[int, Iterable[str]] | None] | None,
    sea: int,
    tail: list[int],
) -> None:
    there: dict[int, tuple[int, Iterable[str]] | None] = {1: (P, ()), 2: (Q, ()), 3: (R, ())}
    if round == 1:
        there[3] = None
    there |= docks or {}
    harbour: dict[str, Any] = {"sea": _ship(sea, ())}
    harbour |= {str(dock): _ship(*ship) if ship else None for dock, ship in there.items()}
    snapshot["harbour"] = harbour
    shown = [ship["ship"] for ship in harbour.values() if ship] + tail
    unseen = [ship for ship in range(1, 16) if ship not in shown]
    snapshot["pile"] = {"unseen": unseen, "tail": tail}


def _ship(number: int, cargo: Iterable[str]) -> dict[str, Any]:
    spaces = list(SHIPS[number - 1])
    loaded = [False] * 5
    for kind in cargo:
        space = next(i for i, s in enumerate(spaces) if s == LETTERS[kind] and not loaded[i])
        loaded[space] = True
    return {"ship": number, "loaded": loaded}


def _parliament(
    snapshot: dict[str, Any],
    round: int,
    laws: Mapping[str, str | None],
    proposals: Mapping[str, str | None],
) -> None:
    snapshot["laws"] |= laws
    snapshot["proposals"] = PROPOSED | dict(proposals)
    for group in GROUPS:
        pile = [
            law for law in snapshot["law_piles"][group]
            if law not in (snapshot["proposals"][group], snapshot["laws"][group])
        ]  # fmt: skip
        snapshot["law_piles"][group] = pile[: 6 - round]


def _player(snapshot: dict[str, Any], seat: int, lap: int, given: Mapping[str, Any]) -> None:
    player = snapshot["players"][seat]
    turn, start = snapshot["turn"], snapshot["start"]
    seats = len(snapshot["players"])
    earlier = (seat - start) % seats < (turn - start) % seats
    cards = lap - 1 + (1 if earlier else 0)
    player["pawn"] = "a3"
    player["played"] = list(reversed(CARDS))[:cards]
    for key, value in given.items():
        assert key in player, f"a player has no {key}"
        player[key] = value
    player["sources"]["laws"] = player["points"]
    if "hand" not in given:
        player["hand"] = [card for card in CARDS if card not in player["played"]]
    for tile in player["buildings"].values():
        snapshot["buildings_left"].remove(tile)


def _supply(snapshot: dict[str, Any], gone: Mapping[str, int]) -> None:
    """Whatever lies nowhere else is in the supply; `gone` leaves only so many there."""
    products = 18 if snapshot["options"]["tokens"] == "2007" else 15
    goods = 15 if snapshot["options"]["tokens"] == "2007" else 10
    last = snapshot["players"][-1]
    for kind in snapshot["supply"]:
        total = 15 if kind in ("wood", "stone", "water") else products
        total = goods if kind in ("rum", "cigars") else total
        total -= snapshot["market"].get(kind, 0)
        for player in snapshot["players"]:
            total -= player["yard"].get(kind, 0) + player["warehouse"].get(kind, 0)
        total -= sum(_aboard(ship, kind) for ship in snapshot["harbour"].values() if ship)
        if kind in gone:
            last["yard"] = last["yard"] | {kind: last["yard"].get(kind, 0) + total - gone[kind]}
            total = gone[kind]
        snapshot["supply"][kind] = total


def _aboard(ship: Mapping[str, Any], kind: str) -> int:
    if kind not in LETTERS:
        return 0
    spaces = SHIPS[ship["ship"] - 1]
    return sum(
        full and letter == LETTERS[kind]
        for full, letter in zip(ship["loaded"], spaces, strict=True)
    )


def play(match: Match, seat: int, *moves: str) -> Match:
    """Several moves of one seat; a comma list counts as several."""
    for text in moves:
        for move in text.split(","):
            match.play(move, seat=seat)
    return match


def pieces(match: Match, seat: int) -> dict[str, int]:
    """What a seat has in its yard, without the zeros."""
    yard: dict[str, int] = match.view(None).players[seat].yard
    return {kind: n for kind, n in yard.items() if n}


def legal(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat in notation."""
    return [str(move) for move in match.legal(seat)]


def player(match: Match, seat: int) -> CubaPlayer:
    """All that lies open before a seat."""
    found: CubaPlayer = match.view(None).players[seat]
    return found
