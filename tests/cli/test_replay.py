"""malecon replay."""

from pathlib import Path
from random import Random

import pytest

from malecon import Match
from tests.cli.terminal import refused, run, said

OWN = "[market]\nproduct_row = [8, 6, 5, 3, 2]\nbuy_from_supply = 9\n"


def recorded(components: object = None) -> str:
    match = Match("cuba", seats=3, seed=11, components=components)
    random = Random(11)
    while not match.over:
        seat = match.waiting[0]
        match.play(random.choice(match.legal(seat)), seat=seat)
    return match.record()


TEXT = recorded()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_log_of_a_whole_game(file: Path) -> None:
    text = said("replay", str(file))
    assert "Round 1 begins." in text
    assert "Round 6 begins." in text
    assert " wins with " in text
    assert "★" in text


def test_log_in_german(file: Path) -> None:
    text = said("replay", str(file), "--language", "de")
    assert "Runde 6 beginnt" in text
    assert "Summe" in text


def test_board_at_a_step(file: Path) -> None:
    start = said("replay", str(file), "--step", "0")
    later = said("replay", str(file), "--step", "60")
    assert "Setup" in start
    assert "Round" in later
    assert start.count("10 pesos") == 3


def test_step_beyond_the_end(file: Path) -> None:
    assert "so there is no step 9999." in refused("replay", str(file), "--step", "9999")
    assert "--step" in refused("replay", str(file), "--step", "-1")


def test_verify_proves_every_draw(file: Path) -> None:
    draws = sum(line.count(",") + 1 for line in TEXT.splitlines() if line.startswith("-- "))
    text = said("replay", str(file), "--verify")
    assert f"{draws} draws proved by the seed." in text
    german = said("replay", str(file), "--verify", "--language", "de")
    assert f"{draws} Ziehungen" in german


def test_verify_finds_a_draw_that_the_seed_does_not_give(file: Path) -> None:
    match = Match("cuba", seats=3, seed=11, draws=False)
    for draw in ("ship 1", "ship 2", "ship 3", "start 1"):
        match.play(draw, seat=-1)
    file.write_text(match.record(reveal=True))
    assert "the seed draws ship" in refused("replay", str(file), "--verify")
    assert "Ship 3 appears at sea." in said("replay", str(file))


def test_verify_needs_the_seed(file: Path) -> None:
    file.write_text(Match("cuba", seats=3, seed=11).record(reveal=False))
    assert "keeps its seed back" in refused("replay", str(file), "--verify")
    assert "Seat" in said("replay", str(file))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hash ", "hash 0"),
        ("worker", "build hotel"),
        ("worker", "wrker"),
        ("bid 0", "bid 4000"),
        ("seats 3", "seats 6"),
        ("game cuba", "game chess"),
        ("edition de", "edition xx"),
        ("malecon record 2", "something else"),
    ],
)
def test_record_that_was_changed(file: Path, old: str, new: str) -> None:
    file.write_text(TEXT.replace(old, new, 1))
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{file}: Line ")
    assert result.stderr.count("\n") == 1
    assert run("replay", str(file), "--verify").exit_code == 2


def test_garbage(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00\x80" * 40)
    assert "no text" in refused("replay", str(file))
    file.write_bytes(b"")
    assert "Line 1" in refused("replay", str(file))


def test_missing_file(tmp_path: Path) -> None:
    file = str(tmp_path / "none.txt")
    assert refused("replay", file) == f"{file}: No such file or directory."
    assert str(tmp_path) in refused("replay", str(tmp_path))


def test_a_record_carries_its_own_components(tmp_path: Path) -> None:
    own, file = tmp_path / "own.toml", tmp_path / "game.txt"
    own.write_text(OWN)
    file.write_text(recorded(own))
    assert "proved" in said("replay", str(file), "--verify")
    assert "proved" in said("replay", str(file), "--verify", "--components", str(own))
    own.write_text("[market]\nbuy_from_supply = 9\n")
    assert "other components" in refused("replay", str(file), "--components", str(own))
    own.write_text("[market]\nproduct_row = 3\n")
    assert "own.toml" in refused("replay", str(file), "--components", str(own))
