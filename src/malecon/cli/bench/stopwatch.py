"""Fixed work, timed in short slices, so that those compared can take turns."""

import gc
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import perf_counter
from typing import Final, Protocol, TypeVar

Figures = dict[str, float]
Name = tuple[str, str]  # a game and its build, or "peers" and an engine
Stage = TypeVar("Stage")
STAGES: Final = 16


class Measure:
    """Work that repeats exactly: run(n) is timed; count(n), untimed, tells what n runs hold."""

    def __init__(self, run: Callable[[int], object], count: Callable[[int], int]) -> None:
        self.run = run
        self.count = count
        self.times = 1
        self.units = 1

    def prepare(self, seconds: float) -> None:
        """Choose how often to run so that a slice takes about this long, and count its units."""
        while (taken := self.time()) < seconds / 4:
            self.times *= 2
        self.times = max(1, round(self.times * seconds / taken))
        self.units = self.count(self.times)

    def time(self) -> float:
        """Seconds of one slice."""
        start = perf_counter()
        self.run(self.times)
        return perf_counter() - start


class Subject(Protocol):
    """Whatever can be measured slice by slice."""

    def prepare(self, seconds: float) -> None:
        """Get ready for slices of about this length."""

    def slice(self) -> Figures:
        """The figures of one slice."""


class Engine:
    """An engine in this process; a figure is microseconds if named `_us`, else units a second."""

    def __init__(self, measures: dict[str, Measure]) -> None:
        self.measures = measures

    def prepare(self, seconds: float) -> None:
        """Settle the work of every slice."""
        for key, measure in self.measures.items():
            measure.prepare(seconds / 4 if key.endswith("_us") else seconds)

    def slice(self) -> Figures:
        """Each figure once."""
        return {key: _figure(key, measure) for key, measure in self.measures.items()}


def medians(subjects: dict[Name, Subject], rounds: Iterable[int]) -> dict[Name, Figures]:
    """In every round each subject has one slice; the medians of all the rounds."""
    gc.collect()
    gc.freeze()  # what one subject keeps must not lengthen the collections of the next
    slices: dict[Name, list[Figures]] = {name: [] for name in subjects}
    for _ in rounds:
        for name, subject in subjects.items():
            slices[name].append(subject.slice())
    return {name: _middle(taken) for name, taken in slices.items()}


def each(calls: Sequence[Callable[[], object]]) -> Measure:
    """All these calls in turn; a unit is one call."""

    def run(times: int) -> None:
        for _ in range(times):
            for call in calls:
                call()

    return Measure(run, lambda times: times * len(calls))


def stages(course: Sequence[Stage]) -> list[Stage]:
    """Some positions of a game, from its beginning towards its end."""
    some = min(STAGES, len(course))
    return [course[len(course) * i // some] for i in range(some)]


def _figure(key: str, measure: Measure) -> float:
    taken = measure.time() / measure.units
    return taken * 1e6 if key.endswith("_us") else 1 / taken


def _middle(slices: list[Figures]) -> Figures:
    return {key: median(taken[key] for taken in slices) for key in slices[0]}
