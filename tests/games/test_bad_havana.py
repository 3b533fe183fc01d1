"""Bad settings, seats and moves of HAVANA: refused by name with one sentence, changing nothing."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from malecon import BadComponents, BadMove, BadOption, BadSeats, IllegalMove, MaleconError, Match
from malecon.games.havana.moves import Notation
from malecon.games.havana.tables import CATALOG
from tests.games.refusals import is_one_sentence, refusal, unchanged
from tests.havana import havana, play

SETTINGS: list[tuple[dict[str, Any], type[MaleconError], str]] = [
    ({"seats": 5}, BadSeats, "havana is for 2 to 4 seats, not 5."),
    ({"seats": 1}, BadSeats, "1"),
    ({"seats": 0}, BadSeats, "0"),
    ({"seats": -3}, BadSeats, "-3"),
    ({"seats": True}, BadSeats, "true"),
    ({"seats": "3"}, BadSeats, "'3'"),
    ({"colour": "red"}, BadOption, "'colour'"),
    ({"rebid": "no"}, BadOption, "'rebid'"),
    ({"hidden_money": "yes"}, BadOption, "'hidden_money'"),
    ({"stall_limit": 0}, BadOption, "stall_limit cannot be 0; it can be none, 1 to 99."),
    ({"stall_limit": 100}, BadOption, "100"),
    ({"stall_limit": "x"}, BadOption, "'x'"),
    ({"stall_limit": -1}, BadOption, "-1"),
    ({"stall_limit": "015"}, BadOption, "'015'"),
    ({"stall_limit": "+5"}, BadOption, "'+5'"),
    ({"stall_limit": "\u0665"}, BadOption, "stall_limit"),
    ({"stall_limit": 15.0}, BadOption, "a float"),
    ({"stall_limit": True}, BadOption, "true"),
    ({"stall_limit": None}, BadOption, "nothing"),
    ({"stall_limit": 10**40}, BadOption, "a huge number"),
    ({"round_limit": 0}, BadOption, "0"),
    ({"round_limit": "off"}, BadOption, "'off'"),
    ({"bank": 107}, BadOption, "107"),
    ({"bank": "195"}, BadOption, "'195'"),
    ({"memory_help": "maybe"}, BadOption, "'maybe'"),
    ({"memory_help": 1}, BadOption, "1"),
    ({"edition": "de"}, BadOption, "'de'"),
    ({"edition": "NL"}, BadOption, "'NL'"),
    ({"name": "Havana"}, BadOption, "'Havana'"),
]


@pytest.mark.parametrize(("settings", "error", "quoted"), SETTINGS)
def test_settings_are_refused_by_name(
    settings: dict[str, Any], error: type[MaleconError], quoted: str
) -> None:
    given: dict[str, Any] = {"name": "havana", "seats": 3, "seed": 1} | settings
    assert quoted in refusal(error, lambda: Match(**given))


def test_good_settings_are_taken() -> None:
    taken: dict[str, Any] = {
        "stall_limit": 1,
        "round_limit": "99",
        "bank": 108,
        "memory_help": True,
    }
    found = Match("havana", seats=2, seed=1, **taken).snapshot()["options"]
    assert found == {"stall_limit": "1", "round_limit": "99", "bank": "108", "memory_help": "yes"}


PRINTED: dict[str, dict[str, Any]] = tomllib.loads(
    files("malecon.games").joinpath("data/havana.toml").read_text("utf-8")
)["buildings"]


def printed(without: str = "", **changes: Any) -> dict[str, Any]:
    """The table of buildings with some left out or changed."""
    return {"buildings": {k: v for k, v in PRINTED.items() if k != without} | changes}


WRONG_BOXES: dict[str, tuple[Any, str]] = {
    "35 buildings": (printed("bench"), "35 of them, expected 36"),
    "37 buildings": (printed(palace={"vp": 2, "brick": 1}), "37 of them"),
    "an unknown table": ({"ships": {}}, "'ships'"),
    "an unknown key": (printed(bench={"vp": 1, "wood": 1}), "'wood'"),
    "a negative price": (printed(bench={"vp": 1, "brick": -1}), "buildings.bench: brick -1"),
    "a price of ten": (printed(bench={"vp": 1, "pesos": 10}), "pesos 10"),
    "half a peso": (printed(bench={"vp": 1, "pesos": 0.5}), "pesos a float"),
    "a price in words": (printed(bench={"vp": 1, "workers": "one"}), "workers 'one'"),
    "a true price": (printed(bench={"vp": 1, "brick": True}), "brick true"),
    "no points": (printed(bench={"brick": 1}), "vp nothing"),
    "worth nothing": (printed(bench={"vp": 0, "brick": 1}), "vp 0"),
    "worth ten": (printed(bench={"vp": 10, "brick": 1}), "vp 10"),
    "no price": (printed(bench={"vp": 1}), "no price"),
    "the architect alone": (printed(bench={"vp": 1, "architect": True}), "no price"),
    "a number for the architect": (
        printed(bench={"vp": 1, "brick": 1, "architect": 1}),
        "architect 1",
    ),
    "a building that is none": (printed(bench=5), "buildings.bench: 5"),
    "a list": ({"buildings": []}, "buildings: a list of 0"),
    "a number": ({"buildings": 5}, "buildings: 5"),
    "the same name twice": (
        printed("well", **{"lamp-post": {"vp": 1, "brick": 1}}),
        "lamp-post twice",
    ),
    "a name with a space": (
        printed("bench", **{"big bench": {"vp": 1, "brick": 1}}),
        "'big bench'",
    ),
    "too few points": (
        {"buildings": {name: {"vp": 1, "brick": 1} for name in PRINTED}},
        "36 points in all, expected at least 58",
    ),
    "no file": ("no/such/file.toml", "no/such/file.toml"),
    "no table": (["buildings"], "a list of 1"),
    "nothing at all in it": ({"buildings": {}}, "0 of them"),
}  # fmt: skip


@pytest.mark.parametrize(("components", "quoted"), WRONG_BOXES.values(), ids=WRONG_BOXES)
def test_wrong_components_are_refused(components: Any, quoted: str) -> None:
    with pytest.raises(BadComponents) as caught:
        Match("havana", seats=3, seed=1, components=components)
    assert quoted in str(caught.value)
    assert all(problem.isprintable() for problem in caught.value.problems)


def test_the_printed_components_are_taken_as_a_table() -> None:
    own = Match("havana", seats=3, seed=1, components=printed())
    assert own.game.components_hash == Match("havana", seats=3, seed=1).game.components_hash


WORDS = Notation(CATALOG.tables().names)
GARBAGE = [
    "", " ", "\n", "foo", "lay", "lay siesta now", "do siesta, end", "do", "do worker-2", "do 7",
    "swap palace", "swap", "at top", "at left-top", "take", "take card", "remove bench", "tax",
    "tax pesos", "tax red", "rob 0", "rob 5", "rob -1", "rob \u0661", "rob 01", "rob vanessa",
    "steal worker", "steal 2", "pick debris", "pick worker", "pick red", "buy bench", "buy 1",
    "buy top_left", "replace debris", "replace pesos", "pay brick", "cover", "cover 0",
    "building palace", "building lamp_post", "cube grey", "cube", "bid 3", "take wood", "end end",
    "\x00", "end\x00", "e" * 100_000, "do siesta;end", None, 18, 1.5, b"end", ["end"],
    {"move": "end"},
]  # fmt: skip


@pytest.mark.parametrize("move", GARBAGE, ids=[f"{str(move)[:20]!r}" for move in GARBAGE])
def test_garbage_is_no_move(move: Any) -> None:
    match = play(havana(), 0, "do siesta")
    unchanged(match, BadMove, lambda: match.play(move, seat=0))
    unchanged(match, BadMove, lambda: match.play(move))
    unchanged(match, BadMove, lambda: match.why_not(move, 0))


@pytest.mark.parametrize("phase", ["actions", "cards"])
def test_moves_out_of_turn(phase: str) -> None:
    match = havana(phase=phase)
    before = match.position.encode()
    for text in WORDS.written.values():
        with pytest.raises(IllegalMove) as caught:
            match.play(text, seat=1)
        assert is_one_sentence(str(caught.value))
        assert str(caught.value).endswith("(H-014).")
    assert (match.position.encode(), match.log) == (before, [])


RICH: dict[str, Any] = {
    "cubes": {"brick": 1, "sandstone": 1, "loam": 2, "debris": 6},
    "pesos": 7,
    "workers": 2,
}
ALL_IN_ORDER = ("material-thief", "mama", "renewal", "conservation", "tax-collector", "peso-thief")
MIDDLES = {card: [f"do {card}"] for card in ALL_IN_ORDER} | {
    "begin": [],
    "steal": ["do material-thief", "rob 2"],
    "second": ["do material-thief", "rob 2", "steal loam"],
    "buy": ["do pesos"],
    "pay": ["do pesos", "buy top-left"],
}


@pytest.mark.parametrize("middle", MIDDLES)
def test_every_other_move_is_refused_in_the_middle_of_a_turn(middle: str) -> None:
    moves = MIDDLES[middle]
    card = moves[0][3:] if moves else "mama"
    exposed = RICH | {"open": ("siesta", "debris")}
    match = havana(
        RICH | {"open": ("siesta", card), "discard": ["worker", "black-market"]}, exposed, exposed,
        centre={"brick": 2, "glass": 2, "debris": 3},
    )  # fmt: skip
    play(match, 0, *moves)
    every_other_move_is_refused(match, 0)


@pytest.mark.parametrize("moves", ["", "cover siesta", "cover siesta,lay mama"])
def test_every_other_move_is_refused_while_cards_are_laid(moves: str) -> None:
    match = havana(phase="cards")
    if moves:
        play(match, 0, moves)
    every_other_move_is_refused(match, 0)


@pytest.mark.parametrize("moves", ["", "lay mama", "lay mama,lay siesta"])
def test_every_other_move_is_refused_while_the_first_cards_are_laid(moves: str) -> None:
    match = havana(phase="first")
    if moves:
        play(match, 1, moves)
    every_other_move_is_refused(match, 1)


def every_other_move_is_refused(match: Match, seat: int) -> None:
    legal = set(match.position.legal(seat))
    before = match.position.encode(), list(match.log), list(match.events)
    for action, text in WORDS.written.items():
        if action in legal:
            continue
        with pytest.raises(IllegalMove) as caught:
            match.play(text, seat=seat)
        assert is_one_sentence(str(caught.value)), text
        assert match.why_not(text, seat) is not None
    assert (match.position.encode(), match.log, match.events) == before
    assert all(match.why_not(WORDS.write(action), seat) is None for action in legal)


@pytest.mark.parametrize("seat", [3, 9, -1, -2, True, "0", 0.0, 10**40])
def test_seats_that_there_are_not(seat: Any) -> None:
    match = play(havana(), 0, "do siesta")
    for method in ("legal", "view", "offer", "undo", "restart", "can_undo", "heard"):
        message = unchanged(match, BadSeats, lambda: getattr(match, method)(seat))  # noqa: B023
        assert "seats are 0 to 2" in message
    unchanged(match, BadSeats, lambda: match.play("end", seat=seat))


def test_whose_move_it_is_must_be_said_where_several_are_asked() -> None:
    match = havana(phase="first")
    unchanged(match, IllegalMove, lambda: match.play("lay mama"))


def test_chance_is_played_only_where_it_is_asked() -> None:
    match = havana(draws=False)
    unchanged(match, BadSeats, lambda: match.play("cube brick", seat=-1))
    unchanged(match, IllegalMove, lambda: match.play("cube brick", seat=0))
    drawing = Match("havana", seats=2, seed=1, draws=False)
    unchanged(drawing, IllegalMove, lambda: drawing.play("cube brick", seat=-1))
    unchanged(drawing, IllegalMove, lambda: drawing.play("end", seat=-1))
    drawing.play("building bench", seat=-1)
    unchanged(drawing, IllegalMove, lambda: drawing.play("building bench", seat=-1))


def test_nothing_to_take_back() -> None:
    match = play(havana(), 0, "do siesta", "end")
    unchanged(match, IllegalMove, lambda: match.undo(0))
    unchanged(match, IllegalMove, lambda: match.restart(0))
    play(match, 1, "do siesta")
    unchanged(match, IllegalMove, lambda: match.undo(0))
