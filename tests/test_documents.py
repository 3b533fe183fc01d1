"""What README, CONTRIBUTING and docs/ show is run: Python, commands, targets of make, links."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import malecon
from malecon.cli.main import malecon as command

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("rules/*/*.md")])
PYTHON = re.compile(r"^(import|from|match\.|match =|malecon\.)", re.MULTILINE)


def blocks(path: Path) -> Iterator[str]:
    """The code of a document, indented by four, block by block without the indent."""
    text = path.read_text(encoding="utf-8")
    for found in re.finditer(r"(?m)(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+", text):
        yield "\n".join(line[4:] for line in found[0].splitlines())


def python_blocks() -> list[tuple[str, str]]:
    """Those that begin as Python does."""
    return [(path.name, code) for path in DOCUMENTS for code in blocks(path) if PYTHON.match(code)]


def commands() -> list[str]:
    """Every `malecon ...` that stands on a line of its own."""
    lines = [line for path in DOCUMENTS for code in blocks(path) for line in code.splitlines()]
    bare = [line.removeprefix(".venv/bin/").split("  #")[0].strip() for line in lines]
    return sorted({line for line in bare if line.startswith("malecon ")})


def targets() -> list[str]:
    """Every `make TARGET` that a document names."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    return sorted(set(re.findall(r"(?:`|^    )make\s+([a-z][a-z-]*)", text, re.MULTILINE)))


def test_there_is_something_to_run() -> None:
    assert len(python_blocks()) >= 2
    assert len(commands()) >= 7
    assert len(targets()) >= 15


def test_the_python_of_the_documents_runs() -> None:
    """Blocks of one document follow each other; a game that the first one ended goes on anew."""
    for name in dict.fromkeys(name for name, _ in python_blocks()):
        known: dict[str, object] = {"print": lambda *shown: None}
        for code in (code for found, code in python_blocks() if found == name):
            if isinstance(known.get("match"), malecon.Match):
                known["match"] = in_a_turn_of(2)
            exec(compile(code, name, "exec"), known)


def in_a_turn_of(seat: int) -> malecon.Match:
    """A match in which a seat has made a choice that it may take back."""
    match = malecon.Match("cuba", seats=4, edition="de", seed=7)
    while not (seat in match.waiting and match.can_undo(seat)):
        asked = match.waiting[0]
        match.play(match.legal(asked)[0], seat=asked)
    return match


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_documents_is_understood(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in re.findall(r"[\w-]+\.(?:txt|toml)", line):
        Path(name).write_text("", encoding="utf-8")
    name, *arguments = shlex.split(line)[1:]
    found = command.get_command(click.Context(command), name)
    assert found is not None, f"There is no `malecon {name}`."
    found.make_context(name, arguments)


@pytest.mark.parametrize("target", targets())
def test_a_target_of_the_documents_is_in_the_makefile(target: str) -> None:
    assert re.search(rf"(?m)^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_a_link_of_the_documents_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    lost = [link for link in links if not (path.parent / link).exists()]
    assert not lost, f"{path.name} links to {', '.join(lost)}, which is not there."


def test_the_index_of_the_documents_is_complete() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    others = [path for path in DOCUMENTS if path.name != "README.md"]
    missing = [path.name for path in others if f"{path.name})" not in index]
    assert not missing, f"docs/README.md does not name {', '.join(missing)}."
