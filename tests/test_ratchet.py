"""The code gets no more tangled than it is: figures that may only go down, and the public names."""

import pytest

import malecon
from tests.ratchet import MEASURES, limits, lowered

# What `import malecon` promises to users. A new name is a promise for years: add it on purpose.
PUBLIC = {
    *("Match", "all_games", "game", "load"),
    *("MaleconError", "BadComponents", "BadMove", "BadOption", "BadRecord", "BadSeats"),
    *("BadSnapshot", "IllegalMove", "StaleMove"),
}


@pytest.mark.parametrize("name", MEASURES)
def test_a_figure_keeps_its_limit(name: str) -> None:
    figure, where = MEASURES[name]()
    limit = limits()[name]
    assert figure <= limit, (
        f"{name} is {figure}, and tests/ratchet.toml allows {limit}. Found: {where}. "
        f"{MEASURES[name].__doc__} Bring it down again rather than raise the limit."
    )


def test_every_limit_belongs_to_a_figure() -> None:
    assert limits().keys() == MEASURES.keys()


def test_limits_are_lowered_and_never_raised() -> None:
    text = "longest_module = 400\nlongest_function = 50\n"
    above = {"longest_module": 10**6, "longest_function": 1}
    assert lowered(text, above).splitlines() == [
        f"longest_module = {limits()['longest_module']}",
        "longest_function = 1",
    ]


def test_the_public_names_are_the_promised_ones() -> None:
    assert set(malecon.__all__) == PUBLIC, "A name has come or gone: say so in CHANGES.md and here."
