"""Attacks a server of its own: `python -m tests.attack --requests 100000`."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from malecon.server.service.audit import audited
from tests.attack.strike import Report, Strike, healthy
from tests.attack.watch import watched

SHOWN = 100  # problems, at most


async def attacked(folder: Path, requests: int, seed: int) -> Report:
    """Attack a new server; the report has all that it should not have done."""
    server, findings = watched(folder)
    try:
        server.start()
        await server.ready()
        report = await Strike(server.port, seed, requests).run()
        health = await healthy(server.port)
        if health.status != 200:
            report.problems.append(f"not well afterwards: {health.status} {health.body!r}")
        if not await server.stop():
            report.problems.append("did not end in good order")
    finally:
        server.end()
    report.problems += findings.read_text(encoding="utf-8", errors="replace").splitlines()
    report.problems += [f"in the log: {trouble}" for trouble in [server.trouble()] if trouble]
    report.problems += [f"audit: {problem}" for problem in audited(server.data).problems]
    return report


def main() -> int:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        report = asyncio.run(attacked(Path(folder), chosen.requests, chosen.seed))
    seconds = time.monotonic() - began
    answers = dict(sorted(report.answers.items()))
    lines = [f"{report.sent} requests and messages in {seconds:.0f} s; answers {answers}"]
    lines += [f"PROBLEM {problem}" for problem in sorted(set(report.problems))[:SHOWN]]
    lines.append(f"{len(report.problems)} problems")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
