"""No route and no message without a row in tests/server/who_may.toml."""

import asyncio
import re
from pathlib import Path
from typing import Any

from malecon.server import wire
from tests.server.served import serving
from tests.server.world import rows


def routes(folder: Path) -> set[str]:
    """Every route of the description, as METHOD PATH."""
    described = asyncio.run(_described(folder))
    return {
        f"{method.upper()} {path}"
        for path, methods in described["paths"].items()
        for method in methods
    }


async def _described(folder: Path) -> dict[str, Any]:
    async with serving(folder) as at:
        found = await (await at.person()).get("/schema/openapi.json")
        return dict(found.json())


def asked(route: str) -> bool:
    """Whether a row asks for a route."""
    pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(route))
    return any(
        re.fullmatch(pattern, " ".join(heading.split()[:2]).partition("?")[0]) for heading in rows()
    )


def test_every_route_has_a_row(tmp_path: Path) -> None:
    assert [route for route in sorted(routes(tmp_path)) if not asked(route)] == []


def test_every_message_has_a_row() -> None:
    known = {heading.split()[1] for heading in rows() if heading.startswith("socket ")}
    assert known == set(wire.Message.__struct_fields__)


def test_a_route_without_a_row_is_seen() -> None:
    assert asked("POST /api/tables/{table}/seats/{seat}")
    assert not asked("PUT /api/tables/{table}/seats/{seat}")
    assert not asked("GET /api/cafés/{café}")
