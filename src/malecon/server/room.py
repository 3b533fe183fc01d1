"""One table in play: takes wishes, lets the course decide, saves, and only then tells everybody.

A room can be thrown away at any moment and built again from what is stored. It knows neither the
kind of storage nor of sockets: a `Guest` is somebody it can send bytes to.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from malecon.server import ballots, seating, updates, wire
from malecon.server.asking import Asking
from malecon.server.clocks import Clocks
from malecon.server.course import Course, fingerprint, first_match
from malecon.server.host import Guest, Host
from malecon.server.keys import Key, Keys
from malecon.server.presence import Presence
from malecon.server.refusal import Refusal, unsaved
from malecon.server.store import Append, Identity, Loaded, LogRow, Opening, SeatRow

ENDED: Final = ("over", "stopped")
TAKEN_BACK: Final = ("undo", "restart")  # no news of the table, and not everybody's to notice


class Room:
    """A table with its people, its course (once the game has begun) and its clocks."""

    def __init__(self, host: Host, loaded: Loaded) -> None:
        self.host = host
        self.table = loaded.table
        self.seats = loaded.seats
        self.pace: wire.Pace = msgspec.json.decode(loaded.table.pace, type=wire.Pace)
        self.clocks = Clocks(self.pace, loaded.table.seats)
        self.course: Course | None = None
        self.guests: list[Guest] = []
        self.keys = Keys()
        self.mutes: set[tuple[int, str]] = set(loaded.mutes)
        self.removed = loaded.removed  # identities, and whether they were invited anew
        self.changing = asyncio.Lock()  # held while a change is being saved
        self.agreed: dict[str, set[int]] = {"stop": set(), "rematch": set()}
        self.presence = Presence(self, loaded.away)
        self.saved = 0
        self.saved_state = loaded.table.state
        self.is_gone = False
        self.touched = host.steady()  # when somebody was last here, or asked for the room
        self._later: list[tuple[int, Callable[[], object], Callable[[], object]]] = []
        self.asking = Asking(self)

    # Built again, row by row, by who can wait in between

    def replay(self, row: LogRow) -> None:
        """Play a stored row again; ValueError if it cannot be."""
        if self.course is None:
            self.course = Course(first_match(self.table))
        self.course.again(row)
        ballots.count(self.agreed, row)

    def replayed(self, last: LogRow) -> None:
        """That was the last row: the position must be the stored one, and the clocks go on."""
        course = self._begun()
        if last.hash and last.hash != fingerprint(course.match):
            raise ValueError(f"Table {self.table.id} does not replay to its stored position.")
        self.saved = course.rows
        self.clocks.read(last.clocks)
        if not self.is_running:
            self.clocks.running = set()

    # Who is here

    @property
    def is_running(self) -> bool:
        return self.table.state == "running"

    @property
    def is_full(self) -> bool:
        return seating.is_full(self.seats)

    def copied_seats(self) -> list[SeatRow]:
        """Who sits where now, for a store that writes it later."""
        return [msgspec.structs.replace(row) for row in self.seats]

    def is_present(self, identity: int | None) -> bool:
        return any(guest.identity and guest.identity.id == identity for guest in self.guests)

    def seats_of(self, identity: Identity | None) -> list[int]:
        """The seats of a person, also those that a bot plays for it now."""
        return seating.seats_of(self.seats, identity) if identity is not None else []

    def take_seats(self, seats: list[SeatRow]) -> None:
        """Others sit here; nobody goes on seeing with the eyes of a seat that is not its own."""
        self.seats = seats
        for guest in self.guests:
            mine = self.seats_of(guest.identity)
            guest.viewers = [v for v in guest.viewers if v is None or v in mine] or [None]

    def enter(self, guest: Guest, hello: wire.Hello, chat: list[wire.Chat]) -> None:
        """Welcome a guest and send what it has missed, once that is saved."""
        guest.viewers = seating.viewers(self.seats_of(guest.identity), hello)
        news = []
        if self.course is not None:
            views = updates.Views(self.course.match)
            for viewer in guest.viewers:
                said = hello.n.get("watch" if viewer is None else str(viewer), 0)
                row = self.course.row_of(viewer, min(said, self.course.n(viewer)))
                news.append(updates.update(self, viewer, row, None, views))
        guest.from_row = 0 if self.course is None else self.course.rows
        guest.came = self.host.now()
        self.guests.append(guest)
        if self.seats_of(guest.identity):
            self.presence.save()  # at once: a server that is killed now must know who was here
        self.asking.moved()
        welcome = wire.Welcome(
            table=seating.table(self, guest.identity),
            follows=[viewer for viewer in guest.viewers if viewer is not None],
            chat=chat,
            muted=self.muted_by(guest.identity),
            now=guest.came,
        )
        news.insert(0, wire.encode("welcome", welcome))
        if self.course is not None and self.table.state in ENDED:
            news.append(updates.over(self))
        self.after_saving(lambda: [guest.send(message) for message in news])

    def leave(self, guest: Guest) -> None:
        """A socket has closed."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.touched = self.host.steady()
            self.asking.moved()
            if self.seats_of(guest.identity):
                self.presence.look()

    def muted_by(self, identity: Identity | None) -> list[str]:
        if identity is None:
            return []
        return sorted(person for who, person in self.mutes if who == identity.id)

    def tell_table(self) -> None:
        """Tell everybody how the table stands; each identity its own seats."""
        self.presence.save()
        by_identity: dict[int | None, bytes] = {}
        told = []
        for guest in self.guests:
            who = guest.identity.id if guest.identity and self._is_about(guest.identity) else None
            if who not in by_identity:
                table = seating.table(self, guest.identity)
                by_identity[who] = wire.encode("table", table)
            told.append((guest, by_identity[who]))
        self.after_saving(lambda: [guest.send(message) for guest, message in told])

    def _is_about(self, me: Identity) -> bool:
        """Whether a table looks to somebody as it does to nobody else."""
        return bool(self.seats_of(me)) or me.id in self.removed

    # Wishes

    def wish(self, guest: Guest, name: str, content: Any) -> None:
        """Do what a guest wants, at most once per key; Refusal if it cannot be."""
        began = self.host.steady()
        me = guest.identity
        if me is None:
            raise Refusal("seat/not-yours", "Who only watches has no seat to play.")
        key = self.keys.find(me.id, name, content)
        if key is not None:  # behind what the guest is still to be told
            self.after_saving(partial(key.answer_to, guest.send), partial(key.refuse, guest.send))
            return
        course = self._begun()
        first = course.rows
        seat, about = self._do(me, name, content)
        key = self.keys.add(me.id, name, content, first)
        key.began = began
        key.answer_to(guest.send)
        ack = wire.Ack(content.id, seat, course.n(seat))
        self.commit(first, me.id, about, key=key.done(course.rows, wire.encode("ack", ack)))

    def _do(self, me: Identity, name: str, content: Any) -> tuple[int, wire.RowInfo | None]:
        course = self._begun()
        if name == "rematch":
            return ballots.rematch(self, seating.own(self, me, content.seat), content.agree)
        if not self.is_running:
            raise Refusal("table/over", "The game has ended.")
        if name == "stand":
            return seating.stand(self, me, content.seat, content.bot)
        seat = seating.own(self, me, content.seat)
        match name:
            case "play":
                self._check_fresh(seat, content.n)
                seating.check_plays_itself(self, seat)
                course.play(seat, content.moves)
                return seat, None
            case "undo" | "restart":
                self._check_fresh(seat, content.n)
                seating.check_plays_itself(self, seat)
                course.undo(seat, name)
                return seat, wire.RowInfo(name, seat)
            case "resign":
                return seating.resign(self, seat, content.bot)
            case "back":
                return seating.back(self, seat)
            case _:
                return ballots.stop(self, seat, content.agree)

    def _begun(self) -> Course:
        if self.course is None:
            raise Refusal("table/not-begun", "The game has not begun.")
        return self.course

    def _check_fresh(self, seat: int, n: int) -> None:
        course = self._begun()
        if course.is_stale(seat, course.row_of(seat, n)):
            raise Refusal("move/stale", "Something has happened since; look again.")

    def begin(self) -> None:
        """Every seat is taken: the game begins."""
        self.course = Course(first_match(self.table))
        self.table.state = "running"
        self.course.begin()
        self.commit(0, None, wire.RowInfo("begin"))

    def take_up(self) -> None:
        """Whatever was to follow when the server went down."""
        if self.table.state == "open" and self.is_full:
            self.begin()
        else:
            self._go_on()

    @property
    def goes_on(self) -> bool:
        """Whether something follows by itself, though nobody comes."""
        waiting = self.course.match.waiting if self.course is not None and self.is_running else ()
        asked = any(seating.bot_of(self, seat) is not None for seat in waiting)
        return asked or ballots.want_rematch(self)

    def _go_on(self) -> None:
        self.asking.ask()
        if ballots.want_rematch(self):
            self.host.play_again(self)

    def run_out(self) -> None:
        """Bots stand in for those whose clock is at zero."""
        if not self.is_running or self.course is None:
            return
        for seat in self.clocks.run_out(self.host.service_time()):
            first = self.course.rows
            about = seating.put_stand_in(self, seat, None, "clock")
            self.commit(first, None, about)

    # Saving and telling

    def commit(
        self, first: int, by: int | None, about: wire.RowInfo | None, *,
        key: Key | None = None, rematch: Opening | None = None,
    ) -> None:  # fmt: skip
        """Save the rows since `first`; what follows from them is prepared now and told then."""
        course = self._begun()
        now, service = self.host.now(), self.host.service_time()
        if course.match.over and self.is_running:
            self.table.state = "over"
            about = wire.RowInfo("over")
        state = self.table.state if self.table.state != self.saved_state else None
        self.saved_state = self.table.state
        self.clocks.set_running(seating.timed(self), service)
        rows = course.take_rows()
        written = self.clocks.written()
        for row in rows:
            row.by, row.at, row.clocks = by, now, written
        if course.is_news(None, first):
            self.table.changed = now
        result = updates.result(self) if state in ENDED else None
        if result is not None:
            self.table.result = result
        self._note_what_is_asked(course)
        self.table.due = self.clocks.deadline()
        append = Append(
            table=self.table.id, first=first, rows=rows, changed=self.table.changed,
            service=service, due=self.table.due, goes_on=self.goes_on,
            waiting=self.table.waiting, heading=self.table.heading,
            key=key.row if key is not None else None,
            seats=self.copied_seats() if about is not None else None,
            state=state, rematch=rematch, result=result,
        )  # fmt: skip
        news = updates.prepare(self, first, about)
        if state in ENDED:
            news[None, "over"] = updates.over(self)
        if self.host.ack_early and key is not None:
            key.tell()
        self.host.save(append, partial(self._saved, first, course.rows, news, key, about))
        self.host.timed(self)

    def _note_what_is_asked(self, course: Course) -> None:
        """Lists of tables say whose turn it is, also where no room stands."""
        match = course.match
        self.table.waiting = "".join(map(str, match.waiting)) if self.is_running else ""
        self.table.heading = match.game.heading(match.position)

    def _saved(
        self, first: int, rows: int, news: updates.News, key: Key | None,
        about: wire.RowInfo | None, error: BaseException | None,
    ) -> None:  # fmt: skip
        if error is not None:
            if key is not None:
                key.fail()
            self.host.throw_away(self)
            return
        if self.is_gone:  # thrown away meanwhile, and yet this is saved
            if key is not None:
                key.tell()
            return
        self.saved = rows
        updates.send(self, first, news)
        self._tell_later()
        if about is not None and about.kind not in TAKEN_BACK:
            self.tell_table()
        if key is not None:
            key.tell()
            self.host.took(key.began)
        if self.course is not None and rows == self.course.rows:
            self._go_on()

    def _tell_later(self) -> None:
        """Welcomes and other answers that have waited for what is saved now."""
        ready = [told for row, told, _ in self._later if row <= self.saved]
        self._later = [later for later in self._later if later[0] > self.saved]
        for told in ready:
            told()

    def after_saving(
        self, told: Callable[[], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Call when all that is now in the log is saved; nothing unsaved is ever told."""
        if self.is_gone:
            failed()
        elif self.course is None or self.saved >= self.course.rows:
            told()
        else:
            self._later.append((self.course.rows, told, failed))

    def abandon(self) -> None:
        """The room is thrown away: whoever waits for it has waited in vain."""
        self.is_gone = True
        self.asking.moved()
        self.asking.abandon()
        later, self._later = self._later, []
        for _, _, failed in later:
            failed()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way, neither to the store nor in a bot's head."""
        saved = self.course is None or self.saved >= self.course.rows
        return saved and self.asking.is_idle and not self.changing.locked()


async def settled(room: Room) -> None:
    """Wait until all that is in the log is saved."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    failure = unsaved()
    room.after_saving(partial(_finish, future, None), partial(_finish, future, failure))
    await future


def _finish(future: "asyncio.Future[None]", failure: Refusal | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)
