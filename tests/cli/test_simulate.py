"""malecon simulate and malecon perft."""

import json
from typing import Any

import pytest

from tests.cli.terminal import refused, said

SPEED = ("seconds", "decisions_per_second")


def figures(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said("simulate", "cuba", *words, "--json"))
    return found


def without_speed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in SPEED}


def test_same_seed_same_figures() -> None:
    words = ("--games", "5", "--seats", "3", "--seed")
    assert without_speed(figures(*words, "4")) == without_speed(figures(*words, "4"))
    assert without_speed(figures(*words, "4")) != without_speed(figures(*words, "5"))


def test_figures_add_up() -> None:
    found = figures("--games", "20", "--seats", "5")
    assert [row["seat"] for row in found["by_seat"]] == [1, 2, 3, 4, 5]
    assert sum(row["wins"] for row in found["by_seat"]) == pytest.approx(1, abs=0.001)
    for row in found["by_seat"]:
        assert sum(row["sources"].values()) == pytest.approx(row["points"], abs=0.001)
        assert row["points"] <= found["winner_points"]
    assert found["games"] == 20
    assert found["actions_per_game"] > found["decisions_per_game"] > 100
    assert 0 <= found["ties"] <= 1


def test_settings_are_told() -> None:
    found = figures("--games", "1", "--edition", "fr", "--option", "bank=140", "--seed", "9")
    assert found["edition"] == "fr"
    assert found["options"]["bank"] == "140"
    assert (found["seats"], found["seed"], found["game"]) == (4, 9, "cuba")
    assert len(found["components"]) == 64


def test_tables_for_people() -> None:
    text = said("simulate", "cuba", "--games", "3", "--seats", "2")
    assert "Seat 2" in text
    assert "Seat 3" not in text
    assert "3 random games, seed 1" in text
    assert "decisions per second" in text


@pytest.mark.parametrize("games", ["0", "-1", "x"])
def test_no_games(games: str) -> None:
    assert "--games" in refused("simulate", "cuba", "--games", games)


def test_perft_counts_draws_and_choices() -> None:
    found = json.loads(said("perft", "cuba", "--depth", "4", "--json"))
    lines = {row["depth"]: row["lines"] for row in found["depths"]}
    assert lines == {0: 1, 1: 15, 2: 15 * 14, 3: 15 * 14 * 13, 4: 15 * 14 * 13 * 4}
    assert found["seats"] == 4


def test_perft_for_people() -> None:
    rows = [line.split() for line in said("perft", "cuba", "--depth", "2").splitlines()]
    assert [row[:2] for row in rows] == [["0", "1"], ["1", "15"], ["2", "210"]]


def test_perft_needs_a_depth() -> None:
    assert "--depth" in refused("perft", "cuba")
    assert "--depth" in refused("perft", "cuba", "--depth", "-1")
