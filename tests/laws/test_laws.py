"""What holds in every game of CUBA and HAVANA, tried on random games (`--games N`)."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from malecon import IllegalMove, Match, load
from malecon.engine.cuba import actions as cuba
from malecon.engine.cuba import checks as cuba_checks
from malecon.engine.cuba import steps
from malecon.engine.cuba import turn as cuba_turn
from malecon.engine.havana import actions as havana
from malecon.engine.havana import checks as havana_checks
from malecon.engine.havana import street
from malecon.engine.havana import turn as havana_turn
from malecon.engine.havana.kinds import BUILDINGS
from malecon.engine.havana.turn import Havana
from malecon.engine.position import CHANCE, OVER, Position
from malecon.engine.rng import Rng
from malecon.games.choosing import game
from tests.laws.pieces import everything
from tests.laws.walk import GAMES, random_game, sampled, settings, walk
from tests.rules.memory import Memory, agree


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


both = pytest.mark.parametrize("name", GAMES)


@both
def test_law_all_pieces_and_money_are_conserved_after_every_action(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        expected = everything(played.new())
        for position, _, _ in walk(played, number):
            assert everything(position) == expected


@both
def test_law_somebody_can_always_go_on_and_every_game_ends(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        last = None
        for position, mover, _ in walk(played, number):
            legal = position.legal(mover)
            assert legal == sorted(set(legal))
            assert position.choices(mover) == len(legal) > 0
            last = position
        assert last is not None
        assert last.to_move() == OVER
        assert last.waiting() == 0
        assert max(last.scores()) == max(last.scores()[seat] for seat in played.winners(last))


@both
def test_law_every_legal_action_plays_and_a_copy_is_independent(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        for position, mover, _ in sampled(played, number, 7):
            before = position.encode()
            for action in position.legal(mover)[:12]:
                copied = position.copy()
                assert copied.encode() == before
                copied.play(mover, action)
                assert copied.encode() != before
                assert position.encode() == before


@both
def test_law_encode_and_decode_round_trip(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        for position, mover, _ in sampled(played, number, 5):
            again = played.decode(position.encode())
            assert again.encode() == position.encode()
            assert again.legal(mover) == position.legal(mover)


@both
def test_law_snapshots_round_trip(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        for position, _, _ in sampled(played, number, 9):
            snapshot = msgspec.json.decode(encoded(played.snapshot(position)))
            assert played.from_snapshot(snapshot).encode() == position.encode()


@both
def test_law_a_position_from_a_view_gives_the_same_view(name: str, games: int) -> None:
    for number in range(games):
        played = random_game(name, number)
        for position, _, _ in sampled(played, number, 17):
            for seat in (None, *range(played.seats)):
                view = played.read_view(encoded(played.view(position, seat)))
                guessed = played.from_view(view, number)
                assert encoded(played.view(guessed, seat)) == encoded(view)


@both
def test_law_views_and_offers_do_not_depend_on_what_is_hidden(name: str, games: int) -> None:
    changed = 0
    for number in range(games):
        played = random_game(name, number)
        for position, _, _ in sampled(played, number, 3):
            if played.is_open(position):
                continue
            for seat in (None, *range(played.seats)):
                other = position.copy()
                other.resample(-1 if seat is None else seat, Rng(number))
                changed += other.encode() != position.encode()
                assert encoded(played.view(other, seat)) == encoded(played.view(position, seat))
                if seat is not None:
                    assert encoded(played.offer(other, seat)) == encoded(
                        played.offer(position, seat)
                    )
    assert changed > games


def test_law_what_others_know_of_a_hand_in_havana_is_all_that_can_be_known(games: int) -> None:
    unsure = 0
    for number in range(games):
        played = random_game("havana", number)
        memories = [Memory() for _ in range(played.seats)]
        for p, mover, action in walk(played, number):
            assert isinstance(p, Havana)
            for seat, memory in enumerate(memories):
                if memory.open != p.open[seat]:
                    memory.revealed(p.open[seat])
                    assert agree(memory, p, seat)
            if havana.TAKE <= action < havana.REMOVE:
                memories[mover].renewed()
                after = p.copy()
                after.play(mover, action)
                assert agree(memories[mover], after, mover)
                unsure += len(memories[mover].possible) > 1
    assert unsure > games


@both
def test_law_events_before_a_reveal_do_not_depend_on_what_is_hidden(name: str, games: int) -> None:
    compared = 0
    for number in range(max(games // 10, 20)):
        chosen = Random(number)
        match = Match(name, seed=number, **settings(name, number))
        while not match.over:
            if len(match.waiting) > 1 and match.game.is_sealed(match.position):
                compared += sealed_choices_stay_hidden(match, chosen)
            seat = chosen.choice(match.waiting)
            match.play(chosen.choice(match.legal(seat)), seat=seat)
    assert compared > 0


def sealed_choices_stay_hidden(match: Match, chosen: Random) -> int:
    """Two choices of one seat give all the others the same events, byte for byte."""
    seat = chosen.choice(match.waiting)
    one, two = chosen.choice(match.legal(seat)), chosen.choice(match.legal(seat))
    game_now = match.game
    heard: list[bytes] = []
    for move in (one, two):
        position = match.position.copy()
        position.listen()
        position.play(seat, move.action)
        events = game_now.events(position.hear())
        assert not any(event.event in ("bid", "met", "declined") for event in events)
        for other in (None, *range(match.seats)):
            if other != seat:
                seen = [event for event in events if event.is_seen_by(other)]
                heard.append(encoded(seen))
    half = len(heard) // 2
    assert heard[:half] == heard[half:]
    return 1


@both
def test_law_the_order_of_simultaneous_choices_does_not_matter(name: str, games: int) -> None:
    tried = 0
    for number in range(games):
        played = random_game(name, number)
        for position, mover, _ in walk(played, number):
            waiting = [s for s in range(played.seats) if position.waiting() >> s & 1]
            if mover == CHANCE or not played.is_sealed(position) or len(waiting) < 2:
                continue
            tried += 1
            chosen = Random(number)
            answers = {seat: chosen.choice(position.legal(seat)) for seat in waiting}
            results = set()
            for order in (waiting, waiting[::-1], chosen.sample(waiting, len(waiting))):
                after = position.copy()
                for seat in order:
                    after.play(seat, answers[seat])
                results.add(after.encode())
            assert len(results) == 1
    assert tried > games


@both
def test_law_records_replay_to_the_same_game(name: str, games: int) -> None:
    for number in range(max(games // 10, 20)):
        chosen = Random(number)
        match = Match(name, seed=number, **settings(name, number))
        stop = chosen.randrange(50, 900)
        while not match.over and len(match.log) < stop:
            seat = chosen.choice(match.waiting)
            match.play(chosen.choice(match.legal(seat)), seat=seat)
            if chosen.random() < 0.05 and match.can_undo(seat):
                match.undo(seat)
        again = load(match.record(reveal=True))
        assert again.position.encode() == match.position.encode()
        assert again.record(reveal=True) == match.record(reveal=True)
        assert again.scores == match.scores


@both
def test_law_an_illegal_move_changes_nothing_and_has_a_reason(name: str, games: int) -> None:
    written = [*range(cuba.LAW + 24), *range(cuba.BID, cuba.BID + 40)]
    if name == "havana":
        written = list(range(havana.ACTIONS))
    for number in range(max(games // 50, 8)):
        chosen = Random(number)
        match = Match(name, seed=number, **settings(name, number))
        while not match.over:
            if chosen.random() < 0.08:
                refused_moves_change_nothing(match, written)
            seat = chosen.choice(match.waiting)
            match.play(chosen.choice(match.legal(seat)), seat=seat)


def refused_moves_change_nothing(match: Match, written: list[int]) -> None:
    before = match.position.encode(), len(match.log), len(match.events)
    for seat in range(match.seats):
        legal = match.position.legal(seat)
        for action in written:
            reason = match.game.why_not(match.position, seat, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert reason.key.startswith("reason-")
    seat = match.waiting[0]
    wrong = next(a for a in written if a not in match.position.legal(seat))
    if match.game.write(wrong) != "use cigar-factory":
        with pytest.raises(IllegalMove):
            match.play(match.game.write(wrong), seat=seat)
    assert (match.position.encode(), len(match.log), len(match.events)) == before


@both
def test_law_what_is_legal_is_what_the_checks_allow(name: str, games: int) -> None:
    """Also where the engine finds all choices at once by a quicker form of the same conditions."""
    check, about = CHECKS[name]
    seen = set()
    for number in range(games):
        for position, mover, _ in sampled(random_game(name, number), number, 3):
            first, width = about(position)
            asked = [0, 1, *range(first, first + width)]
            allowed = [action for action in asked if check(position, mover, action) == 0]
            assert allowed == [action for action in position.legal(mover) if action in asked]
            seen.add(first)
    assert len(seen) > 9


def about_cuba(p: Any) -> tuple[int, int]:
    """The actions that a step of CUBA is about; bids have no end of their own."""
    if p.step in (steps.BID_VOTES, steps.BID_AGAIN):
        return cuba.BID, 40
    return cuba_turn.FIRST_ACTION[p.step], cuba_turn.WIDTH[p.step]


def about_havana(p: Any) -> tuple[int, int]:
    """The same for HAVANA."""
    return havana_turn.FIRST_ACTION[p.step], havana_turn.WIDTH[p.step]


CHECKS: dict[str, tuple[Any, Callable[[Any], tuple[int, int]]]] = {
    "cuba": (cuba_checks.check, about_cuba),
    "havana": (havana_checks.check, about_havana),
}


def test_law_who_lacks_nothing_can_buy_in_havana(games: int) -> None:
    """The quick answer whether a building can be bought, and the figures of what is lacking."""
    lacked = 0
    for number in range(games):
        for p, _, _ in sampled(random_game("havana", number), number, 13):
            assert isinstance(p, Havana)
            for seat in range(p.seats()):
                for building in range(BUILDINGS):
                    lacks = [street.short(p, seat, building, piece) > 0 for piece in range(5)]
                    lacks.append(street.lacks_architect(p, seat, building))
                    lacks.append(street.spare_debris(p, seat, building) < 0)
                    lacks.append(street.spare_pesos(p, seat, building) < 0)
                    assert street.can_buy(p, seat, building) == (not any(lacks))
                    lacked += any(lacks)
    assert lacked > games


@both
def test_law_pick_is_uniform_over_legal(name: str) -> None:
    rng = Rng(5)
    for number in range(12):
        played = random_game(name, number)
        for position, mover, _ in sampled(played, number, 61):
            legal = position.legal(mover)
            if len({position.weight(action) for action in legal}) > 1 and mover == CHANCE:
                continue  # drawn by weight: the next law
            rounds = 300 * len(legal)
            seen = dict.fromkeys(legal, 0)
            for _ in range(rounds):
                seen[position.pick(mover, rng)] += 1
            assert set(seen) == set(legal)
            spread = sum((n - 300) ** 2 / 300 for n in seen.values())
            freedom = len(legal) - 1
            assert spread <= freedom + 6 * (2 * freedom) ** 0.5 + 8


def test_law_chance_draws_by_weight() -> None:
    rng = Rng(6)
    position = game("havana", seats=2).new()
    while position.pile() == 0 or position.to_move() != CHANCE:
        position.play(position.to_move(), position.legal(position.to_move())[0])
    outcomes = position.legal(CHANCE)
    weights = [int(position.weight(outcome)) for outcome in outcomes]
    seen = dict.fromkeys(outcomes, 0)
    for _ in range(100 * sum(weights)):
        seen[position.pick(CHANCE, rng)] += 1
    for outcome, weight in zip(outcomes, weights, strict=True):
        assert abs(seen[outcome] - 100 * weight) < 5 * (100 * weight) ** 0.5


@both
def test_law_stroll_plays_what_pick_would_have_picked(name: str) -> None:
    for number in range(20):
        played = random_game(name, number)
        one, two = played.new(), played.new()
        first, second = Rng(number), Rng(number)
        while (mover := one.to_move()) != OVER:
            decision = mover != CHANCE and one.choices(mover) > 1
            one.play(mover, one.pick(mover, first))
            assert two.stroll(second) == decision
            assert one.encode() == two.encode()
        assert two.stroll(second) == OVER


def most_from_a_row(tokens: int, shortest: int) -> int:
    """The most that a merchant can get for all tokens of a kind, whatever the row's prices are."""
    longest = 9
    rows = [range(9, 9 - spaces, -1) for spaces in range(shortest, longest + 1)]
    return max(sum(row) + (tokens - len(row)) * row[-1] for row in rows)


def test_law_no_money_outgrows_the_bids() -> None:
    """Even who sells every token of the game in each round can bid all that he has."""
    from_merchant = 3 * most_from_a_row(18, 3) + 2 * most_from_a_row(15, 2)
    from_buildings = 2 + 4 + 6 + 4 + 2 * 2
    from_mayor = 4
    assert 10 + 6 * (from_merchant + from_buildings + from_mayor) <= cuba.MOST_PESOS


@both
def test_law_both_builds_give_the_same_bytes(name: str) -> None:
    """The digest stands for every position of forty random games; both builds must reach it."""
    digest = hashlib.sha256()
    for number in range(40):
        position = random_game(name, number).new()
        rng = Rng(number)
        while position.stroll(rng) != OVER:
            digest.update(position.encode())
    assert digest.hexdigest() == BYTES_OF_FORTY_GAMES[name]


BYTES_OF_FORTY_GAMES = {
    "cuba": "b21e6162ad5656c88ff753153fe9d0e0960b89ab32db10782569b073b3010839",
    "havana": "b5c3d1f0b62bf4e9383adcf8caa1b81d0ddc3f2fa1cc0ac1d35b1257f4d1da4c",
}


@both
@given(number=st.integers(0, 10**6), choices=st.lists(st.integers(0, 60), max_size=400))
def test_law_any_line_of_play_keeps_what_must_be_kept(
    name: str, number: int, choices: list[int]
) -> None:
    """Hypothesis leads the game where it likes, and shortens what it finds."""
    played = random_game(name, number)
    position = played.new()
    expected = everything(position)
    for choice in choices:
        mover = position.to_move()
        if mover == OVER:
            break
        legal = position.legal(mover)
        position.play(mover, legal[choice % len(legal)])
        assert everything(position) == expected
        assert sum(played.sources(position)[0].values()) == position.scores()[0]
    assert played.from_snapshot(played.snapshot(position)).encode() == position.encode()
    assert played.decode(position.encode()).encode() == position.encode()


def test_perft_counts_are_pinned() -> None:
    from malecon.engine.search import perft

    position = game("cuba", seats=2).new()
    assert [perft(position, depth) for depth in range(5)] == [1, 15, 210, 2730, 5460]
    later = start_of_play("cuba")
    assert [perft(later, depth) for depth in range(4)] == [1, 5, 32, 128]
    street = start_of_play("havana")
    assert [perft(street, depth) for depth in range(5)] == [1, 13, 156, 2028, 24336]


def start_of_play(name: str) -> Position:
    """Two seats where nothing more is drawn before the first card; always the first choice."""
    played = game(name, seats=2)
    position: Position = played.new()
    while played.snapshot(position)["step"] not in ("card", "lay-first"):
        position.play(position.to_move(), position.legal(position.to_move())[0])
    return position
