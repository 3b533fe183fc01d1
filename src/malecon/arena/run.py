"""A contest from its first block to the last that is needed."""

from collections.abc import Callable, Iterator
from contextlib import closing

from malecon.arena import pool
from malecon.arena.block import Block
from malecon.arena.contest import Contest
from malecon.arena.journal import Journal
from malecon.arena.sprt import Sprt

Keep = Callable[[int, int, str], None]  # block, rotation, record


def blocks(
    contest: Contest,
    number: int,
    *,
    jobs: int = 1,
    journal: Journal | None = None,
    sprt: Sprt | None = None,
    keep: Keep | None = None,
) -> Iterator[list[Block]]:
    """Plays so many blocks, or fewer if the test decides; yields all that count whenever one comes.

    They are taken in the order of their numbers, whatever order they are finished in, so that the
    last list is the same with any number of processes, and after any interruption.
    """
    done = dict(journal.blocks) if journal is not None else {}
    counting = _Counting(done, number, sprt)
    counting.go_on()
    yield counting.blocks
    if counting.is_settled():
        return
    missing = [n for n in range(number) if n not in done]
    with closing(pool.played(contest, missing, min(jobs, len(missing)))) as finished:
        for block, records in finished:
            if keep is not None:
                for rotation, record in enumerate(records):
                    keep(block.number, rotation, record)
            if journal is not None:
                journal.add(block)
            done[block.number] = block
            counting.go_on()
            yield counting.blocks
            if counting.is_settled():
                return


class _Counting:
    """The blocks that count: an unbroken row from the first, as far as the test lets it go."""

    def __init__(self, done: dict[int, Block], number: int, sprt: Sprt | None) -> None:
        self.done = done
        self.number = number
        self.sprt = sprt
        self.blocks: list[Block] = []

    def go_on(self) -> None:
        """Count what can be counted now."""
        while not self.is_settled() and len(self.blocks) in self.done:
            block = self.done[len(self.blocks)]
            self.blocks.append(block)
            if self.sprt is not None:
                self.sprt.add(block.share)

    def is_settled(self) -> bool:
        """Whether no further block is needed."""
        decided = self.sprt is not None and self.sprt.decision is not None
        return decided or len(self.blocks) == self.number
