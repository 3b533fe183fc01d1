"""The course of a match: numbers that tell nothing, rows that play again, views that agree."""

from random import Random

import msgspec
import pytest

from malecon.games.api import game
from malecon.server.course import Course, Viewer, fingerprint, first_match
from malecon.server.refusal import Refusal
from malecon.server.store import LogRow, TableRow
from malecon.server.updates import Views


def table(name: str, seats: int, seed: int) -> TableRow:
    played = game(name, seats=seats)
    return TableRow(
        id="t", game=name, edition=played.edition, options=played.options, seats=seats,
        rules=played.rules_version, components=played.components_hash,
        settings=played.resolved.encode().decode(), pace=b"", listed=False,
        owner=None, seed=bytes([seed]) * 32, state="running", opened=0, changed=0,
    )  # fmt: skip


def begun(name: str, seats: int, seed: int) -> Course:
    course = Course(first_match(table(name, seats, seed)))
    course.begin()
    return course


def stroll(course: Course, chosen: Random, moves: int) -> list[LogRow]:
    """Random moves, some of them taken back; the rows they made."""
    rows = course.take_rows()
    for _ in range(moves):
        match = course.match
        if match.over:
            break
        seat = chosen.choice(match.waiting)
        able = [other for other in range(match.seats) if match.can_undo(other)]
        if able and chosen.random() < 0.2:
            course.undo(chosen.choice(able), chosen.choice(("undo", "restart")))
        else:
            course.play(seat, [str(chosen.choice(match.legal(seat)))])
        rows += course.take_rows()
    return rows


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4), ("cuba", 5)])
def test_a_log_plays_again_to_the_same_course(name: str, seats: int) -> None:
    course = begun(name, seats, 1)
    rows = stroll(course, Random(2), 300)
    again = Course(first_match(table(name, seats, 1)))
    for row in rows:
        again.redo(row)
        assert again.take_rows() == [row]
    assert fingerprint(again.match) == fingerprint(course.match)
    assert again.match.events == course.match.events
    viewers: list[Viewer] = [None, *range(seats)]
    assert [again.n(viewer) for viewer in viewers] == [course.n(viewer) for viewer in viewers]
    assert again.since == course.since


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4)])
def test_what_was_missed_leads_to_what_is_heard(name: str, seats: int) -> None:
    chosen = Random(3)
    course = begun(name, seats, 4)
    viewers: list[Viewer] = [None, *range(seats)]
    known = {viewer: (0, course.match.heard(viewer)[:0]) for viewer in viewers}
    for _ in range(150):
        stroll(course, chosen, 2)
        viewer = chosen.choice(viewers)
        n, events = known[viewer]
        at, news = course.missed(viewer, course.row_of(viewer, n))
        events = events[:at] + news
        assert events == course.match.heard(viewer)
        known[viewer] = (course.n(viewer), events)


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4)])
def test_encoded_views_are_the_views(name: str, seats: int) -> None:
    course = begun(name, seats, 5)
    for _ in range(60):
        stroll(course, Random(course.rows), 3)
        views = Views(course.match)
        for viewer in (None, *range(seats)):
            found = msgspec.json.decode(views.of(viewer))
            assert found == msgspec.json.decode(msgspec.json.encode(course.match.view(viewer)))


def test_one_of_two_sealed_cards_does_not_count_for_others() -> None:
    course = begun("havana", 3, 6)
    cards = [str(move) for move in course.match.legal(0)]
    before = [course.n(viewer) for viewer in (None, 0, 1, 2)]
    course.play(0, cards[:1])
    assert [course.n(viewer) for viewer in (None, 0, 1, 2)] == [
        before[0], before[1] + 1, before[2], before[3]
    ]  # fmt: skip
    assert not course.is_news(1, course.rows - 1)
    course.undo(0, "undo")
    assert course.n(1) == before[2]
    course.play(0, cards[:2])
    assert course.n(1) == before[2] + 1
    assert not course.is_stale(1, course.row_of(1, before[2]))
    assert course.is_stale(0, course.row_of(0, before[1]))


def test_who_comes_back_does_not_notice_an_unseen_take_back() -> None:
    told = []
    for first in (0, 1):  # who lays first, and takes it back unseen by others
        course = begun("havana", 3, 6)
        n = course.n(None)
        cards = [str(move) for move in course.match.legal(0)]
        if first == 0:
            course.play(0, cards[:1])
        course.play(2, [str(move) for move in course.match.legal(2)][:2])
        if first == 0:
            course.undo(0, "undo")
        course.play(0, cards[:2])
        told.append([course.missed(None, course.row_of(None, at)) for at in (n, n + 1, n + 2)])
    assert told[0] == told[1]


def test_last_turn_ends_where_it_did_when_others_take_back() -> None:
    course = begun("havana", 3, 6)
    for seat in (1, 0):
        course.play(seat, [str(move) for move in course.match.legal(seat)][:2])
    heard = course.heard(0, course.since[0])
    assert heard == len(course.match.heard(0))
    course.undo(1, "restart")
    gone = heard - len(course.match.heard(0))
    assert course.heard(0, course.since[0]) == heard - gone
    course.play(1, [str(move) for move in course.match.legal(1)][:2])
    assert course.match.heard(0)[course.heard(0, course.since[0]) :] != []


def test_a_play_that_fails_leaves_nothing_behind() -> None:
    course = begun("havana", 2, 7)
    course.take_rows()
    cards = [str(move) for move in course.match.legal(0)]
    course.play(0, cards[:2])
    course.take_rows()
    before = (course.rows, course.match.events[:], course.match.log[:], course.n(1))
    position = fingerprint(course.match)
    for moves in ([cards[2], cards[2]], [cards[2], "nonsense"], ["end"], [cards[2], cards[3], "x"]):
        with pytest.raises(Refusal):
            course.play(0, moves)
        found = (course.rows, course.match.events, course.match.log, course.n(1))
        assert found == before
        assert fingerprint(course.match) == position
        assert course.take_rows() == []
    course.play(1, cards[:2])
    assert not course.match.game.is_sealed(course.match.position)


def test_an_undo_takes_back_one_of_two_sealed_cards_and_is_played_again_from_its_row() -> None:
    course = begun("havana", 3, 6)
    rows = course.take_rows()
    cards = [str(move) for move in course.match.legal(0)]
    course.play(0, cards[:2])
    n = course.n(1)
    course.undo(0, "undo")
    assert course.match.view(0)["laid"] == [cards[0].removeprefix("lay ")]
    assert course.n(1) == n + 1  # others see that the seat has not chosen after all
    course.play(0, cards[2:3])
    rows += course.take_rows()
    again = Course(first_match(table("havana", 3, 6)))
    for row in rows:
        again.again(row)
    assert fingerprint(again.match) == fingerprint(course.match)


def test_an_undo_of_the_first_version_took_both_sealed_cards_back() -> None:
    course = begun("havana", 3, 6)
    before = fingerprint(course.match)
    course.play(0, [str(move) for move in course.match.legal(0)][:2])
    course.again(LogRow(course.rows, "undo", 0, -1, "", None, 0, b"", ""))
    assert fingerprint(course.match) == before


def test_sealed_cards_are_chosen_anew_all_at_once() -> None:
    course = begun("havana", 3, 6)
    cards = [str(move) for move in course.match.legal(0)]
    course.play(0, cards[:2])
    course.play(0, cards[2:4])
    laid = [f"lay {card}" for card in course.match.view(0)["laid"]]
    assert laid == cards[2:4]
