"""Events told act by act: every event in one act, and every act in one sentence."""

import re
from pathlib import Path

import pytest

import malecon
from malecon.games.acts import Act, row_of, split
from malecon.games.event import Event
from malecon.games.languages import languages
from malecon.games.match import Match
from malecon.games.registry import find
from malecon.games.wording import Words

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.txt"))
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed")
SOME = [path for i, path in enumerate(RECORDED) if i % 6 == 0]
STOPS = (".", "。")
LOOSE = {"ship", "moved", "ended"}  # of nobody, and told one by one

CUBA, HAVANA = find("cuba").act_rows, find("havana").act_rows


def told(events: list[Event], rows: object = CUBA, me: int | None = None) -> list[str]:
    words = Words("en", strict=True)
    acts = split(events, rows)  # type: ignore[arg-type]
    return [words.act(act, PEOPLE, me) for act in acts]


def match_of(path: Path) -> Match:
    return malecon.load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_every_event_is_in_one_act(path: Path) -> None:
    match = match_of(path)
    for viewer in (None, *range(match.seats)):
        heard = match.heard(viewer)
        acts = split(heard, match.game.act_rows)
        assert [event for act in acts for event in act.events] == heard
        assert all(heard[act.first] is act.events[0] for act in acts)


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_every_event_of_a_seat_has_a_row(path: Path) -> None:
    match = match_of(path)
    for event in match.events:
        if row_of(event, match.game.act_rows) is None:
            assert event.seat is None, event
            assert event.event in LOOSE, event


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", languages())
def test_every_act_is_one_good_sentence(path: Path, language: str) -> None:
    match, words = match_of(path), Words(language, strict=True)
    for act in split(match.heard(1), match.game.act_rows):
        said = words.act(act, PEOPLE, 1)
        assert not re.search(r"\(\)|  |[{}]|“”|„“| ,|none|, [.]", said), said
        assert not said or said.endswith(STOPS), said
        if act.clauses and act.seat is not None:
            assert sum(map(said.count, STOPS)) == 1, said


def test_a_whole_turn_is_one_act() -> None:
    events = [
        Event("card", 0, "architect", why="C-041"),
        Event("moved", 0, "wood", 1, "yard", "supply", "C-068"),
        Event("moved", 0, "wood", 1, "yard", "supply", "C-068"),
        Event("moved", 0, "stone", 1, "yard", "supply", "C-068"),
        Event("built", 0, "cigar-cafe", target="c2", why="C-067"),
        Event("turn-ended", 0),
    ]
    sentence = "play the architect and build the cigar café on c2 for 2 wood and 1 stone."
    assert told(events, me=0) == [f"You {sentence}"]
    assert told(events) == [
        "Ada plays the architect and builds the cigar café on c2 for 2 wood and 1 stone."
    ]
    german = Words("de", strict=True).act(split(events, CUBA)[0], PEOPLE, 0)
    assert german == (
        "Du spielst „Architekt“ und baust „Zigarren-Café“ auf c2"
        " für 2 \N{MULTIPLICATION SIGN} Holz und 1 \N{MULTIPLICATION SIGN} Stein."
    )  # fmt: skip


def test_cargo_for_two_docks_is_two_clauses() -> None:
    load = [("sugar", "dock 1", 1), ("citrus", "dock 2", 2), ("citrus", "dock 2", 2)]
    events = [Event("card", 0, "mayor", why="C-041")]
    for kind, dock, points in load:
        events.append(Event("moved", 0, kind, 1, "yard", dock, "C-079"))
        events.append(Event("scored", 0, "ships", points, why="C-079"))
    assert told(events) == [
        "Ada plays the mayor, loads 1 sugar in dock 1 for 1 point"
        " and loads 2 citrus in dock 2 for 4 points."
    ]  # fmt: skip


def test_tax_and_levy_together_are_told_with_the_levy() -> None:
    events = [
        Event("met", 1, "levy-sugar", why="C-100"),
        Event("moved", 1, "sugar", 1, "yard", "supply", "C-100"),
        Event("scored", 1, "laws", 2, why="law levy-sugar"),
        Event("scored", 1, "laws", 1, why="C-102"),
    ]
    assert told(events) == ["Bo pays the levy of 1 sugar: 1 sugar for 3 points."]


def test_what_nobody_chose_says_why() -> None:
    [act] = split([Event("moved", 0, "sugar", 2, "yard", "supply", "C-125")], CUBA)
    assert act.rule == "C-125"
    [chosen] = split([Event("card", 0, "mayor", why="C-041")], CUBA)
    assert chosen.rule == ""


def test_an_only_choice_belongs_to_what_follows() -> None:
    events = [Event("card", 1, "mayor", why="C-041"), Event("forced", 0, "card worker"),
              Event("card", 0, "worker", why="C-041")]  # fmt: skip
    first, second = split(events, CUBA)
    assert (first.is_forced, second.is_forced, second.first) == (False, True, 1)


def test_cards_and_purchases_of_havana_are_acts_of_their_own() -> None:
    events = [
        Event("card", 0, "peso-thief", why="H-015"),
        Event("stolen", 0, n=3, source="seat 2", why="card peso-thief"),
        Event("moved", 0, "brick", 2, "stock", "box", "H-021"),
        Event("paid", 0, n=1, why="H-021"),
        Event("bought", 0, "kiosk", 1, "top-left", why="H-019"),
        Event("scored", 0, "buildings", 1, why="H-024"),
        Event("moved", 0, "glass", 1, "stock", "box", "H-021"),
        Event("bought", 0, "well", 1, "top-left", why="H-019"),
        Event("scored", 0, "buildings", 1, why="H-024"),
    ]
    assert told(events, HAVANA, me=1) == [
        "Ada uses “peso thief” and steals 3 pesos from you.",
        "Ada buys the kiosk for 2 bricks and 1 peso and scores 1 point.",
        "Ada buys the well for 1 glass and scores 1 point.",
    ]


def test_hidden_cards_are_named_to_their_owner_alone() -> None:
    events = [
        Event("chose", 0, "lay siesta", why="H-011", seen=(0,)),
        Event("chose", 0, "lay mama", why="H-011", seen=(0,)),
        Event("sealed", 0, "cards", why="H-011"),
    ]
    assert told(events, HAVANA, me=0) == ["You lay face down: siesta and Mama."]
    others = [event for event in events if event.is_seen_by(1)]
    assert told(others, HAVANA, me=1) == ["Ada lays two cards face down."]


def test_nothing_is_told_of_no_event() -> None:
    assert split([], CUBA) == []
    quiet: list[Act] = split([Event("turn-ended", 0)], CUBA)
    assert [Words("en").act(act) for act in quiet] == [""]
