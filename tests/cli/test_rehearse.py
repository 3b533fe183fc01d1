"""malecon rehearse, on a store of the first version."""

import hashlib
import sqlite3
from pathlib import Path

from click.testing import CliRunner

from malecon.cli.rehearse import rehearse
from malecon.server.storage.sqlite.connections import FILE
from tests.stored.kept import VERSIONS, unpacked


def digest(folder: Path) -> str:
    return hashlib.sha256((folder / FILE).read_bytes()).hexdigest()


def test_a_store_of_the_first_version_is_replayed_and_left_as_it_was(tmp_path: Path) -> None:
    story = unpacked(VERSIONS[0], tmp_path / "store", "stopped")
    before = digest(tmp_path / "store")
    done = CliRunner().invoke(rehearse, [str(tmp_path / "store"), "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert f"{len(story['tables'])} tables" in done.output
    assert "takes them all" in done.output
    assert digest(tmp_path / "store") == before


def test_a_table_by_unknown_components_is_named(tmp_path: Path) -> None:
    unpacked(VERSIONS[0], tmp_path / "store", "stopped")
    db = sqlite3.connect(tmp_path / "store" / FILE)
    table = db.execute("SELECT id FROM matches WHERE state='running' AND origin IS NULL").fetchone()
    db.execute("UPDATE matches SET components = 'ff' WHERE id = ?", table)
    db.commit()
    db.close()
    done = CliRunner().invoke(rehearse, [str(tmp_path / "store"), "--jobs", "1"])
    assert done.exit_code == 1
    assert table[0] in done.output
    assert "1 problems" in done.output
