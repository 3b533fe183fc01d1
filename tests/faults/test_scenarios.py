"""One evening of each kind that does not take long; `make faults` has twenty of every kind."""

import asyncio
import random

import pytest

from tests.faults import shim
from tests.faults.failing_disk import full_disk, sync_error
from tests.faults.lost_worker import no_worker
from tests.faults.scenarios import Scenario, several
from tests.faults.strange_time import jumping_clock, sleep
from tests.faults.wrong_files import torn_log, two_servers

AT_ONCE = 3

QUICK: list[Scenario] = [
    full_disk,
    sync_error,
    sleep,
    jumping_clock,
    two_servers,
    torn_log,
    no_worker,
]


@pytest.mark.slow
def test_nothing_is_lost_or_untrue_whatever_happens_to_the_server() -> None:
    shim.need()
    seed = random.SystemRandom().getrandbits(32)
    asyncio.run(several(QUICK, 1, seed, AT_ONCE))  # a failure names its scenario and its seed
