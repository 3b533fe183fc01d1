"""A server that cannot begin says so in one sentence, and leaves with status 1."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def unstarted(*given: str) -> str:
    """What `malecon serve` says when it cannot begin."""
    asked = [sys.executable, "-m", "malecon", "serve", "--no-open", *given]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = unstarted("--port", str(port), "--data", str(tmp_path / "games"))
    assert f"port {port} of 127.0.0.1: it is in use" in said
    assert not (tmp_path / "games").exists()


def refused(*given: str) -> str:
    """What `malecon serve` says of options that it does not take."""
    asked = [sys.executable, "-m", "malecon", "serve", "--no-open", "--no-restart", *given]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_components_that_cannot_be_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[market]\nbuy_from_supply = 1\n[ships]\n1 = "X"\n')
    here = ("--data", str(tmp_path / "games"), "--components")
    said = refused(*here, f"cuba={own}")
    assert f"{own}: market.buy_from_supply: 1, expected a whole number" in said
    assert f"{own}: ships.1: 'X' has 1 letters, expected 5" in said
    assert f"{own}.no: there is no such file." in refused(*here, f"cuba={own}.no")
    assert "There is no game 'chess'" in refused(*here, f"chess={own}")
    assert "--components is GAME=FILE, not" in refused(*here, str(own))
    twice = (f"cuba={own}", "--components", f"cuba={own}")
    own.write_text("[market]\n")
    assert "--components is given twice for cuba." in refused(*here, *twice)
    assert not (tmp_path / "games").exists()


def test_a_folder_inside_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    assert f"cannot keep games in {folder}" in unstarted("--port", "0", "--data", str(folder))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="who is root may write there")
def test_an_unwritable_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    said = unstarted("--port", "0", "--data", str(tmp_path))
    assert f"cannot keep games in {tmp_path}: Permission denied" in said
