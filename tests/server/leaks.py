"""Rooms that differ only in what one viewer cannot know, and all that the server tells that viewer.

What is hidden is said by the engine (`Position.resample`), not by views, events or offers: those
are under test. A story is told by commands to a room. Its twin for a viewer is told by others in
the place of what other seats chose in secret, such that after every command the viewer can know the
same.
"""

import copy
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from malecon.bots.api import Budget
from malecon.bots.coach import advise
from malecon.engine.havana import actions as havana
from malecon.engine.rng import Rng
from malecon.games.chance import commitment
from malecon.games.choosing import game
from malecon.games.errors import MaleconError
from malecon.games.match import Match
from malecon.server import wire
from malecon.server.paces import Patience
from malecon.server.realtime import socket
from malecon.server.refusal import Refusal
from malecon.server.storage.games import game_by
from malecon.server.storage.rows import (
    Append,
    Away,
    Done,
    Identity,
    Loaded,
    LogRow,
    QueuedTurn,
    SeatRow,
    TableRow,
)
from malecon.server.table import coach, description, plans, replay
from malecon.server.table.interface import RoomServices, Subscriber
from malecon.server.table.log import MatchLog, Viewer, first_match
from malecon.server.table.room import Room
from malecon.server.workers.questions import Job, Question
from tests.laws.walk import busy, settings
from tests.server import leak_pages

NOW: Final = 1_800_000_000_000
COLOURS: Final = ("red", "blue", "green", "yellow", "black")
LONGEST: Final = 30  # commands that a twin may differ in
SHORTEST: Final = 6
FEW_NODES: Final = 2_000  # that a coach may think
SECRET: Final[dict[str, tuple[range, ...]]] = {
    "cuba": (),  # only what is sealed
    "havana": (range(havana.LAY, havana.DO), range(havana.TAKE, havana.REMOVE)),
}
PACES: Final = (wire.NoPace(), wire.LivePace(600_000, 5_000), wire.TurnPace(3_600_000))


class Step(NamedTuple):
    """A command of a seat; one without a name is none."""

    seat: int
    command: str
    moves: tuple[str, ...] = ()


class StillHost(RoomServices[Room]):
    """A service in which time passes by commands, all is saved at once and no bot thinks."""

    patience = Patience(300_000, 86_400_000)

    def __init__(self, db: sqlite3.Connection | None, at: int) -> None:
        self.rows: list[LogRow] = []
        self.people: dict[int, Watcher] = {}  # by identity, who is told by other ways, too
        self.db = db
        self.at = at  # commands so far, each of which takes a second

    def now(self) -> int:
        return NOW + self.service_time()

    def service_time(self) -> int:
        return 1000 * self.at

    def save(self, append: Append, done: Callable[[BaseException | None], None]) -> None:
        self.rows += append.rows
        if self.db is not None:
            leak_pages.save(self.db, append)
        for notice in append.notices:
            told = msgspec.structs.replace(notice, id="")
            self.people[notice.identity].send(b"notice " + msgspec.json.encode(told))
        for seat in {*append.answered, *append.retimed}:
            self.people[seat + 1].send(b"no notice any more")
        done(None)

    def save_away(self, table: str, away: Away, done: Done) -> None:
        done(None)

    def think(self, question: Question) -> None: ...

    def moved(self, question: Question) -> None: ...

    def timed(self, room: Room) -> None: ...

    def throw_away(self, room: Room) -> None:
        raise AssertionError("a room was thrown away")

    def keep_last_seen(self, room: Room) -> None: ...

    def wake(self, table: str) -> None: ...

    def counted(self, name: str) -> None: ...

    def steady(self) -> float:
        return 0.0

    def took(self, began: float) -> None: ...


class Watcher(Subscriber):
    """A guest that keeps every byte."""

    def __init__(self, viewer: Viewer) -> None:
        self.identity = None if viewer is None else person(viewer)
        self.viewers: list[Viewer] = []
        self.from_row = 0
        self.came = 0
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def cut(self, code: int) -> None:
        self.sent.append(str(code).encode())


class Course(MatchLog):
    """A log with the turns that are queued, by seat, which are no part of it."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.queued: dict[int, tuple[tuple[str, ...], str]] = {}

    @classmethod
    def like(cls, match_log: MatchLog) -> "Course":
        """The same log, with nothing queued."""
        found = cls(match_log.match)
        found.__dict__.update(match_log.__dict__)
        return found


def is_waiting(turn: QueuedTurn) -> bool:
    return turn.state == "waiting"


def person(seat: int) -> Identity:
    return Identity(seat + 1, f"person{seat}", f"Name {seat}", COLOURS[seat], "en")


def table(name: str, number: int) -> TableRow:
    """The table of random game number n, with settings of all kinds."""
    chosen = settings(name, number)
    seats, edition = chosen.pop("seats"), chosen.pop("edition")
    played = game(name, seats=seats, edition=edition, **chosen)
    return TableRow(
        id="t", game=name, edition=played.edition, options=played.options, seats=seats,
        rules=played.rules_version, components=played.components_hash,
        settings=played.resolved.encode().decode(),
        pace=msgspec.json.encode(PACES[number % 3]), listed=True, owner=1,
        seed=Random(f"{name} {number}").randbytes(32), state="running", opened=NOW, changed=NOW,
    )  # fmt: skip


class Scene:
    """A room, built from rows as after a restart, with a watcher for every viewer."""

    def __init__(
        self, about: TableRow, rows: list[LogRow], at: int = 0, watched: bool = True,
        queued: Sequence[QueuedTurn] = (),
    ) -> None:  # fmt: skip
        seats = [
            SeatRow(s, "person", COLOURS[s], s + 1, None, f"Name {s}", f"person{s}")
            for s in range(about.seats)
        ]
        begins = about if rows else msgspec.structs.replace(about, state="open")
        db = leak_pages.stored(begins, seats, len(rows)) if watched else None
        self.host = StillHost(db, at)
        self.room = Room(self.host, Loaded(copy.copy(begins), seats, [], queued=list(queued)))
        for row in rows:
            self.room.replay(row)
        if rows:
            self.room.replayed(rows[-1])
            self.room.table.waiting = "".join(map(str, self.room.waiting))  # as it is stored
        self.viewers: list[Viewer] = [None, *range(about.seats)]
        self.watchers = {viewer: Watcher(viewer) for viewer in self.viewers}
        for seat in range(about.seats):
            self.host.people[person(seat).id] = self.watchers[seat]
        self._commands = 0
        if watched:
            for watcher in self.watchers.values():
                self.room.enter(watcher, wire.Hello(), [])
        if not rows:
            self.room.begin()

    @property
    def match_log(self) -> MatchLog:
        assert self.room.match_log is not None
        return self.room.match_log

    def deal_from(self, seed: bytes) -> None:
        """Have another seed from now on."""
        self.room.table.seed = self.match_log.match.seed = seed
        assert self.host.db is not None
        self.host.db.execute("UPDATE matches SET seed = ? WHERE id = 't'", (seed,))

    def do(self, step: Step) -> None:
        """Send a command as a client that has seen everything."""
        self._commands += 1
        self.host.at += 1
        if step.command:
            self.command(step.seat, step, f"command-{self._commands}", self.match_log.n(step.seat))

    def command(self, viewer: Viewer, step: Step, key: str, n: int) -> None:
        """Send a command; a refusal is sent back as sockets do."""
        watcher = self.watchers[viewer]
        content: wire.Play | wire.Undo | wire.SeatCommand | wire.Queue | wire.Withdraw
        if step.command == "play":
            content = wire.Play(n, key, list(step.moves), step.seat)
        elif step.command == "queue":
            mark = plans.ahead(self.match_log.match, step.seat, step.moves).mark
            content = wire.Queue(key, list(step.moves), mark, step.seat)
        elif step.command == "withdraw":
            content = wire.Withdraw(key, step.seat)
        elif step.command == "stand":
            content = wire.SeatCommand(key, step.seat)
        else:
            content = wire.Undo(n, key, step.seat)
        try:
            self.room.handle(watcher, step.command, content)
        except Refusal as refusal:
            refused = wire.Refused(key, refusal.error, refusal.message)
            watcher.send(wire.encode("refused", refused))


class Story:
    """A random game: its commands, and how many rows there were before each of them."""

    def __init__(self, name: str, number: int) -> None:
        self.table = table(name, number)
        self.steps: list[Step] = []
        self.before: list[int] = []
        self.is_open: list[bool] = []
        scene = Scene(self.table, [], watched=False)
        chosen = Random(f"story {name} {number}")
        self.queued: list[list[QueuedTurn]] = []  # before each of the steps
        while not scene.match_log.match.over:
            match = scene.match_log.match
            self.before.append(scene.match_log.rows)
            self.is_open.append(match.game.is_open(match.position))
            self.queued.append(list(scene.room.queued.values()))
            self.steps.append(_queueing(scene.room, match, chosen) or _random_step(match, chosen))
            scene.do(self.steps[-1])
        self.rows = scene.host.rows

    def positions(self, count: int) -> list[int]:
        """Some positions, by the number of commands before them; half of them with secrets."""
        chosen = Random(f"positions {len(self.steps)}")
        hidden = [i for i, is_open in enumerate(self.is_open) if not is_open]
        found = chosen.sample(hidden, min(len(hidden), count // 2))
        return sorted(found + chosen.sample(range(1, len(self.steps)), count - len(found)))

    def window(self, end: int) -> int:
        """Where a twin begins: the last moment at which all lay open, if that is not too far."""
        begin = max(0, end - SHORTEST)
        while begin > max(0, end - LONGEST) and not self.is_open[begin]:
            begin -= 1
        return begin


def _queueing(room: Room, match: Match, chosen: Random) -> Step | None:
    """Now and then somebody who is not asked queues a turn, or thinks better of it."""
    others = [seat for seat in range(match.seats) if seat not in match.waiting]
    if not others or chosen.random() > 0.1:
        return None
    seat = chosen.choice(others)
    if room.has_queued(seat):
        return Step(seat, "withdraw")
    moves = planned(match, seat, chosen)
    return Step(seat, "queue", moves) if moves else None


def planned(match: Match, seat: int, chosen: Random) -> tuple[str, ...]:
    """A turn planned at random, as far as nothing is drawn."""
    ahead = plans.ahead(match, seat, ())
    while (offer := ahead.offer()) is not None and len(ahead.moves) < 20:
        ahead.play([chosen.choice(offer.moves).move])
    return tuple(ahead.moves[: ahead.certain])


def _random_step(match: Match, chosen: Random) -> Step:
    """What somebody might want: mostly to play, sometimes to take back or to choose again."""
    is_sealed = match.game.is_sealed(match.position)
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able and chosen.random() < (0.3 if is_sealed else 0.06):
        seat = chosen.choice(able)
        if is_sealed and chosen.random() < 0.5:
            others = _alternatives(match, seat, 1, chosen) or [("nonsense",)]
            return Step(seat, "play", others[0])
        return Step(seat, chosen.choice(("undo", "restart")))
    seat = chosen.choice(match.waiting)
    legal = match.position.legal(seat)
    moves = [match.game.write(busy(match.game.name, legal, chosen))]
    if is_sealed and len(legal) > 1 and chosen.random() < 0.5:
        moves.append(match.game.write(chosen.choice(legal)))
    return Step(seat, "play", tuple(moves))


def _alternatives(match: Match, seat: int, length: int, chosen: Random) -> list[tuple[str, ...]]:
    """Other moves of a seat, as many at a time as before or one more."""
    if seat not in match.waiting:
        match = match.copy()
        if not match.can_undo(seat):
            return []
        match.restart(seat)
    legal = [str(move) for move in match.legal(seat)]
    lengths = [length] * 3 + [length + 1] * 2
    return [tuple(chosen.sample(legal, n)) for n in lengths if n <= len(legal)]


def is_secret(match: Match, move: str) -> bool:
    """Whether others do not see which card such a move is about (C-150, H-028, HA-10)."""
    action = match.game.parse(move)[0]
    return any(action in secret for secret in SECRET[match.game.name])


def knowable(match: Match, viewer: Viewer) -> bytes:
    """A position with all that a viewer cannot know put into one form, by the engine alone.

    Who has not finished a sealed choice counts as not having begun it.
    """
    position = match.position.copy()
    if match.game.is_sealed(position):
        for seat in match.waiting:
            if seat != viewer:
                position.unseal(seat)
    position.resample(-1 if viewer is None else viewer, Rng(1))
    return position.encode()


def is_hidden(match: Match, viewer: Viewer) -> bool:
    """Whether there is anything that a viewer cannot know."""
    return any(_resampled(match, viewer, seed) != match.position.encode() for seed in range(4))


def _resampled(match: Match, viewer: Viewer, seed: int) -> bytes:
    position = match.position.copy()
    position.resample(-1 if viewer is None else viewer, Rng(seed))
    return position.encode()


class Twin:
    """Another course of the same commands, in which others chose otherwise in secret."""

    def __init__(self, begin: Course, steps: list[Step], viewer: Viewer, chosen: Random) -> None:
        self.viewer = viewer
        self.chosen = chosen
        self.steps = steps
        self.courses = [begin]
        self.known: list[bytes] = []
        self.grew: list[bool] = []
        self.opened: list[object] = []
        for step in steps:
            self.courses.append(after(self.courses[-1], step))
            self.known.append(knowable(self.courses[-1].match, viewer))
            self.opened.append(self._opened(self.courses[-2], self.courses[-1]))
            self.grew.append(self.courses[-1].rows > self.courses[-2].rows)
        for number in reversed(range(len(steps))):
            self._differ(number)

    def _differ(self, number: int) -> None:
        """Change one choice, and what must be changed after it for that."""
        step = self.steps[number]
        if step.seat == self.viewer or not self._may_differ(self.courses[number], step):
            return
        for other in self._others(self.courses[number], step):
            found = self._from(number, [other, *self.steps[number + 1 :]])
            if found is not None:
                self.steps[number:], self.courses[number + 1 :] = found
                return

    def _may_differ(self, match_log: Course, step: Step) -> bool:
        """Whether a choice is made in secret; all others must be the same."""
        if step.command in ("queue", "withdraw"):
            return True
        if match_log.match.game.is_sealed(match_log.match.position):
            return True
        return step.command == "play" and all(
            is_secret(match_log.match, move) for move in step.moves
        )

    def _others(self, match_log: Course, step: Step) -> Iterator[Step]:
        if self.chosen.random() < 0.3:
            yield Step(step.seat, "")
        if step.command == "queue":
            moves = planned(match_log.match, step.seat, self.chosen)
            yield Step(step.seat, "queue", moves[: len(moves) - 1] or moves)
        elif step.command == "play":
            found = _alternatives(match_log.match, step.seat, len(step.moves), self.chosen)
            others = (Step(step.seat, "play", other) for other in found if other != step.moves)
            yield from (other for other in others if self._may_differ(match_log, other))
        yield Step(step.seat, "")

    def _from(self, number: int, steps: list[Step]) -> tuple[list[Step], list[Course]] | None:
        """Steps from a number on after which the viewer knows what it should, if they are found."""
        match_log = self.courses[number]
        taken: list[Step] = []
        courses: list[Course] = []
        for at, step in enumerate(steps, number):
            tried = [step]
            if at > number and step.seat != self.viewer and self._may_differ(match_log, step):
                tried += self._others(match_log, step)
            for command in tried:
                then = after(match_log, command)
                if self._is_alike(at, match_log, then, step.seat):
                    break
            else:
                return None
            match_log = then
            taken.append(command)
            courses.append(then)
        return taken, courses

    def _opened(self, before: Course, then: Course) -> list[tuple[int, int]] | None:
        """What all have chosen, if the last of them chose now: that is known for ever.

        A position need not show it any more, if what was paid would have been lost anyway.
        """
        played = then.match.game
        step = played.sealed_step(before.match.position)
        if step < 0 or played.sealed_step(then.match.position) == step:
            return None
        chosen = then.match.log[len(self.courses[0].match.log) :]
        secret = SECRET[played.name]
        return sorted(
            (entry.seat, entry.action)
            for entry in chosen
            if not played.keeps_secret(entry.action)
            and not any(entry.action in hidden for hidden in secret)
        )

    def _is_alike(self, at: int, before: Course, then: Course, seat: int) -> bool:
        """Whether the viewer can know as much; that somebody has chosen anew is no secret."""
        if knowable(then.match, self.viewer) != self.known[at]:
            return False
        if self._opened(before, then) != self.opened[at]:
            return False
        return seat in before.match.waiting or (then.rows > before.rows) == self.grew[at]


def after(match_log: Course, step: Step) -> Course:
    """A course with one more command; one that is refused changes nothing."""
    found = copy.copy(match_log)
    found.__dict__.update(match_log._mark())
    found.queued = match_log.queued.copy()
    try:
        if step.command == "play":
            found.play(step.seat, list(step.moves))
            found.queued.pop(step.seat, None)
        elif step.command == "queue":
            if step.seat not in found.match.waiting:
                mark = plans.ahead(found.match, step.seat, step.moves).mark
                found.queued[step.seat] = (step.moves, mark)
        elif step.command == "withdraw":
            found.queued.pop(step.seat, None)
        elif step.command:
            found.undo(step.seat, step.command)
            noticed = [seat for seat in found.queued if found.is_news(seat, match_log.rows)]
            for seat in noticed:
                del found.queued[seat]
        _play_queued(found)
    except Refusal:
        pass
    found.fresh.clear()
    return found


def _play_queued(course: Course) -> None:
    """Queued turns are played that have come and bring what was shown."""
    while asked := [seat for seat in course.match.waiting if seat in course.queued]:
        moves, mark = course.queued.pop(asked[0])
        ahead = plans.ahead(course.match, asked[0], moves)
        if ahead.mark == mark and ahead.stuck is None and not ahead.why:
            course.play(asked[0], list(moves))


class Found(NamedTuple):
    """What was told differently."""

    what: str
    told: bytes
    twin: bytes

    def __str__(self) -> str:
        at = next((i for i, (a, b) in enumerate(zip(self.told, self.twin, strict=False)) if a != b),
                  min(len(self.told), len(self.twin)))  # fmt: skip
        part = slice(max(0, at - 80), at + 80)
        return f"{self.what}:\n  {self.told[part]!r}\n  {self.twin[part]!r}"


class Tally(NamedTuple):
    """How many comparisons there were, and in how many the hidden things were others."""

    compared: int
    differing: int
    resampled: int


def look(story: Story, end: int, thorough: bool = False) -> tuple[Tally, list[Found]]:
    """Compare all that every viewer is told up to a position, and can ask for there."""
    begin = 0 if thorough else story.window(end)
    rows = story.rows[: story.before[begin]] if begin else []
    steps = story.steps[begin:end]
    queued = story.queued[begin] if begin else []
    told = Scene(story.table, rows, begin, queued=queued)
    base = Course(first_match(story.table))
    for row in rows or story.rows[: story.before[0]]:
        base.again(row)
    base.queued = {turn.seat: (tuple(turn.moves), turn.mark) for turn in queued if is_waiting(turn)}
    for step in steps:
        told.do(step)
    questions = Questions(story, told, end, thorough)
    found: list[Found] = []
    differing = resampled = 0
    for viewer in told.viewers:
        twin = Twin(base, list(steps), viewer, Random(f"{end} {viewer}"))
        other = Scene(story.table, rows, begin, queued=queued)
        for step in twin.steps:
            other.do(step)
        if twin.steps != steps:
            differing += 1
        elif is_hidden(told.match_log.match, viewer):
            position = other.match_log.match.position
            position.resample(-1 if viewer is None else viewer, Rng(end))
            resampled += 1
        found += _differences(f"sent to {viewer}", told, other, viewer)
        seed = Random(f"other {end}").randbytes(32)
        other.deal_from(seed)
        found += compare(questions.ask(told, viewer), questions.ask(other, viewer), seed)
        found += _seeds(story.table.seed, told.watchers[viewer].sent)
        if found:
            break
    return Tally(len(told.viewers), differing, resampled), found


def _differences(what: str, told: Scene, other: Scene, viewer: Viewer) -> list[Found]:
    """The first message that was sent to one and not to the other."""
    mine, theirs = told.watchers[viewer].sent, other.watchers[viewer].sent
    for number in range(max(len(mine), len(theirs))):
        pair = [sent[number] if number < len(sent) else b"" for sent in (mine, theirs)]
        if pair[0] != pair[1]:
            return [Found(f"{what}, message {number}", *pair)]
    return []


Answers = list[tuple[str, bytes]]


def compare(told: Answers, other: Answers, seed: bytes) -> list[Found]:
    """The first answer that differs; commitments do, and are put out of the way before."""
    for number in range(max(len(told), len(other))):
        pair = [given[number] if number < len(given) else ("", b"") for given in (told, other)]
        if pair[0] != pair[1]:
            return [Found(f"{pair[0][0]} or {pair[1][0]}", pair[0][1], pair[1][1])]
    return _seeds(seed, [answer for _, answer in other])


def _seeds(seed: bytes, messages: list[bytes]) -> list[Found]:
    """Messages with the seed in it."""
    start = seed.hex()[:16].encode()
    return [Found("the seed", sent, b"") for sent in messages if start in sent.lower()]


class Questions:
    """All that can be asked at a position; what is asked must be the same in both rooms."""

    def __init__(self, story: Story, told: Scene, end: int, thorough: bool) -> None:
        self.end = end
        self.thorough = thorough
        match = told.match_log.match
        self.steps = sum(1 for _ in replay.steps(told.room.table, match.log)) - 1
        chosen = Random(f"moves {end}")
        known = sorted({move for step in story.steps for move in step.moves})
        self.moves = chosen.sample(known, min(len(known), 8))
        self.match_log = after(Course.like(told.match_log), Step(0, ""))
        self.record = ("", b"")
        self.plans = {
            seat: [planned(match, seat, chosen) for _ in range(3 if thorough else 1)]
            for seat in range(match.seats)
        }

    def ask(self, scene: Scene, viewer: Viewer) -> Answers:
        """All answers, with the commitment put out of the way."""
        seen_before = len(scene.watchers[viewer].sent)
        self._hello(scene, viewer)
        self._refused(scene, viewer)
        sent = [("socket", m) for m in scene.watchers[viewer].sent[seen_before:]]
        found = [*sent, *self._offers(scene, viewer), *self._got(scene, viewer)]
        found += self._plans(scene, viewer)
        found += self._advice(scene, viewer)
        found += _pages(scene, viewer, self.end)
        mark = commitment(scene.room.table.seed).encode()
        return [(name, answer.replace(mark, b"-")) for name, answer in found]

    def _hello(self, scene: Scene, viewer: Viewer) -> None:
        """Come again after having seen more or less of the log."""
        now = scene.match_log.n(viewer)
        watcher = scene.watchers[viewer]
        for n in (0, now - 3, now - 1, now) if self.thorough else (now - 2, now):
            scene.room.leave(watcher)
            seen = {"watch" if viewer is None else str(viewer): max(0, n)}
            scene.room.enter(watcher, wire.Hello(n=seen), [])
            scene.room.subscribers.sort(
                key=lambda guest: guest.identity.id if guest.identity else 0
            )

    def _refused(self, scene: Scene, viewer: Viewer) -> None:
        """Wishes that must be refused."""
        now = scene.match_log.n(viewer)
        seat = 0 if viewer is None else viewer
        commands = [Step(seat, "play", (move,)) for move in (*self.moves, "nonsense")]
        commands += [Step(seat, "undo"), Step(seat, "restart")]
        for number, step in enumerate(commands):
            if viewer is None or after(self.match_log, step).rows == self.match_log.rows:
                scene.command(viewer, step, f"no-{self.end}-{number}", now)
        for n in (0, max(0, now - 4), now + 1, now + 7):
            scene.command(viewer, Step(seat, "play", ("nonsense",)), f"n-{self.end}-{n}", n)
        for other in range(len(scene.room.seats)):
            if other != viewer:
                scene.command(viewer, Step(other, "play", ("end",)), f"o-{self.end}-{other}", now)
                scene.command(viewer, Step(other, "stand"), f"s-{self.end}-{other}", now)

    def _offers(self, scene: Scene, viewer: Viewer) -> Answers:
        watcher = Watcher(viewer)
        for seat in range(len(scene.room.seats)):
            for ask in (socket._offer, socket._preview):
                try:
                    ask(scene.room, watcher, wire.AskOffer(seat))
                except Refusal as refusal:
                    watcher.send(str(refusal.args).encode() + refusal.error.encode())
        return [("offer or preview", message) for message in watcher.sent]

    def _plans(self, scene: Scene, viewer: Viewer) -> Answers:
        """What plans come to, and what they are played on."""
        if viewer is None:
            return []
        found: Answers = []
        for moves in ((), *self.plans.get(viewer, ())):
            answer = plans.planned(scene.room, viewer, moves)
            found.append(("plan", msgspec.json.encode(answer)))
            ahead = plans.ahead(scene.match_log.match, viewer, moves)
            found.append(("plan is played on", ahead.position.encode()))
        return found

    def _advice(self, scene: Scene, viewer: Viewer) -> Answers:
        """What a coach is asked for a seat and what it says, as if only bots sat there besides."""
        if viewer is None or viewer not in scene.room.waiting:
            return []
        watcher = Watcher(viewer)
        scene.room.subscribers.append(watcher)
        question = coach.CoachQuestion(scene.room, watcher, "advice", viewer)
        watcher.advice = question
        job = question.job()
        assert job is not None
        if self.thorough:
            question.hear(self._thought(job), job)
        scene.room.subscribers.remove(watcher)
        return [("advice", sent) for sent in (msgspec.json.encode(job), *watcher.sent)]

    def _thought(self, job: Job) -> bytes:
        played = game_by(job.settings)
        plans = advise(played, played.read_view(job.view), 1, Budget(nodes=FEW_NODES))
        return msgspec.json.encode(plans)

    def _got(self, scene: Scene, viewer: Viewer) -> Answers:
        """What routes answer: the table, the log in words, the replay, the record."""
        room, match = scene.room, scene.match_log.match
        shown = description.table(room, scene.watchers[viewer].identity)
        names = [row.name for row in room.seats]
        heard = match.heard(viewer)
        since = 0 if self.thorough else max(0, len(heard) - 30)
        found: list[tuple[str, Any]] = [("table", shown), ("seen", scene.match_log.n(viewer))]
        for language in ("en", "de"):
            found.append(("log", replay.in_words(heard[since:], since, language, names)))
        first = 0 if self.thorough else max(0, self.steps - 8)
        found.append(
            ("replay", replay.replay(room.table, match.log[:], viewer, first, 10_000, False))
        )
        return [
            *((name, msgspec.json.encode(answer)) for name, answer in found),
            ("record", _record(match)),
        ]


def _pages(scene: Scene, viewer: Viewer, turn: int) -> Answers:
    """Lists of tables, and pages of people."""
    who = leak_pages.SPECTATOR if viewer is None else person(viewer).id
    assert scene.host.db is not None
    return leak_pages.shelves().ask(scene.room, scene.host.db, who, scene.host.now(), turn)


def _record(match: Match) -> bytes:
    """The record of a running game; its last word is a hash of the commitment, among others."""
    try:
        return match.copy().record(reveal=False).rstrip().rsplit(" ", 1)[0].encode()
    except MaleconError as error:
        return str(error).encode()
