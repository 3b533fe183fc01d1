"""Every module of the engine comes from the build that is under test."""

import os
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import malecon.engine
from tests.conftest import SOURCE, build_of

MODULES = [info.name for info in pkgutil.walk_packages(malecon.engine.__path__, "malecon.engine.")]


@pytest.mark.parametrize("name", ["malecon.engine", *MODULES])
def test_module_is_of_this_build(name: str) -> None:
    file = Path(str(import_module(name).__file__))
    assert file.exists()
    assert file.is_relative_to(Path(malecon.__file__).parent)
    if expected := os.environ.get("MALECON_BUILD"):
        assert build_of(str(file)) == expected


def test_every_module_of_the_engine_is_there() -> None:
    folder = SOURCE / "malecon" / "engine"
    parts = [path.relative_to(SOURCE).with_suffix("").parts for path in folder.rglob("*.py")]
    names = {".".join(part for part in names if part != "__init__") for names in parts}
    assert {"malecon.engine", *MODULES} == names
