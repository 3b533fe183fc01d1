"""What holds for every command: help, version, one sentence for what is wrong."""

import subprocess
from pathlib import Path

import pytest

import malecon
from tests.cli.terminal import COMMAND, refused, said

GAMES = ("play", "simulate", "perft")
DEPTH = {"perft": ("--depth", "1")}


def test_help_names_every_command() -> None:
    text = said("--help")
    for command in ("play", "replay", "simulate", "arena", "ladder", "perft", "check", "bench"):
        assert f"\n  {command} " in text
    assert said() == text


def test_version() -> None:
    assert said("--version") == f"malecon {malecon.__version__}\n"


def test_unknown_command() -> None:
    assert "'dance'" in refused("dance")


def test_no_game() -> None:
    assert refused("simulate") == "Missing argument 'GAME'; malecon simulate --help says more."


@pytest.mark.parametrize("command", GAMES)
def test_unknown_game(command: str) -> None:
    sentence = refused(command, "chess", *DEPTH.get(command, ()))
    assert sentence == "There is no game 'chess'; the games are cuba, havana."


@pytest.mark.parametrize("command", GAMES)
@pytest.mark.parametrize("seats", ["6", "1", "0", "-3"])
def test_wrong_number_of_seats(command: str, seats: str) -> None:
    sentence = refused(command, "cuba", "--seats", seats, *DEPTH.get(command, ()))
    assert sentence == f"cuba is for 2 to 5 seats, not {seats}."


def test_seats_that_are_no_number() -> None:
    assert "'many'" in refused("play", "cuba", "--seats", "many")


@pytest.mark.parametrize("command", GAMES)
def test_unknown_edition(command: str) -> None:
    sentence = refused(command, "cuba", "--edition", "xx", *DEPTH.get(command, ()))
    assert "no edition 'xx'" in sentence


@pytest.mark.parametrize("command", GAMES)
@pytest.mark.parametrize("name", ["gold", "seats", "name", "components", "seed", "draws", ""])
def test_unknown_option(command: str, name: str) -> None:
    sentence = refused(command, "cuba", "--option", f"{name}=4", *DEPTH.get(command, ()))
    assert sentence.startswith(f"cuba has no option '{name}';")


def test_unknown_value() -> None:
    sentence = refused("play", "cuba", "--option", "bank=7")
    assert sentence == "Option bank cannot be '7'; it can be unlimited, 195, 140."


def test_option_without_value() -> None:
    assert "NAME=VALUE" in refused("play", "cuba", "--option", "bank")


def test_option_given_twice() -> None:
    words = ("play", "cuba", "--option", "bank=140", "--option", "bank=195")
    assert refused(*words) == "Option 'bank' is given twice."


@pytest.mark.parametrize("command", GAMES)
def test_missing_components(command: str, tmp_path: Path) -> None:
    file = str(tmp_path / "none.toml")
    sentence = refused(command, "cuba", "--components", file, *DEPTH.get(command, ()))
    assert sentence == f"{file}: there is no such file."


@pytest.mark.parametrize("command", GAMES)
def test_wrong_components(command: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[market]\nproduct_row = 7\ngoods_row = 'x'\n")
    sentence = refused(command, "cuba", "--components", str(file), *DEPTH.get(command, ()))
    assert sentence.count("own.toml: ") == 2


@pytest.mark.slow
def test_exit_codes_of_the_process() -> None:
    good = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=False)
    bad = subprocess.run(
        [*COMMAND, "simulate", "cuba", "--seats", "6"], capture_output=True, text=True, check=False
    )
    assert (good.returncode, good.stderr) == (0, "")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "cuba is for 2 to 5 seats, not 6.\n"
