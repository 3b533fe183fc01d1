"""Only the registry and the modules named after a game know it by name."""

import io
import re
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import malecon

SOURCE = Path(__file__).parents[1] / "src" / "malecon"
GAMES = ("cuba", "havana")
REGISTRY = ("games/registry.py", "games/choosing.py")

# Where a statement can begin: a string that stands there is a docstring.
BEGINS = (tokenize.ENCODING, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
SILENT = (tokenize.COMMENT, tokenize.NL)


def is_of_a_game(name: str) -> bool:
    """Whether a module may know a game: engine/GAME/, games/GAME/ and cli/GAME_*.py do."""
    part, _, rest = name.partition("/")
    mine = rest.startswith(tuple(f"{game}/" for game in GAMES))
    drawn = rest.startswith(tuple(f"{game}_" for game in GAMES))
    return (part in ("engine", "games") and mine) or (part == "cli" and drawn)


def others() -> list[str]:
    """All modules that carry any game."""
    names = (path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py")))
    return [name for name in names if name not in REGISTRY and not is_of_a_game(name)]


def spoken(text: str) -> Iterator[tokenize.TokenInfo]:
    """The tokens of a module but for comments and docstrings."""
    before = tokenize.ENCODING
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in SILENT:
            continue
        if token.type != tokenize.STRING or before not in BEGINS:
            yield token
        before = token.type


def named(text: str) -> list[str]:
    """The names of games in identifiers and strings, with their lines."""
    return [
        f"line {token.start[0]}: {token.string}"
        for token in spoken(text)
        if re.search("|".join(GAMES), token.string, re.IGNORECASE)
    ]


def test_the_games_are_those_of_the_registry() -> None:
    assert set(malecon.all_games()) == set(GAMES)


@pytest.mark.parametrize("name", others())
def test_module_knows_no_game_by_name(name: str) -> None:
    assert named((SOURCE / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "from malecon.games.cuba import names",
        "import malecon.engine.havana.turn",
        "def f(game):\n    return game == 'cuba'",
        "key = f'edition-cuba-{name}'",
        "CubaGame()",
        "class HavanaBoard: pass",
        "x = ('''a\nHAVANA''')",
        "def f():\n    x = 1\n    return {\n        'havana': x,\n    }",
    ],
)
def test_name_of_a_game_is_seen(text: str) -> None:
    assert len(named(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        '"""CUBA and HAVANA."""',
        "# cuba",
        'def f():\n    """As in CUBA."""\n    return 1  # HAVANA has none',
        'class A:\n    # cuba\n\n    """As in CUBA."""\n\n    def f(self):\n        """HAVANA."""',
        "x = 'Cube', havanna",
    ],
)
def test_docstrings_and_comments_may_name_a_game(text: str) -> None:
    assert named(text) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_modules(game: str) -> None:
    assert malecon.all_games()[game].name == game
    assert import_module(f"malecon.cli.{game}_board").Board
    assert import_module(f"malecon.cli.{game}_reference").Reference
