"""No name that comes from outside becomes a parameter of ours: above all none opens a file."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malecon.games import record
from malecon.games.choosing import game
from malecon.games.errors import BadOption, BadRecord
from malecon.games.match import Match
from malecon.games.opening import game_with
from malecon.server.table.log import first_match
from malecon.server.workers import bots
from malecon.server.workers.questions import Job
from tests.server.opened import files_opened
from tests.server.served import run, serving
from tests.server.test_course import table

RESERVED = ("components", "seats", "edition", "name", "self", "options", "seed", "draws", "rules")
STRANGE = ("", " ", "ñandú", "סוד", "__init__", "x" * 60_000, "hidden_money ", "Hidden_money")


def secret(folder: Path) -> str:
    """A file that nobody may name."""
    path = folder / "secret.toml"
    path.write_text("[ships]\n1 = 'CCSTR'\n")
    return str(path)


@pytest.mark.parametrize("game_name", ["cuba", "havana"])
def test_a_table_with_the_name_of_a_file_is_refused_and_nothing_is_opened(
    tmp_path: Path, game_name: str
) -> None:
    async def work() -> None:
        path = secret(tmp_path)
        async with serving(tmp_path / "data") as at:
            ana = await at.person("Ana")
            await ana.open(game_name)  # the data of the games is read once
            for value in (path, "/etc/shadow", "/dev/zero", str(tmp_path), "no/such/file"):
                with files_opened() as names:
                    answer = await ana.post(
                        "/api/tables", game=game_name, seats=2, options={"components": value}
                    )
                assert answer.status_code == 400
                assert answer.json()["error"] == "option/bad"
                assert f"{game_name} has no option 'components'" in answer.json()["message"]
                assert [name for name in names if value in name] == []

    run(work())


@pytest.mark.parametrize("name", [*RESERVED, *STRANGE])
def test_an_option_that_the_game_does_not_have_is_refused_by_name(
    tmp_path: Path, name: str
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            answer = await ana.post("/api/tables", game="cuba", seats=2, options={name: "3"})
            assert answer.status_code == 400
            assert answer.json()["error"] == "option/bad"
            assert "cuba has no option" in answer.json()["message"]
            assert len(answer.json()["message"]) < 400
            assert (await ana.get("/api/me/tables")).json()["tables"] == []

    run(work())


@pytest.mark.parametrize("value", ["", "x" * 60_000, "/etc/shadow", "Yes"])
def test_a_value_that_an_option_does_not_have_is_refused_by_name(
    tmp_path: Path, value: str
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            options = {"hidden_money": value}
            answer = await ana.post("/api/tables", game="cuba", seats=2, options=options)
            assert (answer.status_code, answer.json()["error"]) == (400, "option/bad")
            assert "Option hidden_money cannot be" in answer.json()["message"]

    run(work())


def told(text: str, *lines: str) -> str:
    """A record whose header says something more."""
    return text.replace("seats 2", "\n".join(("seats 2", *lines)), 1)


@pytest.mark.parametrize("name", RESERVED)
def test_a_record_cannot_name_a_file_or_a_parameter(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        path = secret(tmp_path)
        text = told(Match("cuba", seats=2, seed=1).record(), f"option {name} {path}")
        async with serving(tmp_path / "data") as at:
            ana = await at.person("Ana")
            with files_opened() as names:
                answer = await ana.post("/api/records", record=text)
            assert (answer.status_code, answer.json()["error"]) == (400, "record/bad")
            assert path not in names

    run(work())


def snapshot_of(match: Match, **settings: Any) -> dict[str, Any]:
    found = match.snapshot()
    return found | {"options": found["options"] | settings}


@pytest.mark.parametrize("name", RESERVED)
def test_a_snapshot_cannot_name_a_file_or_a_parameter(tmp_path: Path, name: str) -> None:
    path = secret(tmp_path)
    snapshot = snapshot_of(Match("cuba", seats=2, seed=1), **{name: path})
    with files_opened() as names, pytest.raises(BadOption, match="has no option"):
        Match.from_snapshot(snapshot)
    assert path not in names


def test_a_record_and_its_snapshot_have_the_same_settings(tmp_path: Path) -> None:
    """A table would be played by those of the snapshot and shown with those of the header."""

    async def work() -> None:
        begun = Match.from_snapshot(Match("cuba", seats=2, seed=1).snapshot(), seed=2)
        other = json.dumps(snapshot_of(begun, hidden_money="yes"))
        text = "\n".join(
            f"snapshot {other}" if line.startswith("snapshot ") else line
            for line in begun.record().splitlines()
        )
        with pytest.raises(BadRecord, match="other settings"):
            record.load(text)
        async with serving(tmp_path) as at:
            ana = await at.person("Ana")
            answer = await ana.post("/api/records", record=text)
            assert (answer.status_code, answer.json()["error"]) == (400, "record/bad")

    run(work())


@pytest.mark.parametrize("name", RESERVED)
def test_a_stored_table_or_a_job_cannot_name_a_file_or_a_parameter(
    tmp_path: Path, name: str
) -> None:
    path = secret(tmp_path)
    match = Match("cuba", seats=2, seed=1)
    settings = match.game.resolved
    settings.rules[name] = True
    settings.options[name] = path
    stored = table("cuba", 2, 1)
    stored.settings = settings.encode().decode()
    encoded = msgspec.Raw(msgspec.json.encode(match.view(0)))
    job = Job(
        table="t", row=0, seat=0, bot="random", settings=stored.settings, view=encoded,
        legal=[0], ms=1,
    )  # fmt: skip
    with files_opened() as names:
        with pytest.raises(ValueError, match=name):
            first_match(stored)
        with pytest.raises(ValueError, match=name):
            bots.choose(job)
    assert path not in names


@pytest.mark.parametrize("name", ["self", "options", "rules", "ñandú"])
def test_people_who_write_python_are_refused_by_name_too(name: str) -> None:
    with pytest.raises(BadOption, match="cuba has no option"):
        game("cuba", **{name: "3"})  # type: ignore[call-overload]
    with pytest.raises(BadOption, match="cuba has no option"):
        Match("cuba", **{name: "3"})  # type: ignore[arg-type]
    assert Match("cuba", hidden_money="yes").game.options["hidden_money"] == "yes"


@pytest.mark.parametrize("name", RESERVED)
def test_options_as_a_table_are_never_parameters(tmp_path: Path, name: str) -> None:
    path = secret(tmp_path)
    with files_opened() as names, pytest.raises(BadOption, match="has no option"):
        game_with({name: path}, "havana", seats=2)
    assert path not in names
