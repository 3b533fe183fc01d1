"""malecon arena and malecon ladder."""

import json
import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

import malecon
from tests.cli.terminal import COMMAND, refused, said

WORDS = ("arena", "havana", "--seats", "2", "--nodes", "10", "--jobs", "1")
BOTS = ("--bots", "rules,random")
TIMES = re.compile(r"[0-9.]+ \| [0-9.]+ \| `")


def figures(*words: str) -> dict[str, object]:
    """What scripts read, without the time that turns took."""
    found: dict[str, object] = json.loads(said(*words, "--json"))
    assert isinstance(found.pop("ms_mean"), float)
    assert isinstance(found.pop("ms_p99"), float)
    return found


def test_json_has_these_keys() -> None:
    found = json.loads(said(*WORDS, *BOTS, "--blocks", "2", "--json"))
    assert list(found) == [
        *("candidate", "share", "low", "high", "games"),
        *("mean_rank", "ms_mean", "ms_p99", "forfeits", "scores"),
    ]
    assert (found["candidate"], found["games"]) == ("rules", 4)
    assert list(found["scores"]) == ["rules", "random"]
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    assert 1 <= found["mean_rank"] <= 2


def test_same_seed_same_figures() -> None:
    words = (*WORDS, *BOTS, "--blocks", "1", "--seed")
    assert figures(*words, "1") == figures(*words, "1") != figures(*words, "2")


def test_tables_for_people() -> None:
    text = said(*WORDS, *BOTS, "--blocks", "2", "--sprt", "0.1,0.9", "--report", "bought,card")
    assert "4 games in 2 blocks, seed 1, 10 nodes a turn" in text
    assert re.search(r"rules wins [0-9.]+% \([0-9.]+% to [0-9.]+%\), mean rank", text)
    assert re.search(r"points by rank: [0-9.]+, [0-9.]+\n", text)
    assert re.search(r"of the winner: [0-9.]+ points: buildings [0-9.]+\n", text)
    assert "test 0.1 against 0.9: open after 2 blocks" in text
    assert "card worker" in text
    assert "turn-ended" not in text


def test_time_is_said_to_depend_on_the_machine() -> None:
    text = said("arena", "havana", "--seats", "2", "--bots", "random", "--blocks", "1")
    assert "300 ms a turn (depends on the machine)" in text


def test_settings_of_the_game() -> None:
    said(*WORDS, "--bots", "random", "--blocks", "1", "--edition", "nl", "--option", "bank=108")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "chess"), "There is no bot 'chess'; the bots are random, rules, planner"),
        (("--bots", ""), "There is no bot ''"),
        (("--bots", "rules,,rules"), "There is no bot ''"),
        (("--bots", "rules,rules,rules"), "3 bots are too many for 2 seats."),
        ((), "Missing option '--bots'"),
        ((*BOTS, "--blocks", "0"), "--blocks"),
        ((*BOTS, "--blocks", "x"), "--blocks"),
        ((*BOTS, "--seed", "-1"), "--seed"),
        ((*BOTS, "--jobs", "0"), "--jobs"),
        ((*BOTS, "--ms", "5"), "A budget is given as --nodes or as --ms, not as both."),
        ((*BOTS, "--nodes", "0"), "--nodes"),
        ((*BOTS, "--sprt", "0.3"), "--sprt takes two shares like 0.25,0.30, not '0.3'."),
        ((*BOTS, "--sprt", "a,b"), "--sprt takes two shares"),
        ((*BOTS, "--sprt", "0.3,0.2"), "The test needs two shares 0 <= LOW < HIGH <= 1"),
        ((*BOTS, "--sprt", "nan,nan"), "The test needs two shares"),
        ((*BOTS, "--seats", "9"), "havana is for 2 to 4 seats, not 9."),
        ((*BOTS, "--option", "x=1"), "havana has no option 'x'"),
    ],
)
def test_wrong_words(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = ("--journal", "journal", "--records", "records")
    assert sentence in refused(*WORDS, *kept, *words)
    assert list(tmp_path.iterdir()) == []


def test_ms_of_nothing() -> None:
    assert "--ms" in refused("arena", "cuba", *BOTS, "--ms", "0")


def test_journal_is_taken_up_again(tmp_path: Path) -> None:
    file = str(tmp_path / "journal")
    words = (*WORDS, *BOTS, "--blocks", "3")
    said(*WORDS, *BOTS, "--blocks", "1", "--journal", file)
    lines = Path(file).read_text().splitlines()
    assert len(lines) == 2
    assert figures(*words, "--resume", file) == figures(*words)
    assert Path(file).read_text().splitlines()[:2] == lines
    assert "seed differ" in refused(*words, "--resume", file, "--seed", "2")


def test_records_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "all" / "games"
    said(*WORDS, *BOTS, "--blocks", "2", "--records", str(folder))
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["00001-1.txt", "00001-2.txt", "00002-1.txt", "00002-2.txt"]
    assert malecon.load((folder / names[3]).read_text()).over
    assert "proved by the seed" in said("replay", str(folder / names[0]), "--verify")


def test_records_need_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert "no folder" in refused(*WORDS, *BOTS, "--records", str(file))
    assert file.read_text() == "mine"


def test_ladder_says_what_its_commands_print(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ("ladder", "--quick", "--games", "havana", "--seats", "2", "--blocks", "1")
    kept = ("--nodes", "20", "--jobs", "1", "--journals", str(tmp_path / "journals"))
    printed = said(*words, *kept, "--out", str(page))
    assert page.read_text() == printed
    rows = [line for line in printed.splitlines() if line.startswith("| ") and "`" in line]
    assert [row.split(" | ")[:2] for row in rows] == [
        ["| rules", "random"],
        ["| planner", "rules"],
        ["| planner", "random"],
    ]
    command = rows[1].split("`")[1]
    found = figures(*shlex.split(command)[1:], "--jobs", "1")
    share, low, high = (f"{found[key]:.1%}" for key in ("share", "low", "high"))
    assert f"| planner | rules | 2 | {share} | {low} | {high} |" in rows[1]
    again = said(*words, *kept, "--out", str(page))
    assert again == printed  # the journals hold the times as well
    assert "fair share 50.0%" in printed


def test_ladder_leaves_other_pages_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Mine\n")
    assert "no ladder" in refused("ladder", "--quick", "--out", str(page))
    assert page.read_text() == "# Mine\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", "chess"), "There is no game 'chess'"),
        (("--seats", "7"), "None of these games is for 7 seats."),
        (("--seats", "x"), "--seats takes numbers like 2,4, not 'x'."),
        (("--blocks", "0"), "--blocks"),
        (("--ms", "5", "--nodes", "5"), "not as both"),
        (("--out", "none/ladder.md"), "none: there is no such folder."),
    ],
)
def test_wrong_words_of_a_ladder(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(
        "ladder", "--quick", "--journals", "journals", "--out", "ladder.md", *words
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_interrupted_and_resumed(tmp_path: Path) -> None:
    """Ctrl-C, which all of a terminal hear, prints what there is; nothing is left running."""
    file = tmp_path / "journal"
    words = ["arena", "havana", "--seats", "2", *BOTS, "--nodes", "10", "--journal", str(file)]
    process = subprocess.Popen(
        [*COMMAND, *words, "--blocks", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_listen_to_interrupts,
    )
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > 2:
            break
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)  # until nobody is left who could write
    assert process.returncode == 130
    assert "rules wins" in out
    assert "Broken off after" in err
    assert "Traceback" not in err
    done = file.read_bytes().count(b"\n") - 1
    text = said(*words, "--blocks", str(done), "--jobs", "1")
    assert f"{2 * done} games" in text


def _listen_to_interrupts() -> None:
    """A run in the background may have been started deaf to them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
