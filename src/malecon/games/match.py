"""A game in progress: position, log and chance; play, undo, views, snapshots and records."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, Generic

import msgspec

from malecon.engine.position import CHANCE, Position
from malecon.games import chance, opening, settings
from malecon.games.api import Game
from malecon.games.errors import BadSeats, BadSnapshot, IllegalMove, shown
from malecon.games.event import Event, Move, Reason
from malecon.games.offers import Offer
from malecon.games.opening import FIRST_SNAPSHOT, SNAPSHOT, game_with
from malecon.games.registry import game_of
from malecon.games.score_sheet import Entry, ScoreSheet, fingerprint, written
from malecon.games.sets import seats_in
from malecon.games.whole import whole

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from malecon.games.view import View

    V = TypeVar("V", bound=View, default=Any, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V")

SNAPSHOTS: Final = (FIRST_SNAPSHOT, SNAPSHOT)
T = TypeVar("T")


class _Before(msgspec.Struct, frozen=True):
    """The match as it was before a choice that can still be taken back."""

    position: Position
    entries: int
    events: int
    seat: int


class Match(Generic[V]):
    """A match of one game. Seats count from 0; what is illegal raises and changes nothing.

    V is what a seat may know of it: a match of game("cuba") has views that are CubaViews.
    """

    def __init__(
        self,
        /,
        name: str | Game[Any, V],
        *,
        seats: int = 4,
        edition: str | None = None,
        seed: object = None,
        components: Any = None,
        draws: bool = True,
        **options: object,
    ) -> None:
        if not isinstance(name, Game):
            name = game_with(options, name, seats=seats, edition=edition, components=components)
        self.game: Game[Any, V] = name
        self.seed = chance.seed_bytes(seed)
        self.draws = draws
        self.origin: dict[str, Any] | None = None  # the snapshot that the match began from
        self.unproved = 0  # draws before this seed took over
        self.position: Position = self.game.new()
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self._before: list[_Before] = []  # all of one seat: whose choices these are
        self._drawn: dict[str, int] = {}
        self.go_on()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.game.seats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return seats_in(self.position.waiting())

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown from the start."""
        return chance.commitment(self.seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.to_move() == -2

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat."""
        return tuple(self.position.scores())

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game goes on."""
        return self.game.winners(self.position) if self.over else ()

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none if it is not asked."""
        return self.game.legal(self.position, self._seat(seat))

    def play(self, move: str | Move, seat: int | None = None) -> list[Event]:
        """Play a move and all that follows by itself; what happened."""
        told = len(self.events)
        self.choose(move, seat)
        self.go_on()
        return self.events[told:]

    def choose(self, move: str | Move, seat: int | None = None) -> Entry:
        """Play a move and nothing of what follows."""
        seat = self._mover(seat)
        return self.choose_as(Entry(seat, self.action(move, seat)))

    def choose_as(self, entry: Entry) -> Entry:
        """Play what is known to be legal, as when a stored log is played again."""
        if self.game.is_sealed(self.position):
            self._before.clear()
        else:
            self._remember(entry.seat)
        self.enter(entry)
        if self.game.ends_turn(entry.action):
            self._before.clear()
        return entry

    def follow(self) -> Entry | None:
        """Play one thing that follows by itself: a draw, or a seat's only choice but its `end`."""
        if self.position.to_move() == CHANCE:
            self.draw()
            return self.log[-1]
        forced = self._forced()
        if forced is not None:
            self.follow_as(forced)
        return forced

    def follow_as(self, entry: Entry) -> None:
        """Play what has followed by itself in a stored log, whatever the seed says of it."""
        if entry.seat != CHANCE:
            sealed = self.game.is_sealed(self.position)
            self.events.append(
                Event(event="forced", seat=entry.seat, what=self.game.write(entry.action),
                      seen=(entry.seat,) if sealed else None)
            )  # fmt: skip
        self.enter(entry)

    def copy(self) -> "Match[V]":
        """The match as it is now, on its own: what is played in one does not touch the other."""
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.position = self.position.copy()
        copied.log, copied.events = self.log[:], self.events[:]
        copied._before, copied._drawn = self._before[:], self._drawn.copy()
        return copied

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match[V]":
        return self.copy()

    def reset(self, copied: "Match") -> None:
        """Go back to a copy, which is used up by that, when a play of several moves fails."""
        self.__dict__.update(copied.__dict__)

    def __getstate__(self) -> dict[str, Any]:
        """Everything, positions as bytes: native objects do not pickle."""
        return self.__dict__ | {
            "game": self.game.resolved.encode(),
            "position": self.position.encode(),
            "_before": [_packed(before) for before in self._before],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        game = game_of(settings.decode(state["game"]))
        self.__dict__.update(
            state,
            game=game,
            position=game.decode(state["position"]),
            _before=[_unpacked(game, *packed) for packed in state["_before"]],
        )

    def __eq__(self, other: object) -> bool:
        """Whether both are played by the same settings and have come to the same position."""
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game.resolved == other.game.resolved
            and self.position.encode() == other.position.encode()
        )

    __hash__ = None  # type: ignore[assignment]  # it changes; its fingerprint may be a key

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {seat}" for seat in self.waiting)
        now = "over" if self.over else f"{asked} to choose" if asked else "a draw to come"
        name, phase = self.game.name, self.game.phase(self.position)
        where = f"{self.game.heading(self.position)} {phase}".strip()
        return f"<Match {name} {self.game.edition}, {self.seats} seats, {where}, {now}>"

    @property
    def fingerprint(self) -> str:
        """The hash of the position, as the last line of a record has it."""
        return fingerprint(self.game, self.position)

    def draft(self, seat: int) -> int:
        """How many choices of this seat `restart` would take back."""
        seat = self._seat(seat)
        if self._before and self._before[-1].seat == seat:
            return len(self._before)
        return len(self._sealed(seat))

    def why_not(self, move: str | Move, seat: int) -> Reason | None:
        """Why a move is not possible now; None if it is legal."""
        actions = self.game.parse(str(move))
        reasons = [self.game.why_not(self.position, self._seat(seat), action) for action in actions]
        return None if None in reasons else reasons[0]

    def undo(self, seat: int) -> None:
        """Take back one choice of this turn, or a sealed one that still waits for others."""
        self.take_back(seat, -1)

    def restart(self, seat: int) -> None:
        """Take back all choices of this turn, as far back as nothing was drawn or revealed."""
        self.take_back(seat, 0)

    def take_back(self, seat: int, which: int) -> tuple[int, list[Event]]:
        """Take back the last choice (-1) or all (0); how many events surely stay, and the rest."""
        seat = self._seat(seat)
        sealed = self._sealed(seat)
        if sealed:
            return self._forget_sealed(seat, sealed, sealed[which:])
        if not self._before or self._before[-1].seat != seat:
            raise IllegalMove(f"undo: {_sentence(Reason('reason-undo-nothing'))}")
        before = self._before[which]
        self.position = before.position.copy()  # copies of the match have the same one
        del self.log[before.entries :]
        tail = self.events[before.events :]
        del self.events[before.events :]
        del self._before[which if which >= 0 else len(self._before) + which :]
        return before.events, tail

    @property
    def settled(self) -> int:
        """How many entries of the log nobody can take back; sealed choices are counted, too."""
        return self._before[0].entries if self._before else len(self.log)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has a choice that can be taken back."""
        return self.draft(seat) > 0

    def view(self, seat: int | None) -> V:
        """What a seat may know; None for a spectator."""
        return self.game.view(self.position, None if seat is None else self._seat(seat))

    def offer(self, seat: int) -> Offer:
        """All that a seat can do now, and what it cannot, with reasons."""
        return self.game.offer(self.position, self._seat(seat))

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat, or a spectator, may know of."""
        if seat is not None:
            self._seat(seat)
        return [event for event in self.events[since:] if event.is_seen_by(seat)]

    def snapshot(self) -> dict[str, Any]:
        """The whole position as a documented dict."""
        settings: dict[str, Any] = msgspec.to_builtins(self.game.resolved)
        return settings | {"format": SNAPSHOT} | self.game.snapshot(self.position)

    @classmethod
    def from_snapshot(
        cls,
        snapshot: Mapping[str, Any],
        *,
        seed: object = None,
        components: Any = None,
        draws: bool = True,
        played: Game | None = None,
    ) -> "Match[Any]":
        """A match that goes on from any position; BadSnapshot if the position cannot be."""
        if not isinstance(snapshot, Mapping) or snapshot.get("format") not in SNAPSHOTS:
            raise BadSnapshot(f"A snapshot says format {SNAPSHOT!r}; this one does not.")
        found = opening.in_snapshot(snapshot, components)
        if played is None:
            played = game_of(found)
        elif played.resolved != msgspec.structs.replace(found, form=played.resolved.form):
            raise BadSnapshot("The snapshot has other settings than its game.")
        match = cls(played, seed=seed, draws=False)
        match.begin_at(snapshot)
        match.draws = draws
        match.go_on()
        return match

    def begin_at(self, snapshot: Mapping[str, Any]) -> None:
        """Begin at a position of this very game instead of its setup."""
        self.position = self.game.from_snapshot(snapshot)
        self.origin = deepcopy(dict(snapshot))

    def record(self, *, reveal: bool | None = None) -> str:
        """The game as text; the seed is in it when the game is over, or as asked."""
        sheet = ScoreSheet(
            self.game, self.log, self.seed, self.commitment, self.unproved, self.origin
        )
        return written(sheet, self.over if reveal is None else reveal)

    def action(self, move: str | Move, seat: int) -> int:
        """The number of a move that a seat may make now; IllegalMove if it may not."""
        actions = self.game.parse(str(move))
        legal = self.position.legal(seat)
        for action in actions:
            if action in legal:
                return action
        reason = self.game.why_not(self.position, seat, actions[0])
        assert reason is not None
        raise IllegalMove(f"{self.game.write(actions[0])}: {_sentence(reason)}")

    def drawn(self, pile: str) -> int:
        """How often was drawn from a pile."""
        return self._drawn.get(pile, 0)

    def draw(self) -> None:
        """Let chance decide what it is asked now."""
        pile = self.game.piles[self.position.pile()]
        outcome = chance.draw(self.seed, pile, self.drawn(pile), self.position)
        self.enter(Entry(CHANCE, outcome))

    def enter(self, entry: Entry) -> None:
        """Play what is known to be legal and nothing of what follows; it cannot be taken back."""
        if entry.seat == CHANCE:
            pile = self.game.piles[self.position.pile()]
            self._drawn[pile] = self._drawn.get(pile, 0) + 1
            self._before.clear()
        sealed = self.game.is_sealed(self.position)
        self.position.listen()
        self.position.play(entry.seat, entry.action)
        self.log.append(entry)
        self.events += self.game.events(self.position.hear())
        if sealed and not self.game.is_sealed(self.position):
            self._before.clear()

    def go_on(self) -> None:
        """Draw what is to be drawn, and play a seat's only choice for it, but never its `end`."""
        while self.draws and self.follow() is not None:
            pass

    def _seat(self, seat: object) -> int:
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise BadSeats(f"There is no seat {shown(seat)}; seats are 0 to {self.seats - 1}.")
        return found

    def _mover(self, seat: int | None) -> int:
        if seat == CHANCE and self.position.to_move() == CHANCE and not self.draws:
            return CHANCE
        if seat is not None:
            return self._seat(seat)
        if len(self.waiting) != 1:
            raise IllegalMove(f"Say which seat plays: {len(self.waiting)} seats are asked now.")
        return self.waiting[0]

    def _forced(self) -> Entry | None:
        for seat in self.waiting:
            if self.position.choices(seat) == 1:
                action = self.position.legal(seat)[0]
                if not self.game.ends_turn(action):
                    return Entry(seat, action)
        return None

    def _remember(self, seat: int) -> None:
        if self._before and self._before[-1].seat != seat:
            self._before.clear()
        self._before.append(_Before(self.position.copy(), len(self.log), len(self.events), seat))

    def _sealed(self, seat: int) -> list[int]:
        """Where in the log the choices of a seat are that are sealed and wait for others.

        What was no choice is not taken back, nor what a snapshot has brought.
        """
        if not self.game.is_sealed(self.position):
            return []
        before = self.position.copy()
        count = before.unseal(seat)
        if count == 0 or before.choices(seat) == 1:
            return []
        mine = _last(self.log, count, lambda entry: entry.seat == seat)
        return mine[::-1] if len(mine) == count else []

    def _forget_sealed(
        self, seat: int, sealed: list[int], gone: list[int]
    ) -> tuple[int, list[Event]]:
        """Take some of a seat's sealed choices, the last ones, out of position, log and events."""
        stay = [self.log[i] for i in sealed if i not in gone]
        self.position.unseal(seat)
        for entry in stay:
            self.position.play(entry.seat, entry.action)
        self.position.hear()
        for i in reversed(gone):
            del self.log[i]
        chosen = _last(
            self.events, len(gone), lambda event: event.event == "chose" and event.seat == seat
        )
        first = max(chosen[-1] - 1, 0)
        tail = self.events[first:]
        self.events[first:] = [
            event
            for i, event in enumerate(tail, first)
            if i not in chosen and (event.seat != seat or event.event != "sealed")
        ]
        return first, tail


def _packed(before: _Before) -> tuple[bytes, int, int, int]:
    return before.position.encode(), before.entries, before.events, before.seat


def _unpacked(game: Game, position: bytes, entries: int, events: int, seat: int) -> _Before:
    return _Before(game.decode(position), entries, events, seat)


def _last(items: Sequence[T], count: int, is_it: Callable[[T], bool]) -> list[int]:
    """Where the last few of a kind stand, the very last first."""
    found: list[int] = []
    for i in range(len(items) - 1, -1, -1):
        if is_it(items[i]):
            found.append(i)
            if len(found) == count:
                break
    return found


def _sentence(reason: Reason) -> str:
    from malecon.games.wording import Words  # words are read when first needed

    return Words("en").reason(reason)
