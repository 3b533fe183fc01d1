"""The rule books hold every number once, and name everything by the words of the game."""

import re
from pathlib import Path

import pytest

from malecon.engine.cuba.tiles import COST_STONE, COST_WATER, COST_WOOD
from malecon.engine.havana.kinds import DIGITS
from malecon.games.cuba import names
from malecon.games.cuba.moves import read
from malecon.games.cuba.tables import CATALOG
from malecon.games.havana import names as havana
from malecon.games.havana.moves import Notation
from malecon.games.havana.tables import CATALOG as BUILDINGS_OF_HAVANA

RULES = Path(__file__).parents[2] / "rules" / "en"
CUBA = (RULES / "cuba.md").read_text(encoding="utf-8")
EDITIONS = (RULES / "editions.md").read_text(encoding="utf-8")
HAVANA = (RULES / "havana.md").read_text(encoding="utf-8")

PARAGRAPHS = [f"C-{number:03}" for number in range(1, 152)]
RULINGS = [f"A-{number:02}" for number in range(1, 105)]
DIFFERENCES = [f"D-{number:02}" for number in range(1, 89)]
VERBS = (
    "take", "buy", "sell", "place", "harvest", "build", "on", "use", "dock", "load", "give",
    "convert", "call", "veto", "enact", "pay", "side", "bid", "delegate",
)  # fmt: skip
BUILDINGS = [f"B-{number:02}" for number in range(1, 24)]


def mentioned(book: str, letter: str) -> set[str]:
    """All numbers of one sort that a book mentions."""
    return set(re.findall(rf"\b{letter}-\d+\b", book))


def test_the_paragraphs_stand_in_the_book_once_and_in_order() -> None:
    headings = re.findall(r"^(?:- )?\*\*(C-\d+)\*\*", CUBA, re.MULTILINE)
    assert headings == PARAGRAPHS


def test_every_ruling_is_told_at_its_place_in_the_rules() -> None:
    assert sorted(set(RULINGS) - mentioned(CUBA, "A")) == []


def test_every_difference_has_an_entry_once_and_in_order() -> None:
    assert re.findall(r"^\*\*(D-\d+)\*\*", EDITIONS, re.MULTILINE) == DIFFERENCES


@pytest.mark.parametrize("book", [CUBA, EDITIONS], ids=["cuba", "editions"])
def test_no_book_mentions_a_number_that_does_not_exist(book: str) -> None:
    assert mentioned(book, "C") <= set(PARAGRAPHS)
    assert mentioned(book, "A") <= set(RULINGS)
    assert mentioned(book, "D") <= set(DIFFERENCES)
    assert mentioned(book, "B") <= set(BUILDINGS)


def test_the_table_of_buildings_is_that_of_the_game() -> None:
    rows = re.findall(r"^\| (B-\d\d) \| [^|]* \| `([a-z-]+)` \| ([^|]*) \|", CUBA, re.MULTILINE)
    costs = [
        " ".join(f"{number}{letter}" for number, letter in zip(cost, "WSH", strict=True) if number)
        for cost in zip(COST_WOOD, COST_STONE, COST_WATER, strict=True)
    ]
    assert rows == list(zip(BUILDINGS, names.BUILDINGS, costs, strict=True))


def test_the_table_of_laws_names_each_card_in_its_group() -> None:
    rows = re.findall(r"^\| (I|II|III|IV) \| `([a-z0-9-]+)` \|", CUBA, re.MULTILINE)
    cards = [(names.GROUPS[number // 6], law) for number, law in enumerate(names.LAWS[:24])]
    printed = [("I", "printed-tax"), ("II", "printed-levy")]
    assert sorted(rows) == sorted(cards + printed)


def test_the_moves_in_the_rules_can_be_read() -> None:
    examples = set(re.findall(r"`([a-z]+(?: [a-zIV0-9-]+)+)`", CUBA))
    moves = sorted(text for text in examples if text.split()[0] in VERBS)
    assert len(moves) > 30
    assert [text for text in moves if not read(text)] == []


def test_the_default_ships_are_those_of_the_data() -> None:
    chapter = CUBA[CUBA.index("## 17.") :]
    found = re.findall(r"(?<=\| )(\d+) \| ([CSTRG](?: [CSTRG]){4})(?= \|)", chapter)
    assert {ship: spaces.replace(" ", "") for ship, spaces in found} == CATALOG.tables().ships


def test_the_default_plantations_are_those_of_the_data() -> None:
    chapter = CUBA[CUBA.index("## 17.") :]
    rows = re.findall(
        r"^\| [123] ((?:\| [WLMFTSC](?: [WLMFTSC]){3} ){6})\|$", chapter, re.MULTILINE
    )
    cells = [[cell.strip().replace(" ", "") for cell in found.split("|")[1:]] for found in rows]
    boards = dict(zip(names.BOARDS, map(list, zip(*cells, strict=True)), strict=True))
    assert boards == CATALOG.tables().plantations


PARAGRAPHS_OF_HAVANA = [f"H-{number:03}" for number in range(1, 49)]
RULINGS_OF_HAVANA = [f"HA-{number:02}" for number in range(1, 50)]
VERBS_OF_HAVANA = (
    "swap", "at", "lay", "do", "take", "remove", "tax", "rob", "steal", "pick", "buy", "replace",
    "cover",
)  # fmt: skip


def test_the_paragraphs_of_havana_stand_in_the_book_once_and_in_order() -> None:
    headings = re.findall(r"^(?:- )?\*\*(H-\d+)\*\*", HAVANA, re.MULTILINE)
    assert headings == PARAGRAPHS_OF_HAVANA


def test_every_ruling_of_havana_is_told_once() -> None:
    assert sorted(re.findall(r"\bHA-\d+\b", HAVANA)) == RULINGS_OF_HAVANA


def test_the_book_of_havana_mentions_no_number_that_does_not_exist() -> None:
    assert mentioned(HAVANA, "H") <= set(PARAGRAPHS_OF_HAVANA)
    assert not any(mentioned(HAVANA, letter) for letter in "ABCD")


def test_the_table_of_cards_is_that_of_the_game() -> None:
    rows = re.findall(r"^\| (\d) \| [^|]* \| `([a-z-]+)` \| [^|]{9,} \|$", HAVANA, re.MULTILINE)
    cards = [(str(digit), card) for digit, card in zip(DIGITS, havana.CARDS, strict=True)]
    assert rows[: len(cards)] == cards


def test_the_moves_in_the_rules_of_havana_can_be_read() -> None:
    notation = Notation(BUILDINGS_OF_HAVANA.tables().names)
    moves = set(re.findall(r"`([a-z]+ [a-z0-9-]+)`", HAVANA))
    assert {move.split()[0] for move in moves} == set(VERBS_OF_HAVANA) | {"this"}
    assert [move for move in sorted(moves - {"this type"}) if not notation.read(move)] == []


def test_the_default_buildings_of_havana_are_those_of_the_data() -> None:
    chapter = HAVANA[HAVANA.index("## 13.") :]
    rows = re.findall(
        r"^\| (\d) \| [^|]* \| `([a-z-]+)` \| ([0-9A-Z ]+) \|$", chapter, re.MULTILINE
    )
    tables = BUILDINGS_OF_HAVANA.tables()
    expected = []
    for name, building in zip(tables.names, tables.buildings, strict=True):
        units = ("brick", "sandstone", "loam", "glass", "pesos", "workers")
        asked = (
            (getattr(building, unit), letter) for unit, letter in zip(units, "BSLGPW", strict=True)
        )
        price = [f"{n}{letter}" for n, letter in asked if n] + ["A"] * building.architect
        expected.append((str(building.vp), name, " ".join(price)))
    assert rows == expected
