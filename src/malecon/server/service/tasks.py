"""Work beside everything else: nothing that was begun ends unseen."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from malecon.server import logs

AGAIN: Final = 0.25  # seconds until a loop that has failed is started again, doubled each time
SLOWEST: Final = 5.0
RECENT: Final = 10.0  # seconds that a loop must run before its failure is forgiven


class Tasks:
    """Loops that are started again whenever they end, and work that is done once."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.restarted = 0
        self.failed = 0  # work that was to be done once
        self._steady = steady
        self._loops: dict[str, asyncio.Task[None]] = {}
        self._down: set[str] = set()  # loops that wait to be started again
        self._failed_at = float("-inf")
        self._once: set[asyncio.Task[None]] = set()
        self._times: Counter[str] = Counter()

    @property
    def dead(self) -> int:
        """How many loops do not run now."""
        return len(self._down | {name for name, task in self._loops.items() if task.done()})

    def are_fine(self) -> bool:
        """Whether all loops run, and have run for a while."""
        return not self.dead and self._steady() - self._failed_at > RECENT

    def keep(self, name: str, loop: Callable[[], Awaitable[None]]) -> None:
        """Run a loop for as long as the server is up."""
        self._loops[name] = asyncio.create_task(self._kept(name, loop), name=name)

    def once(self, work: Awaitable[None]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self._once.add(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """End all of it."""
        tasks = [*self._loops.values(), *self._once]
        self._loops.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, name: str, loop: Callable[[], Awaitable[None]]) -> None:
        pause = AGAIN
        while True:
            began = self._steady()
            error: Exception | None = None
            try:
                await loop()
            except Exception as failure:  # whatever it was, the loop goes on
                error = failure
            if self._steady() - began > RECENT:
                pause = AGAIN
            self.restarted += 1
            self._failed_at = self._steady()
            self._log(name, error)
            self._down.add(name)
            await asyncio.sleep(pause)
            self._down.discard(name)
            pause = min(2 * pause, SLOWEST)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._once.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failed += 1
            work = task.get_coro()
            self._log(getattr(work, "__qualname__", "work"), task.exception())

    def _log(self, name: str, error: BaseException | None) -> None:
        """The first time, the second, the fourth, the eighth: a log is no place for a flood."""
        self._times[name] += 1
        times = self._times[name]
        if times & (times - 1) == 0:
            logs.failed("task", error, task=name, times=times)
