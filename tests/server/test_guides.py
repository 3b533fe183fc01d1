"""The route of guided rounds."""

import asyncio
from pathlib import Path

import msgspec

from malecon.games import guides
from malecon.server import wire
from tests.server.served import serving


def test_a_guide_is_told_packed_and_plain(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at:
            somebody = await at.person()
            for name in guides.names():
                packed = await somebody.get(f"/api/guides/{name}")
                assert packed.headers["content-encoding"] == "gzip"
                assert int(packed.headers["content-length"]) < 20_000
                plain = await somebody.http.get(
                    f"/api/guides/{name}", headers={"accept-encoding": "identity"}
                )
                assert "content-encoding" not in plain.headers
                assert plain.content == packed.content
                told = msgspec.json.decode(plain.content, type=wire.Guide)
                assert [step.say for step in told.steps] == [s.say for s in guides.read(name).steps]
                assert all(step.updates for step in told.steps)

    asyncio.run(ask())


def test_every_game_names_its_guides(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at:
            somebody = await at.person()
            games = (await somebody.get("/api/games")).json()["games"]
            told = [name for game in games.values() for name in game["guides"]]
            assert sorted(told) == sorted(guides.names())
            assert (await somebody.get("/api/guides/nothing")).status_code == 404
            assert (await somebody.get("/learn/nothing")).status_code == 200  # the page says so

    asyncio.run(ask())
