"""Bots of other people's, named on a command line and nowhere else.

    planner              one of ours, or one that an installed package brings (group malecon.bots)
    my_package:Mine      a class of a module that Python finds
    ./mine.py:Mine       a class of a file
    cmd:./engine --fast  a program that speaks docs/engines.md

`@300ms` or `@3000n` behind a name is that bot's own budget, in milliseconds or nodes a turn. What
comes from a network, a record or a snapshot is looked up in `registry` and can name none of these.
"""

import importlib
import re
import sys
from functools import cache
from importlib import metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from malecon.bots import registry
from malecon.bots.api import Bot, Budget
from malecon.bots.engine import seated
from malecon.bots.turn import Brought
from malecon.games.errors import BadOption, shown

GROUP: Final = "malecon.bots"
COMMAND: Final = "cmd:"
_BUDGET: Final = re.compile(r"(.+)@(\d+(?:\.\d+)?)(ms|n)")


def split(name: str) -> tuple[str, Budget | None]:
    """A name without its budget, and the budget if there is one."""
    found = _BUDGET.fullmatch(name)
    if found is None:
        return name, None
    bare, amount, unit = found.groups()
    if float(amount) == 0 or (unit == "n" and "." in amount):
        raise BadOption(f"A budget is like @300ms or @3000n, not {shown(name)}.")
    return bare, Budget(nodes=int(amount)) if unit == "n" else Budget(ms=float(amount))


def bot(name: str, chair: int = 0) -> Bot:
    """The bot of a name, whatever its budget; engines are started once for each chair."""
    bare, _ = split(name)
    if bare.startswith(COMMAND):
        return seated(bare, bare.removeprefix(COMMAND), chair)
    known = registry.experiments()
    if bare in known:
        return known[bare]
    if ":" in bare:
        module, _, attribute = bare.rpartition(":")
        return _made(bare, _attribute(bare, _module(bare, module), attribute))
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == bare:
            return _made(bare, _loaded(bare, entry))
    return registry.find(bare, known)


def _loaded(name: str, entry: metadata.EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise BadOption(f"Bot {shown(name)} cannot be loaded: {error}.") from error


def _module(name: str, module: str) -> Any:
    try:
        if module.endswith(".py"):
            return _file(Path(module).expanduser().resolve())
        return importlib.import_module(module)
    except Exception as error:  # whatever somebody's own code raises
        raise BadOption(f"Bot {shown(name)} cannot be loaded: {error}.") from error


@cache
def _file(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module


def _attribute(name: str, module: Any, attribute: str) -> object:
    if not hasattr(module, attribute):
        raise BadOption(f"Bot {shown(name)}: there is no {shown(attribute)} in that module.")
    return getattr(module, attribute)


def _made(name: str, made: Any) -> Bot:
    """A bot out of a class, a function that gives one, or a bot that is there already."""
    try:
        found = made() if callable(made) and not isinstance(made, Bot) else made
    except Exception as error:
        raise BadOption(f"Bot {shown(name)} cannot be made: {error}.") from error
    if isinstance(found, Bot):
        return found
    if not callable(getattr(found, "choose", None)):
        raise BadOption(f"Bot {shown(name)} has no choose().")
    return Brought(name, found)
