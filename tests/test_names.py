"""Every module can be had under its dotted name: no function of ours hides one."""

import pkgutil
import subprocess
import sys
from importlib import import_module

import pytest

import malecon

MODULES = [
    found.name
    for found in pkgutil.walk_packages(malecon.__path__, "malecon.")
    if not found.name.endswith("__main__") and "__mypyc" not in found.name
]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_what_its_dotted_name_says(name: str) -> None:
    found = import_module(name)
    package, _, last = name.rpartition(".")
    assert getattr(sys.modules[package], last) is found


def test_a_subpackage_can_be_imported_by_its_dotted_name_after_malecon() -> None:
    lines = ["import malecon", "import malecon.games.cuba.names as names", "names.KINDS"]
    done = subprocess.run(
        [sys.executable, "-c", "; ".join(lines)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_games_are_had_by_name() -> None:
    assert sorted(malecon.all_games()) == ["cuba", "havana"]
