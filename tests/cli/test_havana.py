"""The commands with HAVANA: table, reference, secrets at one terminal, figures."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from malecon import Match
from malecon.cli.havana_board import Board
from malecon.cli.tables import board_of, reference_of
from malecon.games.havana import names
from malecon.games.languages import languages
from malecon.games.wording import Words
from tests.cli.terminal import Table, first, refused, said

pytestmark = pytest.mark.slow

LAY = "lay mama, lay pesos"
PLAY = ("play", "havana", "--seed", "4", "--bots", "random")
HOT = ("--people", "all", "--seats", "2")


def played(*lines: str, words: tuple[str, ...] = ()) -> str:
    return said(*PLAY, *words, lines="\n".join(lines) + "\n")


def drawn(match: Match, seat: int | None, people: set[int]) -> str:
    """The table as text."""
    console = Console(width=100, highlight=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(board_of(match, Words("en", strict=True), people).draw(match, seat, 100))
    return capture.get()


def at_random(match: Match, moves: int, seed: int = 1) -> Match:
    """So many random moves later; who can buy does."""
    random = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        buys = [move for move in legal if str(move).startswith(("buy", "pay"))]
        match.play(random.choice(buys or legal), seat=seat)
    return match


def test_starts_with_the_street_and_the_centre() -> None:
    text = played()
    assert "HAVANA · Dutch edition · Setup" in text
    assert "◀ top-left" in text
    assert "bottom-right ▶" in text
    assert "3 points" in text
    assert re.search(r"Bag  \d+ brick", text)
    assert "Supply  15 workers" in text
    assert text.count("1 peso · 0 workers · 0 points / 20") == 3
    assert "Seat 1: Choose two cards in secret." in text


def test_ends_are_marked_as_they_are_typed() -> None:
    text = played(LAY)
    for end in names.ENDS:
        assert text.count(end) == 2


def test_own_hand_is_shown_and_that_of_others_counted() -> None:
    text = played(LAY)
    table = text[text.rindex("On offer") :]
    assert "Open cards  89  pesos  Mama" in table
    hands = re.findall(r"^│ Hand  (.*)", table, re.MULTILINE)
    assert len(hands) == 1
    assert hands[0].startswith("siesta, renewal, protection, ")
    assert table.count("Hand: 11  Discard pile: 0") == 3


def test_cards_carried_out_are_ticked_off() -> None:
    text = played(LAY, "do mama", "board")
    assert "89  pesos ✓  Mama ✓" in text[text.rindex("On offer") :]


def test_look_up() -> None:
    text = played(LAY, "buildings", "cards", "help", "ships")
    assert re.search(r"lamp-post +│ +1 │ 2 pesos +│ \w+", text)
    assert re.search(r"9 +│ mama +│ Take half the coloured cubes", text)
    assert "what the action cards do" in text
    assert "'ships' is neither a move nor a command" in text


def test_question_mark_tells_cards_and_prices() -> None:
    text = played(LAY, "?", "? buy top-left", "? lay siesta")
    assert "Take half the pesos in the centre, rounded up." in text
    assert re.search(r"buy top-left: .+\n.*: \d points?; Cost: ", text)
    assert "Does nothing, but makes your number low." in text


@pytest.mark.slow
def test_whole_game_by_first_moves() -> None:
    with Table("havana", "--seed", "5", "--option", "round_limit=9") as table:
        for moves in table.asks():
            table.type(first(moves))
        code, errors = table.leave()
    text = "".join(table.heard)
    assert (code, errors) == (0, "")
    assert "Round 2 begins." in text
    assert "Total" in text


def test_all_seats_at_random_play_to_the_end() -> None:
    text = played(words=("--people", "none", "--seats", "4"))
    assert " wins with " in text
    assert re.search(r"★ Seat \d │ +\d+ │ +\d+ │", text)


def test_saved_game_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    text = played(LAY, f"save {file}", "quit")
    assert f"malecon play havana --load {file}" in text
    assert "Round 1" in said("play", "havana", "--load", file)
    assert "is a game of havana, not 'cuba'" in refused("play", "cuba", "--load", file)
    assert "HAVANA" in said("replay", file, "--step", "20")
    assert "proved" in said("replay", file, "--verify")


def test_sealed_cards_of_people_are_not_shown_to_the_next() -> None:
    text = played("lay mama, lay pesos", "lay siesta, lay worker", words=HOT)
    sealed = text[: text.index("Seat 1 opens")]
    assert "1> ***" in sealed
    assert "lay mama" not in sealed.replace("lay mama |", "")
    assert "Hand  " not in text


def test_laid_and_renewed_cards_of_people_are_not_shown_either() -> None:
    lines = ["lay siesta, lay worker", "lay siesta, lay worker"]
    lines += ["do siesta", "end"] * 2 + ["cover siesta", "lay mama", "end"]
    text = played(*lines, words=HOT)
    covered = text[text.index("Phase: new cards.") :]
    assert "1> cover siesta" in covered or "2> cover siesta" in covered
    assert "> lay mama" not in covered
    assert re.search(r"[12]> \*\*\*", covered)


def test_memory_help_shows_what_could_be_remembered() -> None:
    match = at_random(Match("havana", seats=3, seed=2, memory_help=True), 90)
    text = drawn(match, 0, {0})
    assert text.count("Surely in hand  ") == 2
    assert "Surely discarded  " in text
    plain = at_random(Match("havana", seats=3, seed=2), 90)
    assert "Surely" not in drawn(plain, 0, {0})
    assert "Surely" not in drawn(match, None, set())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 79, 80, 100, 200])
def test_table_and_reference_can_be_drawn_at_any_moment(language: str, width: int) -> None:
    words = Words(language, strict=True)
    match = Match("havana", seats=4, seed=width, stall_limit=2, bank=108, memory_help=True)
    while not match.over:
        seat = match.waiting[0]
        board = board_of(match, words, {seat})
        assert board.draw(match, seat, width)
        reference = reference_of(match, board)
        reference.task()
        for move in match.legal(seat):
            reference.about(str(move))
        at_random(match, 7, len(match.log))
    board = board_of(match, words)
    assert board.draw(match, None, width)
    assert board.score(match).row_count == 4
    for topic in reference_of(match, board).topics().values():
        assert topic().row_count in (13, 36)


def test_short_rows_can_be_drawn() -> None:
    seen = Match("havana", seats=2, seed=1).view(None)
    board = Board(Words("en"))
    console = Console(width=100, color_system=None)
    for top, marks in (([], ""), (["bench"], "◀"), (["bench", "well"], "◀▶")):
        for width in (60, 100):
            with console.capture() as capture:
                console.print(board.street(replace(seen, rows={"top": top, "bottom": []}), width))
            assert "".join(re.findall("[◀▶]", capture.get())) == marks


def test_figures_tell_how_games_end() -> None:
    words = ("simulate", "havana", "--games", "30", "--seats", "2", "--seed", "3")
    found = json.loads(said(*words, "--json"))
    assert sum(found["ending"]["end"].values()) == 30
    assert set(found["ending"]["end"]) <= set(names.ENDINGS)
    assert found["ending"]["rounds"] > 1
    text = said(*words)
    assert re.search(r"^end: .*\d%", text, re.MULTILINE)
    assert re.search(r"^rounds: \d+\.\d per game$", text, re.MULTILINE)


def test_other_games_tell_nothing_of_it() -> None:
    assert json.loads(said("simulate", "cuba", "--games", "1", "--json"))["ending"] == {}
