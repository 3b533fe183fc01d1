"""No promise of a store that the tests of the contract do not try."""

import ast
from pathlib import Path

from malecon.server.storage.store import Store

TESTS = Path(__file__).parent / "server"


def tried(text: str) -> set[str]:
    """What is asked of a store in the source of a test."""
    return {
        node.attr
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "store"
    }


def test_every_promise_of_a_store_is_tried() -> None:
    found: set[str] = set()
    for path in (TESTS / "contract.py", *TESTS.glob("test_store_contract*.py")):
        found |= tried(path.read_text(encoding="utf-8"))
    untried = sorted(Store.__abstractmethods__ - found)
    assert untried == [], f"No test_store_contract*.py in {TESTS} calls store.NAME of these."


def test_a_promise_that_nobody_tries_is_seen() -> None:
    assert tried("await store.load('t')\nother.beat(1)") == {"load"}
