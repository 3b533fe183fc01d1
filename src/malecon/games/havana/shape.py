"""The form of a snapshot: which keys there are and what kind of value each holds."""

import msgspec


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a snapshot, in which every key is known."""


class Rows(Form):
    top: list[str]
    bottom: list[str]


class Progress(Form):
    carried: list[str]
    card: str | None
    victim: int | None
    stolen: int
    count: int
    swap: str | None
    buying: str | None
    replaced: dict[str, int]
    replaced_workers: int
    row: str | None
    after: str


class Pile(Form):
    cards: list[str]
    at_least: int


class Known(Form):
    hand: list[str]
    discard: list[str]
    unknown: list[str]
    unknown_in_hand: int
    piles: list[Pile]


class Player(Form):
    points: int
    pesos: int
    workers: int
    cubes: dict[str, int]
    buildings: list[str]
    open: list[str]
    number: int | None
    covered: str | None
    hand_count: int
    discard_count: int
    laid_count: int
    known: Known


class Cards(Form):
    hand: list[str]
    discard: list[str]
    laid: list[str]


class Snapshot(msgspec.Struct):
    """A position of HAVANA; views hold the same keys and more."""

    round: int
    step: str
    turn: int
    place: int
    order: list[int]
    rows: Rows
    pile: list[str]
    bag: dict[str, int]
    centre: dict[str, int]
    box: dict[str, int]
    workers: int
    bank: int | None
    removed: bool
    hired: bool
    dealt: bool
    sold: bool
    idle: int
    ended: str | None
    asked: list[int]
    answered: list[int]
    progress: Progress
    players: list[Player]
    cards: list[Cards]
