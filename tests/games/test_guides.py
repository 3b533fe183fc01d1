"""Guided rounds: each follows its record, teaches all it should, and is said in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from malecon.games import guides
from malecon.games import languages as known
from malecon.games.guides import GuideFile, Scene
from tests.fluent_files import languages_with

ROOT = Path(__file__).parents[2]
MOST_STEPS = 60
MOST_WORDS = 25
every_guide = pytest.mark.parametrize("name", guides.names())
every_language = pytest.mark.parametrize("language", languages_with("guides"))


@cache
def scenes(name: str) -> list[Scene]:
    return list(guides.scenes(name))


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text(language)))
    return found


@cache
def text(language: str) -> str:
    return known.text(language, "guides")


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in parse(text(language)).body if isinstance(entry, ast.Message)]


def say(language: str, key: str) -> str:
    found = bundle(language).get_message(key)
    assert found.value is not None
    said, problems = bundle(language).format_pattern(found.value)
    assert problems == []
    return str(said)


def moves(name: str) -> list[str]:
    return [step.move for step in guides.read(name).steps if step.move]


def steps_seen(name: str) -> set[str]:
    """What the learner is asked, by the names that the game has for its steps."""
    return {scene.glimpses[-1].view.step for scene in scenes(name) if scene.step.move}


def test_there_is_a_guide_to_each_game() -> None:
    assert {guides.recorded(name).game.name for name in guides.names()} == {"cuba", "havana"}
    assert guides.of_game("havana") == ["havana"]


@every_guide
def test_it_follows_its_record(name: str) -> None:
    for scene in scenes(name):
        offer = scene.glimpses[-1].offer
        if scene.step.move:
            assert offer is not None, scene.step
            assert scene.step.move in {choice.move for choice in offer.moves}, scene.step
            assert len(scene.glimpses) < 9, "who waits so long forgets what it was about"


@every_guide
def test_it_is_short(name: str) -> None:
    assert 20 <= len(guides.read(name).steps) <= MOST_STEPS


@every_guide
def test_what_is_seen_is_the_learners(name: str) -> None:
    seat = guides.read(name).seat - 1
    for scene in scenes(name):
        for seen in scene.glimpses:
            assert seen.view.seat == seat
            assert all(event.is_seen_by(seat) for event in seen.events)


@every_guide
def test_all_that_happens_is_told_once(name: str) -> None:
    """What the learner hears is what the record tells, up to where the steps end."""
    heard = [event for scene in scenes(name) for seen in scene.glimpses for event in seen.events]
    recorded = guides.recorded(name).heard(guides.read(name).seat - 1)
    assert heard == recorded[: len(heard)]


@every_guide
def test_its_paragraphs_are_in_the_rules(name: str) -> None:
    rules = "\n".join(path.read_text("utf-8") for path in (ROOT / "rules").rglob("*.md"))
    said = [step.paragraph for step in guides.read(name).steps]
    assert all(said)
    assert [one for one in said if f"**{one}**" not in rules] == []


@every_guide
@every_language
def test_every_step_can_be_said(name: str, language: str) -> None:
    guide = guides.read(name)
    for step in guide.steps:
        sentence = say(language, f"guide-{name}-{step.say}")
        assert len(re.sub(r"\*\*", "", sentence).split()) <= MOST_WORDS, sentence
        assert sentence.count("**") % 2 == 0, sentence
        assert ("**" in sentence) or not step.move, "what is to be done is marked"
        assert say(language, f"guide-{name}-{step.say}-why")
        if step.chapter:
            assert say(language, f"guide-{name}-chapter-{step.chapter}")
    assert say(language, f"guide-{name}")


@every_language
def test_there_are_no_other_words(language: str) -> None:
    needed = {key for name in guides.names() for key in needed_by(name, guides.read(name))}
    assert keys(language) == keys("en")
    assert set(keys(language)) == needed
    assert len(keys(language)) == len(needed)


def needed_by(name: str, guide: GuideFile) -> set[str]:
    found = {f"guide-{name}"}
    for step in guide.steps:
        found |= {f"guide-{name}-{step.say}", f"guide-{name}-{step.say}-why"}
        if step.chapter:
            found.add(f"guide-{name}-chapter-{step.chapter}")
    return found


@every_guide
def test_each_sentence_is_said_once(name: str) -> None:
    said = [step.say for step in guides.read(name).steps]
    assert len(said) == len(set(said))
    assert guides.read(name).steps[0].chapter


def test_cuba_has_every_character_and_phase() -> None:
    """All of it is done, not only told: characters, market, harbour, votes, tax and levy."""
    assert {"worker", "merchant", "architect", "foreman", "mayor"} <= set(moves("cuba"))
    assert {"place", "harvest", "trade", "build", "site", "foreman", "office-load"} <= steps_seen(
        "cuba"
    )
    assert {"mayor", "load", "bid", "enact", "tax", "levy"} <= steps_seen("cuba")
    events = [e for scene in scenes("cuba") for seen in scene.glimpses for e in seen.events]
    told = {event.what for event in events if event.event == "phase"}
    assert told == {"proposals", "actions", "parliament", "laws", "end"}
    rounds = [scene.glimpses[-1].view.round for scene in scenes("cuba")]
    assert rounds == sorted(rounds)
    assert rounds[-1] == 2


def test_havana_has_every_idea() -> None:
    """Number, order, ends of rows, replacement, thief, refresh: each is done or seen to happen."""
    happened = {
        scene.step.say: [(e.event, e.seat) for seen in scene.glimpses for e in seen.events]
        for scene in scenes("havana")
    }
    assert {("number", 0), ("order", 0)} <= set(happened["number"])
    assert ("refreshed", 0) in happened["refresh"]
    assert happened["refilled"].count(("dealt", None)) == 4
    assert {("bought", 0), ("ended", None)} <= set(happened["won"])
    assert {"rob 2", "steal glass", "buy top-left", "pay"} <= set(moves("havana"))
    assert {"lay-first", "do", "cover", "lay", "steal", "buy", "pay"} <= steps_seen("havana")
    paying = next(scene for scene in scenes("havana") if scene.step.say == "pay").glimpses[-1].view
    assert paying.purchase.payments[0].replaced == {"loam": 1}
    final = scenes("havana")[-1].glimpses[-1].view
    assert final.players[0].points >= final.target


def test_a_guide_that_its_record_does_not_follow_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A move that the record does not have, and steps beyond its end."""
    for wrong in ('say = "aim"\nmove = "take stone"', 'say = "aim"\nskip = 999'):
        changed = f'seat = 1\nnames = ["", "", ""]\n[[steps]]\n{wrong}\n'
        text_of = guides._text
        monkeypatch.setattr(
            guides,
            "_text",
            lambda file, c=changed, t=text_of: c if file == "cuba.toml" else t(file),
        )
        guides.read.cache_clear()
        with pytest.raises(guides.BadGuide):
            list(guides.scenes("cuba"))
        monkeypatch.undo()
        guides.read.cache_clear()
