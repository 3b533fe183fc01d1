"""What the bodies and messages are put together from."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=8)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Colour = Literal["red", "blue", "green", "yellow", "purple"]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What all bodies share: nothing unknown is passed over."""
