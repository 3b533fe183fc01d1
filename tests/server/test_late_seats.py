"""A socket follows the seats that its person has, also those taken or lost after it said hello."""

from pathlib import Path

from tests.server.served import run, serving


def test_who_sits_down_is_welcomed_again_with_the_seat_before_the_game_begins(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            table = (await ana.open(seats=3, listed=True))["table"]["table"]
            async with bea.socket(table) as socket:
                assert (await socket.hello())["follows"] == []
                await bea.post(f"/api/tables/{table}/sit", seat=2)
                welcome = await socket.until("welcome")
                assert welcome["follows"] == welcome["table"]["yours"] == [2]
                await ana.post(f"/api/tables/{table}/begin", bot="random")
                assert (await socket.until("update"))["seat"] == 2

    run(work())


def test_the_last_to_sit_down_is_welcomed_before_the_first_update(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            table = (await ana.open(seats=2, listed=True))["table"]["table"]
            async with bea.socket(table) as socket:
                await socket.hello()
                await bea.post(f"/api/tables/{table}/sit")
                heard = await socket.hear()
                while heard[0] != "welcome":
                    assert heard[0] == "table", "nothing of the game before the welcome"
                    heard = await socket.hear()
                assert heard[1]["follows"] == [1]
                update = await socket.until("update")
                assert (update["seat"], update["at"]) == (1, 0)
                assert update["view"]["seat"] == 1

    run(work())


def test_a_seat_taken_on_another_device_is_followed_on_this_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open(seats=3)
            table, token = opened["table"]["table"], opened["invitation"]
            await bea.post("/api/join", token=token)
            async with bea.socket(table) as desk, bea.socket(table) as phone:
                assert (await desk.hello())["follows"] == [1]
                assert (await phone.hello(seats=[1]))["follows"] == [1]
                await bea.post("/api/join", token=token, seat=2)
                assert (await desk.until("welcome"))["follows"] == [1, 2]
                updates = [(await desk.until("update"))["seat"] for _ in range(2)]
                assert updates == [1, 2]
                # who named its seats goes on with those
                assert (await phone.until("update", "welcome"))["seat"] == 1

    run(work())


def test_who_loses_a_seat_before_the_start_watches_from_then_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            opened = await ana.open(seats=3, listed=True)
            table, token = opened["table"]["table"], opened["invitation"]
            await bea.post("/api/join", token=token)
            async with bea.socket(table) as socket, bea.socket(table) as named:
                assert (await socket.hello())["follows"] == [1]
                assert (await named.hello(seats=[1]))["follows"] == [1]
                await ana.post(f"/api/tables/{table}/remove", seat=1)
                assert (await socket.until("welcome"))["follows"] == []
                assert (await named.until("welcome"))["follows"] == []
                await ana.post(f"/api/tables/{table}/begin", bot="random")
                for watching in (socket, named):
                    update = await watching.until("update")
                    assert (update["seat"], update["offer"]) == (None, None)

    run(work())
