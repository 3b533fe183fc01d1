"""The shapes of CUBA: what views and snapshots hold, key by key (docs/snapshot.md)."""

from typing import Literal

import msgspec

from malecon.games.cuba.names import Place


class CubaPart(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a snapshot, in which every key is known."""


class CubaShip(CubaPart):
    ship: int
    loaded: list[bool]
    spaces: list[str] = []


class CubaPile(CubaPart):
    unseen: list[int]
    tail: list[int]


class CubaVeto(CubaPart):
    group: str
    round: int


class CubaProgress(CubaPart):
    """How far the turn at hand has come."""

    count: int
    spare: int
    harvested: list[str]
    bought: list[str]
    sold: list[str]
    used: list[str]
    tile: str | None
    dock: int | None
    cargo: str | None
    after: str


class CubaPlayer(CubaPart):
    points: int
    sources: dict[str, int]
    pesos: int
    yard: dict[str, int]
    warehouse: dict[str, int]
    board: str
    pawn: str
    buildings: dict[str, str]
    hand: list[str]
    played: list[str]
    fifth: str | None


class CubaTable(msgspec.Struct):
    """All that lies open on the table."""

    round: int
    step: str
    turn: int
    start: int | None
    lap: int
    market: dict[str, int]
    supply: dict[str, int]
    bank: int | None
    buildings_left: list[str]
    markers: list[str]
    harbour: dict[Place, CubaShip | None]
    pile: CubaPile
    law_piles: dict[str, list[str]]
    proposals: dict[str, str | None]
    laws: dict[str, str | None]
    passed: list[str]
    vetoed: CubaVeto | None
    church: int | None
    town_hall: int | None
    votes: list[int]
    taxed: list[int]
    asked: list[int]
    answered: list[int]
    progress: CubaProgress
    players: list[CubaPlayer]


class CubaSnapshot(CubaTable):
    """A whole position: what lies open, and what each seat keeps from the others."""

    sealed: list[str | None]
    delegates: list[str | None]


class CubaPrice(msgspec.Struct):
    """The spaces of a row of the market, and what a unit costs and brings now."""

    row: list[int]
    buy: int
    sell: int


class CubaPublic(CubaTable):
    """What everybody may know: what lies open, the game itself, and what follows from its rules."""

    game: Literal["cuba"]
    rules: int
    seats: int
    edition: str
    options: dict[str, str]
    components: str
    waiting: list[int]
    phase: str | None  # of the round; none during the setup
    rounds: int  # of a game
    laps: int  # of a phase of actions
    card_votes: dict[str, int]  # what each character brings in parliament
    cheapest: list[str]  # the products among which the merchant takes a free one
    building_fee: int  # pesos that every building costs besides, under the building law
    prices: dict[str, CubaPrice]
    payable: list[list[str]]  # for each seat the buildings that it has the materials and pesos for
    order: list[int]  # of play, the start player first
    landscapes: list[list[str]]


class CubaOwn(msgspec.Struct):
    """What a seat knows besides: its own secrets, and where its pawn reaches; a spectator none."""

    seat: int | None = None
    sealed: str | None = None
    delegate: str | None = None
    cross: list[str] | None = None  # the fields that the seat's pawn reaches
    alone: list[str] | None = None  # the own tiles outside, of which the foreman can use just one


class CubaView(CubaPublic):
    """What a seat may know: what everybody knows, and its own."""

    seat: int | None
    sealed: str | None
    delegate: str | None
    cross: list[str] | None
    alone: list[str] | None
