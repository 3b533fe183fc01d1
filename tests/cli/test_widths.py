"""The table in the terminal lines up in every language; signs of Chinese are two cells wide."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import malecon
from malecon.cli.board import flowing
from malecon.cli.tables import board_of
from malecon.games.languages import languages
from malecon.games.wording import Words

RECORDED = Path(__file__).parents[1] / "games" / "recorded"
every_language = pytest.mark.parametrize("language", languages())


def lines(game: str, language: str, width: int) -> list[str]:
    match = malecon.load((RECORDED / game).read_text("utf-8"))
    console = Console(width=width, highlight=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(board_of(match, Words(language)).draw(match, None, width))
    return capture.get().splitlines()


@every_language
@pytest.mark.parametrize("width", [60, 110])
@pytest.mark.parametrize("game", ["cuba-de-5.txt", "havana-more-15.txt"])
def test_boxes_end_where_the_terminal_does(game: str, language: str, width: int) -> None:
    boxes = [line for line in lines(game, language, width) if line[0] in "╭│╰"]
    assert len(boxes) > 20
    assert {cell_len(line) for line in boxes} == {width}


@every_language
def test_the_spaces_of_all_ships_stand_in_columns(language: str) -> None:
    ships = [line for line in lines("cuba-de-5.txt", language, 60) if "#" in line]
    ends = {cell_len(line.rstrip("│ ]")) for line in ships}
    assert len(ships) == 4
    assert len(ends) == 1


def test_wide_signs_take_two_cells_of_a_line() -> None:
    shown = flowing([Text("朗姆酒")] * 5, width=14)
    assert [line.cell_len for line in shown.split()] == [14, 14, 6]
