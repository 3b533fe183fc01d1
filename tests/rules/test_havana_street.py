"""Buying and the two rows of buildings of HAVANA (H-019 to H-026, HA-34 to HA-41)."""

import random
from collections import Counter
from typing import Any

import pytest

from malecon import Match
from tests.havana import BOTTOM, TOP, cubes, havana, legal, play, player
from tests.rules.acting import refused, unread
from tests.rules.plaza import boxed, row, step, told

ENDS = ("top-left", "top-right", "bottom-left", "bottom-right")
RICH = {
    "pesos": 4,
    "workers": 5,
    "cubes": {"brick": 3, "sandstone": 3, "loam": 3, "glass": 3},
}
NEW = ["barber", "bakery", "school", "dockyard"]


Lacking = tuple[str, int, int, str]


def shopping(given: dict[str, Any], **table: Any) -> Match:
    """Seat 0 has carried out both cards and may buy."""
    match = havana(given, **table)
    first = player(match, 0).open[0]
    return play(match, 0, f"do {first}")


def box_with(**special: dict[str, Any]) -> dict[str, Any]:
    """A box of own buildings: these, and plain houses."""
    houses = {f"house-{i}": {"vp": 2, "glass": 9} for i in range(36 - len(special))}
    return {"buildings": special | houses}


def selling(price: dict[str, int], given: dict[str, Any], **table: Any) -> Match:
    """Seat 0 may buy a building of this price at the left end of the top row."""
    printed = box_with(palace={"vp": 3} | price)
    street = {"top": ["palace", "house-0", "house-1"], "bottom": ["house-2", "house-3", "house-4"]}
    return shopping(given, components=printed, **street, **table)


def lacks(match: Match) -> list[Lacking]:
    """What seat 0 lacks for the left end of the top row: kind, how many, instead, paragraph."""
    reason = match.why_not("buy top-left", 0)
    return [(lack.what, lack.n, lack.instead, lack.rule) for lack in reason.lacks] if reason else []


def replaced(what: str, n: int, instead: int, rule: str) -> Lacking:
    """The same lack made good by what may replace it (H-023)."""
    by = "pesos" if what == "worker" else "debris"
    return (by, instead, 0, rule) if instead else (what, n, instead, rule)


def enriched(given: Counter[str], lacking: list[Lacking]) -> dict[str, Any]:
    """What a seat has after it was given all that it lacked."""
    has = Counter(given)
    for what, n, _, _ in lacking:
        has[{"worker": "workers"}.get(what, what)] += n
    cubes = {what: n for what, n in has.items() if what not in ("pesos", "workers")}
    return {"pesos": has["pesos"], "workers": has["workers"], "cubes": cubes}


# What may be bought


def test_H_019_any_number_of_buildings_after_both_actions() -> None:
    match = shopping(RICH)
    play(match, 0, "buy top-left", "buy top-left", "buy bottom-left", "buy bottom-left", "end")
    assert player(match, 0).buildings == ["bench", "well", "cafe", "pharmacy"]
    assert match.scores == (6, 0, 0)
    assert match.waiting == (1,)


def test_H_019_buying_is_voluntary() -> None:
    match = shopping(RICH)
    assert legal(match, 0) == ["end", *(f"buy {end}" for end in ENDS)]
    play(match, 0, "end")
    assert match.scores == (0, 0, 0)
    assert match.waiting == (1,)


def test_H_020_only_the_buildings_at_the_ends() -> None:
    match = shopping(RICH)
    assert [move for move in legal(match, 0) if move != "end"] == [f"buy {end}" for end in ENDS]
    unread(match, 0, "buy well")
    unread(match, 0, "buy top-2")
    play(match, 0, "buy top-left")
    assert player(match, 0).buildings == ["bench"]


def test_H_020_each_purchase_exposes_the_next() -> None:
    match = shopping(RICH)
    play(match, 0, "buy top-left", "buy bottom-right", "buy bottom-right")
    assert player(match, 0).buildings == ["bench", "barracks", "arcade"]
    assert row(match, "top") == TOP[1:]
    assert row(match, "bottom") == BOTTOM[:-2]


def test_H_020_the_right_end_of_a_row() -> None:
    match = shopping(RICH)
    play(match, 0, "buy top-right")
    assert player(match, 0).buildings == ["balcony"]
    assert row(match, "top") == TOP[:-1]


# What it costs


def test_H_021_cubes_to_the_box_pesos_and_workers_to_the_supply() -> None:
    match = shopping(
        {"pesos": 3, "workers": 2, "cubes": {"brick": 2, "glass": 1, "debris": 1}},
        top=["cigar-hall", "well", "kiosk"],
        bank=108,
    )
    bank = match.view(None).bank
    play(match, 0, "buy top-left")  # brick, glass, 2 pesos, a worker
    mine = player(match, 0)
    assert (mine.points, mine.pesos, mine.workers) == (4, 1, 1)
    assert cubes(match, 0) == {"brick": 1, "debris": 1}
    assert boxed(match) == {"brick": 1, "glass": 1}
    assert match.view(None).workers == 14
    assert match.view(None).bank == bank + 2


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"pesos": 2}, ("reason-cost", "H-021")),
        ({"cubes": {"brick": 1}, "pesos": 1}, ("reason-pesos", "H-021")),
        ({"cubes": {"loam": 1, "glass": 1}, "pesos": 9}, ("reason-cost", "H-021")),
        ({"cubes": {"debris": 4}, "pesos": 9}, ("reason-cost", "H-021")),
    ],
)
def test_H_021_who_cannot_pay_cannot_buy(given: dict[str, Any], refusal: tuple[str, str]) -> None:
    match = shopping(given, top=["statue", "well", "kiosk"])
    assert refused(match, 0, "buy top-left") == refusal
    reason = match.why_not("buy top-left", 0)
    assert reason is not None
    assert reason.n == 1


def test_H_021_all_that_is_lacking_is_told() -> None:
    price = {"brick": 2, "glass": 1, "debris": 1, "pesos": 4, "workers": 1, "architect": True}
    match = selling(price, {"pesos": 1, "cubes": {"glass": 1}})
    assert lacks(match) == [
        ("architect", 1, 0, "H-022"),
        ("brick", 2, 10, "H-021"),
        ("debris", 1, 0, "H-021"),
        ("worker", 1, 5, "H-021"),
        ("pesos", 3, 0, "H-021"),
    ]


def test_H_023_what_is_to_spare_replaces_some_of_what_is_lacking() -> None:
    price = {"brick": 1, "glass": 2, "pesos": 2, "workers": 2}
    match = selling(price, {"pesos": 9, "cubes": {"debris": 13}})
    assert lacks(match) == [("glass", 1, 2, "H-021"), ("worker", 1, 3, "H-021")]
    assert legal(selling(price, {"pesos": 12, "cubes": {"debris": 15}}), 0) == [
        "end",
        "buy top-left",
    ]


def test_H_021_who_gets_all_that_was_lacking_can_buy() -> None:
    chosen = random.Random(7)
    tried = 0
    for _ in range(60):
        price = {piece: chosen.randrange(3) for piece in ("brick", "glass", "debris", "workers")}
        price |= {"pesos": chosen.randrange(4), "loam": 1}
        given = Counter(pesos=chosen.randrange(9), workers=chosen.randrange(2))
        given += Counter(brick=chosen.randrange(3), glass=1, debris=chosen.randrange(13))
        short = lacks(selling(price, enriched(given, [])))
        if not short:
            continue
        tried += 1
        assert lacks(selling(price, enriched(given, short))) == []
        assert lacks(selling(price, enriched(given, [replaced(*lack) for lack in short]))) == []
    assert tried > 20


def test_H_021_a_worker_that_is_lacking_is_named() -> None:
    match = shopping(
        {"workers": 1, "pesos": 4}, top=["barracks", "well", "kiosk"], bottom=BOTTOM[:3]
    )
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")
    reason = match.why_not("buy top-left", 0)
    assert reason is not None
    assert (reason.n, reason.what) == (1, "worker")


def test_H_022_the_architect_must_lie_open() -> None:
    priced = {"cubes": {"glass": 2}}
    top = ["conservatory", "well", "kiosk"]
    in_hand = shopping(priced, top=top)
    assert refused(in_hand, 0, "buy top-left") == ("reason-architect", "H-022")
    discarded = shopping(priced | {"discard": ["architect"]}, top=top)
    assert refused(discarded, 0, "buy top-left") == ("reason-architect", "H-022")
    opened = shopping(priced | {"open": ("siesta", "architect")}, top=top)
    play(opened, 0, "buy top-left")
    assert opened.scores[0] == 3
    assert player(opened, 0).open == ["siesta", "architect"]


def test_H_022_he_is_not_used_up() -> None:
    given = {"open": ("siesta", "architect"), "cubes": {"glass": 2, "brick": 1, "loam": 1}}
    match = shopping(given, top=["conservatory", "school", "kiosk", "bench"])
    play(match, 0, "buy top-left", "buy top-left")
    assert player(match, 0).buildings == ["conservatory", "school"]


def test_H_022_the_architect_of_another_does_not_help() -> None:
    match = havana(
        {"cubes": {"glass": 2}}, {"open": ("siesta", "architect")}, top=["conservatory", "well"],
        pile=[],
    )  # fmt: skip
    play(match, 0, "do siesta")
    assert refused(match, 0, "buy top-left") == ("reason-architect", "H-022")


def test_H_023_five_pesos_for_a_worker() -> None:
    match = shopping(
        {"workers": 1, "pesos": 5}, top=["barracks", "well", "kiosk"], bottom=BOTTOM[:3]
    )
    play(match, 0, "buy top-left")
    mine = player(match, 0)
    assert (mine.points, mine.pesos, mine.workers) == (2, 0, 0)


@pytest.mark.parametrize("colour", ["brick", "sandstone", "loam", "glass"])
def test_H_023_five_debris_for_a_cube_of_any_colour(colour: str) -> None:
    match = selling({colour: 1}, {"cubes": {"debris": 6}})
    play(match, 0, "buy top-left")
    assert match.scores[0] == 3
    assert cubes(match, 0) == {"debris": 1}
    assert boxed(match) == {"debris": 5}


def test_H_023_four_are_not_enough() -> None:
    match = selling({"glass": 1}, {"cubes": {"debris": 4}})
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")
    match = selling({"workers": 1}, {"pesos": 4})
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")


def test_H_023_no_reverse_exchange() -> None:
    match = selling({"pesos": 1}, {"workers": 5})
    assert refused(match, 0, "buy top-left") == ("reason-pesos", "H-021")
    match = selling({"debris": 1}, {"cubes": {"brick": 5, "glass": 5}})
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")


def test_H_023_no_other_exchange() -> None:
    match = selling({"glass": 1}, {"pesos": 50, "cubes": {"brick": 9}})
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")
    match = selling({"workers": 1}, {"pesos": 4, "cubes": {"debris": 30}})
    assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")


def test_H_024_buildings_lie_open_and_their_points_are_safe() -> None:
    match = Match("havana", seats=4, seed=11)
    chooser = random.Random(11)
    before = match.view(None).players
    while not match.over:
        seat = match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        now = match.view(None).players
        for old, new in zip(before, now, strict=True):
            assert set(old.buildings) <= set(new.buildings)
            assert old.points <= new.points
        before = now
    assert sum(match.scores) > 0
    worth = match.view(None).prices
    for seat in range(4):
        owned = player(match, seat).buildings
        assert sum(worth[name].points for name in owned) == match.scores[seat]


def test_H_025_nobody_buys_on_the_turn_of_another() -> None:
    match = havana(RICH, RICH, seats=2)
    play(match, 0, "do siesta")
    assert refused(match, 1, "buy top-left") == ("reason-not-your-turn", "H-014")
    play(match, 0, "end")
    assert refused(match, 0, "buy top-left") == ("reason-not-your-turn", "H-014")


def test_H_025_nobody_buys_in_phases_two_and_three() -> None:
    match = havana(RICH, RICH, seats=2, place=1, draws=False)
    play(match, 1, "do siesta", "end")
    assert step(match) == "draw-cube"
    for seat in (0, 1):
        refused(match, seat, "buy top-left")
    for _ in range(3):
        match.play("cube debris", seat=-1)
    refused(match, 0, "buy top-left")
    refused(match, 1, "buy top-left")
    play(match, 0, "cover siesta", "lay mama")
    refused(match, 0, "buy top-left")


# Refill


def test_H_026_two_buildings_go_to_the_ends_and_four_new_ones_between() -> None:
    match = shopping(RICH, top=TOP[:3], pile=NEW, draws=False)
    play(match, 0, "buy top-left")
    assert step(match) == "draw-building"
    for name in ("school", "barber", "dockyard", "bakery"):
        match.play(f"building {name}", seat=-1)
    assert row(match, "top") == ["well", "school", "barber", "dockyard", "bakery", "kiosk"]
    assert row(match, "bottom") == BOTTOM
    assert match.view(None).pile == []
    assert step(match) == "buy"


def test_H_026_the_bottom_row_is_refilled_alike() -> None:
    match = shopping(RICH, bottom=BOTTOM[:3], pile=NEW, draws=False)
    play(match, 0, "buy bottom-right")
    for name in NEW:
        match.play(f"building {name}", seat=-1)
    assert row(match, "bottom") == ["cafe", *NEW, "pharmacy"]
    assert row(match, "top") == TOP


def test_H_026_three_buildings_are_not_refilled() -> None:
    match = shopping(RICH, top=TOP[:4], pile=NEW)
    play(match, 0, "buy top-left")
    assert row(match, "top") == ["well", "kiosk", "lamp-post"]
    assert len(match.view(None).pile) == 4


def test_H_026_buying_goes_on_after_the_refill() -> None:
    match = shopping(RICH, top=TOP[:3], pile=[*NEW, "convent", "hospital", "capitol", "fortress"])
    play(match, 0, "buy top-left")
    assert len(row(match, "top")) == 6
    play(match, 0, "buy top-left")
    assert player(match, 0).buildings == ["bench", "well"]
    assert len(row(match, "top")) == 5
    assert len(match.view(None).pile) == 4


def test_HA_34_conservation_that_leaves_two_refills_at_once() -> None:
    match = havana({"open": ("siesta", "conservation")}, top=TOP[:3], pile=NEW, draws=False)
    play(match, 0, "do conservation", "remove top-right")
    assert step(match) == "draw-building"
    for name in NEW:
        match.play(f"building {name}", seat=-1)
    assert row(match, "top") == ["bench", *NEW, "well"]
    assert step(match) == "buy"


def test_HA_34_the_second_card_follows_after_the_refill() -> None:
    match = havana({"open": ("worker", "conservation")}, top=TOP[:3], pile=NEW)
    play(match, 0, "do conservation", "remove top-right")
    assert [e.what for e in told(match, "card")] == ["conservation", "worker"]
    assert player(match, 0).workers == 2
    assert step(match) == "buy"


def test_HA_35_what_conservation_exposes_can_be_bought() -> None:
    match = havana({"open": ("siesta", "conservation"), "cubes": {"loam": 1}})
    play(match, 0, "do conservation", "remove top-left", "buy top-left")
    assert player(match, 0).buildings == ["well"]


def test_HA_36_nothing_is_bought_before_both_actions() -> None:
    thief = {"open": ("peso-thief", "worker")} | RICH
    match = havana(thief, {"open": ("siesta", "pesos")}, {"open": ("siesta", "pesos")})
    assert refused(match, 0, "buy top-left") == ("reason-must-finish", "H-016")
    play(match, 0, "do worker")
    assert step(match) == "rob-pesos"
    assert refused(match, 0, "buy top-left") == ("reason-must-finish", "H-016")
    play(match, 0, "rob 2")
    assert "buy top-left" in legal(match, 0)


# Replacing pieces


def test_HA_37_own_pieces_come_first() -> None:
    match = selling({"workers": 2, "glass": 2}, {"workers": 1, "pesos": 9, "cubes": {"glass": 1,
                    "debris": 9}})  # fmt: skip
    play(match, 0, "buy top-left")  # 4 pesos and 4 debris would not replace more
    mine = player(match, 0)
    assert (mine.workers, mine.pesos) == (0, 4)
    assert cubes(match, 0) == {"debris": 4}


def test_HA_37_each_worker_separately_also_one_that_is_owned() -> None:
    match = selling({"workers": 2}, {"workers": 2, "pesos": 10})
    play(match, 0, "buy top-left")
    assert legal(match, 0) == ["replace worker", "pay"]
    play(match, 0, "replace worker", "pay")
    mine = player(match, 0)
    assert (mine.points, mine.workers, mine.pesos) == (3, 1, 5)


def test_HA_37_all_workers_can_be_replaced() -> None:
    match = selling({"workers": 2}, {"workers": 2, "pesos": 11}, draws=False)
    play(match, 0, "buy top-left", "replace worker", "replace worker")
    assert legal(match, 0) == ["pay"]
    assert refused(match, 0, "replace worker") == ("reason-cannot-replace", "H-023")
    play(match, 0, "pay")
    mine = player(match, 0)
    assert (mine.workers, mine.pesos) == (2, 1)


def test_HA_37_the_default_keeps_the_pesos() -> None:
    match = selling({"workers": 2}, {"workers": 2, "pesos": 10})
    play(match, 0, "buy top-left", "pay")
    mine = player(match, 0)
    assert (mine.workers, mine.pesos) == (0, 10)


def test_HA_37_the_buyer_names_which_cube_is_replaced() -> None:
    given = {"cubes": {"brick": 1, "glass": 1, "debris": 5}}
    match = selling({"brick": 1, "glass": 1}, given)
    play(match, 0, "buy top-left")
    assert legal(match, 0) == ["replace brick", "replace glass", "pay"]
    assert refused(match, 0, "replace loam") == ("reason-cannot-replace", "H-023")
    play(match, 0, "replace glass")
    assert cubes(match, 0) == {"glass": 1}
    assert boxed(match) == {"brick": 1, "debris": 5}


def test_HA_37_workers_that_the_price_does_not_ask_for_are_not_replaced() -> None:
    given = {"workers": 2, "pesos": 20, "cubes": {"brick": 1, "debris": 5}}
    match = selling({"brick": 1}, given)
    play(match, 0, "buy top-left")
    assert legal(match, 0) == ["replace brick", "pay"]
    assert refused(match, 0, "replace worker") == ("reason-cannot-replace", "H-023")
    play(match, 0, "pay")
    mine = player(match, 0)
    assert (mine.workers, mine.pesos) == (2, 20)


def test_HA_37_mixed_payment_of_cubes_and_workers() -> None:
    given = {"workers": 1, "pesos": 12, "cubes": {"brick": 1, "debris": 11}}
    match = selling({"brick": 2, "workers": 2, "pesos": 2}, given)
    play(match, 0, "buy top-left")  # lacking: one brick, one worker
    assert legal(match, 0) == ["replace brick", "replace worker", "pay"]
    play(match, 0, "replace brick", "pay")
    mine = player(match, 0)
    assert (mine.pesos, mine.workers) == (5, 0)
    assert cubes(match, 0) == {"brick": 1, "debris": 1}


def test_HA_37_a_purchase_is_finished_before_anything_else() -> None:
    match = selling({"workers": 1}, {"workers": 1, "pesos": 5})
    play(match, 0, "buy top-left")
    assert refused(match, 0, "end") == ("reason-must-finish", "H-016")
    assert refused(match, 0, "buy bottom-left") == ("reason-must-finish", "H-016")


def test_HA_38_debris_can_be_asked_as_a_price() -> None:
    match = selling({"debris": 3}, {"cubes": {"debris": 4}})
    play(match, 0, "buy top-left")
    assert cubes(match, 0) == {"debris": 1}
    assert boxed(match) == {"debris": 3}


@pytest.mark.parametrize(("debris", "enough"), [(7, False), (8, True)])
def test_HA_38_debris_as_a_price_and_as_a_replacement_add_up(debris: int, enough: bool) -> None:
    match = selling({"debris": 3, "glass": 1}, {"cubes": {"debris": debris}})
    assert ("buy top-left" in legal(match, 0)) is enough
    if enough:
        play(match, 0, "buy top-left")
        assert cubes(match, 0) == {}
        assert boxed(match) == {"debris": 8}
    else:
        assert refused(match, 0, "buy top-left") == ("reason-cost", "H-021")


def test_HA_38_pesos_can_be_asked_as_a_price() -> None:
    match = shopping({"pesos": 3}, top=["lamp-post", "well", "kiosk"])
    play(match, 0, "buy top-left")
    assert player(match, 0).pesos == 1
    assert match.scores[0] == 1


@pytest.mark.parametrize(("pesos", "enough"), [(6, False), (7, True)])
def test_HA_38_pesos_as_a_price_and_as_a_replacement_add_up(pesos: int, enough: bool) -> None:
    match = selling({"pesos": 2, "workers": 1}, {"pesos": pesos})
    assert ("buy top-left" in legal(match, 0)) is enough


# When the pile is empty


def test_HA_39_without_a_pile_there_is_no_refill() -> None:
    match = shopping(RICH, top=TOP[:3], pile=[])
    play(match, 0, "buy top-left")
    assert row(match, "top") == ["well", "kiosk"]
    assert [move for move in legal(match, 0) if "top" in move] == ["buy top-left", "buy top-right"]
    play(match, 0, "buy top-right")
    assert player(match, 0).buildings == ["bench", "kiosk"]


def test_HA_39_a_single_building_counts_once_as_the_left_one() -> None:
    match = shopping(RICH, top=["well"], pile=[])
    assert [move for move in legal(match, 0) if "top" in move] == ["buy top-left"]
    assert refused(match, 0, "buy top-right") == ("reason-not-an-end", "HA-39")
    play(match, 0, "buy top-left")
    assert row(match, "top") == []
    assert refused(match, 0, "buy top-left") == ("reason-no-building", "H-020")
    assert "buy bottom-left" in legal(match, 0)
    assert not match.over


def test_HA_39_conservation_sees_a_single_building_once() -> None:
    match = havana({"open": ("siesta", "conservation")}, top=["well"], bottom=["cafe"], pile=[])
    play(match, 0, "do conservation")
    assert legal(match, 0) == ["done", "remove top-left", "remove bottom-left"]
    assert refused(match, 0, "remove top-right") == ("reason-not-an-end", "HA-39")


# Reaching the target


def test_HA_40_the_target_in_the_middle_of_several_purchases() -> None:
    near = RICH | {"buildings": ["capitol", "cathedral", "convent"]}  # 18 of 20
    match = shopping(near, top=["lamp-post", "well", "kiosk", "bench"])
    play(match, 0, "buy top-left")
    assert match.waiting == (0,)
    play(match, 0, "buy bottom-left")
    assert match.over
    assert match.scores == (21, 0, 0)
    assert legal(match, 0) == []
    assert refused(match, 0, "buy bottom-left") == ("reason-game-over", "H-031")


def test_HA_40_no_refill_follows() -> None:
    near = RICH | {"buildings": ["capitol", "cathedral", "fortress"]}  # 19 of 20
    match = shopping(near, top=TOP[:3], pile=NEW)
    play(match, 0, "buy top-left")
    assert match.over
    assert row(match, "top") == ["well", "kiosk"]
    assert len(match.view(None).pile) == 4


def test_HA_41_only_the_player_on_turn_scores() -> None:
    match = Match("havana", seats=3, seed=21)
    chooser = random.Random(21)
    gained = 0
    while not match.over:
        before, seat = match.scores, match.waiting[0]
        match.play(chooser.choice(match.legal(seat)), seat=seat)
        changed = [other for other in range(3) if match.scores[other] != before[other]]
        assert changed in ([], [seat])
        gained += len(changed)
    assert gained > 3
    assert len(match.winners) == 1
