"""A server in a process of its own whose files and callbacks are watched."""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Final

import malecon
from tests.server.serving import GENEROUS, Server

SITE: Final = Path(__file__).parent / "site"
# What a Python process may look at besides its own installation, and why.
COUNTERS: Final = "prometheus_client looks at its own process once, when it is imported"
REASONS: Final = {
    "/dev/null": "what workers read and write instead of a terminal",
    "/proc/stat": COUNTERS,
    "/proc/self/stat": COUNTERS,
    "/proc/self/limits": COUNTERS,
    "/proc/self/fd": COUNTERS,
}
LIMITS: Final = GENEROUS | {"head_seconds": 2, "body_seconds": 2, "idle_seconds": 2}


def watched(folder: Path) -> tuple[Server, Path]:
    """A server, and the file that tells what it should not have done."""
    findings = folder / "findings"
    findings.touch()
    data = folder / "store"
    before = os.environ.get("PYTHONPATH", "")
    environment = {
        "PYTHONPATH": os.pathsep.join(filter(None, (str(SITE), before))),
        "MALECON_WATCH": str(findings),
        "MALECON_WATCH_OK": os.pathsep.join(sorted({*_installed(before), str(data)})),
        "MALECON_WATCH_EXACT": os.pathsep.join(REASONS),
        "TMPDIR": str(folder),
    }
    return Server(data, limits=LIMITS, environment=environment), findings


def _installed(search: str) -> set[str]:
    """The folders of Python and of everything that is imported."""
    package = Path(malecon.__file__)
    folders = {sys.prefix, sys.base_prefix, str(SITE), *sysconfig.get_paths().values()}
    folders |= {str(package.parent), str(package.resolve().parents[1])}
    return {folder for folder in (*folders, *search.split(os.pathsep)) if folder}
