"""What a failing disk does to an evening: full, or broken in writing, in syncing, in reading."""

import asyncio
from typing import Any, Final

from tests.faults.evening import Evening
from tests.faults.shim import BROKEN, CREATE, EXTEND, FULL, READ, SYNC, WRITE
from tests.server.client import Person
from tests.server.serving import Down

LOG: Final = "-wal"
BANK: Final = 10_000  # milliseconds, the shortest clock there is
BEATS: Final = 6.5  # seconds that hold at least one pulse


async def full_disk(evening: Evening) -> None:
    """A full disk refuses, changes nothing, and when there is room again all goes on.

    So does the clock of somebody who thinks too long, and /health tells how it is.
    """
    slow = await _slow_table(evening)
    party = await _Party.gather(evening)
    server = evening.serving()
    harsh = evening.rng.random() < 0.5
    evening.shim.fail((WRITE if harsh else EXTEND) | CREATE, FULL)
    await evening.was_hit()
    full = asyncio.ensure_future(asyncio.sleep(BEATS))
    await party.try_everything()
    await evening.is_failing()
    await full
    assert await evening.health() == "failing", "still full, and /health says fine"
    await party.try_everything()
    evening.shim.heal()
    await evening.is_fine()
    assert evening.serving() == server, "a full disk has ended the server"
    await party.check()
    await evening.plays_on()

    async def is_stood_in() -> bool:
        found = await slow[0].request("GET", f"/api/tables/{slow[1]}")
        return "stand-in" in [seat["state"] for seat in found["seats"]]

    await evening.until(is_stood_in, "a bot stands in for who has no time left")
    evening.crash()
    await evening.back()
    await party.check()


async def write_error(evening: Evening) -> None:
    """After a failed write nobody is told a lie, and a server is there again."""
    after = evening.rng.randrange(12)
    evening.shim.fail(WRITE, BROKEN, LOG, times=evening.rng.randint(1, 3), after=after)
    await evening.was_hit()
    await evening.plays_on()
    evening.shim.heal()


async def sync_error(evening: Evening) -> None:
    """After a failed sync nobody knows what is on the disk, so nobody is told that nothing is.

    While syncs fail no server can promise anything; what was said before must still be true.
    """
    party = await _Party.gather(evening)
    name = evening.rng.choice([LOG, LOG, ""])
    evening.shim.fail(SYNC, BROKEN, name, after=evening.rng.randrange(4))
    await evening.was_hit(evening.rng.randint(1, 4))
    await party.try_everything()
    evening.crash()  # now, or whatever it was that ended before
    evening.shim.heal()
    await evening.back()
    await party.check(may_have_happened=True)


async def sync_error_once(evening: Evening) -> None:
    """The same where the next sync is fine: a server comes back by itself."""
    evening.shim.fail(SYNC, BROKEN, LOG, times=1, after=evening.rng.randrange(10))
    await evening.was_hit()
    await evening.plays_on()


async def read_error(evening: Evening) -> None:
    """What cannot be read for a while is not lost and not guessed."""
    name = evening.rng.choice([LOG, "malecon.sqlite3"])
    evening.shim.fail(READ, BROKEN, name, times=evening.rng.randint(1, 20))
    newcomer = await evening.person("newcomer")  # who reads what nobody has read yet
    await newcomer.request("GET", "/api/me")
    if not evening.shim.hits():
        evening.crash()
        evening.server.start()
    await evening.was_hit()
    evening.shim.heal()

    async def is_up() -> bool:
        if not evening.server.is_running:  # it could not even begin
            evening.server.start()
        return await evening.health() == "fine"

    await evening.until(is_up, "the server is there again")
    await evening.plays_on()


async def _slow_table(evening: Evening) -> tuple[Person, str]:
    """A table with clocks at which nobody moves."""
    person = await evening.person("slow")
    opening = {
        "game": "cuba",
        "seats": 2,
        "who": ["me", "me"],
        "pace": {"kind": "live", "bank": BANK, "increment": 0},
    }
    opened = await person.request("POST", "/api/tables", opening)
    return person, opened["table"]["table"]


class _Party:
    """A table that has not begun, and all that can be asked of it."""

    def __init__(self, evening: Evening, owner: Person, guest: Person, table: str, link: str):
        self._evening = evening
        self._owner = owner
        self._guest = guest
        self._table = table
        self._link = link
        self._seats: list[Any] = []
        self._unsure = False

    @classmethod
    async def gather(cls, evening: Evening) -> "_Party":
        owner, guest = await evening.person("owner"), await evening.person("guest")
        who = ["me", "open", "open", "open", "open"]
        opening = {"game": "cuba", "seats": 5, "who": who}
        opened = await owner.request("POST", "/api/tables", opening)
        party = cls(evening, owner, guest, opened["table"]["table"], opened["invitation"])
        party._seats = _seated(opened["table"])
        return party

    async def try_everything(self) -> None:
        """Sit down, leave, put a bot on a seat: each is done or it is not."""
        table = f"/api/tables/{self._table}"
        await self._try(self._guest, "/api/join", {"token": self._link, "seat": 1})
        await self._try(self._owner, f"{table}/seats/2", {"bot": "random"})
        await self._try(self._guest, f"{table}/leave", {"seat": 1})
        await self._try(self._owner, f"{table}/begin", {"bot": "random"})

    async def _try(self, person: Person, path: str, body: object) -> None:
        try:
            answer = await self._evening.tried(person, path, body)
        except Down:
            self._unsure = True
            return
        assert answer.status in (200, 403, 404, 409, 503), (path, answer)
        if answer.status == 200:
            self._seats = _seated(answer.json)

    async def check(self, *, may_have_happened: bool = False) -> None:
        """The table is as the last answer said; an answer that never came may have been yes."""
        found = _seated(await self._owner.request("GET", f"/api/tables/{self._table}"))
        if not (self._unsure and may_have_happened):
            assert found == self._seats, f"{found}, but the last answer said {self._seats}"


def _seated(table: Any) -> list[Any]:
    return [
        table["state"],
        *((seat["state"], seat["person"], seat["bot"]) for seat in table["seats"]),
    ]
