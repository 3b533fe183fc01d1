"""Says which build is under test, and how many games the laws are tried on."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import hypothesis
import pytest

import malecon
from malecon.engine import rng

SOURCE = Path(__file__).parents[1] / "src"

hypothesis.settings.register_profile("malecon", deadline=None, derandomize=True)
hypothesis.settings.load_profile("malecon")


def build_of(file: str) -> str:
    """The build that a module of the engine belongs to, by the name of its file."""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=500, help="random games to try each law on")
    parser.addoption("--positions", type=int, default=80, help="positions to look for leaks in")
    parser.addoption("--messages", type=int, default=2000, help="fuzzed messages to send")
    parser.addoption("--examples", type=int, default=5, help="fuzzed requests of each kind")
    parser.addoption("--rows", type=int, default=12_000, help="rows of a table with a long log")


def pytest_configure(config: pytest.Config) -> None:
    """MALECON_BUILD is the build that the caller believes to test; a mistake stops the run."""
    expected = os.environ.get("MALECON_BUILD")
    found = build_of(rng.__file__)
    if expected is not None and expected != found:
        raise pytest.UsageError(f"expected the {expected} engine, got {found}: {rng.__file__}")
    if found == "compiled" and Path(rng.__file__).is_relative_to(SOURCE):
        raise pytest.UsageError(f"a compiled module among the sources: {rng.__file__}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"malecon: {malecon.__version__}, engine {build_of(rng.__file__)}, {rng.__file__}"


@pytest.fixture(scope="session")
def games(pytestconfig: pytest.Config) -> int:
    """How many random games to try a law on."""
    number: int = pytestconfig.getoption("--games")
    return number


@pytest.fixture(scope="session")
def positions(pytestconfig: pytest.Config) -> int:
    """How many positions to look for leaks in."""
    number: int = pytestconfig.getoption("--positions")
    return number


@pytest.fixture(scope="session")
def messages(pytestconfig: pytest.Config) -> int:
    """How many fuzzed messages to send."""
    number: int = pytestconfig.getoption("--messages")
    return number


@pytest.fixture(scope="session")
def examples(pytestconfig: pytest.Config) -> int:
    """How many fuzzed requests of each kind to send."""
    number: int = pytestconfig.getoption("--examples")
    return number


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Servers, contests, bots and browsers take their time: they belong to the full run."""
    slow = {Path(__file__).parent / name for name in ("arena", "bots", "server", "web")}
    for item in items:
        if slow.intersection(item.path.parents):
            item.add_marker(pytest.mark.slow)
