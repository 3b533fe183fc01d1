"""The kill test of notices in its short form; `make faults` is the long one."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.notices import NoticeTest


@pytest.mark.slow
def test_every_notice_comes_though_the_server_is_killed_while_it_tells(tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)
    outcome = asyncio.run(NoticeTest(tmp_path, seed=seed, tables=2).run(3))
    assert outcome.turns > 0, seed
    assert outcome.repeated > 0, seed  # what was heard when the server was killed comes again
