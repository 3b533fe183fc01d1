"""malecon serve: the table, for browsers and programs."""

import asyncio
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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
@click.option(
    "--components",
    multiple=True,
    metavar="GAME=FILE",
    help="Own cards and boards (see malecon check) that new tables are played with.",
)
@click.option(
    "--mail",
    envvar="MALECON_MAIL",
    metavar="URL",
    help="A mail server to tell people by: smtp://user:password@host:port, or smtps://.",
)
@click.option(
    "--mail-from", envvar="MALECON_MAIL_FROM", metavar="ADDRESS", help="Whom mails come from."
)
@click.option("--url", envvar="MALECON_URL", help="Where people open the page, for links in mails.")
@click.option(
    "--allow-notices-to",
    "allowed",
    multiple=True,
    metavar="NETWORK",
    help="A network that webhooks may call though it is not public.",
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
    components: tuple[str, ...],
    mail: str | None,
    mail_from: str | None,
    url: str | None,
    allowed: tuple[str, ...],
    metrics: str | None,
    workers: int | None,
    no_restart: bool,
) -> None:
    """Serve the table until Ctrl-C."""
    from malecon.cli import supervise

    parent = supervise.parent()
    if parent is None and not no_restart and sys.platform != "win32":
        again = [sys.executable, *sys.orig_argv[1:]]
        raise SystemExit(supervise.ServerKeeper(again).run())
    told = {"mail": mail or "", "mail_from": mail_from or "", "url": url or "", "allowed": allowed}
    _serve(port, host, data, show, limits, proxies, components, told, metrics, workers, parent)


def _serve(
    port: int, host: str, data: Path | None, show: bool | None, limits: tuple[str, ...],
    proxies: tuple[str, ...], components: tuple[str, ...], told: dict[str, Any],
    metrics: str | None, workers: int | None, parent: "Parent | None",
) -> None:  # fmt: skip
    from malecon.cli import addresses
    from malecon.cli.supervise import BROKEN
    from malecon.server import logs
    from malecon.server.app import application
    from malecon.server.app import serve as run
    from malecon.server.notices.options import NoticeOptions
    from malecon.server.service.limits import Limits
    from malecon.server.storage.failures import Failed, Older, Taken
    from malecon.server.storage.sqlite.writer import UNSURE
    from malecon.server.workers.jobs import LocalJobs

    app = application(
        data or data_folder(),
        limits=Limits().changed(limits),
        jobs=lambda: LocalJobs(workers),
        proxies=proxies,
        components=_tables(components),
        notices=NoticeOptions(**told),
    )

    def ready(bound: int) -> None:
        address = addresses.local_url(host, bound)
        if parent is not None:
            parent.ready(bound)
        if parent is not None and parent.is_back:
            click.echo(f"Malecón is back at {address}")
        else:
            click.echo(f"Malecón is at {address} (Ctrl-C ends it; nothing is lost).")
            _tell_friends(addresses.network_urls(host, bound))
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


def _tables(components: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """The tables in files given as GAME=FILE, by game; refused with all that is wrong with them."""
    from malecon.games.errors import BadOption, shown
    from malecon.games.registry import find

    found: dict[str, dict[str, Any]] = {}
    for given in components:
        game, equals, file = given.partition("=")
        if not equals:
            raise BadOption(f"--components is GAME=FILE, not {shown(given)}.")
        if game in found:
            raise BadOption(f"--components is given twice for {game}.")
        catalog = find(game).catalog
        found[game] = catalog.written(catalog.tables(file))
    return found


def _said(error: OSError, folder: Path) -> str:
    """One sentence: of the folder if the system complains of a file, else as it was raised."""
    if error.filename is None:
        return str(error)
    return f"Malecón cannot keep games in {folder}: {error.strerror}; choose another with --data."


def _tell_friends(urls: list[str]) -> None:
    """What others in the network open; on a terminal also as a QR code for their phones."""
    from malecon.cli import addresses

    if not urls:
        return
    click.echo(f"Friends in your network open {' or '.join(urls)}")
    if sys.stdout.isatty():
        click.echo(addresses.qr_code(urls[0]))


def _has_browser() -> bool:
    """Whether there is a screen in front of somebody."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("darwin", "win32")
