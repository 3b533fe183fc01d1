"""Snapshots of HAVANA with all pieces there, which the course of the game never reaches."""

from typing import Any

import pytest

from malecon import BadSnapshot, Match
from tests.games.refusals import refusal
from tests.games.test_bad_havana_snapshots import GOOD, changed, restored
from tests.havana import TOP, havana, play
from tests.rules.plaza import renewed_twice

pytestmark = pytest.mark.slow

# Positions that no game reaches, and from which none could go on by the rules.
DEAD_ENDS: dict[str, dict[str, Any]] = {
    "first cards in round 2": {"step": "lay-first", "asked": [0, 1, 2]},
    "first cards that nobody is asked for": {"step": "lay-first", "round": 0},
    "a swap in round 2": {"step": "swap-card"},
    "a card in round 0": {"round": 0},
    "several seats asked for a card": {"asked": [0, 1]},
    "an answer of a seat that is not asked": {"answered": [1]},
    "renewal without its card": {"step": "renew"},
    "conservation without its card": {"step": "conserve"},
    "tax without its card": {"step": "tax", "progress.victim": 1},
    "a theft without its card": {"step": "rob-pesos"},
    "a theft of cubes without its card": {"step": "rob-cubes"},
    "stealing without its card": {"step": "steal", "progress.victim": 1},
    "picking without its card": {"step": "mama"},
    "a card being carried out that is not open": {
        "step": "mama", "progress.card": "mama", "progress.carried": ["mama"],
        "progress.count": 1, "centre.glass": 2, "bag.glass": GOOD["bag"]["glass"] - 2,
    },
    "a victim where nobody is robbed": {"progress.victim": 1},
    "paying for nothing": {"step": "pay"},
    "paying where nothing is asked": {"progress.buying": "top-left"},
    "laying on nothing": {"step": "lay"},
    "covering a card that is not open": {"players.0.covered": "mama"},
    "a card covered in phase 1": {"players.0.covered": "siesta"},
    "a new card laid in phase 1": {
        "cards.0.laid": ["worker"],
        "cards.0.hand": [card for card in GOOD["cards"][0]["hand"] if card != "worker"],
    },
    "over without an end": {"step": "over"},
    "an end that goes on": {"ended": "target"},
    "target reached, and going on": {
        "players.1.buildings": ["cathedral", "capitol", "university"], "players.1.points": 20,
        "pile": [n for n in GOOD["pile"] if n not in ("cathedral", "capitol", "university")],
    },
    "no building left, and going on": {"rows.top": [], "rows.bottom": [], "pile": []},
    "two cards carried out before the first": {"progress.carried": ["siesta", "peso-thief"]},
    "a card carried out that is not open": {"progress.carried": ["mama"]},
    "nothing to draw, yet drawing": {"step": "draw-cube", "progress.after": "restock"},
    "drawing more cubes than the bag holds": {
        "step": "draw-cube", "progress.after": "restock", "progress.count": 80,
    },
    "a hand of two that was not refreshed": {
        "cards.1.hand": GOOD["cards"][1]["hand"][:2],
        "cards.1.discard": GOOD["cards"][1]["hand"][2:],
    },
    "unknown cards that do not fit": {
        "players.0.known.unknown": ["mama"], "players.0.known.unknown_in_hand": 1,
    },
    "an open card that is unknown": {"players.0.known.unknown": ["siesta"]},
    "a row of two while the pile lasts": {"rows.top": TOP[:2]},
}  # fmt: skip


@pytest.mark.parametrize("changes", DEAD_ENDS.values(), ids=DEAD_ENDS)
def test_a_dead_end(changes: dict[str, Any]) -> None:
    refusal(BadSnapshot, lambda: restored(changed(changes)))


PAYING = play(havana({"cubes": {"sandstone": 1, "debris": 7}}), 0, "do siesta", "buy top-left")
BARE: dict[str, Any] = {"open": ("siesta", "mama")}
STEALING = play(
    havana(
        {"open": ("siesta", "material-thief")}, BARE | {"cubes": {"brick": 3, "loam": 2}}, BARE
    ),
    0, "do material-thief", "rob 2", "steal loam",
)  # fmt: skip
PICKING = play(havana(BARE, centre={"brick": 3, "loam": 2}), 0, "do mama", "pick loam")
REFILLING = play(
    havana({"cubes": {"sandstone": 1}}, top=TOP[:3], draws=False), 0, "do siesta", "buy top-left"
)
LAYING = play(havana(phase="cards"), 0, "cover siesta", "lay mama", "end")
RENEWED = renewed_twice("mama", "siesta")
UNSURE = ["siesta", "worker", "pesos", "mama"]
FIRST_PILE = {"cards": ["worker", "mama"], "at_least": 1}
KNOWN = "players.0.known"
PILE = f"{KNOWN}.piles.0"


def taken(*cards: str) -> dict[str, list[str]]:
    """The hidden cards of who took just these of the unknown ones."""
    own = RENEWED.snapshot()["cards"][0]
    hand = [card for card in own["hand"] if card not in UNSURE]
    return {"hand": [*hand, *cards], "discard": [c for c in UNSURE if c not in cards], "laid": []}


MIDDLES: dict[str, tuple[Match, dict[str, Any]]] = {
    "more replaced than the price": (PAYING, {"progress.replaced": {"sandstone": 2}}),
    "another colour replaced": (PAYING, {"progress.replaced": {"glass": 1}}),
    "workers replaced that are not asked": (PAYING, {"progress.replaced_workers": 1}),
    "more replaced than can be paid": (PAYING, {
        "players.0.cubes.debris": 4, "box.debris": 3, "progress.replaced": {"sandstone": 1},
    }),
    "a price that cannot be paid": (PAYING, {
        "players.0.cubes": {"debris": 4}, "box.sandstone": 1, "box.debris": 3,
    }),
    "buying at an end without a building": (PAYING, {"rows.top": []}),
    "three cubes still to be stolen": (STEALING, {"progress.count": 3}),
    "no cube still to be stolen": (STEALING, {"progress.count": 0}),
    "stealing from oneself": (STEALING, {"progress.victim": 0}),
    "stealing from who has nothing": (STEALING, {"progress.victim": 2}),
    "more to pick than there is": (PICKING, {"progress.count": 9}),
    "nothing to pick": (PICKING, {"progress.count": 0}),
    "a fifth building in a refill": (REFILLING, {"progress.count": 4}),
    "a refill of a full row": (REFILLING, {"progress.row": "bottom"}),
    "a refill that began long ago": (REFILLING, {"progress.count": 80}),
    "a refill from a pile of one": (REFILLING, {"pile": ["cathedral"]}),
    "nobody has covered, yet laid": (LAYING, {"players.0.covered": None}),
    "covered, yet not laid": (LAYING, {
        "cards.0.laid": [], "cards.0.hand": LAYING.snapshot()["cards"][0]["hand"] + ["mama"],
    }),
    "a sure card that is unknown": (RENEWED, {
        f"{KNOWN}.unknown": ["worker", "mama"], f"{KNOWN}.unknown_in_hand": 2,
        f"{KNOWN}.piles": [], "cards.0": taken("worker", "mama"),
    }),
    "neither card of the first Renewal in hand": (RENEWED, {"cards.0": taken("siesta", "pesos")}),
    "a pile beyond the unknown cards": (RENEWED, {f"{PILE}.cards": ["worker", "architect"]}),
    "a pile of all unknown cards": (RENEWED, {f"{PILE}.cards": UNSURE}),
    "a pile that is surely in hand": (RENEWED, {f"{PILE}.cards": ["mama"]}),
    "a pile of which all is in hand": (RENEWED, {f"{PILE}.at_least": 2}),
    "a pile of which none need be in hand": (RENEWED, {f"{PILE}.at_least": 0}),
    "more of a pile in hand than cards": (RENEWED, {f"{PILE}.at_least": 14}),
    "an empty pile": (RENEWED, {f"{PILE}.cards": []}),
    "a card twice in a pile": (RENEWED, {f"{PILE}.cards": ["mama", "mama"]}),
    "a pile of something else": (RENEWED, {f"{PILE}.cards": ["mama", "papa"]}),
    "the same pile twice": (RENEWED, {f"{KNOWN}.piles": [FIRST_PILE] * 2}),
    "five piles": (RENEWED, {f"{KNOWN}.piles": [FIRST_PILE] * 5}),
    "a pile of known cards": (RENEWED, {
        f"{KNOWN}.unknown": [], f"{KNOWN}.unknown_in_hand": 0,
    }),
}  # fmt: skip


@pytest.mark.parametrize("name", MIDDLES)
def test_an_impossible_middle_of_a_turn(name: str) -> None:
    match, changes = MIDDLES[name]
    good = match.snapshot()
    assert match.game.snapshot(match.game.from_snapshot(good)).items() <= good.items()
    refusal(BadSnapshot, lambda: restored(changed(changes, good)))
