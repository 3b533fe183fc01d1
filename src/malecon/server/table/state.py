"""A table as it stands, and what can become of it. Nothing here waits, sends or saves."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from malecon.server import wire
from malecon.server.paces import Patience, is_days
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import Identity, Loaded, NewTable, QueuedTurn, SeatRow
from malecon.server.table import permissions, seating
from malecon.server.table.clocks import Clocks
from malecon.server.table.interface import Subscriber
from malecon.server.table.log import NO_ACTION, MatchLog
from malecon.server.table.presence import Presence
from malecon.server.table.votes import Votes

ENDED: Final = ("over", "stopped")


class Note(Struct, frozen=True):
    """A row that moves nothing: who plays for whom, who agrees to what."""

    kind: str
    seat: int = NO_ACTION
    text: str = ""


class Change(Struct, frozen=True, kw_only=True):
    """What a command does to a table: a value that only the room applies."""

    seat: int  # whose command it is
    moves: Sequence[str | int] = ()  # that the seat plays
    take_back: str = ""  # undo or restart
    queued: QueuedTurn | None = None  # in the place of the one that this seat had
    notes: Sequence[Note] = ()
    player: SeatRow | None = None  # a seat as it is played from now on
    pace: wire.Pace | None = None  # that the table has from now on
    is_back: bool = False  # its person plays again, and gets some time to go on with
    has_grace: bool = False  # the seat's clock is at zero, and it gets a little more
    state: str = ""  # of the table from now on
    about: wire.RowInfo | None = None  # for those who look on
    rematch: NewTable | None = None  # a table that is opened with it
    paired: int | None = None  # who has looked for people and sits down by it


class TableState:
    """A table with its people, its course (once the game has begun) and its clocks."""

    def __init__(self, loaded: Loaded, patience: Patience, service_time: Callable[[], int]) -> None:
        self.table = loaded.table
        self.service_time = service_time
        self.seats = loaded.seats
        self.pace: wire.Pace = msgspec.json.decode(loaded.table.pace, type=wire.Pace)
        self.clocks = Clocks(self.pace, loaded.table.seats)
        self.match_log: MatchLog | None = None
        self.subscribers: list[Subscriber] = []
        self.mutes: set[tuple[int, str]] = set(loaded.mutes)
        self.removed = loaded.removed  # identities, and whether they were invited anew
        self.votes = Votes()
        self.holidays: dict[int, str] = {}  # the seats of people on holiday, and their last day
        self.graced: set[int] = set()  # the seats that have had their grace
        self.presence = Presence(loaded.away)
        self.queued = {turn.seat: turn for turn in loaded.queued}
        self._requeued: dict[int, QueuedTurn] = {}  # that the store does not have yet
        self._patience = patience

    @property
    def is_running(self) -> bool:
        return self.table.state == "running"

    @property
    def is_full(self) -> bool:
        return seating.is_full(self.seats)

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that are asked."""
        return (
            self.match_log.match.waiting if self.match_log is not None and self.is_running else ()
        )

    @property
    def wants_rematch(self) -> bool:
        """Whether an ended game is to be played again and has not been yet."""
        if self.table.rematch is not None or not any(map(self.votes.plays_again, self.seats)):
            return False
        return self.votes.is_rematch_answered(self.still_here("person", "stand-in"))

    @property
    def patience(self) -> int:
        """After how many milliseconds others need not wait for somebody."""
        return self._patience.at(self.pace)

    def still_here(self, *states: str) -> set[int]:
        """The seats in some states, but for those of who has long been away: they block nobody."""
        now = self.service_time()
        self.look(now)
        return {
            row.seat
            for row in self.seats
            if row.state in states and not self.presence.is_away(row.identity, now, self.patience)
        }

    def deciding(self, name: str) -> set[int]:
        """Who decides about those who are asked: others who play and are here, or have declined."""
        others = self.still_here("person") - set(self.waiting)
        declined = self.votes.find(name).declined
        return {
            seat
            for seat in others
            if seat in declined or self.is_present(self.seats[seat].identity)
        }

    @property
    def goes_on(self) -> bool:
        """Whether something follows by itself, though nobody comes."""
        asked = any(seating.bot_of(self.seats[seat]) is not None for seat in self.waiting)
        queued = any(map(self.has_queued, self.waiting))
        return (asked and not self.is_left_to_bots) or queued or self.wants_rematch

    @property
    def is_left_to_bots(self) -> bool:
        """Whether only bots play on in a game that people began: stand-ins for all of them."""
        return self.is_running and seating.is_left_to_bots(self.seats)

    @property
    def is_paused(self) -> bool:
        """Whether the game waits for somebody: bots do not end it unasked.

        It goes on while somebody looks on who has asked for the stand-in.
        """
        return self.is_left_to_bots and not any(
            self.is_present(self.seats[seat].identity)
            for seat, why in self.begun().stood_in().items()
            if why == "asked"
        )

    @property
    def timed(self) -> set[int]:
        """The seats whose clocks run now."""
        return self.asked_people - self.standing

    @property
    def standing(self) -> set[int]:
        """The seats that are asked and whose clocks stand, because their people are on holiday."""
        return self.asked_people & self.holidays.keys() if is_days(self.pace) else set()

    @property
    def asked_people(self) -> set[int]:
        """The seats that are asked and that their people play."""
        return {seat for seat in self.waiting if self.seats[seat].state == "person"}

    def asked_for(self, seat: int) -> int | None:
        """For how many milliseconds a person has been asked, where no clock says so."""
        since = self.clocks.asked.get(seat) if self.is_running else None
        return None if since is None else max(0, self.service_time() - since)

    def begun(self) -> MatchLog:
        """The log of the game; refused if there is none yet."""
        if self.match_log is None:
            raise Refusal("table/not-begun", "The game has not begun.")
        return self.match_log

    # Who is here

    def copied_seats(self) -> list[SeatRow]:
        """Who sits where now, for a store that writes it later."""
        return [msgspec.structs.replace(row) for row in self.seats]

    def is_present(self, identity: int | None) -> bool:
        return any(
            subscriber.identity and subscriber.identity.id == identity
            for subscriber in self.subscribers
        )

    def is_looking(self, identity: int) -> bool:
        """Whether a person has said that it looks at the table now."""
        return any(
            subscriber.looking and subscriber.identity and subscriber.identity.id == identity
            for subscriber in self.subscribers
        )

    def seats_of(self, identity: Identity | None) -> list[int]:
        """The seats of a person, also those that a bot plays for it now."""
        return seating.seats_of(self.seats, identity) if identity is not None else []

    def muted_by(self, identity: Identity | None) -> list[str]:
        if identity is None:
            return []
        return sorted(person for who, person in self.mutes if who == identity.id)

    def look(self, now: int) -> None:
        """See who is here, and who is away since when."""
        here = {
            subscriber.identity.id
            for subscriber in self.subscribers
            if subscriber.identity is not None
        }
        seated = {row.identity for row in self.seats if row.identity is not None}
        self.presence.look(here, seated, now)

    # What becomes of it

    def take_seats(self, seats: list[SeatRow]) -> None:
        """Others sit here; whose seats have changed is told nothing until it is welcomed again."""
        self.seats = seats
        for subscriber in self.subscribers:
            mine = self.seats_of(subscriber.identity)
            if subscriber.named is not None:
                subscriber.named = [seat for seat in subscriber.named if seat in mine]
            if subscriber.viewers != permissions.viewers(mine, subscriber.named):
                subscriber.viewers = []

    def count(self, kind: str, seat: int, text: str) -> None:
        """A row of the log that may be a vote, or end one, a holiday or a grace."""
        self.votes.count(kind, seat, text)
        if kind == "grace":
            self.graced.add(seat)
        if kind == "holiday" and text:
            self.holidays[seat] = text
        elif kind == "holiday":
            self.holidays.pop(seat, None)

    def has_queued(self, seat: int) -> bool:
        """Whether a turn of a seat is to be played when it is asked."""
        return seat in self.queued and self.queued[seat].state == "waiting"

    def void_queued(self, seats: Iterable[int], why: str) -> None:
        """The queued turns of some seats will not be played."""
        for seat in filter(self.has_queued, seats):
            self._queue(msgspec.structs.replace(self.queued[seat], state="void", why=why))

    def take_requeued(self) -> list[QueuedTurn]:
        """Queued turns that have changed since the last time."""
        taken, self._requeued = self._requeued, {}
        return list(taken.values())

    def _queue(self, turn: QueuedTurn) -> None:
        self._requeued[turn.seat] = turn
        self.queued[turn.seat] = turn
        if turn.state == "none":
            del self.queued[turn.seat]

    def apply(self, change: Change, now: int) -> None:
        """Let a change happen; a Refusal by the log comes first, and has changed nothing."""
        match_log = self.begun()
        first = match_log.rows
        if change.moves:
            match_log.play(change.seat, change.moves)
            self.votes.count("play", change.seat, "")
        if change.take_back:
            match_log.undo(change.seat, change.take_back)
            noticed = (seat for seat in self.queued if match_log.is_news(seat, first))
            self.void_queued(list(noticed), "undo")
        if change.queued is not None:
            self._queue(change.queued)
        elif change.moves:
            self.void_queued([change.seat], "hand")
        if change.player is not None:
            self.seats[change.player.seat] = change.player
            self.void_queued([change.player.seat], "bot")
            if change.paired is not None:
                self.take_seats(self.seats)  # a socket that only watched sees more now
            if change.is_back:
                self.clocks.give(change.player.seat, now)
        if change.pace is not None:
            self._set_pace(change.pace)
        if change.has_grace:
            self.clocks.give_grace(change.seat, now)
        for note in change.notes:
            match_log.note(note.kind, note.seat, note.text)
            self.count(note.kind, note.seat, note.text)
        if change.rematch is not None:
            self.table.rematch = change.rematch.table.id
        if change.state:
            self.table.state = change.state

    def _set_pace(self, pace: wire.Pace) -> None:
        """Everybody who is asked has the whole of its time, from now on."""
        self.pace = pace
        self.table.pace = msgspec.json.encode(pace)
        self.clocks = Clocks(pace, len(self.seats))
