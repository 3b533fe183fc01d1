"""How much is allowed: token buckets per identity and per address, and counts."""

from collections.abc import Callable
from typing import Final

import msgspec

from malecon.games.errors import BadOption, shown
from malecon.server.refusal import Refusal

MESSAGE_BYTES: Final = 65_536
RECORD_BYTES: Final = 262_144
OWN_COMPONENTS_BYTES: Final = 6 * 65_536  # as JSON, where a character may take six bytes
OUTBOUND_BYTES: Final = 4 * 2**20
BACKLOG: Final = 256  # connections that the system accepts before we have looked at them
FRAMES: Final = 5  # frames of a socket per message that it may send; more is a flood
HOUR, DAY = 3_600.0, 86_400.0
SLOW: Final = 60.0  # checks that one costs whose reader had to be ended
_FORGET: Final = 10_000  # buckets; full ones are thrown away when there are more


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how much can come at once (docs/protocol.md)."""

    message_rate: float = 20
    message_burst: float = 60
    request_rate: float = 10
    request_burst: float = 60
    address_rate: float = 100
    address_burst: float = 600
    page_rate: float = 200
    page_burst: float = 4_000
    identity_rate: float = 1
    identity_burst: float = 30
    sign_in_rate: float = 0.5
    sign_in_burst: float = 60
    coach_rate: float = 0.5
    coach_burst: float = 20
    address_coach_rate: float = 5
    address_coach_burst: float = 100
    chat_rate: float = 1
    chat_burst: float = 5
    address_chat_rate: float = 20
    address_chat_burst: float = 100
    plan_rate: float = 5
    plan_burst: float = 30
    address_plan_rate: float = 50
    address_plan_burst: float = 300
    row_rate: float = 10
    row_burst: float = 1_000
    address_row_rate: float = 100
    address_row_burst: float = 10_000
    tables: float = 100
    new_tables: float = 60
    address_new_tables: float = 600
    check_rate: float = 2
    check_burst: float = 30
    address_check_rate: float = 20
    address_check_burst: float = 300
    records: float = 30
    address_records: float = 150
    clubs: float = 20
    members: float = 200
    reminders: float = 1
    new_clubs: float = 10
    address_new_clubs: float = 50
    invitations: float = 5
    searches: float = 60
    address_searches: float = 600
    address_looking: float = 60
    listed: float = 5
    address_listed: float = 30
    connections: float = 10_000
    address_connections: float = 600
    connection_rate: float = 50
    connection_burst: float = 300
    head_seconds: float = 10
    body_seconds: float = 30
    idle_seconds: float = 15
    sockets: float = 40
    address_sockets: float = 400
    spectators: float = 2000
    absent: float = 300
    patience: float = DAY
    channels: float = 10
    new_channels: float = 30
    address_new_channels: float = 150
    notice_tests: float = 20
    address_notice_tests: float = 100
    mails: float = 5
    address_mails: float = 30
    recipient_mails: float = 3
    notice_mails: float = 40
    notice_wait: float = 5
    mail_wait: float = 60
    notice_gap: float = 30
    mail_gap: float = 600
    notice_retry: float = 30
    holidays: float = 30

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
        self._most = _FORGET

    def take(self, key: object, count: float = 1.0) -> None:
        """Some pieces out of a bucket; refused, with the time to wait, if there are too few."""
        now = self._now()
        left, then = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - then) * self._rate)
        if left < count:
            wait = (count - left) / self._rate if self._rate else 60.0
            raise Refusal("limit/rate", "That is too much at once; wait a little.", wait)
        if len(self._buckets) > self._most:
            self._forget(now)
        self._buckets[key] = (left - count, now)

    def charge(self, key: object, count: float) -> None:
        """Some pieces out of a bucket, though it may owe them afterwards."""
        now = self._now()
        left, then = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - then) * self._rate)
        self._buckets[key] = (left - count, now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * self._rate < self._burst
        }
        self._most = max(_FORGET, 2 * len(self._buckets))  # a look at all of them is rare


class Gate:
    """All buckets of a server. They run on a clock that never jumps."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self._messages = Buckets(limits.message_rate, limits.message_burst, now)
        self._requests = Buckets(limits.request_rate, limits.request_burst, now)
        self._addresses = Buckets(limits.address_rate, limits.address_burst, now)
        self._pages = Buckets(limits.page_rate, limits.page_burst, now)
        self._newcomers = Buckets(limits.identity_rate, limits.identity_burst, now)
        self._sign_ins = Buckets(limits.sign_in_rate, limits.sign_in_burst, now)
        self._chat = Buckets(limits.chat_rate, limits.chat_burst, now)
        self._address_chat = Buckets(limits.address_chat_rate, limits.address_chat_burst, now)
        self._advice = Buckets(limits.coach_rate, limits.coach_burst, now)
        self._address_advice = Buckets(limits.address_coach_rate, limits.address_coach_burst, now)
        self._rows = Buckets(limits.row_rate, limits.row_burst, now)
        self._address_rows = Buckets(limits.address_row_rate, limits.address_row_burst, now)
        self._plans = Buckets(limits.plan_rate, limits.plan_burst, now)
        self._address_plans = Buckets(limits.address_plan_rate, limits.address_plan_burst, now)
        self._checks = Buckets(limits.check_rate, limits.check_burst, now)
        self._address_checks = Buckets(limits.address_check_rate, limits.address_check_burst, now)
        self._tables = _Both(limits.new_tables, limits.address_new_tables, HOUR, now)
        self._records = _Both(limits.records, limits.address_records, DAY, now)
        self._channels = _Both(limits.new_channels, limits.address_new_channels, DAY, now)
        self._tests = _Both(limits.notice_tests, limits.address_notice_tests, HOUR, now)
        self._mails = _Both(limits.mails, limits.address_mails, DAY, now)
        self._clubs = _Both(limits.new_clubs, limits.address_new_clubs, DAY, now)
        self._reminders = Buckets(limits.reminders / DAY, limits.reminders, now)
        self._searches = _Both(limits.searches, limits.address_searches, HOUR, now)

    def message(self, who: object, address: str) -> None:
        """A socket message: the identity's own rate first, then the address's."""
        self._messages.take(who)
        self._addresses.take(address)

    def request(self, who: object, address: str) -> None:
        """An HTTP request or a handshake."""
        self._requests.take(who)
        self._addresses.take(address)

    def page(self, address: str) -> None:
        """The page, a file of it, or a question how the server is."""
        self._pages.take(address)

    def newcomer(self, address: str) -> None:
        """A new identity."""
        self._newcomers.take(address)

    def sign_in(self, address: str) -> None:
        """A sign-in, or something that one can sign in by."""
        self._sign_ins.take(address)

    def chat(self, who: object, address: str) -> None:
        """A line of chat."""
        self._chat.take(who)
        self._address_chat.take(address)

    def advice(self, who: object, address: str) -> None:
        """A question to a coach."""
        self._advice.take(who)
        self._address_advice.take(address)

    def rows(self, who: object, address: str, count: int) -> None:
        """A command that may add so many rows to a log."""
        self._rows.take(who, count)
        self._address_rows.take(address, count)

    def plan(self, who: object, address: str) -> None:
        """A turn tried out, which takes about as long as a move."""
        self._plans.take(who)
        self._address_plans.take(address)

    def check(self, who: object, address: str) -> None:
        """A text of somebody's own components."""
        self._checks.take(who)
        self._address_checks.take(address)

    def slow_check(self, who: object, address: str) -> None:
        """A text that took so long that its reader was ended: no more of these for a while."""
        self._checks.charge(who, SLOW)
        self._address_checks.charge(address, SLOW)

    def table(self, who: object, address: str) -> None:
        """A new table."""
        self._tables.take(who, address, "tables", "You open many tables; wait a little.")

    def record(self, who: object, address: str) -> None:
        """A record to be kept, which is a new table, too."""
        self._records.take(who, address, "tables", "You keep many records; more tomorrow.")
        self.table(who, address)

    def channel(self, who: object, address: str) -> None:
        """A new place to be told at."""
        self._channels.take(who, address, "channels", "You add many channels; more tomorrow.")

    def notice_test(self, who: object, address: str) -> None:
        """A test of one."""
        self._tests.take(who, address, "channels", "You test often; wait a little.")

    def mail(self, who: object, address: str) -> None:
        """A mail to an address that has not said yes."""
        self._mails.take(who, address, "mails", "You ask many addresses; more tomorrow.")

    def club(self, who: object, address: str) -> None:
        """A new club."""
        message = "You have opened many clubs today; more tomorrow."
        self._clubs.take(who, address, "clubs", message)

    def remind(self, table: str, seat: int) -> None:
        """A reminder for who is asked."""
        try:
            self._reminders.take((table, seat))
        except Refusal as refusal:
            message = "There was a reminder already; another one tomorrow."
            raise Refusal("limit/reminders", message, refusal.wait) from None

    def search(self, who: object, address: str) -> None:
        """A search for people to play with."""
        message = "You look for people very often; wait a little."
        self._searches.take(who, address, "pairing", message)


class _Both:
    """So many in a time, for an identity and for all at its address."""

    def __init__(
        self, own: float, address: float, seconds: float, now: Callable[[], float]
    ) -> None:
        self._own = Buckets(own / seconds, own, now)
        self._address = Buckets(address / seconds, address, now)

    def take(self, who: object, address: str, what: str, message: str) -> None:
        try:
            self._own.take(who)
            self._address.take(address)
        except Refusal as refusal:
            raise Refusal(f"limit/{what}", message, refusal.wait) from None
