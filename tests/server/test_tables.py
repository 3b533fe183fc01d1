"""Opening tables and sitting down, without any account."""

from pathlib import Path

from tests.server.served import Time, run, serving


def test_a_table_is_opened_without_an_account(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            somebody = await at.person()
            answer = await somebody.post("/api/tables", game="cuba", seats=3)
            assert answer.status_code == 201
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "Secure" not in cookie
            table = answer.json()["table"]
            assert [seat["state"] for seat in table["seats"]] == ["person", "open", "open"]
            assert table["state"] == "open"
            assert table["yours"] == [0]
            assert len(table["commitment"]) == 64

    run(work())


def test_guests_sit_down_by_the_invitation_and_the_game_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person()
            opened = await ana.open("havana", 2)
            looked = await bea.get(f"/api/invitations/{opened['invitation']}")
            assert looked.json()["state"] == "open"
            joined = await bea.post("/api/join", token=opened["invitation"], name="Bea")
            table = joined.json()
            assert table["state"] == "running"
            assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bea"]
            assert len({seat["colour"] for seat in table["seats"]}) == 2
            again = await bea.post("/api/join", token=opened["invitation"])
            assert again.json()["yours"] == [1]

    run(work())


def test_one_device_holds_several_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            opened = await ana.open("cuba", 3, who=["me", "open", {"bot": "random"}])
            table = opened["table"]["table"]
            joined = await ana.post("/api/join", token=opened["invitation"], seat=1)
            assert joined.json()["yours"] == [0, 1]
            async with ana.socket(table) as socket:
                welcome = await socket.hello()
                assert welcome["follows"] == [0, 1]
                assert set(socket.last) == {0, 1}
                asked = await socket.asked()
                n, move = socket.last[asked]["n"], socket.offered(asked)[0]
                unclear = await socket.command("play", n=n, moves=[move])
                assert unclear[1]["error"] == "request/bad"
                assert (await socket.play(move, seat=asked))[0] == "ack"

    run(work())


def test_tables_are_private_unless_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, eve = await at.person("Ana"), await at.person("Eve")
            table = (await ana.open("cuba", 2))["table"]["table"]
            for path in ("", "/log", "/replay", "/record", "/chat"):
                assert (await eve.get(f"/api/tables/{table}{path}")).status_code == 404
            assert (await eve.post(f"/api/tables/{table}/sit")).status_code == 404
            assert (await eve.get("/api/lobby")).json() == {"tables": []}
            await ana.post(f"/api/tables/{table}/list", listed=True)
            assert [t["table"] for t in (await eve.get("/api/lobby")).json()["tables"]] == [table]
            assert (await eve.post(f"/api/tables/{table}/sit")).json()["state"] == "running"

    run(work())


def test_the_watch_link_shows_a_spectator_what_spectators_see(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, eve = await at.person("Ana"), await at.person()
            opened = await ana.open("havana", 2, who=["me", {"bot": "random"}])
            table = opened["table"]["table"]
            query = f"?watch={opened['watch']}"
            assert (await eve.get(f"/api/tables/{table}{query}")).status_code == 200
            async with eve.socket(table, query) as socket:
                assert (await socket.hello())["follows"] == []
                seen = socket.last[None]
                assert seen["view"]["hand"] is None
                assert seen["offer"] is None
                refused = await socket.command("play", n=seen["n"], seat=0, moves=["end"])
                assert refused[1]["error"] == "seat/not-yours"
            renewed = (await ana.post(f"/api/tables/{table}/watch")).json()["token"]
            assert (await eve.get(f"/api/tables/{table}{query}")).status_code == 404
            assert (await eve.get(f"/api/tables/{table}?watch={renewed}")).status_code == 200

    run(work())


def test_a_revoked_invitation_is_void(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open()
            path = f"/api/tables/{opened['table']['table']}/invitation"
            assert (await bea.http.delete(path)).status_code == 404
            assert (await ana.http.delete(path)).status_code == 204
            refused = await bea.post("/api/join", token=opened["invitation"])
            assert refused.status_code == 404
            assert refused.json()["error"] == "link/void"
            new = (await ana.post(path)).json()["token"]
            assert (await bea.post("/api/join", token=new)).status_code == 200

    run(work())


def test_the_owner_puts_bots_on_seats_and_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            table = (await ana.open("cuba", 4))["table"]["table"]
            path = f"/api/tables/{table}"
            put = await ana.post(f"{path}/seats/1", bot="planner")
            assert put.json()["seats"][1]["bot"] == "planner"
            assert (await ana.post(f"{path}/seats/1", bot="nobody")).status_code == 400
            assert (await ana.post(f"{path}/seats/0", bot="random")).status_code == 409
            assert (await ana.post(f"{path}/seats/1", bot=None)).json()["seats"][1][
                "state"
            ] == "open"
            begun = (await ana.post(f"{path}/begin", bot="random")).json()
            assert begun["state"] == "running"
            assert [seat["state"] for seat in begun["seats"]] == ["person", "bot", "bot", "bot"]
            assert (await ana.post(f"{path}/begin")).json()["error"] == "table/begun"

    run(work())


def test_who_leaves_before_the_start_makes_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open("cuba", 3)
            await bea.post("/api/join", token=opened["invitation"])
            left = await bea.post(f"/api/tables/{opened['table']['table']}/leave", seat=1)
            assert left.json()["seats"][1]["state"] == "open"

    run(work())


def test_a_one_time_link_carries_an_identity_to_another_device_once(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with serving(tmp_path, time=time) as at:
            ana, phone, thief = await at.person("Ana"), await at.person(), await at.person()
            link = (await ana.post("/api/me/link")).json()
            carried = await phone.post("/api/me/carry", token=link["token"])
            assert carried.json() == (await ana.get("/api/me")).json()
            assert (await phone.get("/api/me")).json()["name"] == "Ana"
            assert (await thief.post("/api/me/carry", token=link["token"])).status_code == 404
            late = (await ana.post("/api/me/link")).json()
            time.seconds += 16 * 60
            assert (await thief.post("/api/me/carry", token=late["token"])).status_code == 404

    run(work())


def test_names_colours_and_languages(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            changed = await ana.post("/api/me", colour="green", language="de")
            assert changed.json()["colour"] == "green"
            for bad in ({"name": " "}, {"name": "a\u202eb"}, {"name": "x" * 25}, {"colour": "mud"}):
                refused = await ana.http.post("/api/me", json=bad)
                assert refused.status_code == 400
                assert refused.json()["error"] == "request/bad"
            assert (await ana.post("/api/me", language="xx")).status_code == 400
            assert (await ana.get("/api/me")).json()["name"] == "Ana"

    run(work())
