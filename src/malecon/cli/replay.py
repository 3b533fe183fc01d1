"""malecon replay: a record told as a log, shown as a board at one step, or verified."""

import click

from malecon.cli import files
from malecon.cli import language as languages
from malecon.cli.board import console
from malecon.cli.log import Teller
from malecon.cli.tables import board_of
from malecon.games import record
from malecon.games.errors import BadOption, BadRecord
from malecon.games.match import Match
from malecon.games.wording import Words


@click.command()
@click.argument("file")
@click.option("--step", type=click.IntRange(0), metavar="N", help="The board after N steps.")
@click.option("--verify", is_flag=True, help="Check every step, the hash and each draw.")
@click.option("--cubes", is_flag=True, help="Every single piece besides the sentence of an act.")
@languages.option
@click.option("--components", metavar="FILE", help="The components that it was played with.")
def replay(
    file: str,
    step: int | None,
    verify: bool,
    cubes: bool,
    language: str,
    components: str | None,
) -> None:
    """Replay the game recorded in FILE."""
    words = Words(language)
    text = files.read(file)
    try:
        if verify:
            _verify(file, text, components, words)
        elif step is not None:
            _board(text, components, step, words)
        else:
            _log(text, components, words, cubes)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def _verify(file: str, text: str, components: str | None, words: Words) -> None:
    steps = sum(1 for _ in record.steps(text, components)) - 1
    draws = record.verified(text, components)
    click.echo(words.say("board-verified", what=file, source=steps, n=draws))


def _board(text: str, components: str | None, step: int, words: Words) -> None:
    at = 0
    out = console()
    for at, match in enumerate(record.steps(text, components)):
        if at == step:
            out.print(board_of(match, words).draw(match, None, out.width))
            return
    raise BadOption(f"The record has {at} steps, so there is no step {step}.")


def _log(text: str, components: str | None, words: Words, cubes: bool) -> None:
    """Tell what can be replayed, each act with its step, then the standing."""
    out = console()
    numbers: list[int] = []
    match: Match | None = None
    try:
        for step, match in enumerate(record.steps(text, components)):
            numbers += [step] * (len(match.heard(None)) - len(numbers))
    finally:
        if match is not None:
            Teller(out, words, match.game.act_rows).show(match.heard(None), numbers, is_whole=cubes)
    assert match is not None
    out.print(board_of(match, words).score(match))
