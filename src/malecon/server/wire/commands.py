"""Messages of the socket to the server."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from malecon.server.paces import Pace
from malecon.server.wire.fields import Body, Count, Key, Line, Seat, Word


class Hello(Body):
    n: dict[Annotated[str, Meta(pattern=r"^([0-8]|watch)$")], Count] = field(default_factory=dict)
    seats: Annotated[list[Seat], Meta(max_length=9)] | None = None


class Play(Body):
    n: Count
    id: Key
    moves: Annotated[list[Line], Meta(min_length=1, max_length=40)]
    seat: Seat | None = None


class Undo(Body):
    n: Count
    id: Key
    seat: Seat | None = None


class SeatCommand(Body):
    """Resign, or ask a bot to stand in."""

    id: Key
    seat: Seat | None = None
    bot: Word | None = None


class Back(Body):
    id: Key
    seat: Seat | None = None


class Agree(Body):
    id: Key
    agree: bool
    seat: Seat | None = None


class AgreeOnClock(Body):
    """A clock from now on; `pace` is left out by who only answers."""

    id: Key
    agree: bool
    seat: Seat | None = None
    pace: Pace | None = None


class AgreeOnBot(Body):
    """A bot for a seat that has long been asked."""

    id: Key
    agree: bool
    whom: Seat
    seat: Seat | None = None


class AskOffer(Body):
    seat: Seat | None = None


class AskPlan(Body):
    """What these moves, or all of them that are possible, would come to in a seat's next turn."""

    moves: Annotated[list[Line], Meta(max_length=40)]
    seat: Seat | None = None
    skips: bool = False


class Queue(Body):
    """Play them then, if they come to what was shown; `mark` is of that."""

    id: Key
    moves: Annotated[list[Line], Meta(min_length=1, max_length=40)]
    mark: Word
    seat: Seat | None = None


class Withdraw(Body):
    """No queued turn any more, nor word of what has become of one."""

    id: Key
    seat: Seat | None = None


class AskCoach(Body):
    """What would you do?"""

    id: Key
    seat: Seat | None = None


class Say(Body):
    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Body):
    person: Word
    on: bool


class Ping(Body):
    pass


class Message(Body):
    """Exactly one field is set; its name says what the message is."""

    hello: Hello | UnsetType = UNSET
    play: Play | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET
    restart: Undo | UnsetType = UNSET
    resign: SeatCommand | UnsetType = UNSET
    stand: SeatCommand | UnsetType = UNSET
    back: Back | UnsetType = UNSET
    stop: Agree | UnsetType = UNSET
    rematch: Agree | UnsetType = UNSET
    clock: AgreeOnClock | UnsetType = UNSET
    bot: AgreeOnBot | UnsetType = UNSET
    offer: AskOffer | UnsetType = UNSET
    plan: AskPlan | UnsetType = UNSET
    queue: Queue | UnsetType = UNSET
    withdraw: Withdraw | UnsetType = UNSET
    preview: AskOffer | UnsetType = UNSET
    coach: AskCoach | UnsetType = UNSET
    chat: Say | UnsetType = UNSET
    mute: Mute | UnsetType = UNSET
    ping: Ping | UnsetType = UNSET
    looking: bool | UnsetType = UNSET


_DECODER = msgspec.json.Decoder(Message)


def decode(text: bytes | str) -> tuple[str, Body | bool]:
    """The name and content of a client's message; msgspec.MsgspecError if it is none."""
    message = _DECODER.decode(text)
    found = [
        (name, content)
        for name in Message.__struct_fields__
        if (content := getattr(message, name)) is not UNSET
    ]
    if len(found) != 1:
        raise msgspec.ValidationError(f"A message has exactly one key, not {len(found)}.")
    return found[0]
