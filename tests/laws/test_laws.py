"""What holds in every game of CUBA, tried on random games (`--games N`)."""

import hashlib
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from malecon import IllegalMove, Match, load
from malecon.engine.cuba import actions
from malecon.engine.cuba.turn import Cuba
from malecon.engine.position import CHANCE, OVER, Position
from malecon.engine.rng import Rng
from malecon.games.api import Game, game
from malecon.games.cuba.names import KINDS
from tests.laws.walk import random_game, sampled, settings, walk


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def counted(p: Cuba) -> list[int]:
    """How many pieces of each kind there are, wherever they lie."""
    found = []
    for kind in range(len(KINDS)):
        total = (p.supply >> 5 * kind & 31) + (p.market >> 5 * kind & 31)
        total += sum(p.held(seat, kind) for seat in range(p.box.seats))
        for place in range(4):
            if p.ship[place] >= 0:
                ship = p.box.components.ships[p.ship[place]]
                loaded = p.loaded[place]
                total += sum(loaded >> i & 1 for i, space in enumerate(ship) if space == kind)
        found.append(total)
    return found


def everything(p: Cuba) -> dict[str, Any]:
    ships = [*(p.ship[place] for place in range(4) if p.ship[place] >= 0)]
    ships += [ship for ship in range(15) if p.unseen >> ship & 1]
    ships += [p.tail >> 4 * i & 15 for i in range(p.tail_length)]
    tiles = [p.tiles_left, *(p.tiles[seat] for seat in range(p.box.seats))]
    return {"pieces": counted(p), "ships": sorted(ships), "tiles": sum(tiles)}


def test_law_pieces_ships_tiles_and_money_are_conserved_after_every_action(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        start = cast(Cuba, played.new())
        expected = everything(start)
        bank = start.box.rules.bank
        for position, _, _ in walk(played, number):
            p = cast(Cuba, position)
            assert everything(p) == expected
            if bank >= 0:
                assert p.bank + sum(p.pesos[seat] for seat in range(played.seats)) == bank


def test_law_somebody_can_always_go_on_and_every_game_ends(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        last = None
        for position, mover, _ in walk(played, number):
            legal = position.legal(mover)
            assert legal == sorted(set(legal))
            assert position.choices(mover) == len(legal) > 0
            last = position
        assert last is not None
        assert last.to_move() == OVER
        assert last.waiting() == 0
        assert cast(Cuba, last).round == 6


def test_law_every_legal_action_plays_and_a_copy_is_independent(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        for position, mover, _ in sampled(played, number, 7):
            before = position.encode()
            for action in position.legal(mover)[:12]:
                copied = position.copy()
                assert copied.encode() == before
                copied.play(mover, action)
                assert copied.encode() != before
                assert position.encode() == before


def test_law_encode_and_decode_round_trip(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        for position, mover, _ in sampled(played, number, 5):
            again = played.decode(position.encode())
            assert again.encode() == position.encode()
            assert again.legal(mover) == position.legal(mover)


def test_law_snapshots_round_trip(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        for position, _, _ in sampled(played, number, 9):
            snapshot = msgspec.json.decode(encoded(played.snapshot(position)))
            assert played.from_snapshot(snapshot).encode() == position.encode()


def test_law_a_position_from_a_view_gives_the_same_view(games: int) -> None:
    for number in range(games):
        played = random_game(number)
        for position, _, _ in sampled(played, number, 17):
            for seat in (None, *range(played.seats)):
                view = msgspec.json.decode(encoded(played.view(position, seat)))
                guessed = played.from_view(view, number)
                assert encoded(played.view(guessed, seat)) == encoded(view)


def has_secrets(played: Game, position: Position) -> bool:
    snapshot = played.snapshot(position)
    return any(snapshot["sealed"]) or any(snapshot["delegates"])


def test_law_views_and_offers_do_not_depend_on_what_is_hidden(games: int) -> None:
    changed = 0
    for number in range(games):
        played = random_game(number)
        for position, _, _ in sampled(played, number, 3):
            if not has_secrets(played, position):
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


def test_law_events_heard_before_a_reveal_do_not_depend_on_what_is_hidden(games: int) -> None:
    compared = 0
    for number in range(max(games // 10, 20)):
        chosen = Random(number)
        match = Match("cuba", seed=number, **settings(number))
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


def test_law_the_order_of_simultaneous_choices_does_not_matter(games: int) -> None:
    tried = 0
    for number in range(games):
        played = random_game(number)
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


def test_law_records_replay_to_the_same_game(games: int) -> None:
    for number in range(max(games // 10, 20)):
        chosen = Random(number)
        match = Match("cuba", seed=number, **settings(number))
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


def test_law_an_illegal_move_changes_nothing_and_has_a_reason(games: int) -> None:
    written = [*range(actions.LAW + 24), *range(actions.BID, actions.BID + 40)]
    for number in range(max(games // 50, 8)):
        chosen = Random(number)
        match = Match("cuba", seed=number, **settings(number))
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


def test_law_pick_is_uniform_over_legal() -> None:
    rng = Rng(5)
    for number in range(12):
        played = random_game(number)
        for position, mover, _ in sampled(played, number, 61):
            legal = position.legal(mover)
            rounds = 300 * len(legal)
            seen = dict.fromkeys(legal, 0)
            for _ in range(rounds):
                seen[position.pick(mover, rng)] += 1
            assert set(seen) == set(legal)
            spread = sum((n - 300) ** 2 / 300 for n in seen.values())
            freedom = len(legal) - 1
            assert spread <= freedom + 6 * (2 * freedom) ** 0.5 + 8


def test_law_stroll_plays_what_pick_would_have_picked() -> None:
    for number in range(20):
        played = random_game(number)
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
    assert 10 + 6 * (from_merchant + from_buildings + from_mayor) <= actions.MOST_PESOS


def test_law_both_builds_give_the_same_bytes() -> None:
    """The digest stands for every position of forty random games; both builds must reach it."""
    digest = hashlib.sha256()
    for number in range(40):
        position = random_game(number).new()
        rng = Rng(number)
        while position.stroll(rng) != OVER:
            digest.update(position.encode())
    assert digest.hexdigest() == BYTES_OF_FORTY_GAMES


BYTES_OF_FORTY_GAMES = "b21e6162ad5656c88ff753153fe9d0e0960b89ab32db10782569b073b3010839"


@given(number=st.integers(0, 10**6), choices=st.lists(st.integers(0, 60), max_size=400))
def test_law_any_line_of_play_keeps_what_must_be_kept(number: int, choices: list[int]) -> None:
    """Hypothesis leads the game where it likes, and shortens what it finds."""
    played = random_game(number)
    position = cast(Cuba, played.new())
    expected = everything(position)
    for choice in choices:
        mover = position.to_move()
        if mover == OVER:
            break
        legal = position.legal(mover)
        position.play(mover, legal[choice % len(legal)])
        assert everything(position) == expected
        assert sum(played.sources(position)[0].values()) == position.points[0]
    assert played.from_snapshot(played.snapshot(position)).encode() == position.encode()
    assert played.decode(position.encode()).encode() == position.encode()


def test_perft_counts_are_pinned() -> None:
    from malecon.engine.search import perft

    position = game("cuba", seats=2).new()
    assert [perft(position, depth) for depth in range(5)] == [1, 15, 210, 2730, 5460]
