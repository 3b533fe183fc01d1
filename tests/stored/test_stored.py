"""Stores and records of earlier versions are opened, look as they did, and can be played on."""

import json
from pathlib import Path

import pytest

from malecon import load
from malecon.games.record import fingerprint, verified
from malecon.server.service.audit import audited
from tests.server.served import run, serving
from tests.stored.kept import HERE, VERSIONS, looked_at, played_to_the_end, somebody, unpacked
from tests.stored.updates import changed, opened, updates

RECORDS = sorted(HERE.glob("*/records/*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["stopped", "killed"])
@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_every_table_of_a_stored_store_is_as_it_was(
    version: Path, ending: str, tmp_path: Path
) -> None:
    story = unpacked(version, tmp_path / "store", ending)

    async def work() -> None:
        async with serving(tmp_path / "store") as at:
            at.jobs.is_awake = False
            for title, told in story["tables"].items():
                for name in dict.fromkeys(told["people"]):
                    person = await somebody(at, story["people"][name])
                    assert await looked_at(told, person) == [], f"{title} as {name} sees it"

    run(work())
    assert audited(tmp_path / "store").problems == []


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_every_running_game_of_a_stored_store_is_played_to_its_end(
    version: Path, tmp_path: Path
) -> None:
    story = unpacked(version, tmp_path / "store", "killed")

    async def work() -> None:
        async with serving(tmp_path / "store") as at:
            people = {name: await somebody(at, cookie) for name, cookie in story["people"].items()}
            running = [told for told in story["tables"].values() if told["state"] == "running"]
            assert len(running) >= 8
            for told in running:
                await played_to_the_end(at, told, people)
            for name, person in people.items():
                assert (await person.get("/api/me/export")).json()["person"]["name"] == name
                assert (await person.http.delete("/api/me")).status_code == 204

    run(work(), patience=240.0)
    assert audited(tmp_path / "store").problems == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_record_replays_to_its_stored_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = load(text)
    if match.over:
        assert text.splitlines()[-1].split()[1] == fingerprint(match)
        assert match.record() == text
        assert verified(text) > 20
    else:  # its seed and sealed choices are still secret, so that it goes on with others
        assert played(match.record()) == played(text)


def played(text: str) -> str:
    """What a record says was played, without what proves its chance."""
    return text.partition("\nsetup")[2].rpartition("hash")[0]


def test_there_are_a_dozen_records_and_tables_in_every_state() -> None:
    assert len(RECORDS) >= 12
    for version in VERSIONS:
        tables = json.loads((version / "story.json").read_text())["tables"].values()
        assert {told["state"] for told in tables} >= {"open", "running", "over", "stopped"}
        assert {state for told in tables for state in told["seats"]} >= {"stand-in", "resigned"}


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
def test_a_stored_store_outlives_every_kind_of_update_at_once(
    version: Path, tmp_path: Path
) -> None:
    unpacked(version, tmp_path / "store", "killed")
    package = changed(tmp_path / "package", updates())
    new = {key: value for update in updates() for key, value in update.new.items()}
    assert opened(package, tmp_path / "store", version / "story.json", new) == ""
