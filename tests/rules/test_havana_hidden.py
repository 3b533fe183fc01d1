"""Who sees what in HAVANA, and what can be taken back (H-048, HA-10, HA-49)."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from malecon import BadRecord, BadSeats, IllegalMove, Match, load
from malecon.engine.rng import Rng
from malecon.games.event import Event
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaKnown
from tests.havana import havana, play, player
from tests.rules.plaza import known, lay, lay_first, to_new_cards, told

PLAIN = ("siesta", "pesos")
RENEWING = {"open": ("siesta", "renewal")}
WATCHERS = (1, 2, None)


def alike(one: Match, two: Match, seat: int | None) -> bool:
    """Whether a seat, or a spectator, can tell two matches apart by view, events or offer."""
    same = one.view(seat) == two.view(seat) and one.heard(seat) == two.heard(seat)
    return same and (seat is None or one.offer(seat) == two.offer(seat))


def first(*cards: str) -> Match:
    """Seat 0 has laid these first cards; seats 1 and 2 none."""
    return play(havana(phase="first"), 0, *(f"lay {card}" for card in cards))


def laid(card: str) -> Match:
    """Seat 0 has laid this card on its Siesta and ended its turn; seats 1 and 2 follow."""
    return lay(havana(phase="cards"), ("siesta", card))


def renewed(card: str, *discard: str, **given: Any) -> Match:
    """Seat 0 has taken this card back from its discard pile and ended its turn."""
    match = havana(RENEWING | {"discard": discard or ["worker", "mama"]}, **given)
    return play(match, 0, "do renewal", f"take {card}", "end")


def random_positions(seed: int) -> Iterator[Match]:
    """A match at every moment of a game of random moves; it is the same object."""
    match = Match("havana", seats=2 + seed % 3, seed=seed)
    chooser = random.Random(seed)
    while not match.over:
        yield match
        seat = chooser.choice(match.waiting)
        match.play(chooser.choice(match.legal(seat)), seat=seat)


def seen(match: Match, seat: int | None) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(match.view(seat))


# First cards


@pytest.mark.parametrize("seat", WATCHERS)
def test_H_048_first_cards_are_seen_by_their_seat_alone(seat: int | None) -> None:
    assert alike(first("mama", "pesos"), first("siesta", "worker"), seat)
    assert not alike(first("mama", "pesos"), first("siesta", "worker"), 0)


@pytest.mark.parametrize("seat", WATCHERS)
def test_H_048_one_first_card_is_not_noticed(seat: int | None) -> None:
    assert alike(first("mama"), first(), seat)
    assert first("mama").view(0).laid == ["mama"]


def test_H_048_the_owner_sees_the_own_first_cards() -> None:
    own = first("mama", "pesos").view(0)
    assert own.laid == ["pesos", "mama"]
    assert set(own.hand) == set(names.CARDS) - {"pesos", "mama"}


def test_H_048_everybody_sees_that_a_seat_has_laid_its_cards() -> None:
    match = first("mama", "pesos")
    assert match.view(None).answered == [0]
    assert match.view(None).waiting == [1, 2]
    assert match.view(1).players[0].laid_count == 2
    assert match.view(1).players[0].hand_count == 11
    assert match.view(1).laid == []
    assert [(e.seat, e.what) for e in match.heard(None) if e.event == "sealed"] == [(0, "cards")]
    assert [e for e in match.heard(1) if e.event == "chose"] == []
    chosen = [(e.seat, e.what) for e in match.heard(0) if e.event == "chose"]
    assert chosen == [(0, "lay mama"), (0, "lay pesos")]


def test_H_048_first_cards_are_shown_together() -> None:
    match = first("mama", "pesos")
    play(match, 2, "lay siesta", "lay worker")
    assert told(match, "revealed") == []
    play(match, 1, "lay siesta", "lay renewal")
    shown = [(e.seat, e.what) for e in match.heard(None) if e.event == "revealed"]
    assert shown == [
        (0, "pesos"), (0, "mama"), (1, "siesta"), (1, "renewal"), (2, "siesta"), (2, "worker")
    ]  # fmt: skip


def arrived(*seats: int) -> Match:
    """All first cards are laid; the cards of the seats came in this order."""
    match = havana(phase="first")
    cards = {0: ["mama", "pesos"], 1: ["siesta", "worker"], 2: ["renewal", "debris"]}
    for seat in seats:
        match.play(f"lay {cards[seat].pop(0)}", seat=seat)
    return match


@pytest.mark.parametrize("seats", [(2, 2, 1, 1, 0, 0), (0, 1, 2, 2, 1, 0), (1, 0, 1, 2, 2, 0)])
def test_H_048_the_order_of_arrival_of_first_cards_does_not_matter(seats: tuple[int, ...]) -> None:
    one, two = arrived(0, 0, 1, 1, 2, 2), arrived(*seats)
    assert one.snapshot() == two.snapshot()
    assert one.record() == two.record()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_H_048_a_guess_from_a_view_keeps_only_the_own_first_cards(seat: int) -> None:
    match = first("mama", "pesos")
    play(match, 1, "lay siesta", "lay worker")
    guesses = [match.game.from_view(match.view(seat), seed) for seed in range(30)]
    cards = [match.game.snapshot(guess)["cards"] for guess in guesses]
    for other in (0, 1):
        different = {tuple(guess[other]["laid"]) for guess in cards}
        assert (len(different) == 1) is (other == seat)
        assert {len(laid) for laid in different} == {2}


# The new card


@pytest.mark.parametrize("seat", WATCHERS)
def test_H_048_a_card_laid_face_down_is_hidden(seat: int | None) -> None:
    assert alike(laid("mama"), laid("renewal"), seat)
    assert not alike(laid("mama"), laid("renewal"), 0)


def test_H_048_which_card_is_covered_is_public() -> None:
    match = laid("mama")
    assert player(match, 0).covered == "siesta"
    assert player(match, 0).laid_count == 1
    assert player(match, 0).hand_count == 10
    assert match.view(0).laid == ["mama"]
    assert match.view(1).laid == []
    assert match.view(None).laid is None


def test_H_048_a_laid_card_is_still_a_card_of_the_hand_to_the_others() -> None:
    match = laid("mama")
    assert "mama" in known(match, 0).hand
    assert len(known(match, 0).hand) == 11


def test_H_048_no_preview_shows_the_cards_of_others() -> None:
    match = lay(havana(phase="cards"), ("siesta", "mama"), ("siesta", "pesos"))
    play(match, 2, "cover siesta", "lay worker")
    (choice,) = match.offer(2).moves
    assert choice.move == "end"
    assert {event.event for event in choice.effect} <= {"turn-ended"}
    play(match, 2, "end")
    shown = [(e.seat, e.what) for e in told(match, "revealed")]
    assert shown == [(0, "mama"), (1, "pesos"), (2, "worker")]


def test_H_048_a_hidden_choice_shows_only_the_number_it_makes() -> None:
    match = havana(phase="cards")
    play(match, 0, "cover siesta")
    shown = {choice.move: choice.effect for choice in match.offer(0).moves}
    assert shown["lay mama"] == (Event("number", 0, n=29, why="H-012"),)
    assert {len(effect) for effect in shown.values()} == {1}
    assert {choice.effect for choice in havana(phase="first").offer(0).moves} == {()}


# What is public, what is not


def test_H_048_pieces_points_open_cards_sizes_and_bag_are_public() -> None:
    given = {"open": PLAIN, "pesos": 7, "workers": 2, "cubes": {"loam": 3}, "buildings": ["school"]}
    match = havana(given | {"discard": ["mama", "worker"]}, bag={"glass": 4, "debris": 9})
    for viewer in (None, 1, 2):
        table = match.view(viewer)
        mine = table.players[0]
        assert (mine.pesos, mine.workers, mine.points) == (7, 2, 3)
        assert mine.cubes["loam"] == 3
        assert mine.buildings == ["school"]
        assert mine.open == ["siesta", "pesos"]
        assert (mine.hand_count, mine.discard_count) == (9, 2)
        assert (table.bag["glass"], table.bag["debris"]) == (4, 9)


def test_H_048_a_spectator_sees_no_hand() -> None:
    table = havana({"discard": ["mama"]}).view(None)
    assert (table.hand, table.discard, table.laid) == (None, None, None)
    assert table.seat is None


def test_H_048_a_seat_that_does_not_exist_sees_nothing() -> None:
    with pytest.raises(BadSeats):
        havana().view(3)
    with pytest.raises(BadSeats):
        havana().offer(-1)


def test_H_048_no_view_tells_what_chance_will_draw() -> None:
    one, two = havana(seed=1, draws=False), havana(seed=2, draws=False)
    assert all(alike(one, two, seat) for seat in (0, 1, 2, None))
    pile = one.view(None).pile
    assert pile == sorted(pile, key=list(one.view(None).prices).index)


def test_HA_49_only_the_owner_looks_through_a_discard_pile() -> None:
    match = havana({"discard": ["mama", "worker"]}, {"discard": ["pesos"]}, place=1)
    assert match.view(0).discard == ["worker", "mama"]
    assert match.view(1).discard == ["pesos"]
    assert match.view(2).discard == []
    play(match, 1, "do siesta", "end")
    assert match.view(0).discard == ["worker", "mama"]


def test_HA_49_memory_help_changes_nothing_but_the_display() -> None:
    one = havana(RENEWING | {"discard": ["mama"]}, memory_help="no")
    two = havana(RENEWING | {"discard": ["mama"]}, memory_help="yes")
    play(one, 0, "do renewal", "take mama")
    play(two, 0, "do renewal", "take mama")
    for seat in (0, 1, 2, None):
        without, help_given = one.view(seat), two.view(seat)
        assert without.options["memory_help"] == "no"
        assert help_given.options["memory_help"] == "yes"
        assert msgspec.structs.replace(help_given, options=without.options) == without
        assert one.heard(seat) == two.heard(seat)


# What an attentive player remembers


def test_HA_49_at_first_everybody_knows_all_hands() -> None:
    match = havana(phase="first")
    assert known(match, 0) == HavanaKnown(
        hand=list(names.CARDS), discard=[], unknown=[], unknown_in_hand=0, piles=[]
    )
    lay_first(match, PLAIN, PLAIN, PLAIN)
    assert set(known(match, 0).hand) == set(names.CARDS) - set(PLAIN)


def test_HA_49_covered_cards_are_remembered() -> None:
    match = lay(havana(phase="cards", seats=2), ("siesta", "mama"), ("siesta", "worker"))
    assert known(match, 0).discard == ["siesta"]
    assert known(match, 1).discard == ["siesta"]
    assert set(known(match, 0).hand) == set(names.CARDS) - {"siesta", "protection", "mama"}


def test_HA_10_after_renewal_nobody_knows_which_card_came_back() -> None:
    match = renewed("mama", "worker", "mama", "debris")
    assert known(match, 0).unknown == ["debris", "worker", "mama"]
    assert known(match, 0).unknown_in_hand == 1
    assert known(match, 0).discard == []
    assert "mama" not in known(match, 0).hand
    assert len(known(match, 0).hand) == 8


@pytest.mark.parametrize("seat", WATCHERS)
def test_HA_10_views_do_not_tell_which_card_renewal_took(seat: int | None) -> None:
    assert alike(renewed("mama"), renewed("worker"), seat)
    assert not alike(renewed("mama"), renewed("worker"), 0)


def test_HA_10_that_renewal_was_declined_is_seen() -> None:
    declined = havana(RENEWING | {"discard": ["worker", "mama"]})
    play(declined, 0, "do renewal", "done", "end")
    assert known(declined, 0).discard == ["worker", "mama"]
    assert known(declined, 0).unknown == []
    assert not alike(declined, renewed("mama"), 1)


def test_HA_10_the_only_card_of_the_pile_is_known() -> None:
    match = renewed("mama", "mama")
    assert known(match, 0).unknown == []
    assert "mama" in known(match, 0).hand
    assert known(match, 0).discard == []


def test_HA_49_a_card_that_shows_up_again_settles_where_the_other_is() -> None:
    match = to_new_cards(renewed("mama", seats=2))
    lay(match, ("siesta", "mama"), ("siesta", "worker"))
    assert known(match, 0).unknown == []
    assert known(match, 0).discard == ["siesta", "worker"]


def test_HA_49_of_three_the_two_others_are_known_too() -> None:
    match = to_new_cards(renewed("mama", "worker", "mama", "debris", seats=2))
    lay(match, ("siesta", "mama"), ("siesta", "worker"))
    assert known(match, 0).unknown == []
    assert known(match, 0).discard == ["siesta", "debris", "worker"]


def test_HA_49_another_card_that_is_laid_settles_nothing() -> None:
    match = to_new_cards(renewed("mama", seats=2))
    lay(match, ("siesta", "pesos"), ("siesta", "worker"))
    assert known(match, 0).unknown == ["worker", "mama"]
    assert known(match, 0).unknown_in_hand == 1
    assert known(match, 0).discard == ["siesta"]
    assert "pesos" not in known(match, 0).hand


def test_HA_49_a_second_renewal_makes_the_covered_cards_unknown() -> None:
    match = to_new_cards(renewed("mama", seats=2))
    lay(match, ("siesta", "pesos"), ("siesta", "worker"))
    while match.waiting != (0,):
        play(match, match.waiting[0], "do protection", "end")
    play(match, 0, "do renewal", "take siesta")
    assert known(match, 0).unknown == ["siesta", "worker", "mama"]
    assert known(match, 0).unknown_in_hand == 2
    assert known(match, 0).discard == []


def test_HA_49_after_a_refresh_everything_is_known() -> None:
    rest = [card for card in names.CARDS if card not in ("siesta", "renewal")]
    given = RENEWING | {"hand": rest[:3], "discard": rest[3:]}
    match = havana(given, {"open": ("mama", "pesos")}, seats=2)
    play(match, 0, "do renewal", f"take {rest[5]}", "end")
    to_new_cards(match)
    lay(match, ("siesta", rest[0]), ("mama", "siesta"))
    assert known(match, 0).unknown_in_hand == 1
    to_new_cards(match)
    lay(match, ("pesos", "protection"), (rest[0], rest[1]))
    assert known(match, 0).unknown == []
    assert set(known(match, 0).hand) == set(names.CARDS) - {"renewal", rest[1]}
    assert known(match, 0).discard == []


@pytest.mark.slow
def test_HA_49_what_everybody_knows_is_true() -> None:
    unsure = 0
    for seed in range(4):
        for match in random_positions(seed):
            for seat in range(match.seats):
                own, sure = match.view(seat), known(match, seat)
                hand = {*own.hand, *own.laid}
                assert set(sure.hand) <= hand
                assert set(sure.discard) <= set(own.discard)
                assert len(hand & set(sure.unknown)) == sure.unknown_in_hand
                all_cards = [*sure.hand, *sure.discard, *sure.unknown]
                assert sorted(all_cards) == sorted({*hand, *own.discard})
                unsure += bool(sure.unknown)
    assert unsure > 50


# Guesses


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_H_048_a_resampled_position_looks_the_same(seed: int) -> None:
    different = 0
    for match in islice(random_positions(seed), 0, None, 2):
        for seat in (*range(match.seats), None):
            guess = match.position.copy()
            guess.resample(-1 if seat is None else seat, Rng(seed))
            assert msgspec.json.encode(match.game.view(guess, seat)) == seen(match, seat)
            if seat is not None:
                assert guess.legal(seat) == match.position.legal(seat)
            different += guess.encode() != match.position.encode()
    assert different > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_H_048_a_position_guessed_from_a_view_looks_the_same(seed: int) -> None:
    for match in islice(random_positions(seed), 0, None, 2):
        for seat in (*range(match.seats), None):
            guess = match.game.from_view(match.view(seat), seed)
            assert msgspec.json.encode(match.game.view(guess, seat)) == seen(match, seat)


def test_H_048_guesses_differ_in_what_is_unknown_only() -> None:
    match = renewed("mama", "worker", "mama", "debris")
    guesses = [match.game.from_view(match.view(1), seed) for seed in range(40)]
    cards = [match.game.snapshot(guess)["cards"] for guess in guesses]
    taken = [set(guess[0]["hand"]) & {"worker", "mama", "debris"} for guess in cards]
    assert {frozenset(found) for found in taken} == {
        frozenset([card]) for card in ("worker", "mama", "debris")
    }
    assert {tuple(guess[1]["hand"]) for guess in cards} == {tuple(match.view(1).hand)}
    mine = [match.game.from_view(match.view(0), seed) for seed in range(10)]
    assert {tuple(match.game.snapshot(guess)["cards"][0]["discard"]) for guess in mine} == {
        ("debris", "worker")
    }


# Taking back


def test_H_048_first_cards_can_be_taken_back_until_the_last_is_in() -> None:
    match = havana(phase="first")
    before, heard, log = match.snapshot(), list(match.events), list(match.log)
    play(match, 0, "lay mama", "lay pesos")
    assert match.can_undo(0)
    assert match.draft(0) == 2
    match.undo(0)
    match.undo(0)
    assert match.snapshot() == before
    assert match.events == heard
    assert match.log == log
    assert not match.can_undo(0)
    play(match, 0, "lay siesta", "lay worker")
    assert match.view(0).laid == ["siesta", "worker"]


@pytest.mark.parametrize("cards", [("mama", "pesos"), ("pesos", "mama")])
def test_H_048_an_undo_takes_back_the_second_first_card_alone(cards: tuple[str, str]) -> None:
    one = first(cards[0])
    match = first(*cards)
    match.undo(0)
    assert match.snapshot() == one.snapshot()
    assert match.events == one.events
    assert match.log == one.log
    assert match.view(0).laid == [cards[0]]
    assert 0 in match.waiting
    play(match, 0, "lay worker")
    assert set(match.view(0).laid) == {cards[0], "worker"}


def test_H_048_an_undo_of_the_second_first_card_leaves_what_others_laid_between() -> None:
    match = first("mama")
    play(match, 1, "lay siesta", "lay worker")
    play(match, 0, "lay pesos")
    match.undo(0)
    assert match.view(0).laid == ["mama"]
    assert match.view(1).laid == ["siesta", "worker"]
    heard = [(e.event, e.seat) for e in match.events if e.event in ("chose", "sealed")]
    assert heard == [("chose", 0), ("chose", 1), ("chose", 1), ("sealed", 1)]


def test_H_048_cards_that_a_snapshot_has_brought_are_not_taken_back() -> None:
    match = Match.from_snapshot(first("mama", "pesos").snapshot(), seed=1)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_H_048_a_single_first_card_can_be_taken_back() -> None:
    match = first("mama")
    match.undo(0)
    assert match.view(0).laid == []
    assert match.events == havana(phase="first").events


def test_H_048_taking_back_first_cards_leaves_those_of_others() -> None:
    match = first("mama")
    play(match, 1, "lay siesta", "lay worker")
    play(match, 0, "lay pesos")
    match.restart(0)
    assert match.view(None).answered == [1]
    assert match.view(1).laid == ["siesta", "worker"]
    assert [e.seat for e in match.events if e.event in ("chose", "sealed")] == [1, 1, 1]
    play(match, 0, "lay renewal", "lay debris")
    play(match, 2, "lay mama", "lay pesos")
    opened = [player(match, seat).open for seat in range(3)]
    assert opened == [["renewal", "debris"], ["siesta", "worker"], ["pesos", "mama"]]


def test_H_048_a_restart_takes_first_cards_back_as_well() -> None:
    match = first("mama", "pesos")
    match.restart(0)
    assert match.waiting == (0, 1, 2)


def test_H_048_first_cards_are_not_taken_back_after_the_reveal() -> None:
    match = lay_first(havana(phase="first"), PLAIN, PLAIN, PLAIN)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove):
            match.undo(seat)
        with pytest.raises(IllegalMove):
            match.restart(seat)
    assert [player(match, seat).open for seat in range(3)] == [["siesta", "pesos"]] * 3


def test_H_048_a_new_card_can_be_taken_back_until_the_turn_ends() -> None:
    match = havana(phase="cards")
    start, heard = match.snapshot(), list(match.events)
    play(match, 0, "cover siesta", "lay mama")
    match.undo(0)
    play(match, 0, "lay pesos")
    match.restart(0)
    assert match.snapshot() == start
    assert match.events == heard
    play(match, 0, "cover protection", "lay mama", "end")
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_H_048_nothing_is_taken_back_past_a_reveal() -> None:
    match = lay(havana(phase="cards", seats=2), ("siesta", "mama"), ("siesta", "worker"))
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove):
            match.undo(seat)
    mover = match.waiting[0]
    revealed = match.snapshot()
    play(match, mover, "do protection")
    match.restart(mover)
    assert match.snapshot() == revealed
    assert not match.can_undo(mover)


def test_H_048_a_renewal_can_be_taken_back_until_the_turn_ends() -> None:
    match = havana(RENEWING | {"discard": ["worker", "mama"]})
    start = match.snapshot()
    play(match, 0, "do renewal", "take mama")
    match.undo(0)
    play(match, 0, "take worker")
    match.restart(0)
    assert match.snapshot() == start
    assert told(match, "renewed") == []
    play(match, 0, "do renewal", "take worker", "end")
    assert not match.can_undo(0)


def test_H_048_nothing_is_taken_back_across_a_draw() -> None:
    match = havana({"open": ("siesta", "black-market"), "cubes": {"sandstone": 1}})
    play(match, 0, "do black-market")
    drawn = match.snapshot()
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)
    play(match, 0, "buy top-left")
    match.restart(0)
    assert match.snapshot() == drawn


def test_H_048_nothing_is_taken_back_across_a_refill() -> None:
    match = havana({"cubes": {"sandstone": 1}}, top=["bench", "well", "kiosk"])
    play(match, 0, "do siesta", "buy top-left")
    assert len(match.view(None).rows["top"]) == 6
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_H_048_nobody_takes_back_the_choice_of_another() -> None:
    match = havana({"cubes": {"sandstone": 1}})
    play(match, 0, "do siesta", "buy top-left")
    with pytest.raises(IllegalMove):
        match.undo(1)
    assert match.scores[0] == 1


# Records


def test_H_048_the_record_of_a_running_game_keeps_first_cards_back() -> None:
    assert first("mama", "pesos").record() == first("siesta", "worker").record()
    assert "lay" not in first("mama").record().split("snapshot")[0]
    assert first("mama").record() == first().record()


def test_H_048_the_record_of_a_running_game_keeps_a_laid_card_back() -> None:
    assert laid("mama").record() == laid("renewal").record()
    assert "lay mama" not in laid("mama").record()
    assert "lay mama" in laid("mama").record(reveal=True)


def test_H_048_after_the_reveal_the_record_holds_the_cards() -> None:
    match = lay(havana(phase="cards", seats=2), ("siesta", "mama"), ("siesta", "worker"))
    assert "1: cover siesta, lay mama, end" in match.record()
    assert "2: cover siesta, lay worker, end" in match.record()


def test_HA_10_the_record_of_a_running_game_does_not_tell_what_renewal_took() -> None:
    one, two = renewed("mama"), renewed("worker")
    assert one.record() == two.record()
    assert "take" not in one.record()
    to_new_cards(one)
    to_new_cards(two)
    assert one.record() == two.record()
    assert "take mama" in one.record(reveal=True)


def test_H_048_a_match_that_begins_amid_secrets_has_no_record_yet() -> None:
    match = Match.from_snapshot(renewed("mama").snapshot(), seed=1)
    with pytest.raises(BadRecord):
        match.record()
    assert "snapshot" in match.record(reveal=True)


@pytest.mark.slow
def test_H_048_the_record_of_a_running_game_can_be_read_at_every_moment() -> None:
    lines = 0
    for match in islice(random_positions(4), 0, None, 3):
        text = match.record()
        assert match.seed.hex() not in text
        assert "take" not in text
        assert text.count("\n") >= lines
        lines = text.count("\n")
        assert load(text).commitment != match.commitment  # it goes on with chance of its own
    assert lines > 20


def test_H_048_the_record_of_a_finished_game_tells_all() -> None:
    match = Match("havana", seats=2, seed=4, round_limit=6)
    chooser = random.Random(4)
    while not match.over:
        seat = match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
    again = load(match.record())
    assert again.over
    assert again.snapshot() == match.snapshot()
    assert again.record() == match.record()
