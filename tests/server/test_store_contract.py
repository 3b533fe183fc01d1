"""What any store must do: tables and their logs, people and their links, chat and the pulse."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from malecon.server.storage.failures import Conflict
from malecon.server.storage.rows import ChatRow, Identity, KeyRow, QueuedTurn, TableChange
from tests.server import stocked
from tests.server.contract import BEA, Make, done, every_store, open_table, opened, saved
from tests.server.served import run


@every_store
def test_log_grows_only_at_its_end_and_outlives_the_store(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        assert await saved(store, 0, 2) is None
        assert isinstance(await saved(store, 1), Conflict)
        assert await saved(store, 2) is None
        assert await store.is_fine()
        assert store.commits > 0
        await store.close()
        store = make(tmp_path)
        await store.start()
        assert [row.n async for part in store.log("t", 3) for row in part] == [0, 1, 2]
        assert [row.n async for part in store.log("t", 2) for row in part] == [0, 1]
        await store.close()

    run(work())


@every_store
def test_a_row_is_one_with_its_key_and_what_it_means_for_the_table(
    make: Make, tmp_path: Path
) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        key = KeyRow(me.id, "k", b"command", 0, 0, b"answer")
        seats = stocked.seated([me.id, "rules"])
        told: dict[str, Any] = {
            "state": "running",
            "waiting": "0",
            "heading": "round 1",
            "phase": "actions",
            "goes_on": True,
        }
        assert await saved(store, 0, 1, key=key, seats=seats, **told) is None
        found = await store.load("t")
        assert found is not None
        assert (found.table.state, found.table.n, found.table.waiting) == ("running", 1, "0")
        ((listed, _),) = await store.tables(["t"])
        assert (listed.heading, listed.phase) == ("round 1", "actions")
        assert [seat.bot for seat in found.seats] == [None, "rules"]
        assert [one async for part in store.keys("t", 1) for one in part] == [key]
        assert [one async for part in store.keys("t", 0) for one in part] == []
        twice = KeyRow(me.id, "k", b"command", 1, 1, b"answer")
        assert await saved(store, 1, key=twice) is not None
        assert [row.n async for part in store.log("t", 9) for row in part] == [0]
        assert await store.load("u") is None
        await store.close()

    run(work())


@every_store
def test_people_change_a_table_until_it_begins(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        bea = await store.make_identity(BEA, b"hers", 1)
        seats = stocked.seated([me.id, bea.id])
        change = TableChange("t", True, True, bea.id, seats, changed=5, removed={me.id: False})
        await store.change_table(change)
        found = await store.load("t")
        assert found is not None
        assert (found.table.listed, found.table.several, found.table.owner) == (True, True, bea.id)
        assert (found.removed, found.table.changed) == ({me.id: False}, 5)
        await store.set_token("invitation", "t", b"anew")
        again = await store.load("t")
        assert again is not None
        assert again.removed == {me.id: True}
        assert await saved(store, 0, state="running") is None
        try:
            await store.change_table(change)
        except Conflict:
            pass
        else:
            raise AssertionError("a table that has begun has taken other seats")
        await store.change_table(TableChange("t", False, False, me.id))
        last = await store.load("t")
        assert last is not None
        assert (last.table.listed, last.table.owner) == (False, me.id)
        await store.close()

    run(work())


@every_store
def test_a_pace_that_is_agreed_on_is_the_tables_from_then_on(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        assert await saved(store, 0, state="running") is None
        for pace in (b'{"kind":"turn","turn":60000}', None):
            before = await store.load("t")
            assert before is not None
            assert await saved(store, before.table.n, pace=pace) is None
            after = await store.load("t")
            assert after is not None
            assert after.table.pace == (pace or before.table.pace)
        await store.close()

    run(work())


@every_store
def test_a_queued_turn_is_kept_until_another_takes_its_place(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        mine = QueuedTurn(0, ["mayor", "end"], "mark")
        other = QueuedTurn(1, ["worker"], "another")
        assert await saved(store, 0, queued=[mine, other]) is None
        assert isinstance(await saved(store, 0, queued=[]), Conflict)
        void = msgspec.structs.replace(mine, state="void", why="illegal", move="end")
        for turns, left in (
            ([], [mine, other]),
            ([void], [void, other]),
            ([msgspec.structs.replace(other, state="none")], [void]),
        ):
            found = await store.load("t")
            assert found is not None
            assert await saved(store, found.table.n, 0, queued=turns) is None
            await store.close()
            store = make(tmp_path)
            await store.start()
            again = await store.load("t")
            assert again is not None
            assert again.queued == left
            assert again.table.n == found.table.n
        await store.close()

    run(work())


@every_store
def test_who_is_away_since_when_is_kept(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        assert await done(lambda tell: store.set_away("t", {me.id: None}, tell)) is None
        here = await store.load("t")
        assert here is not None
        assert here.away == {me.id: None}
        await store.all_away(77)
        gone = await store.load("t")
        assert gone is not None
        assert gone.away == {me.id: 77}
        await store.close()

    run(work())


@every_store
def test_tables_are_found_by_what_is_asked(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        for number, state in enumerate(("open", "running", "over")):
            await open_table(
                store, me, f"a{number}", [me.id, None], state=state, listed=True,
                opened=stocked.THEN + 1 + number,
            )  # fmt: skip
        await saved(store, 0, state="running", waiting="0", goes_on=True)
        assert await store.lobby(10) == ["a0", "a1"]
        assert await store.lobby(1) == ["a0"]
        assert await store.tables_of(me.id, "ended", None, 10) == ["a2"]
        assert set(await store.tables_of(me.id, "current", None, 10)) == {"t", "a0", "a1"}
        assert await store.tables_of(me.id, None, "a1", 1) == ["a0"]
        assert await store.turns_of(me.id, 10) == ["t"]
        assert (await store.owned(me.id), await store.listed(me.id)) == (3, 1)
        assert await store.going_on("", 10) == ["t"]
        assert await store.going_on("t", 10) == []
        assert (await store.due(7, 10), await store.due(6, 10)) == (["t"], [])
        found = await store.tables(["a2", "nowhere", "t"])
        assert [(row.id, len(seats)) for row, seats in found] == [("a2", 2), ("t", 2)]
        await store.close()

    run(work())


@every_store
def test_identities_and_tokens_are_found_by_their_hash(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        assert await store.identity(b"secret") == me
        assert await store.identity(b"other") is None
        await store.add_secret(me.id, b"other", 2)
        assert await store.identity(b"other") == me
        assert await store.subject("watch", b"link t", 1) == "t"
        assert await store.subject("invitation", b"link t", 1) is None
        await store.set_token("carry", str(me.id), b"once", expires=10)
        assert await store.subject("carry", b"once", 10) is None
        assert await store.use_token("carry", b"once", 9) == str(me.id)
        assert await store.use_token("carry", b"once", 9) is None
        assert await store.was_token("carry", b"once") == str(me.id)
        assert await store.was_token("carry", b"never") is None
        await store.set_token("watch", "t", None)
        assert await store.subject("watch", b"link t", 1) is None
        await store.close()

    run(work())


@every_store
def test_all_about_somebody_is_given_out_and_forgotten(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        await store.change_identity(Identity(me.id, me.person, "Anita", "red", "de"), 3)
        await saved(store, 0, 2, state="running")
        await store.say("t", ChatRow(0, me.id, me.person, "Anita", 0, "hola", 5), "key")
        told = await store.export(me.id)
        assert (told["person"]["name"], told["person"]["language"]) == ("Anita", "de")
        assert [line["text"] for line in told["chat"]] == ["hola"]
        rows = [row async for part in store.rows_by(me.id) for row in part]
        assert [(row["table"], row["kind"]) for row in rows] == [("t", "stop"), ("t", "stop")]
        await store.forget_identity(me.id, "rules")
        assert await store.identity(b"secret") is None
        assert [line.text for line in await store.chat("t", None, 10)] == [""]
        found = await store.load("t")
        assert found is not None
        assert (found.seats[0].state, found.seats[0].bot) == ("gone", "rules")
        await store.close()

    run(work())


@every_store
def test_a_frozen_table_is_read_and_its_clocks_stand_still(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        await opened(store)
        assert await saved(store, 0, state="running") is None
        assert await store.last_seen("t") is None
        for seen in (b"view", b"newer"):
            assert await done(partial(store.keep_last_seen, "t", 1, seen.upper)) is None
        assert await store.last_seen("t") == b"NEWER"
        await store.stop_clocks("t", 20)
        found = await store.load("t")
        assert found is not None
        assert found.stopped is not None
        assert (found.last_seen, found.stopped.since, found.stopped.until) == (1, 20, None)
        await store.start_clocks("t", 50, 37)
        again = await store.load("t")
        assert again is not None
        assert again.stopped is not None
        assert (again.stopped.until, again.table.due) == (50, 37)
        await store.close()

    run(work())


@every_store
def test_a_line_of_chat_is_kept_once_and_the_beat_stays(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        line = ChatRow(0, me.id, me.person, me.name, 0, "hola", 5)
        first = await store.say("t", line, "key")
        assert await store.say("t", line, "key") == first
        await store.say("t", ChatRow(0, me.id, me.person, me.name, 0, "sí", 6), "other")
        assert [said.text for said in await store.chat("t", None, 10)] == ["hola", "sí"]
        assert [said.text for said in await store.chat("t", 1, 10)] == ["hola"]
        await store.set_mute("t", me.id, "bea", True)
        muted = await store.load("t")
        assert muted is not None
        assert muted.mutes == [(me.id, "bea")]
        await store.set_mute("t", me.id, "bea", False)
        heard = await store.load("t")
        assert heard is not None
        assert heard.mutes == []
        await store.beat(1234)
        await store.close()
        store = make(tmp_path)
        await store.start()
        assert await store.last_beat() == 1234
        await store.close()

    run(work())
