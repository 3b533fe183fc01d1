"""malecon serve: the table, for browsers and programs."""

import asyncio
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from malecon.cli.supervise import Parent

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
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy (address, network or loopback) that is believed about who asks.",
)
@click.option("--metrics", metavar="HOST:PORT", help="Counters for Prometheus, for you alone.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--no-restart", is_flag=True, help="Whoever started this starts it again if need be.")
def serve(
    port: int,
    host: str,
    data: Path | None,
    show: bool | None,
    limits: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics: str | None,
    workers: int | None,
    no_restart: bool,
) -> None:
    """Serve the table until Ctrl-C."""
    from malecon.cli import supervise

    parent = supervise.parent()
    if parent is None and not no_restart and sys.platform != "win32":
        again = [sys.executable, *sys.orig_argv[1:]]
        raise SystemExit(supervise.Supervisor(again).run())
    _serve(port, host, data, show, limits, proxies, metrics, workers, parent)


def _serve(
    port: int, host: str, data: Path | None, show: bool | None, limits: tuple[str, ...],
    proxies: tuple[str, ...], metrics: str | None, workers: int | None, parent: "Parent | None",
) -> None:  # fmt: skip
    from malecon.cli.supervise import BROKEN
    from malecon.server import logs
    from malecon.server.app import application
    from malecon.server.app import serve as run
    from malecon.server.jobs import LocalJobs
    from malecon.server.limits import Limits
    from malecon.server.store import Failed, Older, Taken
    from malecon.server.writer import UNSURE

    app = application(
        data or data_folder(),
        limits=Limits().changed(limits),
        jobs=lambda: LocalJobs(workers),
        proxies=proxies,
    )

    def ready(bound: int) -> None:
        address = f"http://{'localhost' if host == HERE else host}:{bound}/"
        if parent is not None:
            parent.ready(bound)
        if parent is not None and parent.is_back:
            click.echo(f"Malecón is back at {address}")
        else:
            click.echo(f"Malecón is at {address} (Ctrl-C ends it; nothing is lost).")
            if show if show is not None else _has_browser():
                webbrowser.open(address)
        sys.stdout.flush()

    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(run(app, host, parent.port or port if parent else port, ready, metrics))
    except OSError as error:
        click.echo(_said(error, data or data_folder()), err=True)
        raise SystemExit(UNSTARTED) from None
    except (Taken, Older) as error:
        click.echo(str(error), err=True)
        raise SystemExit(UNSTARTED) from None
    except Failed as error:  # the disk, which may be better in a while
        click.echo(str(error), err=True)
        raise SystemExit(UNSURE) from None
    except Exception as error:
        logs.failed("server", error)
        raise SystemExit(BROKEN) from error


def _said(error: OSError, folder: Path) -> str:
    """One sentence: of the folder if the system complains of a file, else as it was raised."""
    if error.filename is None:
        return str(error)
    return f"Malecón cannot keep games in {folder}: {error.strerror}; choose another with --data."


def _has_browser() -> bool:
    """Whether there is a screen in front of somebody."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("darwin", "win32")
