"""What tables may choose, and the 36 buildings (rules/en/havana.md, games/data/havana.toml)."""

from typing import Final

from mypy_extensions import i64

NO_LIMIT: Final = 0
UNLIMITED: Final = -1


class Rules:
    """The options of one table; 0 stands for no limit."""

    def __init__(self) -> None:
        self.stall_limit: i64 = 15  # HA-44
        self.round_limit: i64 = NO_LIMIT  # HA-44
        self.bank: i64 = UNLIMITED  # HA-24


class Components:
    """Points and price of each building."""

    def __init__(
        self,
        points: bytes,
        brick: bytes,
        sandstone: bytes,
        loam: bytes,
        glass: bytes,
        debris: bytes,
        pesos: bytes,
        workers: bytes,
        architect: bytes,
    ) -> None:
        self.points: bytes = points
        self.cubes: list[bytes] = [brick, sandstone, loam, glass, debris]
        self.pesos: bytes = pesos
        self.workers: bytes = workers
        self.architect: bytes = architect
