"""Acceptance scenarios of HAVANA: the thirteen action cards (SH-27 to SH-46)."""

from typing import Any

import pytest

from malecon import Match
from tests.havana import BOTTOM, TOP, cubes, havana, legal, play, player
from tests.rules.acting import refused, step, unread

BARE = {"open": ("siesta", "pesos")}  # no protection


def holds(card: str, **more: Any) -> dict[str, Any]:
    """A player with one card of interest open."""
    return {"open": ("siesta", card)} | more


def bare(**more: Any) -> dict[str, Any]:
    """A player who is not protected."""
    return BARE | more


def pesos(match: Match) -> list[int]:
    """The money of every seat."""
    return [owner.pesos for owner in match.view(None).players]


def sizes(match: Match, seat: int) -> tuple[int, int]:
    """Cards in hand and in the discard pile."""
    found = player(match, seat)
    return found.hand_count, found.discard_count


def test_SH_27_renewal_takes_back_a_card_that_nobody_sees() -> None:
    match = havana(holds("renewal", discard=["mama", "worker"]))
    assert sizes(match, 0) == (9, 2)
    play(match, 0, "do renewal")
    assert legal(match, 0) == ["done", "take worker", "take mama"]
    assert refused(match, 0, "take pesos") == ("reason-nothing-in-discard", "H-034")
    told = len(match.events)
    play(match, 0, "take mama")
    assert sizes(match, 0) == (10, 1)
    assert (match.view(0).discard, "mama" in match.view(0).hand) == (["worker"], True)
    for other in (1, 2, None):
        known = match.view(other).players[0].known
        assert set(known.unknown) == {"mama", "worker"}
        assert known.unknown_in_hand == 1
        assert (match.view(other).hand is None) == (other is None)
        heard = [(event.event, event.what) for event in match.heard(other, told)]
        assert ("renewed", "") in heard
        assert not any("mama" in what for _, what in heard)


def test_SH_27_renewal_may_take_none() -> None:
    match = havana(holds("renewal", discard=["mama", "worker"]))
    play(match, 0, "do renewal", "done")
    assert sizes(match, 0) == (9, 2)
    assert "end" in legal(match, 0)


def test_SH_28_siesta_and_protection_do_nothing_and_leave_purchases() -> None:
    match = havana({"cubes": {"sandstone": 1}}, centre={"brick": 2, "debris": 2})
    before = match.view(None)
    told = len(match.events)
    play(match, 0, "do protection")
    assert [event.event for event in match.events[told:]] == ["card", "card"]
    after = match.view(None)
    for key in ("players", "centre", "bag", "box", "workers", "rows", "pile"):
        assert getattr(after, key) == getattr(before, key)
    assert legal(match, 0) == ["end", "buy top-left"]
    play(match, 0, "buy top-left")
    assert match.scores[0] == 1


def test_SH_29_debris_takes_all_grey_cubes() -> None:
    match = havana(holds("debris"), centre={"debris": 4, "brick": 2})
    assert refused(match, 0, "end") == ("reason-must-finish", "H-016")
    play(match, 0, "do debris")
    assert cubes(match, 0) == {"debris": 4}
    assert (match.view(None).centre["debris"], match.view(None).centre["brick"]) == (0, 2)
    assert legal(match, 0) == ["end"]


def test_SH_29_nobody_is_asked_how_many() -> None:
    match = havana(holds("debris"), centre={"debris": 4})
    unread(match, 0, "do debris 3")
    unread(match, 0, "pick debris")
    refused(match, 0, "done")


def test_SH_29_without_grey_cubes_nothing_happens() -> None:
    match = havana(holds("debris"), centre={"brick": 2})
    play(match, 0, "do debris")
    assert (cubes(match, 0), step(match)) == ({}, "buy")
    assert match.view(None).centre["brick"] == 2


def test_SH_30_only_one_building_is_removed_in_a_round() -> None:
    match = havana(*[holds("conservation")] * 3)
    play(match, 0, "do conservation")
    assert legal(match, 0) == [
        "done", "remove top-left", "remove top-right", "remove bottom-left", "remove bottom-right"
    ]  # fmt: skip
    play(match, 0, "remove top-right", "end")
    for seat in (1, 2):
        assert refused(match, seat, "remove top-left") == ("reason-removed-already", "H-037")
        play(match, seat, "do conservation")
        assert step(match) == "buy"
        refused(match, seat, "remove top-left")
        if seat == 1:
            play(match, seat, "end")
    assert match.view(None).rows == {"top": TOP[:-1], "bottom": BOTTOM}
    assert TOP[-1] not in match.view(None).pile


def test_SH_32_the_tax_collector_chooses_what_later_players_lose() -> None:
    vanessa, peter, tobias, sarah = range(4)
    match = havana(
        bare(cubes={"brick": 1}, workers=1), holds("tax-collector"),
        bare(cubes={"brick": 1}, workers=1), bare(cubes={"loam": 1, "debris": 1}),
        seats=4, place=1, bank="108",
    )  # fmt: skip
    bank, supply = match.view(None).bank, match.view(None).workers
    play(match, peter, "do tax-collector")
    assert pesos(match) == [0, 1, 0, 0]
    assert match.view(None).bank == bank - 1
    assert legal(match, peter) == ["tax brick", "tax worker"]
    assert refused(match, peter, "done") == ("reason-must-take", "H-016")
    assert refused(match, peter, "tax glass") == ("reason-no-cube", "H-038")
    play(match, peter, "tax worker")
    assert legal(match, peter) == ["tax loam", "tax debris"]
    play(match, peter, "tax debris")
    assert (player(match, tobias).workers, cubes(match, tobias)) == (0, {"brick": 1})
    assert cubes(match, sarah) == {"loam": 1}
    assert (player(match, vanessa).workers, cubes(match, vanessa)) == (1, {"brick": 1})
    assert (match.view(None).workers, match.view(None).box["debris"]) == (supply + 1, 1)
    assert cubes(match, peter) == {}
    assert step(match) == "buy"


def test_SH_33_the_last_tax_collector_gets_a_peso_and_no_more() -> None:
    match = havana(bare(workers=1), bare(cubes={"brick": 1}), holds("tax-collector"), place=2)
    play(match, 2, "do tax-collector")
    assert pesos(match) == [0, 0, 1]
    assert (player(match, 0).workers, cubes(match, 1)) == (1, {"brick": 1})
    assert step(match) == "buy"


def test_SH_34_the_first_to_carry_out_worker_takes_two() -> None:
    match = havana({}, holds("worker"), holds("worker"))
    play(match, 0, "do siesta", "end")
    play(match, 1, "do siesta", "end")
    play(match, 2, "do worker")
    assert [player(match, seat).workers for seat in range(3)] == [0, 2, 1]
    assert match.view(None).workers == 12


@pytest.mark.parametrize("card", ["worker", "architect"])
def test_SH_35_without_workers_in_supply_none_are_taken_or_owed(card: str) -> None:
    bottom = ["cafe", "pharmacy", "florist", "lottery-office", "arcade", "barracks"]
    match = havana(holds(card), {}, {}, workers=0, order=[0, 2, 1], bottom=bottom)
    play(match, 0, f"do {card}")
    assert player(match, 0).workers == 0
    play(match, 0, "end")
    play(match, 2, "do siesta", "buy bottom-right")
    assert match.view(None).workers == 2
    assert player(match, 0).workers == 0


def test_SH_36_the_architects_worker_must_be_taken_and_buying_is_free() -> None:
    match = havana(holds("architect", cubes={"sandstone": 1}), workers=5)
    assert refused(match, 0, "end") == ("reason-must-finish", "H-016")
    refused(match, 0, "done")
    play(match, 0, "do architect")
    assert (player(match, 0).workers, match.view(None).workers) == (1, 4)
    assert {"end", "buy top-left"} <= set(legal(match, 0))
    play(match, 0, "end")
    assert player(match, 0).buildings == []


def test_SH_37_the_peso_thief_takes_half_rounded_down_from_a_later_player() -> None:
    sarah, vanessa, peter, tobias = range(4)
    match = havana(
        bare(pesos=9), holds("peso-thief"), bare(pesos=2), bare(pesos=7), seats=4, place=1
    )  # fmt: skip
    play(match, vanessa, "do peso-thief")
    assert legal(match, vanessa) == ["rob 3", "rob 4"]
    assert refused(match, vanessa, "rob 1") == ("reason-not-later", "H-041")
    assert refused(match, vanessa, "rob 2") == ("reason-self", "H-041")
    assert refused(match, vanessa, "done") == ("reason-must-take", "H-016")
    assert refused(match, vanessa, "end")[0] == "reason-must-finish"
    play(match, vanessa, "rob 4")
    assert pesos(match) == [9, 3, 2, 4]
    assert (sarah, peter, tobias) == (0, 2, 3)


def test_SH_38_the_last_peso_thief_robs_anybody() -> None:
    match = havana(bare(pesos=10), bare(pesos=4), holds("peso-thief"), place=2)
    play(match, 2, "do peso-thief")
    assert legal(match, 2) == ["rob 1", "rob 2"]
    play(match, 2, "rob 1")
    assert pesos(match) == [5, 4, 5]


def robbing_sarah() -> Match:
    """Tobias at work with the material thief; Sarah follows, and nobody else."""
    own = {"sandstone": 1, "loam": 1, "brick": 2, "debris": 3}
    match = havana(bare(), holds("material-thief"), bare(cubes=own), place=1)
    play(match, 1, "do material-thief")
    assert legal(match, 1) == ["steal brick", "steal sandstone", "steal loam", "steal debris"]
    return match


def test_SH_40_from_four_coloured_cubes_two_of_any_kind_may_be_stolen() -> None:
    match = play(robbing_sarah(), 1, "steal loam", "steal debris")
    assert cubes(match, 1) == {"loam": 1, "debris": 1}
    assert cubes(match, 2) == {"sandstone": 1, "brick": 2, "debris": 2}
    refused(match, 1, "steal brick")  # a third
    assert step(match) == "buy"


def test_SH_40_or_only_one() -> None:
    match = play(robbing_sarah(), 1, "steal loam", "done")
    assert cubes(match, 1) == {"loam": 1}
    assert cubes(match, 2) == {"sandstone": 1, "brick": 2, "debris": 3}


def test_SH_40_but_not_none() -> None:
    match = robbing_sarah()
    assert refused(match, 1, "done") == ("reason-must-take", "H-016")
    assert refused(match, 1, "steal glass") == ("reason-no-cube", "H-042")
    assert refused(match, 1, "end")[0] == "reason-must-finish"


@pytest.mark.parametrize("card", ["peso-thief", "material-thief"])
def test_SH_42_no_theft_where_the_only_later_player_is_protected(card: str) -> None:
    wealth: dict[str, Any] = {"pesos": 8, "cubes": {"brick": 4}}
    match = havana(bare(**wealth), holds(card), wealth, place=1)
    assert "protection" in player(match, 2).open
    play(match, 1, f"do {card}")
    assert (pesos(match), cubes(match, 1)) == ([8, 0, 8], {})
    assert cubes(match, 0) == cubes(match, 2) == {"brick": 4}
    assert step(match) == "buy"
    refused(match, 1, "rob 1")
    refused(match, 1, "rob 3")


def test_SH_42_a_protected_player_pays_no_tax() -> None:
    wealth: dict[str, Any] = {"pesos": 8, "cubes": {"brick": 4}, "workers": 2}
    match = havana(bare(**wealth), holds("tax-collector"), wealth, place=1)
    play(match, 1, "do tax-collector")
    assert pesos(match) == [8, 1, 8]
    assert cubes(match, 0) == cubes(match, 2) == {"brick": 4}
    assert player(match, 2).workers == 2
    assert step(match) == "buy"


def test_SH_43_the_first_to_carry_out_black_market_draws_two() -> None:
    match = havana({}, holds("black-market"), holds("black-market"), draws=False)
    bag = match.view(None).bag
    play(match, 0, "do siesta", "end")
    play(match, 1, "do black-market")
    match.play("cube glass", seat=-1)
    match.play("cube debris", seat=-1)
    assert cubes(match, 1) == {"glass": 1, "debris": 1}
    play(match, 1, "end")
    play(match, 2, "do black-market")
    match.play("cube loam", seat=-1)
    assert cubes(match, 2) == {"loam": 1}
    assert step(match) == "buy"
    taken = {"glass": 1, "debris": 1, "loam": 1}
    assert match.view(None).bag == {kind: n - taken.get(kind, 0) for kind, n in bag.items()}


def test_SH_45_pesos_takes_half_rounded_up() -> None:
    match = havana(holds("pesos"), holds("pesos"), seats=2, centre={"pesos": 10})
    play(match, 0, "do pesos", "end")
    play(match, 1, "do pesos")
    assert pesos(match) == [5, 3]
    assert match.view(None).centre["pesos"] == 2


def test_SH_46_mama_takes_half_of_each_rounded_up_and_chooses_colours() -> None:
    centre = {"loam": 1, "sandstone": 2, "brick": 3, "debris": 5}
    match = havana(holds("mama"), centre=centre)
    play(match, 0, "do mama")
    assert legal(match, 0) == ["pick brick", "pick sandstone", "pick loam"]
    assert refused(match, 0, "pick glass") == ("reason-no-cube", "H-045")
    assert refused(match, 0, "done") == ("reason-must-take", "H-016")
    play(match, 0, "pick sandstone", "pick sandstone", "pick loam")
    assert cubes(match, 0) == {"sandstone": 2, "loam": 1, "debris": 3}
    assert match.view(None).centre == {
        "brick": 3, "sandstone": 0, "loam": 0, "glass": 0, "debris": 2, "pesos": 4
    }  # fmt: skip
    refused(match, 0, "pick brick")
    assert step(match) == "buy"
