"""malecon serve: the table, for browsers and programs."""

import asyncio
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

PORT: Final = 8088
HERE: Final = "127.0.0.1"
UNSTARTED: Final = 1  # the status of a server that could not begin


def data_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "malecon"


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option("--host", default=HERE, show_default=True, help="0.0.0.0 for the whole network.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
@click.option("--open/--no-open", "show", default=None, help="Open the browser, or do not.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="Change a limit.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
def serve(
    port: int,
    host: str,
    data: Path | None,
    show: bool | None,
    limits: tuple[str, ...],
    workers: int | None,
) -> None:
    """Serve the table until Ctrl-C."""
    from malecon.server.app import application
    from malecon.server.app import serve as run
    from malecon.server.jobs import LocalJobs
    from malecon.server.limits import Limits
    from malecon.server.store import Failed

    app = application(
        data or data_folder(), limits=Limits().changed(limits), jobs=lambda: LocalJobs(workers)
    )

    def ready(bound: int) -> None:
        address = f"http://{'localhost' if host == HERE else host}:{bound}/"
        click.echo(f"Malecón is at {address} (Ctrl-C ends it; nothing is lost).")
        sys.stdout.flush()
        if show if show is not None else _has_browser():
            webbrowser.open(address)

    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(run(app, host, port, ready))
    except (OSError, Failed) as error:
        click.echo(str(error), err=True)
        raise SystemExit(UNSTARTED) from None


def _has_browser() -> bool:
    """Whether there is a screen in front of somebody."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("darwin", "win32")
