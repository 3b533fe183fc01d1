"""malecon: every command, and how each of them refuses."""

import sys
from io import TextIOWrapper
from typing import Any, Final

import click

from malecon import __version__
from malecon.cli.arena import arena
from malecon.cli.bench import bench
from malecon.cli.check import check
from malecon.cli.ladder import ladder
from malecon.cli.perft import perft
from malecon.cli.play import play
from malecon.cli.replay import replay
from malecon.cli.simulate import simulate
from malecon.games.errors import MaleconError

REFUSED: Final = 2
INTERRUPTED: Final = 130  # what shells say of a command ended by Ctrl-C


class Commands(click.Group):
    """A group that puts every refusal into one sentence on standard error, with exit code 2."""

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
    """Two board games: play them in the terminal, simulate them, take games apart."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (play, replay, simulate, arena, ladder, perft, check, bench):
    malecon.add_command(command)


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
