"""Who is served next: people before bots, who has used less before who has used more."""

import asyncio
from collections.abc import Hashable
from pathlib import Path

from malecon.server.workers.jobs import LocalJobs
from malecon.server.workers.shares import (
    ADVICE,
    AWAY,
    HERE,
    HOLD,
    HOLD_MOST,
    UNSEEN,
    WATCHED,
    Asker,
    Shares,
)
from tests.server.served import run, serving


class Waiting(Asker):
    """Somebody who waits."""

    def __init__(self, name: str, rank: int | None, accounts: tuple[Hashable, ...] = ()) -> None:
        self.name = name
        self.now: int | None = rank
        self._accounts = accounts or (name,)

    @property
    def accounts(self) -> tuple[Hashable, ...]:
        return self._accounts

    def rank(self) -> int | None:
        return self.now


class Clock:
    """Seconds that pass when the test says so, or a little whenever somebody looks."""

    def __init__(self, tick: float = 0.0) -> None:
        self.seconds = 0.0
        self._tick = tick

    def __call__(self) -> float:
        self.seconds += self._tick
        return self.seconds


def serve(shares: Shares, seconds: float = 1.0) -> str:
    """The name of the next one; it uses so much."""
    asker = shares.take()
    assert isinstance(asker, Waiting)
    shares.expect(asker, seconds)
    shares.used(asker, seconds)
    return asker.name


def test_people_who_wait_go_first_and_bots_that_nobody_sees_last() -> None:
    shares = Shares(Clock(tick=HOLD))
    for name, rank in (("unseen", UNSEEN), ("away", AWAY), ("watched", WATCHED), ("here", HERE)):
        shares.put(Waiting(name, rank))
    assert [serve(shares) for _ in range(4)] == ["here", "away", "watched", "unseen"]
    assert shares.take() is None


def test_advice_waits_for_all_bots_that_people_wait_for() -> None:
    shares = Shares(Clock(tick=HOLD))
    for name, rank in (("advice", ADVICE), ("watched", WATCHED), ("away", AWAY), ("here", HERE)):
        shares.put(Waiting(name, rank))
    assert [serve(shares) for _ in range(4)] == ["here", "away", "advice", "watched"]


def test_a_hundred_questions_of_one_owner_wait_behind_the_first_of_another() -> None:
    shares = Shares(Clock())
    for number in range(100):
        shares.put(Waiting(f"many {number}", HERE, ("villain",)))
    assert serve(shares) == "many 0"
    shares.put(Waiting("one", HERE, ("honest",)))
    assert serve(shares) == "one"
    assert serve(shares) == "many 1"


def test_who_never_waited_saves_nothing_up() -> None:
    shares = Shares(Clock())
    for number in range(100):
        shares.put(Waiting("busy", HERE, ("busy",)))
        assert serve(shares) == "busy", number
    for name in ("idle", "busy") * 5:
        shares.put(Waiting(name, HERE, (name,)))
    served = [serve(shares) for _ in range(10)]
    assert served.count("idle") == 5
    assert served[:4].count("idle") <= 3


def test_shares_are_of_time_and_not_of_questions() -> None:
    shares = Shares(Clock())
    for _ in range(60):
        shares.put(Waiting("slow", HERE, ("slow",)))
        shares.put(Waiting("quick", HERE, ("quick",)))
    served = []
    for _ in range(44):
        asker = shares.take()
        assert isinstance(asker, Waiting)
        shares.expect(asker, 1.0)
        shares.used(asker, 1.0 if asker.name == "slow" else 0.1)
        served.append(asker.name)
    assert served.count("slow") == 4


def test_an_address_with_many_owners_has_one_share() -> None:
    shares = Shares(Clock())
    for number in range(30):
        shares.put(Waiting(f"one of many {number}", HERE, ("there", number)))
    for _ in range(10):
        shares.put(Waiting("alone", HERE, ("here", "alone")))
    assert [serve(shares) for _ in range(20)].count("alone") == 10


def test_workers_beside_each_other_do_not_all_serve_the_same_owner() -> None:
    shares = Shares(Clock())
    for _ in range(4):
        shares.put(Waiting("many", HERE, ("many",)))
    first = shares.take()
    assert first is not None
    shares.expect(first, 0.3)
    shares.put(Waiting("one", HERE, ("one",)))
    for _ in range(2):
        shares.put(Waiting("many", HERE, ("many",)))
    assert serve(shares) == "one"


def test_a_lower_rank_is_never_starved() -> None:
    clock = Clock()
    shares = Shares(clock)
    for number in range(200):
        shares.put(Waiting("here", HERE, ("crowd", number)))
        shares.put(Waiting("away", AWAY, ("friends", number)))
        shares.put(Waiting("unseen", UNSEEN, ("bots", number)))
    served = []
    for _ in range(100):
        served.append(serve(shares))
        clock.seconds += 0.25
    assert served.count("here") >= 80
    assert served.count("away") >= 9
    assert served.count("unseen") == 2


def test_who_has_waited_too_long_goes_first_by_its_share_alone() -> None:
    clock = Clock()
    shares = Shares(clock)
    for _ in range(100):
        shares.put(Waiting("many", HERE, ("villain",)))
        shares.put(Waiting("more", AWAY, ("villain",)))
    assert serve(shares) == "many"
    shares.put(Waiting("friends", AWAY, ("friends",)))
    clock.seconds += 3.0
    shares.put(Waiting("one", HERE, ("honest",)))
    assert sorted(serve(shares) for _ in range(2)) == ["friends", "one"]
    assert serve(shares) in ("many", "more")


def test_bots_among_themselves_are_held_back_while_a_person_may_ask_again() -> None:
    clock = Clock()
    shares = Shares(clock)
    for number in range(9):
        shares.put(Waiting("unseen", UNSEEN, ("bots", number)))
    shares.put(Waiting("here", HERE))
    assert serve(shares) == "here"
    assert shares.take() is None
    shares.put(Waiting("away", AWAY))
    assert serve(shares) == "away"
    clock.seconds += HOLD
    assert serve(shares) == "unseen"
    for _ in range(100):  # somebody asks all the time, and yet they are not forgotten
        clock.seconds += HOLD / 2
        shares.put(Waiting("here", HERE))
        assert serve(shares) == "here"
        if shares.take() is not None:
            break
    assert HOLD_MOST <= clock.seconds - HOLD < HOLD_MOST + HOLD


def test_ranks_are_looked_at_when_a_worker_is_free() -> None:
    shares = Shares(Clock(tick=HOLD))
    comes, leaves, ends = (Waiting(*who) for who in (("c", UNSEEN), ("l", HERE), ("e", HERE)))
    for asker in (comes, leaves, ends, Waiting("watched", WATCHED)):
        shares.put(asker)
    comes.now, leaves.now, ends.now = HERE, UNSEEN, None
    shares.moved(comes)
    assert [serve(shares) for _ in range(3)] == ["c", "watched", "l"]
    assert shares.take() is None
    assert len(shares) == 0


def test_nobody_waits_twice_and_who_is_gone_not_at_all() -> None:
    shares = Shares(Clock())
    asker = Waiting("once", HERE)
    shares.put(asker)
    shares.put(asker)
    shares.put(Waiting("gone", None))
    assert len(shares) == 1
    asker.now = None
    shares.moved(asker)
    assert len(shares) == 0


def test_accounts_do_not_pile_up() -> None:
    shares = Shares(Clock())
    for number in range(5000):
        shares.put(Waiting("passer-by", HERE, (number % 3, number)))
        serve(shares)
    assert sum(len(account.below) for account in shares._all.below.values()) <= 3003


def test_a_person_waits_for_one_job_beside_a_hundred_tables_of_planners(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path, jobs=lambda: LocalJobs(1)) as at:
            villain, ana = await at.person("Villain"), await at.person("Ana")
            for _ in range(100):
                await villain.open("cuba", 2, who=[{"bot": "planner"}] * 2)
            opened = await ana.open("cuba", 2, who=["me", {"bot": "rules"}])
            loop = asyncio.get_running_loop()
            waits: list[float] = []
            async with ana.socket(opened["table"]["table"]) as socket:
                await socket.hello()
                while len(waits) < 20:
                    began = loop.time()
                    await socket.asked()
                    waits.append(loop.time() - began)
                    await socket.play(socket.offered(0)[-1])
            assert sorted(waits)[10] < 2.0, waits
            assert at.service.jobs.waiting > 90

    run(work())
