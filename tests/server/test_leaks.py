"""Nothing that the server sends depends on what its reader cannot know."""

from functools import lru_cache

import pytest

from malecon.games.registry import all_games
from tests.server.leaks import Found, Story, Tally, look
from tests.server.plants import PLANTS

PER_STORY = 5
THOROUGH = 10  # every so many positions everything is asked for, from the first step on
NOT_IN_CUBA = {  # where a sealed choice is one choice, and all that is face down is sealed
    "undo state, counted",
    "face-down card in replay",
    "unseen rows count",
    "word of unseen undo",
    "notice of every row",
    "notice with all rows",
    "time of unseen rows",
}


def compared(name: str, positions: int) -> Tally:
    """Compare so many positions of random games; how many there were to compare."""
    tally = Tally(0, 0, 0)
    done = number = 0
    while done < positions:
        story = Story(name, number)
        for end in story.positions(min(PER_STORY, positions - done)):
            found_there, found = look(story, end, thorough=done % THOROUGH == 0)
            assert not found, f"{name} {number}, position {end}: " + "\n".join(map(str, found))
            tally = Tally(*(a + b for a, b in zip(tally, found_there, strict=True)))
            done += 1
        number += 1
    return tally


@pytest.mark.slow
@pytest.mark.parametrize("name", all_games())
def test_nothing_hidden_is_told(
    name: str, positions: int, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = compared(name, positions // 2)
    with capsys.disabled():
        print(f"\n{name}: {positions // 2} positions, {tally}")  # noqa: T201
    assert tally.differing > tally.compared // 5
    assert tally.resampled < tally.differing // 3


@lru_cache
def story(name: str, number: int) -> Story:
    return Story(name, number)


def first_found(name: str) -> Found | None:
    """The first leak in some games, looked for where something is hidden, early and late."""
    for number in (1, 2, 3):
        hidden = [at for at, is_open in enumerate(story(name, number).is_open) if not is_open]
        for end in hidden[1:6] + hidden[6 :: len(hidden) // 3]:
            _, found = look(story(name, number), end)
            if found:
                return found[0]
    return None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "plant"),
    [(n, p) for n in all_games() for p in PLANTS if n != "cuba" or p not in NOT_IN_CUBA],
)
def test_a_planted_leak_is_caught(name: str, plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (1, 2, 3):
        story(name, number)  # played as it should be, whatever is planted
    with monkeypatch.context() as patch:
        PLANTS[plant](patch)
        assert first_found(name) is not None
