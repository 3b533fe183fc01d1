"""How much is allowed: token buckets per identity and per address, and counts."""

from collections.abc import Callable
from typing import Final

import msgspec

from malecon.games.errors import BadOption, shown
from malecon.server.refusal import Refusal

MESSAGE_BYTES: Final = 65_536
RECORD_BYTES: Final = 262_144
OUTBOUND_BYTES: Final = 4 * 2**20
_FORGET: Final = 10_000  # buckets; full ones are thrown away when there are more


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how much can come at once (docs/protocol.md)."""

    message_rate: float = 20
    message_burst: float = 60
    request_rate: float = 10
    request_burst: float = 60
    address_rate: float = 100
    address_burst: float = 600
    identity_rate: float = 1
    identity_burst: float = 30
    chat_rate: float = 1
    chat_burst: float = 5
    tables: float = 100
    sockets: float = 40
    address_sockets: float = 400
    spectators: float = 2000
    absent: float = 300

    def changed(self, settings: tuple[str, ...]) -> "Limits":
        """With some set differently, each as NAME=NUMBER."""
        new: dict[str, float] = {}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in self.__struct_fields__:
                raise BadOption(f"There is no limit {shown(name)}.")
            try:
                new[name] = float(number)
            except ValueError:
                raise BadOption(f"Limit {name} is a number, not {shown(number)}.") from None
            if not 0 <= new[name] < 1e12:
                raise BadOption(f"Limit {name} cannot be {shown(number)}.")
        return msgspec.structs.replace(self, **new)


class Buckets:
    """One bucket per key; each fills at a rate and holds at most a burst."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[object, tuple[float, float]] = {}

    def take(self, key: object) -> None:
        """One piece out of a bucket; refused, with the time to wait, if there is none."""
        now = self._now()
        left, then = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - then) * self._rate)
        if left < 1.0:
            wait = (1.0 - left) / self._rate if self._rate else 60.0
            raise Refusal("limit/rate", "That is too much at once; wait a little.", wait)
        if len(self._buckets) > _FORGET:
            self._forget(now)
        self._buckets[key] = (left - 1.0, now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * self._rate < self._burst
        }


class Gate:
    """All buckets of a server. They run on a clock that never jumps."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self._messages = Buckets(limits.message_rate, limits.message_burst, now)
        self._requests = Buckets(limits.request_rate, limits.request_burst, now)
        self._addresses = Buckets(limits.address_rate, limits.address_burst, now)
        self._newcomers = Buckets(limits.identity_rate, limits.identity_burst, now)
        self._chat = Buckets(limits.chat_rate, limits.chat_burst, now)

    def message(self, who: object, address: str) -> None:
        """A socket message: the identity's own rate first, then the address's."""
        self._messages.take(who)
        self._addresses.take(address)

    def request(self, who: object, address: str) -> None:
        """An HTTP request or a handshake."""
        self._requests.take(who)
        self._addresses.take(address)

    def newcomer(self, address: str) -> None:
        """A new identity."""
        self._newcomers.take(address)

    def chat(self, who: object) -> None:
        """A line of chat."""
        self._chat.take(who)
