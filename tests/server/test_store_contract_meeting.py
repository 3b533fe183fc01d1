"""What any store must do for people who look for people, for clubs and for leagues."""

from pathlib import Path

import msgspec
import pytest

from malecon.server.storage.clubs import ClubRow
from malecon.server.storage.failures import Conflict
from malecon.server.storage.leagues import LeaguePlayer, LeagueRow, SeasonStep
from malecon.server.storage.pairing import BotTable, SearchRow
from malecon.server.storage.rows import Identity, NewTable, SeatRow
from malecon.server.storage.store import Store
from tests.server import stocked
from tests.server.contract import BEA, Make, every_store, opened, saved
from tests.server.served import run

HARBOUR = ClubRow("h", "Harbour", "code", 3)


def _table(name: str, *who: Identity) -> NewTable:
    """A table that is opened for people."""
    row = stocked.table(name, None, state="open", seats=len(who))
    return NewTable(row, stocked.seated([one.id for one in who]), {})


async def _two(store: Store) -> tuple[Identity, Identity]:
    ana = await opened(store)
    return ana, await store.make_identity(BEA, b"hers", 1)


@every_store
def test_who_looks_takes_a_bots_seat_once(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _two(store)
        pace = b'{"kind":"none"}'
        for who, languages in ((ana, ["en", "de"]), (bea, ["en"])):
            await store.look(SearchRow(who, "cuba", [2], pace, languages, 10, 100))
        with_bot = _table("p", ana, bea)
        with_bot.table.state, with_bot.table.heading, with_bot.table.pace = "running", "setup", pace
        with_bot.seats[1] = SeatRow(1, "bot", "blue", bot="rules")
        await store.pair(with_bot, [ana.id])
        (found,) = await store.with_bots("cuba", pace, 10)
        assert found == BotTable("p", 2, [1], [["en", "de"]])
        assert await saved(store, 0, state="running", paired=bea.id) is None
        paired = await store.search(bea.id)
        assert paired is not None
        assert (paired.state, paired.table) == ("paired", "t")
        assert isinstance(await saved(store, 1, paired=bea.id), Conflict)
        await store.close()

    run(work())


@every_store
def test_who_looks_is_paired_once(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _two(store)
        wish = SearchRow(ana, "cuba", [2], b"{}", ["en"], 10, 100, bots=50)
        for who, began in ((ana, 10), (bea, 20)):
            kept = msgspec.structs.replace(wish, who=who, began=began)
            assert await store.look(kept) == kept
        found = await store.looking("cuba", b"{}", 10)
        assert [one.who.person for one in found] == ["ana", "bea"]
        assert await store.looking_for() == {"cuba": 2}
        assert await store.searches_due(49, 10) == []
        assert {one.who.id for one in await store.searches_due(50, 10)} == {ana.id, bea.id}
        await store.pair(_table("p", ana, bea), [ana.id, bea.id])
        with pytest.raises(Conflict):
            await store.pair(_table("q", ana, bea), [ana.id, bea.id])
        mine = await store.search(ana.id)
        assert mine is not None
        assert (mine.state, mine.table) == ("paired", "p")
        assert await store.with_bots("cuba", b"{}", 10) == [], "two people, and no bot"
        ended = await store.end_search(ana.id)
        assert ended is not None
        assert ended.table == "p"
        assert await store.search(ana.id) is None
        await store.look(msgspec.structs.replace(wish, began=60, until=90, bots=None))
        await store.give_up(ana.id, 90)
        in_vain = await store.search(ana.id)
        assert in_vain is not None
        assert in_vain.state == "over"
        await store.close()

    run(work())


@every_store
def test_people_one_has_played_with_are_known(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _two(store)
        assert await store.known(ana.id, "bea") is None
        seats = stocked.seated([ana.id, bea.id])
        assert await saved(store, 0, state="over", seats=seats) is None
        found = await store.known(ana.id, "bea")
        assert found is not None
        assert (found[0].id, found[1]) == (bea.id, 0)
        (companion,) = await store.companions(ana.id, 10)
        assert (companion.who.person, companion.games, companion.table) == ("bea", 1, "t")
        assert set(await store.finishes([ana.id, bea.id])) == {ana.id, bea.id}
        await store.close()

    run(work())


@every_store
def test_a_club_has_an_organiser_as_long_as_it_has_members(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _two(store)
        await store.open_club(HARBOUR, ana.id)
        found = await store.club("h")
        assert found is not None
        assert (found.name, found.members) == ("Harbour", 1)
        assert await store.club("nowhere") is None
        assert await store.join_club("h", bea.id, 5, 2) == "member"
        eve = await store.make_identity(Identity(0, "eve", "Eve", "red", "en"), b"eve", 1)
        assert await store.join_club("h", eve.id, 6, 2) == "full"
        assert [(one.who.person, one.role) for one in await store.members("h")] == [
            ("ana", "organiser"), ("bea", "member"),
        ]  # fmt: skip
        with pytest.raises(Conflict):
            await store.set_role("h", ana.id, "member")
        await store.set_role("h", bea.id, "organiser")
        assert await store.role("h", bea.id) == "organiser"
        await store.set_role("h", ana.id, "member")
        await store.leave_club("h", bea.id, removed=True)
        assert await store.role("h", ana.id) == "organiser"
        assert await store.join_club("h", bea.id, 7, 2) == "removed"
        await store.set_code("h", "another")
        assert await store.club_by_code("code") is None
        assert await store.club_by_code("another") is not None
        assert await store.join_club("h", bea.id, 7, 2) == "member"
        await store.change_club("h", "Port")
        assert [(club.name, role) for club, role in await store.clubs_of(ana.id)] == [
            ("Port", "organiser")
        ]
        for name, state in (("a", "running"), ("b", "over")):
            row = msgspec.structs.replace(stocked.table(name, ana.id, state=state), club="h")
            await store.open_table(NewTable(row, stocked.seated([ana.id, bea.id]), {}))
        assert await store.club_tables("h", "current", None, 10) == ["a"]
        assert await store.club_tables("h", "ended", None, 10) == ["b"]
        assert await store.club_results("h") == 1
        await store.close()

    run(work())


@every_store
def test_a_league_takes_each_step_once(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _two(store)
        await store.open_club(HARBOUR, ana.id)
        await store.join_club("h", bea.id, 5, 9)
        signing = LeagueRow("h", b"{}")
        await store.set_league(signing)
        assert await store.league("h") == signing
        assert await store.league("nowhere") is None
        for who in (ana, bea):
            await store.sign_up("h", 1, who.id)
        assert {one.who.person for one in await store.league_players("h", 1)} == {"ana", "bea"}
        playing = msgspec.structs.replace(signing, state="playing", round=1, due=40)
        drawn = [LeaguePlayer(who, 0, place) for place, who in enumerate((ana, bea))]
        step = SeasonStep(playing, drawn, [(0, _table("l", ana, bea))])
        await store.take_step(signing, step)
        with pytest.raises(Conflict):
            await store.take_step(signing, step)
        (table,) = await store.league_tables("h", 1)
        assert (table.table, table.round, table.present) == ("l", 1, None)
        await store.set_present("l", [ana.id])
        await store.set_present("l", [ana.id, bea.id])
        (table,) = await store.league_tables("h", 1)
        assert table.present == [ana.id]
        assert (await store.leagues_due(39, 10), await store.leagues_due(40, 10)) == ([], ["h"])
        await store.drop_player("h", 1, bea.id)
        left = {one.who.person: one.has_left for one in await store.league_players("h", 1)}
        assert left == {"ana": False, "bea": True}
        await store.close()

    run(work())
