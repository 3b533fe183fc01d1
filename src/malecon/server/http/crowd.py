"""How many connections there are and from where, and how many files the system lets us open."""

from abc import abstractmethod
from time import monotonic
from typing import Final, Protocol

from malecon.server.http.proxies import Proxies, place
from malecon.server.refusal import Refusal
from malecon.server.service.limits import BACKLOG, Buckets, Limits

RESERVE: Final = BACKLOG + 256  # open files for connections not yet counted, store and workers
SYSTEM: Final = 65_536  # more than this we never ask the system for


class Visitor(Protocol):
    """Somebody at the end of a connection."""

    address: str

    @abstractmethod
    def give_way(self) -> None:
        """Hang up, for somebody else who comes."""


class Crowd:
    """Who is connected, from where, and who of them has asked for nothing yet.

    Where there are too many, the one who has waited longest gives way to the newcomer, so that
    thousands who only hold a connection open keep nobody out. Whoever is being answered or has a
    socket stays.
    """

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.total = 0
        self._limits = limits
        self._proxies = proxies
        self._places: dict[str, int] = {}
        self._waiting: dict[str, dict[Visitor, None]] = {}
        self._new = Buckets(limits.connection_rate, limits.connection_burst, monotonic)

    def enter(self, visitor: Visitor) -> None:
        """One more connection; refused if there are too many and none gives way."""
        most = min(self._limits.connections, open_files() - RESERVE)
        if self.total >= most and not self._make_way(
            max(self._waiting, key=self._count, default="")
        ):
            raise Refusal("limit/connections", "The server is full; try again later.", 10.0)
        here = place(visitor.address)
        full = self._count(here) >= min(self._limits.address_connections, most // 2)
        if full and not self._proxies.trusts(visitor.address) and not self._make_way(here):
            raise Refusal("limit/connections", "There are too many connections from here.", 10.0)
        self.total += 1
        self._places[here] = self._count(here) + 1

    def is_hasty(self, visitor: Visitor) -> bool:
        """Whether too many connections have come from there of late, this one included."""
        if self._proxies.trusts(visitor.address):
            return False
        try:
            self._new.take(place(visitor.address))
        except Refusal:
            return True
        return False

    def leave(self, visitor: Visitor) -> None:
        """One connection less."""
        self.works(visitor)
        self.total -= 1
        here = place(visitor.address)
        self._places[here] -= 1
        if not self._places[here]:
            del self._places[here]

    def waits(self, visitor: Visitor) -> None:
        """Nothing whole has come from a visitor since the last answer."""
        here = self._waiting.setdefault(place(visitor.address), {})
        here.pop(visitor, None)
        here[visitor] = None

    def works(self, visitor: Visitor) -> None:
        """A visitor has asked for something."""
        here = place(visitor.address)
        waiting = self._waiting.get(here, {})
        waiting.pop(visitor, None)
        if not waiting:
            self._waiting.pop(here, None)

    def _count(self, here: str) -> int:
        return self._places.get(here, 0)

    def _make_way(self, here: str) -> bool:
        """Let the one go who has waited longest at a place; False if nobody waits there."""
        longest = next(iter(self._waiting.get(here, ())), None)
        if longest is not None:
            longest.give_way()
        return longest is not None


def open_files() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return SYSTEM
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return SYSTEM if soft == resource.RLIM_INFINITY else min(soft, SYSTEM)


def allow_more_files() -> None:
    """Raise the limit as far as the system lets us: each connection is an open file."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SYSTEM if hard == resource.RLIM_INFINITY else min(hard, SYSTEM)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return  # some systems have a lower limit that they do not tell; what there is must do
