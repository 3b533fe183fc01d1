"""Dutch in whole sentences: articles, verbs in two parts, and what is counted with a times sign."""

import pytest

from malecon.games.acts import split
from malecon.games.cuba import acts as cuba
from malecon.games.event import Event, Lack, lacking
from malecon.games.wording import Words

PEOPLE = ("Ana", "Bo")
TIMES = "\N{MULTIPLICATION SIGN}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
TOLD = [
    (
        Event("built", 0, "small-office", target="b2", why="C-067"),
        "Ana bouwt het kleine handelskantoor op veld b2.",
    ),
    (
        Event("moved", 0, "cigars", 1, "yard", "dock 2", "C-079"),
        f"Ana levert 1 {TIMES} sigaren aan het schip op aanlegplaats 2.",
    ),
    (Event("enacted", 1, "tax-1"), "Bo neemt de belasting van 1 peso aan."),
    (
        Event("lapsed", None, "printed-tax"),
        f"De beginbelasting van 2 peso{APOSTROPHE}s is niet meer van kracht.",
    ),
    (Event("moved", 0, "worker", 2, "supply", "stock", "card worker"), "Ana neemt 2 arbeiders."),
    (
        Event("moved", 1, "glass", 2, "stock", "box", "H-021"),
        f"Bo betaalt 2 {TIMES} glas voor het gebouw.",
    ),
    (
        Event("bought", 1, "lamp-post", 1, source="top-left", why="H-019"),
        "Bo koopt linksboven de lantaarnpaal.",
    ),
    (Event("order", 1, n=2, why="H-014"), "Bo is als tweede aan de beurt."),
    (Event("card", 0, "mama", why="H-015"), "Ana gebruikt Mama."),
]


@pytest.mark.parametrize(("event", "dutch"), TOLD)
def test_events_are_told(event: Event, dutch: str) -> None:
    assert Words("nl", strict=True).event(event, PEOPLE) == dutch


def test_an_act_is_told_to_its_reader_and_to_others() -> None:
    events = [Event("card", 0, "architect", why="C-041"), Event("built", 0, "hotel", target="c3")]
    [act] = split(events, cuba.ROWS)
    words = Words("nl", strict=True)
    assert words.act(act, PEOPLE, 0) == "Je speelt de architect en bouwt het hotel op c3."
    assert words.act(act, PEOPLE, 1) == "Ana speelt de architect en bouwt het hotel op c3."


def test_what_is_lacking_is_one_sentence() -> None:
    reason = lacking(Lack("brick", 2, rule="H-021"), Lack("worker", 1, 5, rule="H-021"))
    assert Words("nl", strict=True).reason(reason) == (
        f"Je mist 2 bakstenen en 1 arbeider (of 5 peso{APOSTROPHE}s) (H-021)."
    )
