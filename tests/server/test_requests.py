"""Requests of every kind that the description allows, and of kinds that it does not."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import hypothesis.strategies as st
import pytest
import requests
import schemathesis
from msgspec.structs import replace
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema  # before any other thread compiles

from malecon.server import logs
from malecon.server.service.audit import audited
from tests.server.served import WIDE, serving

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server in a thread of its own; its address."""
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(folder, limits=replace(WIDE, tables=10**6)) as at:
            found.append(at.url)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    try:
        yield found[0]
    finally:
        done.set()
        thread.join()


class Visitor:
    """Somebody with an open, a running and a finished table, who asks for everything."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.answered: Counter[int] = Counter()
        self.come()

    def come(self) -> None:
        """A new identity with new tables."""
        self.http.cookies.clear()
        assert self.http.post("/api/me", json={"name": "Ana"}).status_code == 201
        bots: list[Any] = [{"bot": "random"}, {"bot": "random"}]
        opened = [
            self.http.post("/api/tables", json={"game": "havana", "seats": 2, "who": who}).json()
            for who in (["me", "open"], ["me", "me"], bots)
        ]
        self.tables = [found["table"]["table"] for found in opened]
        self.tokens = [found["watch"] for found in opened]
        self.tokens += [found["invitation"] for found in opened]

    def ask(self, case: Case[Any], data: st.DataObject) -> None:
        """Send a request, mostly about something that there is."""
        if case.path_parameters and data.draw(st.integers(0, 3)) > 0:
            self._make_real(case.path_parameters, data)
        if isinstance(case.body, dict) and data.draw(st.booleans()):
            if "token" in case.body:
                case.body["token"] = data.draw(st.sampled_from(self.tokens))
            if "game" in case.body:
                case.body |= {"game": "havana", "seats": 2}
        cookies = dict(self.http.cookies) if data.draw(st.integers(0, 4)) else {}
        with requests.Session() as session:
            answer = case.call(base_url=self.url, cookies=cookies, session=session)
        self.answered[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        if self.http.get("/api/me").json() is None:
            self.come()

    def _make_real(self, parameters: Any, data: st.DataObject) -> None:
        if "table" in parameters:
            parameters["table"] = data.draw(st.sampled_from(self.tables))
        if "token" in parameters:
            parameters["token"] = data.draw(st.sampled_from(self.tokens))


def fuzz(visitor: Visitor, operation: Any, mode: GenerationMode, examples: int) -> list[str]:
    """Requests of one kind; what is wrong with an answer."""
    strategy = operation.as_strategy(generation_mode=mode)

    @hypothesis.given(case=strategy, data=st.data())
    @hypothesis.settings(
        max_examples=examples,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.generate,),
        database=None,
    )
    def ask(case: Case[Any], data: st.DataObject) -> None:
        visitor.ask(case, data)

    try:
        ask()
    except hypothesis.errors.Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be wrong about it
    except (Failure, FailureGroup) as error:
        return [f"{operation.label}, {mode.value}: {error}"]
    return []


@pytest.mark.slow
def test_no_request_breaks_the_server(
    tmp_path: Path,
    examples: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    broken: list[Any] = []
    problems: list[str] = []
    monkeypatch.setattr(logs, "failed", lambda *about, **fields: broken.append((about, fields)))
    with served(tmp_path) as url:
        visitor = Visitor(url)
        described = visitor.http.get("/schema/openapi.json").json()
        schema: OpenApiSchema = schemathesis.openapi.from_dict(described)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) == sum(len(methods) for methods in described["paths"].values())
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                problems += fuzz(visitor, operation, mode, examples)
        assert visitor.http.get("/health").json()["status"] == "fine"
        visitor.http.close()
    with capfd.disabled():
        print(f"\n{len(operations)} operations, answers {dict(visitor.answered)}")  # noqa: T201
    assert broken == []
    assert not problems, "\n".join(problems)
    assert "Traceback" not in "".join(capfd.readouterr())
    assert audited(tmp_path).problems == []
