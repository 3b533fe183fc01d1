"""The page itself, as browsers of every kind get it."""

import asyncio
import gzip
from importlib.resources import files
from pathlib import Path

import pytest

from tests.server.served import serving

BUILT = files("malecon").joinpath("page", "index.html").is_file()


@pytest.mark.skipif(not BUILT, reason="the page is not built")
@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip;q=0", None),
        ("pack200", None),
    ],
)
def test_a_browser_gets_the_shortest_form_that_it_can_read(
    tmp_path: Path, accepted: str, coding: str | None
) -> None:
    async def asked() -> None:
        async with serving(tmp_path) as at:
            http = (await at.person()).http
            plain = (await http.get("/", headers={"accept-encoding": "identity"})).content
            async with http.stream("GET", "/", headers={"accept-encoding": accepted}) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["vary"] == "accept-encoding"
            if coding is None:
                assert body == plain
            elif coding == "gzip":
                assert gzip.decompress(body) == plain
            else:
                assert len(body) < len(gzip.compress(plain))
            assert (await http.get("/index.html.br")).content == plain  # there is no such file

    asyncio.run(asked())
