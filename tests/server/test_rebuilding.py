"""A room is built again without anybody else's waiting for it, however long its log is."""

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from malecon.server.refusal import Refusal
from malecon.server.storage.rows import LogRow, TableRow
from malecon.server.table import takebacks
from malecon.server.table.log import MatchLog, first_match
from tests.server import stocked
from tests.server.busy import heartbeat, held
from tests.server.served import Person, Server, Socket, run, serving

CALLBACK = 0.020  # seconds of CPU that no callback may take


def back_and_forth(row: TableRow, count: int, moves: int) -> list[LogRow]:
    """A log in which somebody plays and takes back, again and again."""
    rows, match_log = stocked.first_rows(row, moves)
    seat = match_log.match.waiting[0]
    pair: list[LogRow] = []
    while len(pair) < 2:
        match_log.play(seat, match_log.match.position.legal(seat)[:1])
        pair = match_log.take_rows()
        match_log.undo(seat, "undo")
        pair += match_log.take_rows()
    for made in pair:
        made.by = seat + 1
    while len(rows) + len(pair) <= count:
        rows += [msgspec.structs.replace(made, n=len(rows) + at) for at, made in enumerate(pair)]
    return rows


def long_table(db: sqlite3.Connection, id: str, game: str, count: int) -> None:
    """A table of persons 1 and 2 with such a log, and a retry key for each of its rows."""
    row = stocked.table(id, 1, name=game)
    rows = back_and_forth(row, count, 20)
    stocked.put(db, row, stocked.seated([1, 2]), rows)
    db.executemany(
        "INSERT INTO keys VALUES (?,?,?,?,?,?,?)",
        [(id, r.by, f"key-{r.n}", bytes(16), r.n, r.n, b'{"ack":{}}') for r in rows if r.by],
    )


async def known(at: Server, number: int) -> Person:
    """Somebody of a stocked store."""
    person = await at.person()
    person.http.cookies.set("malecon", f"secret-{number}", domain="127.0.0.1")
    return person


async def to_and_fro(socket: Socket) -> None:
    """Play a move and take it back."""
    seat = await socket.asked()
    assert (await socket.play(socket.offered(seat)[0], seat=seat))[0] == "ack"
    assert (await socket.command("undo", seat=seat, n=socket.last[seat]["n"]))[0] == "ack"


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_a_very_long_log_holds_nobody_up(
    tmp_path: Path, game: str, pytestconfig: pytest.Config
) -> None:
    rows: int = pytestconfig.getoption("--rows")
    db = stocked.store(tmp_path)
    db.execute("BEGIN")
    stocked.people(db, 2)
    long_table(db, "long", game, rows)
    db.execute("COMMIT")
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (eva, ida) = await at.table("Eva Ida")
            ana = await known(at, 1)
            async with eva.socket(table) as first, ida.socket(table) as second:
                await first.hello()
                await second.hello()
                with held() as found:
                    beating = asyncio.ensure_future(heartbeat(found))
                    began = time.monotonic()
                    opening = asyncio.ensure_future(at.service.room("long"))
                    played = 0
                    while not opening.done() and played < 400:
                        await to_and_fro(first if first.last[0]["offer"] else second)
                        played += 2
                    assert (await opening).saved == (await opening).table.n
                    took = time.monotonic() - began
                    assert played
                    async with ana.socket("long") as socket:
                        welcome = await socket.hello()
                        assert welcome["follows"] == [0]
                    beating.cancel()
            told = (
                f"{game}: {rows} rows in {took:.1f} s, longest callback"
                f" {found.longest * 1000:.1f} ms of {found.callbacks}, the loop at most"
                f" {found.worst_gap * 1000:.0f} ms late, {played} commands beside"
            )
            os.write(1, f"{told}\n".encode())  # seen with pytest -s
            assert found.longest < CALLBACK, f"{told}: {found.what}"

    run(work(), 300.0)


def test_all_who_ask_at_once_get_the_same_room(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    long_table(db, "long", "cuba", 3_000)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            asking = [asyncio.ensure_future(at.service.room("long")) for _ in range(5)]
            while not any(task.done() for task in asking):
                there = at.service.rooms.get("long")  # nobody sees half a room
                assert there is None or there.saved == there.table.n
                await asyncio.sleep(0)
            rooms = await asyncio.gather(*asking)
            assert len({id(room) for room in rooms}) == 1
            assert at.service.rooms["long"] is rooms[0]
            assert rooms[0].match_log is not None
            assert rooms[0].match_log.rows == rooms[0].table.n == rooms[0].saved

    run(work())


def test_all_who_ask_are_told_that_a_log_does_not_replay(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    long_table(db, "long", "cuba", 3_000)
    last = "(SELECT max(n) FROM rows WHERE kind = 'play')"
    db.execute(f"UPDATE rows SET action = 9999 WHERE n = {last}")
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            asking = [at.service.room("long") for _ in range(3)]
            told = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(error, Refusal) for error in told), told
            assert {str(getattr(error, "error", "")) for error in told} == {"table/frozen"}
            ana = await known(at, 1)
            answer = await ana.post("/api/tables/long/leave", seat=0)
            assert (answer.status_code, answer.json()["error"]) == (409, "table/frozen")
            answer = await ana.get("/api/tables/long")
            assert (answer.status_code, answer.json()["frozen"]) == (200, "log")
            assert "long" not in at.service.rooms

    run(work())


def test_a_log_that_lacks_rows_does_not_open(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    long_table(db, "long", "cuba", 3_000)
    db.execute("DELETE FROM rows WHERE n >= 2990")
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            with pytest.raises(Refusal, match="frozen"):
                await at.service.room("long")

    run(work())


def test_rows_played_again_lead_to_the_same_course(tmp_path: Path) -> None:
    row = stocked.table("t", None, name="havana", seats=3)
    rows, match_log = stocked.first_rows(row, 60)
    again = MatchLog(first_match(row))
    for made in rows:
        again.again(made)
    assert again.fresh == []
    assert again.match.position.encode() == match_log.match.position.encode()
    assert [again.n(viewer) for viewer in (0, 1, 2, None)] == [
        match_log.n(viewer) for viewer in (0, 1, 2, None)
    ]
    for viewer in (0, 1, 2, None):
        for n in range(0, match_log.n(viewer), 7):
            assert again.row_of(viewer, n) == match_log.row_of(viewer, n)
            at = match_log.row_of(viewer, n)
            assert again.missed(viewer, at) == match_log.missed(viewer, at)


def plan(match_log: MatchLog, seat: int) -> None:
    """Play one choice that can be taken back."""
    match_log.play(seat, match_log.match.position.legal(seat)[:1])


def test_taking_back_has_a_limit_in_each_turn() -> None:
    rows, match_log = stocked.first_rows(stocked.table("t", None), 20)
    assert rows
    seat = match_log.match.waiting[0]
    for _ in range(takebacks.PER_TURN):
        plan(match_log, seat)
        match_log.undo(seat, "undo")
    plan(match_log, seat)
    before = match_log.rows, match_log.match.position.encode()
    for kind in ("undo", "restart"):
        with pytest.raises(Refusal) as refused:
            match_log.undo(seat, kind)
        assert (refused.value.error, refused.value.status) == ("limit/undo", 429)
        assert (match_log.rows, match_log.match.position.encode()) == before
    while match_log.match.waiting == (seat,):  # the game goes on, and the next turn begins anew
        match_log.play(seat, match_log.match.position.legal(seat)[-1:])
    other = match_log.match.waiting[0]
    plan(match_log, other)
    assert match_log.takebacks.turn == [0, 0]
    match_log.undo(other, "undo")


def test_a_sealed_choice_is_replaced_only_so_often() -> None:
    match_log = begun_havana()
    legal = match_log.match.position.legal(0)
    while 0 in match_log.match.waiting:
        match_log.play(0, match_log.match.position.legal(0)[:1])

    def replace_for_ever() -> None:
        for number in range(takebacks.PER_TURN + 1):
            match_log.play(0, [legal[number % 2]])
            while 0 in match_log.match.waiting:
                match_log.play(0, match_log.match.position.legal(0)[:1])

    with pytest.raises(Refusal, match="taken back"):
        replace_for_ever()
    assert 0 not in match_log.match.waiting  # what was chosen last stays
    assert match_log.takebacks.turn[0] >= takebacks.PER_TURN
    assert match_log.takebacks.turn[1] == 0


def begun_havana() -> MatchLog:
    """A game in which both seats are asked for sealed cards."""
    for number in range(20):
        row = stocked.table("t", None, name="havana")
        row.seed = bytes([number]) * 32
        match_log = MatchLog(first_match(row))
        match_log.begin()
        if match_log.match.waiting == (0, 1):
            return match_log
    raise AssertionError("no such game")


def test_a_script_cannot_fill_a_log_by_taking_back() -> None:
    """One person holds both seats and takes back whatever it may, all game long."""
    _, match_log = stocked.first_rows(stocked.table("t", None), 0)
    match_log.takebacks.game = [takebacks.PER_GAME - 50] * 2
    refused: list[str] = []
    while not match_log.match.over and len(refused) < 4:
        seat = match_log.match.waiting[0]
        plan(match_log, seat)
        if match_log.match.can_undo(seat):
            try:
                match_log.undo(seat, "restart")
            except Refusal as error:
                refused.append(error.message)
    assert all("this game" in message for message in refused)
    assert len(refused) == 4
    assert match_log.rows < 1_000


def test_a_table_with_more_taken_back_than_is_allowed_now_still_opens(tmp_path: Path) -> None:
    db = stocked.store(tmp_path)
    stocked.people(db, 2)
    long_table(db, "long", "cuba", 12_000)
    db.close()

    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await known(at, 1), await known(at, 2)
            async with ana.socket("long") as first, bea.socket("long") as second:
                await first.hello()
                await second.hello()
                socket, seat = (first, 0) if first.last[0]["offer"] else (second, 1)
                assert (await socket.play(socket.offered(seat)[0], seat=seat))[0] == "ack"
                told, why = await socket.command("undo", seat=seat, n=socket.last[seat]["n"])
                assert (told, why["error"]) == ("refused", "limit/undo")

    run(work())
