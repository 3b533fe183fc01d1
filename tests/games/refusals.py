"""How tests of bad input ask: the named error, one sentence, and a match that has not changed."""

from collections.abc import Callable

import pytest

from malecon import MaleconError, Match


def refusal(error: type[MaleconError], call: Callable[[], object]) -> str:
    """The one sentence with which a call is refused."""
    with pytest.raises(error) as caught:
        call()
    assert type(caught.value) is error
    message = str(caught.value)
    assert is_one_sentence(message), message
    return message


def unchanged(match: Match, error: type[MaleconError], call: Callable[[], object]) -> str:
    """The same for a call that would change a match."""
    before = state(match)
    message = refusal(error, call)
    assert state(match) == before
    return message


def state(match: Match) -> tuple[object, ...]:
    """All that a refused call must leave as it was."""
    log, events = list(match.log), list(match.events)
    return match.position.encode(), log, events, match.snapshot(), match.record(reveal=True)


def is_one_sentence(message: str) -> bool:
    """On one line, short enough to read, with one full stop at its end."""
    inside = message[:-1].rstrip(".")
    return (
        message.isprintable()
        and len(message) < 400
        and message[-1:] == "."
        and (inside == message[:-1] and ". " not in inside)
    )
