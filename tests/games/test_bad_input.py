"""Bad settings, seats and moves: each is refused by name with one sentence and changes nothing."""

from typing import Any

import pytest

from malecon import BadComponents, BadMove, BadOption, BadSeats, IllegalMove, MaleconError, Match
from malecon.games.cuba.moves import WRITTEN, read
from tests.cuba import cuba, play
from tests.games.refusals import is_one_sentence, refusal, unchanged
from tests.rules.course import convene, sending

SETTINGS: list[tuple[dict[str, Any], type[MaleconError], str]] = [
    ({"colour": "red"}, BadOption, "'colour'"),
    ({"Tokens": "2012"}, BadOption, "'Tokens'"),
    ({"tokens": "1999"}, BadOption, "'1999'"),
    ({"tokens": 1999}, BadOption, "1999"),
    ({"tokens": None}, BadOption, "nothing"),
    ({"tokens": 2012.0}, BadOption, "a float"),
    ({"tokens": ["2012"]}, BadOption, "a list of 1"),
    ({"tokens": True}, BadOption, "true"),
    ({"rebid": 1}, BadOption, "rebid cannot be 1"),
    ({"market_law": "x" * 9999}, BadOption, "market_law"),
    ({"edition": "it"}, BadOption, "'it'"),
    ({"edition": ""}, BadOption, "''"),
    ({"edition": "DE"}, BadOption, "'DE'"),
    ({"edition": 5}, BadOption, "5"),
    ({"edition": ["de"]}, BadOption, "a list of 1"),
    ({"name": "chess"}, BadOption, "'chess'"),
    ({"name": ""}, BadOption, "''"),
    ({"name": None}, BadOption, "nothing"),
    ({"name": ["cuba"]}, BadOption, "a list of 1"),
    ({"seats": 6}, BadSeats, "6"),
    ({"seats": 1}, BadSeats, "1"),
    ({"seats": 0}, BadSeats, "0"),
    ({"seats": -3}, BadSeats, "-3"),
    ({"seats": True}, BadSeats, "true"),
    ({"seats": 3.0}, BadSeats, "a float"),
    ({"seats": "3"}, BadSeats, "'3'"),
    ({"seats": None}, BadSeats, "nothing"),
    ({"seats": 10**40}, BadSeats, "a huge number"),
    ({"seed": -1}, BadOption, "-1"),
    ({"seed": 1 << 256}, BadOption, "a huge number"),
    ({"seed": True}, BadOption, "true"),
    ({"seed": "00"}, BadOption, "'00'"),
    ({"seed": "z" * 64}, BadOption, "'zzz"),
    ({"seed": b"short"}, BadOption, "a bytes"),
]


@pytest.mark.parametrize(("settings", "error", "quoted"), SETTINGS)
def test_settings_are_refused_by_name(
    settings: dict[str, Any], error: type[MaleconError], quoted: str
) -> None:
    given: dict[str, Any] = {"name": "cuba", "seats": 3, "seed": 1} | settings
    assert quoted in refusal(error, lambda: Match(**given))


@pytest.mark.parametrize(
    ("components", "quoted"),
    [
        ({"boats": {}}, "'boats'"),
        ({"plantations": 5}, "plantations: 5"),
        ({"plantations": {"common": ["LMTC", "FTFC", "WSMM"]}}, "plantations"),
        ({"plantations": {"common": ["LMTC", "FTFC"]}}, "plantations"),
        ({"ships": {"1": "CCSTR"}}, "ships"),
        ({"ships": {str(ship): "CCSTX" for ship in range(1, 16)}}, "ships"),
        ("no/such/file.toml", "no/such/file.toml"),
        (5, "5"),
        (["ships"], "a list of 1"),
    ],
)
def test_wrong_components_are_refused(components: Any, quoted: str) -> None:
    with pytest.raises(BadComponents) as caught:
        Match("cuba", seats=3, seed=1, components=components)
    assert quoted in str(caught.value)
    assert all(problem.isprintable() for problem in caught.value.problems)


NO_SEATS = [9, 3, -1, -2, True, False, "0", 0.0, [0], 10**40]


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize(
    "method", ["legal", "view", "offer", "undo", "restart", "can_undo", "heard"]
)
def test_seats_that_there_are_not(method: str, seat: Any) -> None:
    match = play(cuba(), 0, "worker, place b2")
    message = unchanged(match, BadSeats, lambda: getattr(match, method)(seat))
    assert "seats are 0 to 2" in message


@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_plays_from_a_seat_that_there_is_not(seat: Any) -> None:
    match = play(cuba(), 0, "worker, place b2")
    unchanged(match, BadSeats, lambda: match.play("end", seat=seat))
    unchanged(match, BadSeats, lambda: match.why_not("end", seat))


GARBAGE = [
    "", " ", "\n", "foo", "take", "worker now", "worker, end", "place e1", "place a4", "place 1a",
    "harvest", "build palace", "use inn-2", "dock 0", "dock 4", "load wood", "buy wood", "call 16",
    "call 0", "veto V", "enact I", "enact I I", "enact I II III", "pay wood citrus", "pay rum rum",
    "ship 0", "law tax-6", "start 6", "board common", "bid", "bid x", "bid 1.5", "bid \u0663",
    "bid +1", "bid 1 1", "\x00", "worker\x00", "w" * 100_000, "worker;end", None, 18, 1.5,
    b"worker", ["worker"], {"move": "worker"},
]  # fmt: skip


@pytest.mark.parametrize("move", GARBAGE, ids=[f"{str(move)[:20]!r}" for move in GARBAGE])
def test_garbage_is_no_move(move: Any) -> None:
    match = play(cuba(), 0, "worker, place b2")
    unchanged(match, BadMove, lambda: match.play(move, seat=0))
    unchanged(match, BadMove, lambda: match.play(move))
    unchanged(match, BadMove, lambda: match.why_not(move, 0))


def test_moves_out_of_turn() -> None:
    match = cuba()
    message = unchanged(match, IllegalMove, lambda: match.play("worker", seat=1))
    assert message == "worker: It is not your turn (C-041)."
    for text in WRITTEN.values():
        with pytest.raises(IllegalMove) as caught:
            match.play(text, seat=1)
        assert is_one_sentence(str(caught.value))
    assert match.position.encode() == cuba().position.encode()
    assert match.log == []


@pytest.mark.parametrize("move", ["  worker \n", "worker\t", "worker" + " " * 1000, "\nworker"])
def test_space_around_a_refused_move_does_not_spoil_the_sentence(move: str) -> None:
    match = cuba()
    unchanged(match, IllegalMove, lambda: match.play(move, seat=1))


OWN = {
    "pawn": "b2",
    "buildings": {"b1": "inn", "c2": "large-office"},
    "yard": {"rum": 1, "wood": 2},
}


@pytest.mark.parametrize(
    "moves",
    [
        "", "worker", "worker, place b2", "merchant", "merchant, take wood", "architect",
        "architect, build storehouse", "foreman", "foreman, use large-office",
        "foreman, use large-office, dock 1", "foreman, use inn", "mayor", "mayor, dock 3",
    ],
)  # fmt: skip
def test_every_other_move_is_refused_in_the_middle_of_a_turn(moves: str) -> None:
    match = cuba(OWN)
    if moves:
        play(match, 0, moves)
    legal = {move.action for move in match.legal(0)}
    refused = [text for text in WRITTEN.values() if not legal & set(read(text))]
    assert len(refused) > 200
    before = match.position.encode(), list(match.log), list(match.events)
    for text in refused:
        with pytest.raises(IllegalMove) as caught:
            match.play(text, seat=0)
        assert is_one_sentence(str(caught.value))
    assert (match.position.encode(), match.log, match.events) == before


def test_whose_move_it_is_must_be_said_where_several_are_asked() -> None:
    match = bidding()
    unchanged(match, IllegalMove, lambda: match.play("bid 0"))


def bidding() -> Match:
    """Three seats with five pesos each, asked for their bids."""
    return convene(cuba(*[sending("worker", pesos=5)] * 3, lap=4))


@pytest.mark.parametrize("move", ["bid 6", "bid 7", "bid 100", "bid 4095", "bid 006"])
def test_bids_above_the_own_money(move: str) -> None:
    match = bidding()
    message = unchanged(match, IllegalMove, lambda: match.play(move, seat=0))
    assert "(C-088)" in message


@pytest.mark.parametrize(
    "move", ["bid -1", "bid -0", "bid 4096", "bid 99999", "bid 1" + "0" * 5000]
)
def test_negative_and_huge_bids(move: str) -> None:
    match = bidding()
    unchanged(match, BadMove, lambda: match.play(move, seat=0))


def test_zeros_in_front_do_not_change_a_bid() -> None:
    match = bidding()
    with pytest.raises(MaleconError):
        match.play("bid 0000000009", seat=0)
    assert match.waiting == (0, 1, 2)


def test_a_sealed_bid_is_not_made_twice() -> None:
    match = play(bidding(), 0, "bid 2")
    unchanged(match, IllegalMove, lambda: match.play("bid 1", seat=0))


def test_nothing_to_take_back() -> None:
    match = play(cuba(), 0, "worker, place b2, end")
    unchanged(match, IllegalMove, lambda: match.undo(0))
    unchanged(match, IllegalMove, lambda: match.restart(0))
    unchanged(match, IllegalMove, lambda: match.undo(1))


def test_nobody_else_takes_back_a_turn() -> None:
    match = play(cuba(), 0, "worker, place b2")
    unchanged(match, IllegalMove, lambda: match.undo(1))
    unchanged(match, IllegalMove, lambda: match.restart(2))


def test_chance_is_played_only_where_it_is_asked() -> None:
    match = cuba(draws=False)
    unchanged(match, BadSeats, lambda: match.play("ship 5", seat=-1))
    unchanged(match, IllegalMove, lambda: match.play("ship 5", seat=0))
