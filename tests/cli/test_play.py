"""malecon play."""

import signal
from pathlib import Path

import pytest
from click.testing import CliRunner

from malecon import load
from malecon.cli.main import malecon
from tests.cli.terminal import LAPS, TAKE, Table, first, refused, said

pytestmark = pytest.mark.slow

BIDDING = "\n".join((TAKE, *LAPS))  # seat 1 alone, up to its bid in the first round
PLAY = ("play", "cuba", "--seed", "5", "--bots", "random")


def played(*lines: str, words: tuple[str, ...] = ()) -> str:
    return said(*PLAY, *words, lines="\n".join(lines) + "\n")


def test_starts_at_once_with_one_person_and_two_bots() -> None:
    text = said("play", "cuba")
    assert "Bots play: Seat 2 (planner), Seat 3 (planner)." in text
    assert "Seat 1: Take a material to start with." in text
    assert "take wood | stone | water" in text
    assert "Seat 4" not in text


def test_same_seed_same_game() -> None:
    assert played(BIDDING) == played(BIDDING)


@pytest.mark.slow
def test_whole_game_by_first_moves() -> None:
    with Table("cuba", "--seed", "5", "--bots", "random") as table:
        for moves in table.asks():
            table.type(first(moves))
        code, errors = table.leave()
    text = "".join(table.heard)
    assert (code, errors) == (0, "")
    assert "Round 6 begins." in text
    assert " wins with " in text
    assert "buildings owned" in text
    assert "not saved" not in text


def test_end_of_input_says_how_to_save() -> None:
    text = played(TAKE)
    assert "This game is not saved." in text
    assert "malecon play cuba --load FILE" in text


def test_quit_after_saving_is_silent(tmp_path: Path) -> None:
    assert "not saved" not in played(f"save {tmp_path / 'a'}", "quit")


def test_interrupt_leaves_cleanly() -> None:
    with Table("cuba") as table:
        next(table.asks())
        table.process.send_signal(signal.SIGINT)
        code, errors = table.leave()
    assert code == 130
    assert errors.strip() == ""
    assert "This game is not saved." in "".join(table.heard)


def test_several_moves_on_a_line() -> None:
    text = played(TAKE, LAPS[0])
    assert "You start with 1 wood, 1 stone" in text
    assert "You play the worker, place the pawn on c2 and harvest " in text


def test_illegal_move_is_refused_with_its_reason() -> None:
    text = played(TAKE, "worker, place c2, harvest a1")
    assert "harvest a1: " in text
    assert "The moves before it have been played" in text
    assert "harvest b2 | d2" in text[text.rindex("harvest a1: ") :]


def test_bid_above_money_is_refused() -> None:
    text = played(BIDDING, "bid 4000", "bid 0")
    assert "bid 4000: You have only " in text
    assert "You buy no votes." in text


@pytest.mark.parametrize(
    "line",
    [
        "xyzzy",
        "place z9",
        "bid",
        "bid -1",
        "bid " + "9" * 5000,
        "\x00\x1b[31m",
        "{ $n }",
        "[bold]x",
    ],
)
def test_nonsense_is_refused_in_a_sentence(line: str) -> None:
    text = played(line)
    assert "is neither a move nor a command" in text
    assert "\x1b" not in text


@pytest.mark.parametrize(
    "line", [",", ",,,", "   ", "?,", "? ?", "save", "load", "undo", "restart"]
)
def test_odd_lines_do_no_harm(line: str) -> None:
    text = played(line, TAKE)
    assert "You start with " in text


def test_bytes_that_are_no_text() -> None:
    result = CliRunner().invoke(malecon, ["play", "cuba"], input=b"\xff\xfe\xfa\n")
    assert result.exit_code == 0
    assert "is neither a move nor a command" in result.stdout


def test_question_mark_lists_moves_with_their_effect() -> None:
    text = played(TAKE, "worker", "?")
    assert "gets 1 wood from field c1; gets 1 stone from field a2" in text
    text = played(TAKE, "architect", "?")
    assert "Cost: 1 wood, 1 stone. Receive 2 pesos." in text
    assert "Not possible now: " in text


def test_question_mark_says_why_not() -> None:
    text = played(TAKE, "architect", "? build hotel", "? build town-hall", "? worker")
    assert "build hotel: You need 1 more wood, 1 more stone and 1 more water (C-068)." in text
    assert "build town-hall is possible now." in text
    assert "worker: Something else is asked of you now." in text


def test_undo_and_restart() -> None:
    text = played(TAKE, "worker, place c2", "undo", "place a1", "restart", "mayor", "log")
    assert text.count("Taken back.") == 2
    told = text[text.rindex("Round 1 begins.") :]
    assert "You play the mayor" in told
    assert "You play the worker" not in told


def test_undo_stops_at_another_seat() -> None:
    assert "There is nothing of yours to take back" in played(TAKE, "undo")


def test_look_up() -> None:
    text = played(TAKE, "buildings", "ships", "laws", "board", "help", "log all")
    assert "golf-course" in text
    assert "Ship 15" in text
    assert "Whoever pays 2 pesos scores 2 points." in text
    assert "save FILE" in text
    assert text.count("Parliament") == 3


def test_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole, part, rest = (str(tmp_path / name) for name in ("whole", "part", "rest"))
    played(TAKE, *LAPS, f"save {whole}")
    text = played(TAKE, LAPS[0], f"save {part}", "quit")
    assert f"malecon play cuba --load {part}" in text
    said(
        *PLAY[:2], "--load", part, "--bots", "random", lines="\n".join((*LAPS[1:], f"save {rest}"))
    )
    assert Path(rest).read_text() == Path(whole).read_text()
    assert load(Path(rest).read_text()).waiting == (0,)


def test_load_during_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game"
    text = played(TAKE, f"save {file}", LAPS[0], f"load {file}", "log all")
    assert "is loaded." in text
    assert "play the worker, place" not in text[text.rindex("is loaded.") :]


def test_load_is_a_move_where_it_can_be_one() -> None:
    assert "load rum: Something else is asked of you now." in played(TAKE, "load rum")


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    other = tmp_path / "letter"
    other.write_text("Dear Ada")
    none = tmp_path / "no" / "such"
    text = played(
        f"save {other}", f"save {none}", f"load {none}", f"load {other}", f"save {tmp_path}"
    )
    assert other.read_text() == "Dear Ada"
    assert "so it stays as it is." in text
    assert text.count("No such file or directory.") == 2
    assert "Line 1: expected 'malecon record 2'." in text
    assert "Seat 1: Take a material" in text[text.rindex("Line 1") :]


def test_load_brings_its_own_settings(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    played(f"save {file}")
    for words in (("--seats", "3"), ("--seed", "5"), ("--edition", "de"), ("--option", "bank=140")):
        assert words[0] in refused("play", "cuba", "--load", file, *words)
    assert "'chess'" in refused("play", "chess", "--load", file)
    assert "No such file" in refused("play", "cuba", "--load", file + "x")


def test_own_components(tmp_path: Path) -> None:
    own, file = tmp_path / "own.toml", tmp_path / "game"
    own.write_text("[market]\nproduct_row = [8, 6, 5, 3, 2]\nbuy_from_supply = 9\n")
    words = ("--components", str(own))
    assert "■8 ■6 ■5 ·3 ·2" in played(f"save {file}", words=words)
    assert "■8 ■6 ■5 ·3 ·2" in said("play", "cuba", "--load", str(file))
    assert "■8 ■6 ■5 ·3 ·2" in said("play", "cuba", "--load", str(file), *words)


@pytest.mark.parametrize("seats", ["4", "0", "x", "2,", "1;2", ""])
def test_seats_of_people_that_are_none(seats: str) -> None:
    assert "--people names seats from 1 to 3" in refused(*PLAY, "--people", seats)


def test_all_seats_at_random_play_to_the_end() -> None:
    text = played(words=("--people", "none", "--seats", "2"))
    assert "Seat 1: " not in text
    assert " wins with " in text
    assert "not saved" not in text


def test_bots_fill_the_other_seats_in_their_order() -> None:
    text = said("play", "cuba", "--seats", "4", "--people", "2", "--bots", "random,rules")
    assert "Bots play: Seat 1 (random), Seat 3 (rules), Seat 4 (rules)." in text


def test_bots_that_are_none() -> None:
    known = "the bots are random, rules, planner"
    assert known in refused(*PLAY[:-1], "deep-thought")
    assert "names 3 bots for 2 seats" in refused(*PLAY[:-1], "random,rules,rules")


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", "1" * 90, "g" * 64])
def test_seed_that_is_none(seed: str) -> None:
    assert "A seed is a number" in refused("play", "cuba", f"--seed={seed}")


def test_sealed_bids_of_people_are_not_shown_to_the_next() -> None:
    hot = ("--people", "all", "--seats", "2")
    lines = [line for lap in (TAKE, *LAPS) for line in (lap, lap)]
    text = played(*lines, "bid 7", "log", "bid 3", words=hot)
    sealed = text[text.index("Seat 1: Buy votes") : text.index("Seat 1 buys 7 votes")]
    assert "bid 7" not in sealed
    assert "Seat 2: Buy votes" in sealed
    assert "Seat 2 buys 3 votes for 3 pesos." in text


def test_sealed_bid_can_be_taken_back_until_the_last_is_in() -> None:
    hot = ("--people", "all", "--seats", "2")
    lines = [line for lap in (TAKE, *LAPS) for line in (lap, lap)]
    text = played(*lines, "bid 7", "undo", "bid 1", "bid 3", words=hot)
    assert "Seat 1 buys 1 vote for 1 peso." in text
    assert "buys 7 votes" not in text


def test_secret_delegate_is_shown_to_nobody_else() -> None:
    variant = ("--option", "secret_delegate=yes")
    lines = (TAKE, "delegate merchant", LAPS[0])
    assert "Delegate: merchant" in played(*lines, words=variant)
    hot = [line for line in lines for _ in range(2)]
    assert "Delegate:" not in played(*hot, words=(*variant, "--people", "all", "--seats", "2"))


def test_hidden_money_of_other_seats() -> None:
    text = played(words=("--option", "hidden_money=yes"))
    assert text.count("10 pesos") == 1
    assert text.count("· hidden ·") == 2


def test_german() -> None:
    text = played(TAKE, "?", "? build hotel", "was", "help", words=("--language", "de"))
    assert "Spieler 1: Nimm einen Baustoff für den Anfang." in text
    assert "Spieler 1: Spiele eine Personenkarte." in text
    assert "build hotel: Jetzt ist etwas anderes zu entscheiden." in text
    assert "'was' ist weder ein Zug noch ein Befehl" in text
    assert "Dieses Spiel ist nicht gespeichert." in text
    assert "Markt" in text


def test_unknown_language() -> None:
    assert "--language" in refused("play", "cuba", "--language", "tlh")
