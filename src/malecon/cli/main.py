"""malecon: every command, and how each of them refuses."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click

from malecon import __version__
from malecon.cli.exits import INTERRUPTED, REFUSED
from malecon.games.errors import MaleconError

COMMANDS: Final = (
    *(
        "accept",
        "arena",
        "audit",
        "backup",
        "bench",
        "bot",
        "check",
        "ladder",
        "notices",
        "perft",
        "play",
        "ratings",
        "rehearse",
        "replay",
        "serve",
    ),
    "simulate",
    "words",
)


class Commands(click.Group):
    """A group that puts every refusal into one sentence on standard error, with exit code 2.

    A command is the function of its name in the module of its name, read when it is asked for.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"malecon.cli.{cmd_name}"), cmd_name)
        return found

    def main(self, *args: Any, **kwargs: Any) -> Any:
        _bear_any_text()
        try:
            code = super().main(*args, **kwargs | {"standalone_mode": False})
        except click.Abort:
            sys.exit(INTERRUPTED)
        except (click.ClickException, MaleconError, OSError) as error:
            click.echo(_sentence(error), err=True)
            sys.exit(REFUSED)
        sys.exit(code if isinstance(code, int) else 0)


@click.group(cls=Commands, name="malecon", invoke_without_command=True)
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def malecon(context: click.Context) -> None:
    """Two board games: in the browser, in the terminal, simulated, taken apart."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    """The entry point."""
    malecon(prog_name="malecon")


def _sentence(error: Exception) -> str:
    """What is wrong, on one line and with a full stop."""
    if isinstance(error, click.UsageError):
        where = error.ctx.command_path if error.ctx else "malecon"
        said = f"{error.format_message().rstrip('.')}; {where} --help says more"
    elif isinstance(error, click.ClickException):
        said = error.format_message()
    elif isinstance(error, OSError) and error.filename is not None:
        said = f"{error.filename}: {error.strerror}"
    else:
        said = str(error)
    return " ".join(said.split()).rstrip(".") + "."


def _bear_any_text() -> None:
    """No byte that comes in and no letter that cannot go out ends a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
