"""A short form of `python -m tests.attack`."""

import asyncio
from pathlib import Path

import pytest

from tests.attack.__main__ import attacked


@pytest.mark.slow
def test_no_request_breaks_slows_or_leads_the_server_astray(tmp_path: Path) -> None:
    report = asyncio.run(attacked(tmp_path, 2_000, 7))
    assert report.problems == []
    assert report.answers[200] > 100
    assert report.answers[400] > 100
