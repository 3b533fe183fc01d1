"""What every game answers; bots, searches, matches and tools know no more than this."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from malecon.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
END: Final = 0  # the action that gives the turn away, in every game
SILENCE: Final[list[int]] = []  # nobody listens, nothing is told


class Position(metaclass=ABCMeta):
    """A game at one moment. It holds what remains in each pile, never an order and no seed."""

    def __init__(self) -> None:
        self.telling: bool = False
        self.told: list[int] = SILENCE

    @abstractmethod
    def seats(self) -> i64:
        """How many seats there are."""

    @abstractmethod
    def to_move(self) -> i64:
        """The seat asked first, CHANCE or OVER."""

    @abstractmethod
    def waiting(self) -> i64:
        """Bit mask of the seats that may choose now."""

    @abstractmethod
    def legal(self, seat: i64) -> list[int]:
        """Action ids in ascending order; for CHANCE the possible outcomes."""

    @abstractmethod
    def weight(self, action: i64) -> i64:
        """In how many ways this outcome of CHANCE can come."""

    @abstractmethod
    def pile(self) -> i64:
        """Which pile CHANCE draws from."""

    @abstractmethod
    def play(self, seat: i64, action: i64) -> None:
        """Play an action, which must be legal: the caller has checked."""

    @abstractmethod
    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniform legal action, without building the list; must agree with legal()."""

    @abstractmethod
    def stroll(self, rng: Rng) -> i64:
        """Let whoever is asked play at random: 1 for a decision, 0 for no choice, OVER at the end.

        A decision is a choice of a seat between at least two actions; must agree with pick().
        """

    @abstractmethod
    def choices(self, seat: i64) -> i64:
        """How many legal actions there are; must agree with legal()."""

    @abstractmethod
    def is_sealed(self) -> bool:
        """Whether choices made now are kept until the last of several seats has made its own."""

    @abstractmethod
    def unseal(self, seat: i64) -> i64:
        """Take back sealed choices that still wait for others; how many there were."""

    @abstractmethod
    def resample(self, seat: i64, rng: Rng) -> None:
        """Replace what this seat cannot know by something consistent with what it knows."""

    @abstractmethod
    def guess(self, seat: i64, rng: Rng) -> i64:
        """The game's fast policy."""

    @abstractmethod
    def evaluate(self) -> list[float]:
        """The points that each seat can expect at the end, as far as can be seen from here."""

    @abstractmethod
    def spread(self) -> float:
        """How many points of difference in evaluate() still mean little."""

    @abstractmethod
    def stage(self) -> i64:
        """How many rounds have begun: playouts are cut where it changes."""

    @abstractmethod
    def winners(self) -> i64:
        """Bit mask of the seats in the lead, of the winners once the game is over."""

    @abstractmethod
    def copy(self) -> "Position":
        """An independent position equal to this one, telling no events."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat."""

    @abstractmethod
    def numbers(self) -> list[int]:
        """Every field as plain numbers, always in the same order."""

    def encode(self) -> bytes:
        """Equal positions give equal bytes."""
        return b"".join([number.to_bytes(8, "little", signed=True) for number in self.numbers()])

    def listen(self) -> None:
        """Begin to tell events."""
        self.telling = True
        self.told = []

    def hear(self) -> list[int]:
        """The events told since the last call, seven numbers each."""
        heard = self.told
        self.told = []
        return heard

    def tell(
        self, event: i64, seat: i64, what: i64, n: i64, source: i64, target: i64, why: i64
    ) -> None:
        """Report something that has just happened."""
        if self.telling:
            self.told += [event, seat, what, n, source, target, why]


def decoded(encoded: bytes) -> list[int]:
    """The numbers that encode() gave as bytes."""
    return [
        int.from_bytes(encoded[i : i + 8], "little", signed=True) for i in range(0, len(encoded), 8)
    ]
