"""What a fresh clone and the wheel promise."""

import os
import re
import tomllib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import malecon

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "malecon"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def name_of(requirement: str) -> str:
    """The name in a requirement, spelled as the lock spells it."""
    return re.split(r"[^\w.-]", requirement)[0].lower().replace(".", "-").replace("_", "-")


def test_lock_holds_versions_and_hashes_only() -> None:
    for line in LOCK.replace("\\\n", "").splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^:]+?)?( +--hash=sha256:[0-9a-f]{64})+", line)


def test_lock_names_no_host() -> None:
    assert not re.search(
        r"https?:|ftp:|://|@|www\.|\.(com|net|org|io)\b|--(index|extra|find)", LOCK
    )


def test_lock_holds_every_dependency() -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)==", LOCK, re.MULTILINE))
    wanted = PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]
    assert {name_of(requirement) for requirement in wanted} <= locked


def test_mypyc_builds_with_the_version_in_the_lock() -> None:
    pins = [line for line in PROJECT["build-system"]["requires"] if line.startswith("mypy")]
    assert len(pins) == 1
    assert f"\n{pins[0]} " in LOCK


@pytest.mark.slow  # needs the installed wheel
def test_versions_agree() -> None:
    changes = (ROOT / "CHANGES.md").read_text(encoding="utf-8")
    assert version("malecon") == malecon.__version__
    assert re.findall(r"^## (\S+)", changes, re.MULTILINE)[0] == malecon.__version__


def test_ci_runs_the_readme_s_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text().rstrip().splitlines()[-1] == "make test"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make test" in readme
    assert "make play" in readme


def test_every_folder_of_modules_is_a_package() -> None:
    for module in SOURCE.rglob("*.py"):
        assert (module.parent / "__init__.py").exists()


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_package_holds_what_the_sources_hold() -> None:
    package = Path(str(files("malecon")))
    names = [
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    assert Path("py.typed") in names
    assert [name for name in names if not (package / name).exists()] == []
