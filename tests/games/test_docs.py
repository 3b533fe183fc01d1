"""What docs/ promises about moves, records and snapshots is what the code does."""

import re
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from malecon import Match, load
from malecon.engine.cuba.actions import BID, CALL, CONVERT, MOST_PESOS
from malecon.games.cuba import names
from malecon.games.cuba.moves import WRITTEN, read, write
from malecon.games.opening import SNAPSHOT as FORMAT
from malecon.games.record import FIRST_LINES
from tests.cuba import cuba, play
from tests.rules.course import dull

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
SNAPSHOT = (DOCS / "snapshot.md").read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of every table row under a heading of the second level."""
    part = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line[1:-1].split(" | ")] for line in lines]


def quoted(cell: str) -> list[str]:
    """The words of a cell that stand between backticks."""
    return re.findall(r"`([^`]+)`", cell)


FORMS = [quoted(row[0])[0] for row in rows(NOTATION, "Moves of CUBA") if quoted(row[0])]
NAMES = {row[0]: quoted(row[1]) for row in rows(NOTATION, "Names of CUBA") if row[0] != "word"}


def meant(form: str) -> list[str]:
    """Every move that a form stands for; bids only with their least and greatest amount."""
    return [" ".join(words) for words in product(*(NAMES.get(w, [w]) for w in form.split()))]


def test_every_written_form_is_a_form_of_the_notation() -> None:
    moves = [move for form in FORMS for move in meant(form)]
    assert len(moves) == len(set(moves))
    assert set(WRITTEN.values()) - set(moves) == set()
    verbs = {text.split()[0] for text in WRITTEN.values()} - set(names.CHARACTERS)
    assert verbs - {form.split()[0] for form in FORMS} == set()


def test_every_form_of_the_notation_can_be_read() -> None:
    moves = [move for form in FORMS for move in meant(form)]
    unread = {move for move in moves if not read(move)}
    assert unread == {f"enact {group} {group}" for group in names.GROUPS}
    written = {write(read(move)[0]) for move in moves if read(move)}
    assert written == set(WRITTEN.values()) | {"bid 0", "bid 4095"}


def test_every_example_is_of_its_form() -> None:
    table = [row for row in rows(NOTATION, "Moves of CUBA") if quoted(row[0])]
    for form, example, meaning in table:
        move = quoted(example)[0]
        number = re.fullmatch(r"bid [0-9]+", move) is not None and quoted(form) == ["bid PESOS"]
        assert number or move in meant(quoted(form)[0])
        assert write(read(move)[0]) == move
        assert meaning


def test_the_names_are_those_of_the_game() -> None:
    assert {
        "MATERIAL": list(names.KINDS[:3]), "PRODUCT": list(names.PRODUCTS),
        "PIECE": list(names.KINDS[:6]), "CARGO": list(names.CARGO), "KIND": list(names.KINDS),
        "CHARACTER": list(names.CHARACTERS), "FIELD": list(names.FIELDS),
        "BUILDING": list(names.BUILDINGS), "TILE": list(names.TILES), "DOCK": ["1", "2", "3"],
        "SHIP": [str(ship) for ship in range(1, 16)], "GROUP": list(names.GROUPS),
        "PESOS": ["0", str(MOST_PESOS)], "SIDE": ["common", "individual"],
        "SEAT": ["1", "2", "3", "4", "5"], "COLOUR": list(names.BOARDS[1:]),
        "LAW": list(names.LAWS[:24]),
    } == NAMES  # fmt: skip


@pytest.mark.parametrize("action", [*WRITTEN, BID, BID + 7, BID + MOST_PESOS])
def test_an_action_is_read_as_it_is_written(action: int) -> None:
    assert read(write(action))[0] == action
    assert read(f"  {write(action).upper().replace(' ', '   ')} ")[0] == action


def test_pairs_may_be_named_in_either_order() -> None:
    assert read("enact IV I") == read("enact I IV")
    assert read("pay water wood") == read("pay wood water")
    assert read("convert rum citrus") != read("convert citrus rum")


@pytest.mark.parametrize("tile", ["cigar-factory", "distillery"])
def test_use_means_the_second_tile_of_who_has_only_that(tile: str) -> None:
    stock = {"sugar": 1, "tobacco": 1}
    match = cuba({"pawn": "b2", "buildings": {"b1": f"{tile}-2"}, "yard": stock})
    play(match, 0, "foreman", f"use {tile}")
    assert match.view(None).progress.tile == f"{tile}-2"


def walked(match: Match, left: set[int], rng: Random) -> None:
    """Play a game by its texts; an action that is still to be tried is chosen first."""
    while not match.over:
        chance = not match.waiting
        seat = -1 if chance else rng.choice(match.waiting)
        choices = match.position.legal(seat)
        wanted = [action for action in choices if action in left]
        action = rng.choice(wanted or choices)
        match.play(write(action), seat=seat)
        assert (match.log[-1].seat, match.log[-1].action) == (seat, action)
        left.discard(action)


@pytest.mark.slow
def test_every_action_is_played_by_its_text() -> None:
    converting = set(range(CONVERT, CALL))
    left = set(WRITTEN) - converting
    rng = Random(1)
    for number in range(100):
        edition = ("de", "zh")[number % 2]
        match = Match(
            "cuba", seats=5, edition=edition, seed=number, draws=False, sides="mixed",
            secret_delegate=number % 4 < 2,
        )  # fmt: skip
        walked(match, left, rng)
    assert {write(action) for action in left} == set()


@pytest.mark.parametrize(("old", "new"), list(permutations(names.CARGO, 2)))
def test_every_conversion_is_played_by_its_text(old: str, new: str) -> None:
    match = cuba({"pawn": "b2", "buildings": {"b1": "black-market"}, "yard": {old: 1}})
    play(match, 0, "foreman, use black-market", f"convert {old} {new}")
    assert write(match.log[-1].action) == f"convert {old} {new}"
    assert match.view(None).players[0].yard[new] == 1


def test_the_example_of_a_record_is_a_real_one() -> None:
    example = next(part for part in NOTATION.split("```\n") if part.startswith(FIRST_LINES[2]))
    settings = Match("cuba", seats=2, market_law="once").game.resolved
    short = next(line for line in example.splitlines() if line.startswith("settings"))
    keys_shown = re.findall(r'"(\w+)":', short)
    assert keys_shown == list(settings.__struct_fields__)
    whole = example.replace(short, f"settings {settings.encode().decode()}")
    match = load(whole)
    assert match.record(reveal=True) == whole
    assert match.scores == (0, 2)
    said = {line.split()[0] for line in example.split("\n\n")[0].splitlines()[1:]}
    assert said | {"snapshot", "unproved"} == {
        quoted(row[0])[0] for row in rows(NOTATION, "Records")[1:]
    }


def keys(part: Any, prefix: str = "") -> Iterator[str]:
    """The keys of a snapshot as the page writes them; lists are passed through."""
    if isinstance(part, list):
        for entry in part:
            yield from keys(entry, prefix)
    elif isinstance(part, dict):
        for key, inside in part.items():
            yield f"{prefix}{key}"
            yield from keys(inside, f"{prefix}{key}.")


def snapshots() -> Iterator[dict[str, Any]]:
    """Every position of some games, with church, ships and buildings among them."""
    yield cuba({"buildings": {"b1": "inn"}}, vetoed=("I", 1), tail=[9]).snapshot()
    match = Match("cuba", seats=2, seed=7, secret_delegate="yes")
    while not match.over:
        yield match.snapshot()
        dull(match)
    yield match.snapshot()


PARTS = ("course of the game", "board", "turn at hand", "seats")
SECTIONS = ("The game", *(f"CUBA: the {part}" for part in PARTS), "CUBA: parliament")
TABLES = [row for part in SECTIONS for row in rows(SNAPSHOT, part)]
DOCUMENTED = {quoted(row[0])[0] for row in TABLES if quoted(row[0])}
# Where the keys themselves are names, the page lists them in the row of their dict.
LISTED = {"options", "rules", "market", "supply", "harbour", "law_piles", "proposals", "laws"}
LISTED |= {"players.yard", "players.warehouse", "players.sources", "players.buildings"}


def as_documented(key: str) -> str:
    """The row that a key belongs to."""
    if key.startswith("components."):
        return "components"
    key = re.sub(r"^harbour\.\w+\.(\w+)$", r"harbour.PLACE.\1", key)
    outer = key.rpartition(".")[0]
    return outer if outer in LISTED else key


def test_every_key_of_a_snapshot_is_documented() -> None:
    found = {key for snapshot in snapshots() for key in keys(snapshot)}
    assert {as_documented(key) for key in found} - DOCUMENTED == set()
    words = set(re.findall(r"`([\w-]+)`", SNAPSHOT))
    inside = {key for key in found if key.rpartition(".")[0] in LISTED} - {"players.buildings.b1"}
    assert {key.rpartition(".")[2] for key in inside} - words == set()


def test_every_documented_key_is_in_a_snapshot() -> None:
    found = {key for snapshot in snapshots() for key in keys(snapshot)}
    steps = set(names.STEPS)
    assert DOCUMENTED - {as_documented(key) for key in found} - steps == set()


def test_steps_and_format_are_named() -> None:
    course = rows(SNAPSHOT, "CUBA: the course of the game")
    steps = [quoted(row[0])[0] for row in course if quoted(row[0])][5:]
    assert sorted(steps) == sorted(names.STEPS)
    assert f"`{FORMAT}`" in SNAPSHOT


def test_every_value_that_the_page_lists_is_known() -> None:
    text = " ".join(" ".join(row) for row in TABLES)
    listed = {*names.ALTERNATIVES, *names.BOARDS, *names.SOURCES, *names.GROUPS[:2]}
    assert {word for word in listed if f"`{word}`" not in text} == set()
    assert all(f"`{law}`" in SNAPSHOT for law in names.LAWS[24:])
