"""A server that acknowledges before it saves: what the tests of faults must be able to see."""

import asyncio
from pathlib import Path
from typing import Any, Final

from malecon.cli import serve as command
from malecon.server import app
from malecon.server.storage.rows import Append, Done
from malecon.server.storage.sqlite.store import SqliteStore

SECONDS: Final = 0.02  # how much before
PROGRAM: Final = (
    f"import sys; sys.path.append({str(Path(__file__).parents[2])!r});"
    " from tests.faults.early import serve; serve()"
)


class EarlyStore(SqliteStore):
    """Says that rows are saved, and saves them a moment later."""

    def append(self, append: Append, done: Done) -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(done, None)
        loop.call_later(SECONDS, super().append, append, _nobody)


def _nobody(_: BaseException | None) -> None:
    """Whoever wanted to know was told before."""


def serve() -> None:
    """`malecon serve` on such a store."""

    def application(folder: Path, **settings: Any) -> object:
        return real(folder, store=EarlyStore(folder), **settings)

    real = app.application
    vars(app)["application"] = application
    command.serve()
