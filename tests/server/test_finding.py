"""Every table of mine is found again, and a link that leads nowhere says why."""

from pathlib import Path

from tests.server.served import Time, run, serving


def test_running_games_come_first_however_many_tables_are_newer(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana = await at.person("Ana")
            first = (await ana.open(who=["me", {"bot": "random"}]))["table"]["table"]
            ended = []
            for number in range(56):
                time.pass_by(1)
                opened = (await ana.open(name=f"table {number}"))["table"]["table"]
                assert (await ana.post(f"/api/tables/{opened}/close")).status_code == 200
                ended.append(opened)
            found = (await ana.get("/api/me/tables")).json()["tables"]
            assert [table["table"] for table in found] == [first, *ended[:-51:-1]]
            assert (found[1]["name"], found[0]["heading"]) == ("table 55", "setup")
            more = (await ana.get(f"/api/me/tables?before={found[-1]['table']}")).json()["tables"]
            assert [table["table"] for table in more] == ended[5::-1]

    run(work())


def test_a_list_tells_how_much_time_is_left(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            turn = {"kind": "turn", "turn": 3_600_000}
            _, (ana, _) = await at.table("Ana Bea", pace=turn)
            time.pass_by(600)
            (mine,) = (await ana.get("/api/me/tables")).json()["tables"]
            assert 2_990_000 < mine["left"] <= 3_000_000
            (other,) = (await ana.get("/api/me/tables?state=running")).json()["tables"]
            assert other["left"] == mine["left"]

    run(work())


def test_a_table_has_a_name_that_can_be_read(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open(name="  Friday  at Ana's ")
            assert opened["table"]["name"] == "Friday at Ana's"
            assert (await ana.open())["table"]["name"] == ""
            for bad in ("x" * 41, "\u200b"):
                refused = await ana.post("/api/tables", game="cuba", seats=2, name=bad)
                assert (refused.status_code, refused.json()["error"]) == (400, "request/bad")

    run(work())


def test_an_invitation_says_why_it_is_void_and_a_valid_one_is_good_for_watching(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea, eva = [await at.person(name) for name in ("Ana", "Bea", "Eva")]
            opened = await ana.open()
            table, old = opened["table"]["table"], opened["invitation"]
            new = (await ana.post(f"/api/tables/{table}/invitation")).json()["token"]
            void = await bea.get(f"/api/invitations/{old}")
            assert (void.status_code, void.json()["error"]) == (404, "link/void")
            assert (await eva.get("/api/invitations/nonsense")).json()["error"] == "not-found"
            assert (await bea.post("/api/join", token=new)).status_code == 200
            begun = (await eva.get(f"/api/invitations/{new}")).json()
            assert begun["state"] == "running"
            assert (await eva.get(f"/api/watch/{new}")).json()["table"] == table
            async with eva.socket(table, f"?watch={new}") as socket:
                assert (await socket.hello())["follows"] == []
            closed = await ana.open()
            await ana.post(f"/api/tables/{closed['table']['table']}/close")
            refused = await eva.get(f"/api/invitations/{closed['invitation']}")
            assert (refused.status_code, refused.json()["error"]) == (409, "table/closed")

    run(work())


def test_who_was_removed_does_not_watch_by_the_old_invitation(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open(seats=3)
            table, token = opened["table"]["table"], opened["invitation"]
            await bea.post("/api/join", token=token)
            await ana.post(f"/api/tables/{table}/remove", seat=1)
            assert (await bea.get(f"/api/tables/{table}?watch={token}")).status_code == 404

    run(work())


def test_a_carry_link_says_that_it_was_used_or_is_too_old(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana = await at.person("Ana")
            phone, tablet = await at.person(), await at.person()
            token = (await ana.post("/api/me/link")).json()["token"]
            assert (await phone.post("/api/me/carry", token=token)).status_code == 200
            used = await tablet.post("/api/me/carry", token=token)
            assert (used.status_code, used.json()["error"]) == (404, "link/used")
            late = (await ana.post("/api/me/link")).json()["token"]
            time.pass_by(16 * 60)
            assert (await tablet.post("/api/me/carry", token=late)).json()["error"] == "link/used"
            unknown = await tablet.post("/api/me/carry", token="nonsense")
            assert unknown.json()["error"] == "not-found"

    run(work())
