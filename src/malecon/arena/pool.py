"""Blocks played by several processes at a time."""

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final

from malecon.arena import block
from malecon.arena.block import Block
from malecon.arena.contest import Contest

Done = tuple[Block, list[str]]

AHEAD: Final = 2  # blocks handed out to each process, so that none waits


def played(contest: Contest, numbers: Iterable[int], jobs: int) -> Generator[Done]:
    """The blocks of these numbers as they are finished, in any order; nothing is left running."""
    if jobs == 1:
        for number in numbers:
            yield block.play(contest, number)
        return
    before = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_be_deaf)
    try:
        yield from _finished(pool, contest, iter(numbers), AHEAD * jobs)
    finally:
        # A block may last minutes; who stops does not wait for it.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _finished(
    pool: ProcessPoolExecutor, contest: Contest, numbers: Iterator[int], most: int
) -> Iterator[Done]:
    waiting: set[Future[Done]] = set()
    while True:
        for number in islice(numbers, most - len(waiting)):
            waiting.add(pool.submit(block.play, contest, number))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _be_deaf() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
