"""Updates of the program that must not touch a stored game, each as a change of its source.

    python -m tests.stored.updates            every one alone, on the kept stores and on a new one

`changed(folder, …)` is a copy of the package with such changes, run as plain Python.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
PACKAGE: Final = ROOT / "src" / "malecon"


class Edit(Struct):
    """A piece of a file, which must be there, and what stands in its place."""

    file: str
    old: str
    new: str


class Update(Struct):
    """One kind of change (updates.toml)."""

    name: str
    edits: list[Edit] = []
    option: str = ""
    new: dict[str, Any] = {}
    widened: dict[str, int] = {}


def updates() -> list[Update]:
    """All of them."""
    text = (HERE / "updates.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, list[Update]])["update"]


def with_option(name: str) -> list[Edit]:
    """A new field of Rules, off by default, with an option that the German edition takes."""
    field = "        self.building_tax_zero_paid: bool = True  # A-87"
    chosen = f"[cuba.options.{name}]\ndefault = 'no'\n"
    chosen += "".join(
        f"values.{word} = {{ {name} = {answer} }}\n"
        for word, answer in (("yes", "true"), ("no", "false"))
    )
    german = "[cuba.editions.de.options]\n"
    last = '"building_tax_zero_paid",'
    data = "games/data/editions.toml"
    return [
        Edit("engine/cuba/rules.py", field, f"{field}\n        self.{name}: bool = False"),
        Edit("games/cuba/stored.py", last, f'{last} "{name}",'),
        Edit("games/data/upgrades.toml", "[cuba]\n", f"[cuba]\n{name} = false\n"),
        Edit(data, "[cuba.options.rebid]\n", f"{chosen}\n[cuba.options.rebid]\n"),
        Edit(data, german, f"{german}{name} = 'yes'\n"),
    ]


def changed(folder: Path, chosen: Iterable[Update]) -> Path:
    """A copy of the package with these updates; what Python must find first."""
    package = folder / "malecon"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for update in chosen:
        optional = with_option(update.option) if update.option else []
        for edit in (*optional, *update.edits):
            path = package / edit.file
            text = path.read_text(encoding="utf-8")
            assert edit.old in text, (update.name, edit)
            path.write_text(text.replace(edit.old, edit.new, 1), encoding="utf-8")
        for group, by in update.widened.items():
            _widen(package / "engine/cuba/actions.py", group, by)
    return folder


def _widen(path: Path, group: str, by: int) -> None:
    """Give a group of actions more numbers; all that follow it move on."""
    lines = path.read_text(encoding="utf-8").splitlines()
    numbered = re.compile(r"^([A-Z_]+): Final = (\d+)(.*)$")
    after = False
    for i, line in enumerate(lines):
        found = numbered.match(line)
        if found and after and found[1] not in ("MOST_PESOS", "WAVE"):
            lines[i] = f"{found[1]}: Final = {int(found[2]) + by}{found[3]}"
        after = after or bool(found and found[1] == group)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def opened(package: Path, store: Path, story: Path, new: dict[str, Any]) -> str:
    """Open a store by a changed program, in a process of its own; what went wrong."""
    paths = os.pathsep.join([str(package), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [
        sys.executable,
        "-m",
        "tests.stored.updated",
        str(store),
        str(story),
        json.dumps(new),
    ]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=900
    )
    return "" if done.returncode == 0 else f"{done.stdout}\n{done.stderr}"[-6000:]


def main() -> None:
    """Every update alone, on every kept store and on one that this very program has made."""
    from tests.stored.kept import VERSIONS, unpacked

    failed = False
    with tempfile.TemporaryDirectory(prefix="malecon-updates-") as scratch:
        now = Path(scratch) / "now"
        subprocess.run([sys.executable, "-m", "tests.stored.make", str(now)], cwd=ROOT, check=True)
        for number, update in enumerate(updates()):
            package = changed(Path(scratch) / f"update-{number}", [update])
            for version in (*VERSIONS, now):
                store = Path(scratch) / f"store-{number}-{version.name}"
                unpacked(version, store, "killed")
                wrong = opened(package, store, version / "story.json", update.new)
                sys.stdout.write(f"{update.name}, {version.name}: {wrong or 'fine'}\n")
                sys.stdout.flush()
                failed = failed or bool(wrong)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
