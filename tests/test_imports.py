"""Who may import whom: the table of ARCHITECTURE.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# Parts of the package by the parts they may import; "malecon" is the public face, __init__.py.
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "malecon": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "picture": {"malecon", "engine", "games", "picture"},
    "rl": {"malecon", "engine", "games", "rl"},
    "arena": {"malecon", "engine", "games", "bots", "arena"},
    "server": {"malecon", "engine", "games", "bots", "picture", "server"},
}
MAY_IMPORT["cli"] = {"cli", *MAY_IMPORT}

# Parts of the server by the parts they may import; modules right below it serve everybody, but for
# app.py, which puts all parts together and is imported by none.
SERVER = {
    "storage": {"storage"},
    "workers": {"storage", "workers"},
    "table": {"storage", "workers", "table"},
    "notices": {"storage", "notices"},
    "service": {"storage", "workers", "table", "notices", "service"},
    "pairing": {"storage", "workers", "table", "service", "pairing"},
    "clubs": {"storage", "workers", "table", "service", "clubs"},
    "http": {"storage", "workers", "table", "service", "pairing", "clubs", "http"},
    "realtime": {"storage", "workers", "table", "service", "http", "realtime"},
    "app": {
        *("storage", "workers", "table", "notices", "service", "pairing", "clubs", "http"),
        "realtime",
    },
}

BELOW = {"storage"}  # what serves all parts knows the rows that are stored

# No randomness, clock, files or environment: the engine is a function of what is played.
NOT_IN_ENGINE = {
    *("random", "secrets", "librt.random", "time", "datetime", "librt.time"),
    *("json", "pickle", "os", "io", "pathlib", "subprocess", "socket", "logging"),
}


def modules() -> dict[str, Path]:
    """Every module of ours by its dotted name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(SOURCE.rglob("*.py"))
    }


def imports(text: str) -> Iterator[str]:
    """Dotted names that a module imports, `from a import b` read as a.b."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level
            yield from (f"{dots}{node.module or ''}.{alias.name}" for alias in node.names)


def part(name: str) -> str | None:
    """The part of the package that a dotted name lies in; None for other people's modules."""
    if name.split(".")[0] != "malecon":
        return None
    below = [*name.split("."), ""][1]
    if below == "__main__":
        return "cli"
    return below if below in MAY_IMPORT else "malecon"


def may(module: str, name: str) -> bool:
    """Whether a module may import what has this dotted name."""
    home, target = part(module), part(name)
    assert home is not None
    if name.startswith("."):
        return False
    if target is None:
        return home != "engine" or not any(f"{name}.".startswith(f"{no}.") for no in NOT_IN_ENGINE)
    if not may_in_server(module, name):
        return False
    return target in MAY_IMPORT[home] and not other_game(module) & words(name)


def server_part(name: str) -> str | None:
    """The part of the server that a dotted name lies in; None for what serves all parts."""
    parts = [*name.split("."), "", ""]
    return parts[2] if parts[:2] == ["malecon", "server"] and parts[2] in SERVER else None


def may_in_server(module: str, name: str) -> bool:
    """Whether a module, if it is of the server, may import what has this dotted name."""
    target = server_part(name)
    if target is None or part(module) != "server":
        return True
    return target in SERVER.get(server_part(module) or "", BELOW)


def other_game(module: str) -> set[str]:
    """The game that a module of one game must not know."""
    games = {"cuba", "havana"}
    known = games & words(module)
    return games - known if known else set()


def words(name: str) -> set[str]:
    """The words of a dotted name."""
    return set(re.split(r"[._]", name))


def offences(module: str, text: str) -> list[str]:
    """What a module imports and may not."""
    return [name for name in imports(text) if not may(module, name)]


def test_every_part_stands_in_the_table() -> None:
    packages = {path.parent.name for path in SOURCE.glob("malecon/*/__init__.py")}
    assert packages <= set(MAY_IMPORT)


@pytest.mark.parametrize("module", modules())
def test_module_imports_only_what_it_may(module: str) -> None:
    assert offences(module, modules()[module].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("malecon.engine.rng", "import random"),
        ("malecon.engine.rng", "from os import path"),
        ("malecon.engine.rng", "import os.path"),
        ("malecon.engine.rng", "from librt import time"),
        ("malecon.engine.rng", "from malecon.games import cuba"),
        ("malecon.engine.rng", "from malecon import games"),
        ("malecon.engine.rng", "from malecon import Match"),
        ("malecon.engine.cuba.turn", "from malecon.engine.havana import street"),
        ("malecon.engine.cuba.turn", "from . import market"),
        ("malecon.games.havana", "from malecon.games.cuba import Worker"),
        ("malecon.cli.cuba_board", "from malecon.games.havana import names"),
        ("malecon.cli.cuba_board", "from malecon.cli.havana_board import Board"),
        ("malecon.games.match", "def f():\n    import malecon.bots.greedy"),
        ("malecon.games.match", "import malecon"),
        ("malecon.server.table.room", "from malecon.arena import sprt"),
        ("malecon.rl.gym", "import malecon.server"),
        ("malecon.bots.greedy", "from malecon.cli.main import main"),
    ],
)
def test_offence_is_seen(module: str, text: str) -> None:
    assert len(offences(module, text)) == 1


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("malecon.engine.cuba.turn", "from malecon.engine.cuba import market"),
        ("malecon.engine.cuba.turn", "from librt.vecs import vec"),
        ("malecon.games.api", "from malecon.games import cuba, havana"),
        ("malecon.cli.havana_board", "from malecon.games.havana import names"),
        ("malecon", "from malecon.games.match import Match"),
        ("malecon.cli.main", "import os, time\nfrom malecon.server import app\nimport malecon"),
    ],
)
def test_innocence_is_seen(module: str, text: str) -> None:
    assert offences(module, text) == []


def imported(module: str, known: dict[str, Path]) -> set[str]:
    """The modules of ours that a module imports, be it for its types only."""
    found = set()
    for name in imports(known[module].read_text(encoding="utf-8")):
        found.add(name if name in known else name.rpartition(".")[0])
    return found & known.keys() - {module}


def test_server_has_no_circle_of_imports() -> None:
    known = {name: path for name, path in modules().items() if part(name) == "server"}
    left = {module: imported(module, known) for module in known}
    while free := [module for module, needs in left.items() if not needs & left.keys()]:
        for module in free:
            del left[module]
    assert not left, sorted(left)
