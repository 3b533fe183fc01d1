"""Guided rounds: a recorded game that a learner plays again, step by step (data/guides).

A guide is two files. NAME.record is a game as anybody can save it; it brings its own settings, so
that no later change of rules or components reaches it. NAME.toml says which seat the learner has
and what is told or done, step after step; docs/guides.md describes it. The sentences are in
words/guides.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from malecon.engine.position import CHANCE
from malecon.games import record
from malecon.games.errors import shown
from malecon.games.event import Event
from malecon.games.match import Match
from malecon.games.offers import Offer
from malecon.games.score_sheet import Entry

_STEPS: Final = ".toml"


class BadGuide(ValueError):
    """A guide that its record does not follow: a fault of its files, not of anybody's input."""


class GuidedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is told or done."""

    say: str  # guide-NAME-SAY is its sentence, guide-NAME-SAY-why the reason
    chapter: str = ""  # begins here; guide-NAME-chapter-CHAPTER is its name
    move: str = ""  # what the learner does; without one the step is only read
    at: tuple[str, ...] = ()  # places to look at, where the move's own does not say it
    paragraph: str = ""
    others: bool = False  # a step that is read: whether others play before it
    skip: int = 0  # so many choices of the learner's are played before it, unseen


class GuideFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided round as its file has it."""

    seat: int  # the learner's; the first is 1, as in the record
    names: tuple[str, ...]
    steps: tuple[GuidedStep, ...]


class Glimpse(msgspec.Struct, frozen=True):
    """The game as the learner sees it at one moment, and what has happened since the last."""

    events: list[Event]
    view: Any
    waiting: tuple[int, ...]
    offer: Offer | None


class Scene(msgspec.Struct, frozen=True):
    """A step with all that is seen on the way to it; the last glimpse is where it happens."""

    step: GuidedStep
    glimpses: list[Glimpse]


@cache
def names() -> tuple[str, ...]:
    """The guides there are."""
    found = (entry.name for entry in files("malecon.games").joinpath("data/guides").iterdir())
    return tuple(sorted(name.removesuffix(_STEPS) for name in found if name.endswith(_STEPS)))


@cache
def read(name: str) -> GuideFile:
    """A guide by its name."""
    return msgspec.toml.decode(_text(name + _STEPS), type=GuideFile)


@cache
def recorded(name: str) -> Match:
    """The whole game of a guide; to be read, not played on."""
    *_, match = record.steps(_text(f"{name}.record"))
    return match


def of_game(game: str) -> list[str]:
    """The guides to one game."""
    return [name for name in names() if recorded(name).game.name == game]


def _text(file: str) -> str:
    return files("malecon.games").joinpath(f"data/guides/{file}").read_text(encoding="utf-8")


def scenes(name: str) -> Iterator[Scene]:
    """A guide played through, step by step; BadGuide where its record goes another way."""
    guide = read(name)
    play = _Play(name, guide.seat - 1)
    for step in guide.steps:
        play.skip(step.skip)
        if step.move or step.others:
            play.on()
        yield Scene(step, play.seen())
        if step.move:
            play.choose(step.move)


class _Play:
    """The record as it is played again."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.entries: list[Entry] = recorded(name).log
        self.steps = record.steps(_text(f"{name}.record"))
        self.match = next(self.steps)
        self.at = 0
        self.told = 0
        self.glimpses: list[Glimpse] = []
        self._follow()

    def seen(self) -> list[Glimpse]:
        """What there is to see since this was asked last: at least the game as it is now."""
        if not self.glimpses or self.told < len(self.match.events):
            self._look()
        is_asked = self.seat in self.match.waiting
        found, self.glimpses = self.glimpses, []
        offer = self.match.offer(self.seat) if is_asked else None
        found[-1] = msgspec.structs.replace(found[-1], offer=offer)
        return found

    def on(self) -> None:
        """Let the others play, and chance, until the learner has a choice."""
        while self.at < len(self.entries) and not self._is_asked():
            entry = self.entries[self.at]
            self._next()
            if entry.seat not in (self.seat, CHANCE) and self.match.game.ends_turn(entry.action):
                self._look()

    def choose(self, move: str) -> None:
        """The learner's next choice, which must be this one."""
        written = self._choice()
        if written != move:
            raise BadGuide(
                f"{self.name}: the record plays {shown(written)} here, not {shown(move)}."
            )
        self._next()
        self._follow()
        self._look()

    def skip(self, choices: int) -> None:
        """Play so many choices of the learner's, and all around them, to be seen at once."""
        if not choices:
            return
        glimpses, told = self.glimpses[:], self.told
        for _ in range(choices):
            self._choice()
            self._next()
        self.on()
        self.glimpses, self.told = glimpses, told

    def _choice(self) -> str:
        self.on()
        if self.at == len(self.entries):
            raise BadGuide(f"{self.name}: the record ends before the steps do.")
        return self.match.game.write(self.entries[self.at].action)

    def _follow(self) -> None:
        """Play what follows by itself: draws, and where the learner has only one choice."""
        while self.at < len(self.entries):
            seat = self.entries[self.at].seat
            if seat != CHANCE and (seat != self.seat or self._is_asked()):
                break
            self._next()

    def _is_asked(self) -> bool:
        """Whether the next entry is a real choice of the learner's: an only one plays itself."""
        entry = self.entries[self.at]
        if entry.seat != self.seat:
            return False
        is_only = self.match.position.choices(self.seat) == 1
        return not is_only or self.match.game.ends_turn(entry.action)

    def _next(self) -> None:
        next(self.steps)
        self.at += 1

    def _look(self) -> None:
        match = self.match
        events = match.heard(self.seat, self.told)
        self.told = len(match.events)
        self.glimpses.append(Glimpse(events, match.view(self.seat), match.waiting, None))
