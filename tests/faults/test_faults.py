"""The kill test and the races in their short form; `make faults` is the long one."""

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.faults import early, races
from tests.faults.agreement import Disagreement
from tests.faults.kill import KillTest


def seed() -> int:
    """Another each time; a test that fails names it."""
    return random.SystemRandom().getrandbits(32)


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """The first of the errors that came together."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


@pytest.mark.slow
def test_nothing_is_lost_or_doubled_by_twenty_kills(tmp_path: Path) -> None:
    chosen = seed()
    outcome = asyncio.run(KillTest(tmp_path, seed=chosen, gap=1.0).run(20))
    assert outcome.agreement.acknowledged > 100, chosen  # thousands, where nothing else runs
    assert outcome.agreement.unanswered == 0, chosen
    assert outcome.agreement.repeated > 0, chosen


@pytest.mark.slow
def test_kill_test_sees_a_server_that_acknowledges_too_early(tmp_path: Path) -> None:
    lost = "was acknowledged and is lost"
    test = KillTest(
        tmp_path, seed=seed(), gap=0.5, program=early.PROGRAM, compare_every=1, look_for=lost
    )
    with pytest.raises(BaseExceptionGroup) as caught:
        asyncio.run(test.run(40))
    fault = first_of(caught.value)
    if isinstance(fault, InvalidStatus):  # a whole table, acknowledged and lost
        assert fault.response.status_code == 404
        return
    assert isinstance(fault, Disagreement), fault
    assert lost in str(fault)


@pytest.mark.slow
def test_one_move_sixteen_times_and_five_choices_at_once(tmp_path: Path) -> None:
    same, sealed = asyncio.run(races.run(tmp_path, 60, 12, seed()))
    assert same.moves == 60
    assert sealed.rounds[races.BID] == 12
