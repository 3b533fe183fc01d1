"""Bots of other people's: classes, files and programs; an arena survives all that they answer."""

import re
import shutil
import sys
from pathlib import Path

import pytest

import malecon
from malecon.arena.contest import contest
from malecon.arena.run import blocks
from malecon.arena.tally import Tally
from malecon.bots import bring, registry
from malecon.bots.api import Budget
from malecon.bots.planner import Planner
from malecon.games.errors import BadOption
from malecon.server.refusal import Refusal
from malecon.server.workers import bots as served
from tests.cli.terminal import run

HERE = Path(__file__).parent
ENGINES = HERE.parents[1] / "examples" / "engines"
BROUGHT = "tests.bots.brought"
PYTHON = f"cmd:{sys.executable} {ENGINES / 'engine.py'}"


def arena(*bots: str, game: str = "cuba", seats: int = 2, budget: Budget | None = None) -> Tally:
    what = contest(malecon.game(game, seats=seats), bots, 1, budget or Budget(ms=20))
    *_, last = blocks(what, 1, jobs=1)
    return Tally(what, last)


def script(tmp_path: Path, *lines: str) -> str:
    """An engine of these lines."""
    file = tmp_path / "engine.py"
    file.write_text("\n".join(("import json, sys, time", *lines)), encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def test_a_class_of_a_module_plays() -> None:
    assert arena(f"{BROUGHT}:Mine", "random").forfeits(f"{BROUGHT}:Mine") == {}


def test_a_class_of_a_file_plays() -> None:
    name = f"{HERE / 'brought.py'}:Mine"
    assert arena(name, "random", game="havana").forfeits(name) == {}


@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_several_moves_at_once_are_played_as_far_as_nothing_was_drawn(game: str) -> None:
    tally = arena(f"{BROUGHT}:Several", "random", game=game, seats=3)
    assert tally.forfeits(f"{BROUGHT}:Several") == {}


def test_trying_moves_in_worlds_beats_anything_at_random() -> None:
    tally = arena(f"{BROUGHT}:Ahead", "random", game="havana", budget=Budget(ms=5000))
    assert tally.share == 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Silent", "empty"), ("Liar", "illegal"), ("Cheat", "illegal"), ("Confused", "illegal"),
        ("Broken", "exception"), ("Slow", "time"),
    ],
)  # fmt: skip
def test_who_answers_what_is_no_move_forfeits_and_the_arena_goes_on(bot: str, why: str) -> None:
    name = f"{BROUGHT}:{bot}"
    tally = arena(name, "random", seats=3)
    assert tally.forfeits(name) == {why: 3}
    assert tally.forfeits("random") == {}
    assert tally.share == 0
    assert tally.rank(name) == 3


@pytest.mark.parametrize(("bot", "game"), [("Greedy", "cuba"), ("Ahead", "havana")])
def test_the_bots_of_the_documents_beat_anything_at_random(
    tmp_path: Path, bot: str, game: str
) -> None:
    text = (HERE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    file = tmp_path / f"{bot.lower()}.py"
    file.write_text("\n".join(re.findall(r"```python\n(.*?)```", text, re.S)), encoding="utf-8")
    assert arena(f"{file}:{bot}", "random", game=game, budget=Budget(ms=5000)).share == 1


def test_when_all_forfeit_nobody_wins() -> None:
    name = f"{BROUGHT}:Silent"
    assert arena(name, game="havana").share == 0


def test_a_bot_of_ours_that_fails_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> list[int]:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Planner, "choose", fails)
    with pytest.raises(RuntimeError, match="a fault of ours"):
        arena("planner", "random")


@pytest.mark.parametrize(
    "command",
    [PYTHON, pytest.param(f"cmd:node {ENGINES / 'engine.js'}", marks=pytest.mark.skipif(
        shutil.which("node") is None, reason="there is no Node here"))],
)  # fmt: skip
@pytest.mark.parametrize("game", ["cuba", "havana"])
def test_a_program_of_another_language_plays(command: str, game: str) -> None:
    assert arena(command, "random", game=game, seats=2).forfeits(command) == {}


HELLO = (
    "print(json.dumps(dict(type='hello', protocol=1, name='x')), flush=True)",
    "asked = [json.loads(sys.stdin.readline()) for _ in range(3)][-1]",
)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("sys.exit(3)",), "exception"),
        ((*HELLO, "sys.exit(3)"), "exception"),
        ((*HELLO, "time.sleep(60)"), "time"),
        ((*HELLO, "print('what?', flush=True)", "time.sleep(60)"), "exception"),
        ((*HELLO, "print('x' * 3_000_000, flush=True)", "time.sleep(60)"), "exception"),
        (
            (*HELLO, "print(json.dumps(dict(type='move', id=asked['id'], moves=['fly'])),"
             " flush=True)", "time.sleep(60)"),
            "illegal",
        ),
        (
            (*HELLO, "print(json.dumps(dict(type='move', id=asked['id'], moves=[])), flush=True)",
             "time.sleep(60)"),
            "empty",
        ),
    ],
)  # fmt: skip
def test_programs_that_end_hang_or_lie_forfeit(
    tmp_path: Path, lines: tuple[str, ...], why: str
) -> None:
    name = script(tmp_path, *lines)
    tally = arena(name, "random", game="havana")
    assert tally.forfeits(name) == {why: 2}


def test_every_bot_may_have_a_budget_of_its_own() -> None:
    what = contest(malecon.game("cuba"), ["planner@40n", "planner@7.5ms", "random"], 1, Budget(9))
    assert [what.budget(bot) for bot in range(4)] == [
        Budget(nodes=40), Budget(ms=7.5), Budget(9), Budget(9),
    ]  # fmt: skip
    assert not what.is_exact
    assert [bot.name for bot in what.new_bots()] == ["planner", "planner", "random", "random"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("planer", "There is no bot 'planer'"),
        ("planner@0ms", "A budget is like"),
        ("planner@1.5n", "A budget is like"),
        (f"{BROUGHT}:Nobody", "there is no 'Nobody'"),
        (f"{BROUGHT}:NoBot", "has no choose"),
        ("no.such.module:Mine", "cannot be loaded"),
        ("./nowhere.py:Mine", "cannot be loaded"),
    ],
)
def test_what_cannot_be_brought_is_said(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        bring.bot(name)


@pytest.mark.parametrize("name", [f"{BROUGHT}:Mine", "./mine.py:Mine", "cmd:true", "planner@9ms"])
def test_nobody_on_the_network_can_name_a_program(name: str) -> None:
    with pytest.raises(Refusal):
        served.named(name)
    with pytest.raises(BadOption):
        registry.find(name)


def test_a_good_engine_keeps_all_promises() -> None:
    shown = run("bot", "check", PYTHON.removeprefix("cmd:"))
    assert shown.exit_code == 0
    assert "All promises are kept." in shown.output


def test_a_bad_engine_is_told_what_it_breaks(tmp_path: Path) -> None:
    shown = run("bot", "check", script(tmp_path, "sys.exit(1)").removeprefix("cmd:"))
    assert shown.exit_code == 2
    assert "FAILED  says hello" in shown.output
