"""What docs/ promises about moves, records and snapshots of HAVANA is what the code does."""

import re
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from malecon import Match, load
from malecon.engine.havana.actions import ACTIONS, LAY, SWAP
from malecon.games.havana import names
from malecon.games.havana.moves import Notation
from malecon.games.havana.tables import CATALOG
from malecon.games.options import choices
from tests.games.test_docs import NOTATION, SNAPSHOT, keys, quoted, rows
from tests.havana import havana, play

pytestmark = pytest.mark.slow

BUILDINGS: tuple[str, ...] = CATALOG.tables().names
WORDS = Notation(BUILDINGS)
TABLE = [row for row in rows(NOTATION, "Moves of HAVANA") if quoted(row[0])]
FORMS = [quoted(row[0])[0] for row in TABLE]
NAMES = {row[0]: quoted(row[1]) for row in rows(NOTATION, "Names of HAVANA") if row[0] != "word"}


def meant(form: str) -> list[str]:
    """Every move that a form stands for."""
    return [" ".join(words) for words in product(*(NAMES.get(w, [w]) for w in form.split()))]


def test_the_forms_of_the_notation_are_the_moves_of_the_game() -> None:
    moves = [move for form in FORMS for move in meant(form)]
    assert len(moves) == len(set(moves)) == ACTIONS
    assert set(moves) == set(WORDS.written.values())


def test_every_example_is_of_its_form() -> None:
    for form, example, meaning in TABLE:
        assert quoted(example)[0] in meant(quoted(form)[0])
        assert len(WORDS.read(quoted(example)[0])) == 1
        assert meaning


def test_the_names_are_those_of_the_game() -> None:
    assert {
        "BUILDING": list(BUILDINGS), "END": list(names.ENDS), "CARD": list(names.CARDS),
        "COLOUR": list(names.COLOURED), "CUBE": list(names.COLOURS), "PIECE": list(names.PIECES),
        "PART": [*names.COLOURED, "worker"], "SEAT": ["1", "2", "3", "4"],
    } == NAMES  # fmt: skip


@pytest.mark.parametrize("action", range(ACTIONS))
def test_an_action_is_read_as_it_is_written(action: int) -> None:
    text = WORDS.write(action)
    assert WORDS.read(text) == [action]
    assert WORDS.read(f"  {text.upper().replace(' ', '   ')} ") == [action]


def test_every_action_is_played_by_its_text() -> None:
    left, rng = {*range(SWAP), *range(LAY, ACTIONS)}, Random(1)
    for number in range(100):
        match = Match("havana", seats=4, seed=number, draws=False)
        while not match.over:
            seat = rng.choice(match.waiting) if match.waiting else -1
            legal = match.position.legal(seat)
            action = rng.choice([action for action in legal if action in left] or legal)
            match.play(WORDS.write(action), seat=seat)
            assert (match.log[-1].seat, match.log[-1].action) == (seat, action)
            left.discard(action)
    unplayed = {WORDS.write(action) for action in left}
    assert unplayed == {"take renewal"}  # it lies open when it is carried out


WORTH = dict(zip(BUILDINGS, (row.vp for row in CATALOG.tables().buildings), strict=True))


@pytest.mark.parametrize("end", names.ENDS)
@pytest.mark.parametrize("low", [name for name, points in WORTH.items() if points <= 3])
def test_every_swap_is_played_by_its_text(low: str, end: str) -> None:
    match = Match("havana", seats=2, seed=1, draws=False)
    for name in [name for name, points in WORTH.items() if points > 3][:12]:
        match.play(f"building {name}", seat=-1)
    play(match, 0, f"swap {low}", f"at {end}", "end")
    assert match.view(None).ends[end] == low


def at_the_first_cards() -> Match:
    return Match("havana", seats=3, seed=1)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_cards_stand_in_the_order_of_seats(order: tuple[int, ...]) -> None:
    match = at_the_first_cards()
    for seat in order:
        play(match, seat, "lay siesta", "lay mama")
    lines = match.record().splitlines()
    assert [line[:2] for line in lines if "lay" in line] == ["1:", "2:", "3:"]


def test_laid_cards_are_in_a_record_once_they_are_revealed() -> None:
    match = at_the_first_cards()
    for seat in (0, 1):
        play(match, seat, "lay siesta", "lay mama")
        assert "lay" not in match.record()
        assert "lay" in match.record(reveal=True)
    play(match, 2, "lay siesta", "lay mama")
    assert match.record().count("lay") == 6
    later = play(havana(seats=2, phase="cards"), 0, "cover siesta", "lay mama", "end")
    assert "lay mama" not in later.record()
    play(later, 1, "cover siesta", "lay mama", "end")
    assert later.record().count("lay mama") == 2


def test_nobody_reads_in_which_order_cards_were_laid_while_the_game_goes_on() -> None:
    one, other = at_the_first_cards(), at_the_first_cards()
    for seat in range(3):
        play(one, seat, "lay siesta", "lay mama")
        play(other, seat, "lay mama", "lay siesta")
    assert one.record() == other.record()
    assert load(one.record()).waiting == one.waiting
    assert one.record(reveal=True) != other.record(reveal=True)


def test_a_record_ends_before_what_renewal_takes_as_long_as_the_game_goes_on() -> None:
    match = havana({"open": ("siesta", "renewal"), "discard": ["mama", "pesos"]}, round_limit=2)
    play(match, 0, "do siesta", "take mama", "end")
    assert "do siesta" in match.record()
    assert "take" not in match.record()
    assert load(match.record()).waiting == (0,)
    play(match, 1, "do siesta", "end")
    play(match, 2, "do siesta", "end")
    assert match.over
    assert "take mama" in match.record()


def snapshots() -> Iterator[dict[str, Any]]:
    """Every position of some games of random moves."""
    chooser = Random(1)
    for seed in range(20):
        match = Match("havana", seats=2 + seed % 3, seed=seed, draws=seed % 2 == 0)
        while not match.over:
            yield match.snapshot()
            seat = chooser.choice(match.waiting) if match.waiting else -1
            action = chooser.choice(match.position.legal(seat))
            match.play(WORDS.write(action), seat=seat)
        yield match.snapshot()


PARTS = ("course of the game", "table", "turn at hand", "seats")
ROWS = [row for part in PARTS for row in rows(SNAPSHOT, f"HAVANA: the {part}")]
LISTED = {"options", "rules", "bag", "centre", "box", "players.cubes", "progress.replaced"}
DOCUMENTED = {quoted(row[0])[0] for row in (*rows(SNAPSHOT, "The game"), *ROWS) if quoted(row[0])}


def documented(key: str) -> str:
    """The row that a key belongs to: where keys are names, the row of their dict lists them."""
    if key.startswith("components."):
        return "components"
    outer = key.rpartition(".")[0]
    return outer if outer in LISTED else key


def test_the_keys_of_a_snapshot_are_those_that_are_documented() -> None:
    found = {key for snapshot in snapshots() for key in keys(snapshot)}
    steps = set(names.STEPS)
    assert {documented(key) for key in found} - DOCUMENTED == set()
    assert DOCUMENTED - {documented(key) for key in found} - steps == set()
    words = set(re.findall(r"`([\w-]+)`", SNAPSHOT))
    inside = {key.rpartition(".")[2] for key in found if key.rpartition(".")[0] in LISTED}
    assert inside - words == set()
    assert {*names.COLOURS, "pesos", *choices("havana").options} <= inside


def test_every_step_is_documented_once_and_comes_up() -> None:
    course = [
        quoted(row[0])[0]
        for row in rows(SNAPSHOT, "HAVANA: the course of the game")[1:]
        if quoted(row[0])
    ]
    assert course[-len(names.STEPS) :] == list(names.STEPS)
    assert {snapshot["step"] for snapshot in snapshots()} == set(names.STEPS)


def test_every_value_that_the_page_lists_is_known() -> None:
    text = " ".join(" ".join(row) for row in ROWS)
    listed = {*names.ENDINGS, *names.AFTER, *names.ENDS, *names.ROWS, *names.COLOURS}
    assert {word for word in listed if f"`{word}`" not in text} == set()


def test_every_snapshot_can_be_read_back() -> None:
    for number, snapshot in enumerate(snapshots()):
        if number % 10 == 0:
            found = Match.from_snapshot(snapshot, seed=1).game.from_snapshot(snapshot)
            match = Match("havana", seats=snapshot["seats"], seed=1, draws=False)
            match.position = found
            assert match.snapshot() == snapshot


def test_what_follows_from_the_rest_is_not_read_back() -> None:
    good = havana().snapshot()
    marked = [quoted(row[0])[0] for row in ROWS if row[-1].endswith(" *")]
    assert len(marked) == 6
    own = good["players"][0]
    own |= {"number": 99, "hand_count": 0, "discard_count": 9, "laid_count": 2}
    own["known"] |= {"hand": [], "discard": ["mama"]}
    assert Match.from_snapshot(good, seed=1).snapshot() == havana().snapshot()
