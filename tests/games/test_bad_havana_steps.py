"""Snapshots of HAVANA whose step cannot have been reached: the engine would not have allowed it."""

from typing import Any

import pytest

from malecon import BadSnapshot, Match
from tests.games.places import changed
from tests.games.refusals import refusal
from tests.havana import havana, play


def restored(snapshot: Any) -> Match:
    return Match.from_snapshot(snapshot, seed=1, draws=False)


def refused(match: Match, at: dict[str, Any]) -> str:
    """The sentence with which a changed snapshot is refused; unchanged it is taken."""
    good = match.snapshot()
    assert restored(good).snapshot() == good
    return refusal(BadSnapshot, lambda: restored(changed(good, at)))


def having(card: str, **own: Any) -> dict[str, Any]:
    return {"open": ("siesta", card), **own}


def test_the_setup_with_a_building_that_is_nowhere() -> None:
    match = Match("havana", seats=2, seed=1, draws=False)
    match.draw()
    assert "setup" in refused(match, {"pile": match.snapshot()["pile"][1:]})


def test_the_setup_with_a_bottom_row_before_the_top_one_is_whole() -> None:
    match = Match("havana", seats=2, seed=1, draws=False)
    while len(match.snapshot()["rows"]["bottom"]) < 5:
        match.draw()
    top, bottom = match.snapshot()["rows"].values()
    moved = {"rows.top": top[1:], "rows.bottom": [*bottom, top[0]]}
    assert "row by row" in refused(match, moved)


def test_a_swap_with_a_building_that_is_not_low_and_in_the_pile() -> None:
    match = swapping()
    high = match.snapshot()["rows"]["top"][0]
    assert "swap-end" in refused(match, {"progress.swap": high})


def swapping() -> Match:
    """A setup whose ends are all high, and a low building chosen to be put at one of them."""
    for seed in range(200):
        match = Match("havana", seats=2, seed=seed)
        if match.snapshot()["step"] == "swap-card":
            return play(match, 0, str(match.legal(0)[0]))
    raise AssertionError("no such setup")


def test_a_renewal_without_a_discard_pile() -> None:
    match = play(havana(having("renewal", discard=["mama"])), 0, "do renewal")
    none = {"cards.0.discard": [], "cards.0.hand": [*match.snapshot()["cards"][0]["hand"], "mama"]}
    assert "renew" in refused(match, none)


def test_a_second_conservation_in_a_round() -> None:
    match = play(havana(having("conservation")), 0, "do conservation")
    assert "conserve" in refused(match, {"removed": True, "sold": True})


RICH = {"cubes": {"brick": 4}, "pesos": 3}


def test_a_tax_on_a_seat_that_comes_earlier_or_is_protected() -> None:
    open_to_all = RICH | {"open": ("siesta", "mama")}
    match = havana(having("tax-collector"), open_to_all, {"cubes": {"brick": 1}}, draws=False)
    play(match, 0, "do tax-collector")
    assert match.snapshot()["progress"]["victim"] == 1
    assert "tax" in refused(match, {"progress.victim": 2, "progress.count": 2})
    assert "tax" in refused(match, {"progress.victim": 0, "progress.count": 0})
    assert "tax" in refused(match, {"progress.count": 2})


def test_a_theft_from_who_is_protected() -> None:
    open_to_all = RICH | {"open": ("siesta", "mama")}
    match = havana(having("material-thief"), open_to_all, {"cubes": {"brick": 1}}, draws=False)
    play(match, 0, "do material-thief", "rob 2")
    assert "steal" in refused(match, {"progress.victim": 2, "progress.count": 1})


def test_a_theft_of_more_cubes_than_may_be_taken() -> None:
    victim = {"cubes": {"brick": 2}, "open": ("siesta", "mama")}
    match = havana(having("material-thief"), victim, seats=2, draws=False)
    play(match, 0, "do material-thief", "rob 2")
    assert "steal" in refused(match, {"progress.count": 2})


def test_a_purchase_without_the_architect_it_asks_for() -> None:
    prices = havana().view(None).prices
    name, price = next(
        (name, price) for name, price in prices.items() if price.architect and price.workers
    )
    cubes = {colour: getattr(price, colour) for colour in ("brick", "sandstone", "loam", "glass")}
    own = {
        "cubes": cubes | {"debris": 20}, "pesos": 30, "workers": price.workers,
        "open": ("siesta", "architect"),
    }  # fmt: skip
    top = [name, *[other for other in prices if other != name][:5]]
    bottom = [other for other in prices if other not in top][:6]
    match = havana(own, top=top, bottom=bottom)
    play(match, 0, "do siesta", "buy top-left")
    assert match.snapshot()["step"] == "pay"
    hand = [card for card in match.snapshot()["cards"][0]["hand"] if card != "mama"]
    others = {
        "players.0.open": ["siesta", "mama"],
        "progress.carried": ["siesta", "mama"],
        "cards.0.hand": [*hand, "architect"],
    }
    assert "pay" in refused(match, others)


def test_shopping_before_both_cards_are_carried_out() -> None:
    match = play(havana(), 0, "do siesta")
    assert match.snapshot()["step"] == "buy"
    assert "buy" in refused(match, {"progress.carried": ["siesta"]})


def test_workers_hired_by_nobody() -> None:
    refused(havana(), {"hired": True})
    refused(havana(having("worker"), place=1), {"hired": False})


@pytest.mark.parametrize(
    "left",
    [
        {"progress.count": 1}, {"progress.stolen": 1}, {"progress.card": "mama"},
        {"progress.replaced": {"brick": 1}}, {"progress.replaced_workers": 1},
        {"progress.row": "bottom"}, {"progress.after": "card"}, {"progress.victim": 1},
    ],
    ids=str,
)  # fmt: skip
def test_something_left_over_between_turns(left: dict[str, Any]) -> None:
    refused(havana(), left)


def test_a_game_that_is_over_for_no_reason() -> None:
    for ended in ("target", "exhaustion", "stall", "rounds"):
        refused_over = {"step": "over", "ended": ended}
        refused(play(havana(), 0, "do siesta"), refused_over)


def test_a_restock_in_the_middle_of_the_order() -> None:
    match = havana(seats=2, draws=False)
    for seat in (0, 1):
        play(match, seat, "do siesta", "end")
    assert match.snapshot()["step"] == "draw-cube"
    assert "draw-cube" in refused(match, {"place": 1})


def test_a_black_market_of_a_seat_whose_turn_it_is_not() -> None:
    match = play(havana(having("black-market"), seats=2, draws=False), 0, "do black-market")
    assert match.snapshot()["step"] == "draw-cube"
    refused(match, {"place": 1})
