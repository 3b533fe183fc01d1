"""Everything that can happen to a server, over and over, with an audit after each round.

python -m tests.faults.scenarios --rounds 20
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.faults.agreement import Agreement
from tests.faults.evening import Evening
from tests.faults.failing_disk import (
    full_disk,
    read_error,
    sync_error,
    sync_error_once,
    write_error,
)
from tests.faults.lost_worker import no_worker
from tests.faults.strange_time import jumping_clock, sleep
from tests.faults.wrong_files import foreign_files, torn_log, two_servers

Scenario = Callable[[Evening], Awaitable[None]]

ALL: Final[tuple[Scenario, ...]] = (
    *(full_disk, write_error, sync_error, sync_error_once, read_error),
    *(sleep, jumping_clock, two_servers, torn_log, foreign_files, no_worker),
)
ROUND: Final = 240.0  # seconds that no round takes


async def one_round(scenario: Scenario, folder: Path, seed: int) -> Agreement:
    """One evening."""
    async with asyncio.timeout(ROUND):
        return await Evening(folder, seed).run(scenario)


async def rounds(scenario: Scenario, count: int, seed: int) -> str:
    """Several; what was seen, in a line."""
    began = time.monotonic()
    rng = random.Random(f"{seed} {scenario.__name__}")
    commands = unanswered = refused = 0
    for number in range(count):
        chosen = rng.getrandbits(32)
        with tempfile.TemporaryDirectory(prefix="malecon-faults-") as folder:
            try:
                found = await one_round(scenario, Path(folder), chosen)
            except BaseException as error:
                error.add_note(f"{scenario.__name__}, round {number + 1}, seed {chosen}")
                raise
        commands += found.acknowledged
        refused += found.refused
        unanswered += found.unanswered
    seconds = time.monotonic() - began
    return (
        f"{scenario.__name__}: {count} rounds in {seconds:.0f} s, {commands} commands acknowledged,"
        f" {refused} refused, {unanswered} never answered: none lost, none doubled, none untrue"
    )


async def several(chosen: list[Scenario], count: int, seed: int, at_once: int) -> None:
    """All scenarios, some at a time."""
    turn = asyncio.Semaphore(at_once)

    async def wait_and_play(scenario: Scenario) -> None:
        async with turn:
            sys.stdout.write(f"{await rounds(scenario, count, seed)}\n")
            sys.stdout.flush()

    async with asyncio.TaskGroup() as group:
        for scenario in chosen:
            group.create_task(wait_and_play(scenario))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--at-once", type=int, default=3)
    parser.add_argument("--only", nargs="*", default=[one.__name__ for one in ALL])
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    chosen = [one for one in ALL if one.__name__ in given.only]
    asyncio.run(several(chosen, given.rounds, given.seed, given.at_once))


if __name__ == "__main__":
    main()
