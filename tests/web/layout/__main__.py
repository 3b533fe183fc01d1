"""Looks at every page in every size and language, and says what is wrong where.

python -m tests.web.layout --sheets docs/pictures/sizes            everything, with contact sheets
python -m tests.web.layout cuba-trade --sizes 390x844 --languages de --shots FOLDER
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.layout.looking import Fault, Looker, Served, launched, positions
from tests.web.layout.sheets import Sheets
from tests.web.layout.sizes import LANGUAGES, SIZES, Size


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", help="how their names begin")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--text", default="normal", help="the reader's text size")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--sheets", type=Path)
    given = parser.parse_args()
    pages = [page for page in positions() if page.startswith(tuple(given.pages) or "")]
    sizes = tuple(size for size in SIZES if str(size) in given.sizes.split(","))
    languages = given.languages.split(",")
    sheets = Sheets(given.sheets) if given.sheets else None
    started = time.monotonic()
    found: list[Fault] = []
    with Served() as address, launched() as browser:
        looker = Looker(browser, address, given.text)
        for i, page in enumerate(pages):
            for j, language in enumerate(languages):
                kept = sheets if (i + j) % len(languages) == 0 else None
                shot = shooter(page, language, given.shots, kept)
                found.extend(looker.look(page, language, sizes, shot))
        if sheets:
            sheets.lay(browser)
    views = len(pages) * len(languages) * len(sizes)
    told = f"{views} views in {time.monotonic() - started:.0f} s: {len(found)} faults"
    sys.stdout.write("\n".join([*summary(found), told, ""]))
    return 1 if found else 0


def shooter(
    page: str, language: str, folder: Path | None, sheets: Sheets | None
) -> Callable[[Any, Size, str], None]:
    """What is done with each thing that was looked at."""

    def shoot(window: Any, size: Size, moment: str) -> None:
        if folder:
            window.screenshot(path=folder / f"{page}-{language}-{size}-{moment}.png")
        if sheets and moment == "rest":
            sheets.take(window, size, f"{page} {language}")

    return shoot


def summary(faults: list[Fault]) -> list[str]:
    """One line for what is wrong in the same way in several places."""
    alike: dict[tuple[str, str, str, str], list[Fault]] = defaultdict(list)
    for fault in faults:
        alike[fault.kind, fault.at, fault.text, fault.more.split(",")[0]].append(fault)
    lines = []
    for (kind, at, text, more), same in sorted(alike.items()):
        sizes = sorted({fault.size for fault in same})
        pages = sorted({f"{fault.page}.{fault.language}" for fault in same})
        where = f"{', '.join(sizes)} ({len(pages)}: {pages[0]} {same[0].moment})"
        lines.append(f"{kind:8} {at}: {text!r} {more} | {where}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
