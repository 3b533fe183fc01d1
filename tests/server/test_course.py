"""The course of a match: numbers that tell nothing, rows that play again, views that agree."""

from random import Random

import msgspec
import pytest

from malecon.games.choosing import game
from malecon.server.refusal import Refusal
from malecon.server.storage.rows import LogRow, TableRow
from malecon.server.table.log import MatchLog, Viewer, fingerprint, first_match
from malecon.server.table.updates import Views


def table(name: str, seats: int, seed: int) -> TableRow:
    played = game(name, seats=seats)
    return TableRow(
        id="t", game=name, edition=played.edition, options=played.options, seats=seats,
        rules=played.rules_version, components=played.components_hash,
        settings=played.resolved.encode().decode(), pace=b"", listed=False,
        owner=None, seed=bytes([seed]) * 32, state="running", opened=0, changed=0,
    )  # fmt: skip


def begun(name: str, seats: int, seed: int) -> MatchLog:
    match_log = MatchLog(first_match(table(name, seats, seed)))
    match_log.begin()
    return match_log


def stroll(match_log: MatchLog, chosen: Random, moves: int) -> list[LogRow]:
    """Random moves, some of them taken back; the rows they made."""
    rows = match_log.take_rows()
    for _ in range(moves):
        match = match_log.match
        if match.over:
            break
        seat = chosen.choice(match.waiting)
        able = [other for other in range(match.seats) if match.can_undo(other)]
        if able and chosen.random() < 0.2:
            match_log.undo(chosen.choice(able), chosen.choice(("undo", "restart")))
        else:
            match_log.play(seat, [str(chosen.choice(match.legal(seat)))])
        rows += match_log.take_rows()
    return rows


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4), ("cuba", 5)])
def test_a_log_plays_again_to_the_same_course(name: str, seats: int) -> None:
    match_log = begun(name, seats, 1)
    rows = stroll(match_log, Random(2), 300)
    again = MatchLog(first_match(table(name, seats, 1)))
    for row in rows:
        again.redo(row)
        assert again.take_rows() == [row]
    assert fingerprint(again.match) == fingerprint(match_log.match)
    assert again.match.events == match_log.match.events
    viewers: list[Viewer] = [None, *range(seats)]
    assert [again.n(viewer) for viewer in viewers] == [match_log.n(viewer) for viewer in viewers]
    assert again.since == match_log.since


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4)])
def test_what_was_missed_leads_to_what_is_heard(name: str, seats: int) -> None:
    chosen = Random(3)
    match_log = begun(name, seats, 4)
    viewers: list[Viewer] = [None, *range(seats)]
    known = {viewer: (0, match_log.match.heard(viewer)[:0]) for viewer in viewers}
    for _ in range(150):
        stroll(match_log, chosen, 2)
        viewer = chosen.choice(viewers)
        n, events = known[viewer]
        at, news = match_log.missed(viewer, match_log.row_of(viewer, n))
        events = events[:at] + news
        assert events == match_log.match.heard(viewer)
        known[viewer] = (match_log.n(viewer), events)


@pytest.mark.parametrize(("name", "seats"), [("cuba", 3), ("havana", 4)])
def test_encoded_views_are_the_views(name: str, seats: int) -> None:
    match_log = begun(name, seats, 5)
    for _ in range(60):
        stroll(match_log, Random(match_log.rows), 3)
        views = Views(match_log.match)
        for viewer in (None, *range(seats)):
            found = msgspec.json.decode(views.of(viewer))
            assert found == msgspec.json.decode(msgspec.json.encode(match_log.match.view(viewer)))


def test_one_of_two_sealed_cards_does_not_count_for_others() -> None:
    match_log = begun("havana", 3, 6)
    cards = [str(move) for move in match_log.match.legal(0)]
    before = [match_log.n(viewer) for viewer in (None, 0, 1, 2)]
    match_log.play(0, cards[:1])
    assert [match_log.n(viewer) for viewer in (None, 0, 1, 2)] == [
        before[0], before[1] + 1, before[2], before[3]
    ]  # fmt: skip
    assert not match_log.is_news(1, match_log.rows - 1)
    match_log.undo(0, "undo")
    assert match_log.n(1) == before[2]
    match_log.play(0, cards[:2])
    assert match_log.n(1) == before[2] + 1
    assert not match_log.is_stale(1, match_log.row_of(1, before[2]))
    assert match_log.is_stale(0, match_log.row_of(0, before[1]))


def test_who_comes_back_does_not_notice_an_unseen_take_back() -> None:
    told = []
    for first in (0, 1):  # who lays first, and takes it back unseen by others
        match_log = begun("havana", 3, 6)
        n = match_log.n(None)
        cards = [str(move) for move in match_log.match.legal(0)]
        if first == 0:
            match_log.play(0, cards[:1])
        match_log.play(2, [str(move) for move in match_log.match.legal(2)][:2])
        if first == 0:
            match_log.undo(0, "undo")
        match_log.play(0, cards[:2])
        told.append(
            [match_log.missed(None, match_log.row_of(None, at)) for at in (n, n + 1, n + 2)]
        )
    assert told[0] == told[1]


def test_last_turn_ends_where_it_did_when_others_take_back() -> None:
    match_log = begun("havana", 3, 6)
    for seat in (1, 0):
        match_log.play(seat, [str(move) for move in match_log.match.legal(seat)][:2])
    heard = match_log.heard(0, match_log.since[0])
    assert heard == len(match_log.match.heard(0))
    match_log.undo(1, "restart")
    gone = heard - len(match_log.match.heard(0))
    assert match_log.heard(0, match_log.since[0]) == heard - gone
    match_log.play(1, [str(move) for move in match_log.match.legal(1)][:2])
    assert match_log.match.heard(0)[match_log.heard(0, match_log.since[0]) :] != []


def test_a_play_that_fails_leaves_nothing_behind() -> None:
    match_log = begun("havana", 2, 7)
    match_log.take_rows()
    cards = [str(move) for move in match_log.match.legal(0)]
    match_log.play(0, cards[:2])
    match_log.take_rows()
    before = (match_log.rows, match_log.match.events[:], match_log.match.log[:], match_log.n(1))
    position = fingerprint(match_log.match)
    for moves in ([cards[2], cards[2]], [cards[2], "nonsense"], ["end"], [cards[2], cards[3], "x"]):
        with pytest.raises(Refusal):
            match_log.play(0, moves)
        found = (match_log.rows, match_log.match.events, match_log.match.log, match_log.n(1))
        assert found == before
        assert fingerprint(match_log.match) == position
        assert match_log.take_rows() == []
    match_log.play(1, cards[:2])
    assert not match_log.match.game.is_sealed(match_log.match.position)


def test_an_undo_takes_back_one_of_two_sealed_cards_and_is_played_again_from_its_row() -> None:
    match_log = begun("havana", 3, 6)
    rows = match_log.take_rows()
    cards = [str(move) for move in match_log.match.legal(0)]
    match_log.play(0, cards[:2])
    n = match_log.n(1)
    match_log.undo(0, "undo")
    assert match_log.match.view(0).laid == [cards[0].removeprefix("lay ")]
    assert match_log.n(1) == n + 1  # others see that the seat has not chosen after all
    match_log.play(0, cards[2:3])
    rows += match_log.take_rows()
    again = MatchLog(first_match(table("havana", 3, 6)))
    for row in rows:
        again.again(row)
    assert fingerprint(again.match) == fingerprint(match_log.match)


def test_an_undo_of_the_first_version_took_both_sealed_cards_back() -> None:
    match_log = begun("havana", 3, 6)
    before = fingerprint(match_log.match)
    match_log.play(0, [str(move) for move in match_log.match.legal(0)][:2])
    match_log.again(LogRow(match_log.rows, "undo", 0, -1, "", None, 0, b"", ""))
    assert fingerprint(match_log.match) == before


def test_sealed_cards_are_chosen_anew_all_at_once() -> None:
    match_log = begun("havana", 3, 6)
    cards = [str(move) for move in match_log.match.legal(0)]
    match_log.play(0, cards[:2])
    match_log.play(0, cards[2:4])
    laid = [f"lay {card}" for card in match_log.match.view(0).laid]
    assert laid == cards[2:4]
