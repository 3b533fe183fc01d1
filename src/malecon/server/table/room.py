"""One live table: takes commands, applies what they change, saves it, and only then tells people.

A room can be thrown away at any moment and built again from what is stored. It knows neither the
kind of storage nor of sockets: a `Subscriber` is somebody it can send bytes to. `handle`, `change`,
`_save` and `_saved` are the story of one move.
"""

import asyncio
from functools import partial
from typing import Any, Final

from malecon.server import wire
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import Append, Loaded, LogRow, NewTable
from malecon.server.table import (
    commands,
    opening,
    permissions,
    plans,
    previews,
    results,
    telling,
    updates,
)
from malecon.server.table.attended import AttendedTable
from malecon.server.table.bot_seats import BotSeats
from malecon.server.table.interface import RoomServices, Subscriber
from malecon.server.table.log import MatchLog, fingerprint, first_match
from malecon.server.table.retry_keys import Key, Keys
from malecon.server.table.state import ENDED, Change
from malecon.server.table.votes import SET

TAKEN_BACK: Final = ("undo", "restart")  # no news of the table, and not everybody's to notice


class Room(AttendedTable["Room"]):
    """A table in play, and those who are there."""

    def __init__(self, services: RoomServices["Room"], loaded: Loaded) -> None:
        super().__init__(services, loaded)
        self.keys = Keys()
        self.bots = BotSeats(services, loaded.table.seats)
        self.changing = asyncio.Lock()  # held while a change is being saved
        self.last_seen = loaded.last_seen  # how many rows the view has that is kept
        self.saved_state = loaded.table.state
        self.touched = services.steady()  # when somebody was last here, or asked for the room
        self.previews: previews.Told = {}
        self.look(services.service_time())

    # The story of a move

    def handle(self, subscriber: Subscriber, name: str, asked: Any) -> None:
        """Do what somebody asks, at most once per key; Refusal if it cannot be."""
        began = self.services.steady()
        me = permissions.player(subscriber.identity)
        key = self.keys.find(me.id, name, asked)
        if key is not None:  # behind what the subscriber is still to be told
            self.after_saving(
                partial(key.answer_to, subscriber.send), partial(key.refuse, subscriber.send)
            )
            return
        match_log = self.begun()
        first = match_log.rows
        now = self.services.service_time()
        change = commands.change_for(self, me, name, asked, now)
        self.apply(change, now)
        key = self.keys.add(me.id, name, asked, first)
        key.began = began
        key.answer_to(subscriber.send)
        ack = wire.Ack(asked.id, change.seat, match_log.n(change.seat))
        key.done(match_log.rows, wire.encode("ack", ack))
        self._save(first, me.id, change.about, key=key)

    def change(self, change: Change, by: int | None) -> None:
        """Apply what follows without a command, and save it."""
        first = self.begun().rows
        self.apply(change, self.services.service_time())
        self._save(first, by, change.about, rematch=change.rematch, paired=change.paired)

    def _save(
        self, first: int, by: int | None, about: wire.RowInfo | None, *,
        key: Key | None = None, rematch: NewTable | None = None, paired: int | None = None,
    ) -> None:  # fmt: skip
        """Save the rows since `first`; what follows from them is prepared now and told then."""
        match_log = self.begun()
        now, service = self.services.now(), self.services.service_time()
        if match_log.match.over and self.is_running:
            self.table.state = "over"
            about = wire.RowInfo("over")
        if self.table.state in ENDED:
            self.void_queued(range(len(self.seats)), "over")
        state = self.table.state if self.table.state != self.saved_state else None
        self.saved_state = self.table.state
        is_retimed = about is not None and about.kind == SET
        self.clocks.set_running(self.timed, service, self.standing)
        rows = match_log.take_rows()
        written = self.clocks.written()
        for row in rows:
            row.by, row.at, row.clocks = by, now, written
        if match_log.is_news(None, first):
            self.table.changed = now
        result = updates.result_of(match_log.match) if state in ENDED else None
        if result is not None:
            self.table.result = result
        notices = telling.notices(self, first, about, now, service, self.services.notice_wait)
        answered, retimed = telling.answered(self), telling.retimed(about)
        self._note_what_is_asked(match_log)
        self.table.due = self.clocks.deadline()
        queued = self.take_requeued()
        append = Append(
            table=self.table.id, first=first, rows=rows, changed=self.table.changed,
            service=service, due=self.table.due, goes_on=self.goes_on,
            waiting=self.table.waiting, heading=self.table.heading, phase=self.table.phase,
            key=key.row if key is not None else None,
            seats=self.copied_seats() if about is not None else None,
            state=state, rematch=rematch, result=result,
            pace=self.table.pace if is_retimed else None,
            finished=results.finished(self, now) if state == "over" else None,
            paired=paired, notices=notices, answered=answered, retimed=retimed,
            queued=queued,
        )  # fmt: skip
        news = updates.prepare(self, first, about, service)
        news |= {(turn.seat, "queued"): plans.told(turn) for turn in queued}
        if state in ENDED:
            news[None, "over"] = updates.over(self.table)
        self.services.save(append, partial(self._saved, first, match_log.rows, news, key, about))
        self.services.timed(self)

    def _note_what_is_asked(self, match_log: MatchLog) -> None:
        """Lists of tables say whose turn it is, also where no room stands."""
        self.table.waiting = "".join(map(str, self.waiting))
        match = match_log.match
        self.table.heading = match.game.heading(match.position)
        self.table.phase = match.game.phase(match.position)

    def _saved(
        self, first: int, rows: int, news: updates.News, key: Key | None,
        about: wire.RowInfo | None, error: BaseException | None,
    ) -> None:  # fmt: skip
        if error is not None:
            if key is not None:
                key.fail()
            self.services.throw_away(self)
            return
        if self.is_gone:  # thrown away meanwhile, and yet this is saved
            if key is not None:
                key.answer()
            return
        self.saved = rows
        updates.send(self.subscribers, first, news)
        self.send_late()
        if about is not None and about.kind not in TAKEN_BACK:
            self.send_table()
        if key is not None:
            key.answer()
            self.services.took(key.began)
        if about is not None and about.table is not None:
            self.services.wake(about.table)
        if self.table.state in ENDED:
            self.services.keep_last_seen(self)
        if self.match_log is not None and rows == self.match_log.rows:
            self._go_on()

    # What follows by itself

    def begin(self) -> None:
        """Every seat is taken: the game begins."""
        self.match_log = MatchLog(first_match(self.table))
        self.table.state = "running"
        self.match_log.begin()
        for row in self.seats:
            if until := self.services.holiday_of(row.identity):
                self.match_log.note("holiday", row.seat, until)
                self.count("holiday", row.seat, until)
        self._save(0, None, wire.RowInfo("begin"))

    def take_up(self) -> None:
        """Whatever was to follow when the server went down."""
        if self.table.state == "open" and self.is_full:
            self.begin()
        else:
            self._go_on()

    def _go_on(self) -> None:
        for seat in filter(self.has_queued, self.waiting):
            self._play_queued(seat)
        self.ask_bots()
        if self.wants_rematch:
            self.change(opening.rematch(self, self.services.now()), None)

    def _play_queued(self, seat: int) -> None:
        """A queued turn has come, and is played or void."""
        self.change(plans.played(self, seat), self.seats[seat].identity)

    def ask_bots(self) -> None:
        """Let the bots think whose seats are asked."""
        self.bots.ask(self, self._play_bot)

    def _play_bot(self, seat: int, actions: list[int]) -> None:
        """What a bot wants to play, or at least the first of it."""
        try:
            self.change(Change(seat=seat, moves=actions), None)
        except Refusal:
            self.change(Change(seat=seat, moves=actions[:1]), None)

    def run_out(self) -> None:
        """Bots stand in for those whose clock is at zero and who have had their grace."""
        if not self.is_running:
            return
        for seat in self.clocks.run_out(self.services.service_time()):
            self.change(commands.run_out(self, seat), None)

    def set_holiday(self, identity: int, until: str) -> None:
        """Somebody is on holiday, or back if no last day is named; clocks of days stand."""
        for row in self.seats if self.is_running else ():
            if row.identity == identity and self.holidays.get(row.seat, "") != until:
                self.change(commands.holiday(row.seat, until), None)

    # Who is here

    def enter(self, subscriber: Subscriber, hello: wire.Hello, chat: list[wire.Chat]) -> None:
        """Welcome a subscriber and send what it has missed, once that is saved."""
        subscriber.viewers = permissions.viewers(self.seats_of(subscriber.identity), hello.seats)
        subscriber.named = hello.seats
        subscriber.came = self.services.now()
        self.subscribers.append(subscriber)
        if self.seats_of(subscriber.identity):
            self.save_presence()  # at once: a server that is killed now must know who was here
        self.bots.moved()
        self.ask_bots()  # a paused game may go on for who looks on
        self.greet(subscriber, hello.n, chat)

    def leave(self, subscriber: Subscriber) -> None:
        """A socket has closed."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.touched = self.services.steady()
            self.bots.moved()
            if self.seats_of(subscriber.identity):
                self.look(self.services.service_time())

    def abandon(self) -> None:
        """The room is thrown away: whoever waits for it has waited in vain."""
        self.is_gone = True
        self.bots.abandon()
        self.wait_in_vain()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way, neither to the store nor in a bot's head."""
        saved = self.match_log is None or self.saved >= self.match_log.rows
        return saved and self.bots.is_idle and not self.changing.locked()

    # Built again, row by row, by who can wait in between

    def replay(self, row: LogRow) -> None:
        """Play a stored row again; ValueError if it cannot be."""
        if self.match_log is None:
            self.match_log = MatchLog(first_match(self.table))
        self.match_log.again(row)
        self.count(row.kind, row.seat, row.text)

    def replayed(self, last: LogRow) -> None:
        """That was the last row: the position must be the stored one, and the clocks go on."""
        match_log = self.begun()
        if last.hash and last.hash != fingerprint(match_log.match):
            raise ValueError(f"Table {self.table.id} does not replay to its stored position.")
        self.saved = match_log.rows
        self.clocks.read(last.clocks)
        if not self.is_running:
            self.clocks.running = set()
