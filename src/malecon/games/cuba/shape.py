"""The form of a snapshot: which keys there are and what kind of value each holds."""

import msgspec


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a snapshot, in which every key is known."""


class Ship(Form):
    ship: int
    loaded: list[bool]
    spaces: list[str] = []


class Harbour(Form):
    sea: Ship | None
    one: Ship | None = msgspec.field(name="1")
    two: Ship | None = msgspec.field(name="2")
    three: Ship | None = msgspec.field(name="3")

    def places(self) -> tuple[Ship | None, ...]:
        return self.sea, self.one, self.two, self.three


class Pile(Form):
    unseen: list[int]
    tail: list[int]


class Veto(Form):
    group: str
    round: int


class Progress(Form):
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


class Player(Form):
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


class Snapshot(msgspec.Struct):
    """A position of CUBA; views hold the same keys and more."""

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
    harbour: Harbour
    pile: Pile
    law_piles: dict[str, list[str]]
    proposals: dict[str, str | None]
    laws: dict[str, str | None]
    passed: list[str]
    vetoed: Veto | None
    church: int | None
    town_hall: int | None
    votes: list[int]
    taxed: list[int]
    asked: list[int]
    answered: list[int]
    progress: Progress
    players: list[Player]
    sealed: list[str | None]
    delegates: list[str | None]
