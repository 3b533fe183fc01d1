"""The shapes of HAVANA: what views and snapshots hold, key by key (docs/snapshot.md)."""

from typing import Literal

import msgspec

from malecon.games.havana.names import Row


class HavanaPart(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a snapshot, in which every key is known."""


class HavanaProgress(HavanaPart):
    """How far the turn at hand has come."""

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


class HavanaPile(HavanaPart):
    """Some of a seat's unknown cards, and how many of them it holds at least."""

    cards: list[str]
    at_least: int


class HavanaKnown(HavanaPart):
    """What the others can know of a seat's hidden cards."""

    hand: list[str]
    discard: list[str]
    unknown: list[str]
    unknown_in_hand: int
    piles: list[HavanaPile]


class HavanaPlayer(HavanaPart):
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
    known: HavanaKnown


class HavanaCards(HavanaPart):
    """The cards of a seat that others do not see."""

    hand: list[str]
    discard: list[str]
    laid: list[str]


class HavanaTable(msgspec.Struct):
    """All that lies open on the table."""

    round: int
    step: str
    turn: int
    place: int
    order: list[int]
    rows: dict[Row, list[str]]
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
    progress: HavanaProgress
    players: list[HavanaPlayer]


class HavanaSnapshot(HavanaTable):
    """A whole position: what lies open, and the hidden cards of every seat."""

    cards: list[HavanaCards]


class HavanaPrice(msgspec.Struct, frozen=True):
    """Points and price of a building."""

    points: int
    brick: int
    sandstone: int
    loam: int
    glass: int
    debris: int
    pesos: int
    workers: int
    architect: bool


class HavanaReplaceable(msgspec.Struct):
    """A piece of a price, how many of it are asked for, and how many of what stand in for one."""

    piece: str
    n: int
    by: str
    each: int


class HavanaPayment(msgspec.Struct):
    """One way to pay: what of the price is replaced, and what the buyer gives in all."""

    replaced: dict[str, int]
    pays: dict[str, int]


class HavanaPurchase(msgspec.Struct):
    """A purchase that is to be paid, and every way to do so, with the least replaced first."""

    building: str
    pieces: list[HavanaReplaceable]
    payments: list[HavanaPayment]


class HavanaPublic(HavanaTable):
    """What everybody may know: what lies open, the game itself, and what follows from its rules."""

    game: Literal["havana"]
    rules: int
    seats: int
    edition: str
    options: dict[str, str]
    components: str
    waiting: list[int]
    phase: str | None  # of the round; none during the setup
    target: int
    ends: dict[str, str]  # the buildings that can be bought
    protected: list[int]  # whom thieves and tax collectors pass by
    prices: dict[str, HavanaPrice]


class HavanaOwn(msgspec.Struct):
    """What a seat knows besides: its own cards and purchase; a spectator has none."""

    seat: int | None = None
    hand: list[str] | None = None
    discard: list[str] | None = None
    laid: list[str] | None = None
    next_number: int | None = None  # of the cards that will lie open
    purchase: HavanaPurchase | None = None
    players: list[HavanaPlayer] | msgspec.UnsetType = msgspec.UNSET  # where it sees more of itself


class HavanaView(HavanaPublic):
    """What a seat may know: what everybody knows, and its own."""

    seat: int | None
    hand: list[str] | None
    discard: list[str] | None
    laid: list[str] | None
    next_number: int | None
    purchase: HavanaPurchase | None
