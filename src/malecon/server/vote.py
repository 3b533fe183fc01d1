"""How a question to a table stands, as clients see it."""

from msgspec import Struct

from malecon.server.paces import Pace


class Vote(Struct, omit_defaults=True):
    """The seats that have answered yes and no; because of which seats, and for which clock."""

    agreed: list[int]
    declined: list[int]
    whom: list[int] = []
    pace: Pace | None = None
