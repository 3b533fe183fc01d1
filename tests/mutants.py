"""Breaks rule conditions one at a time; the tests of the rules must notice every one of them.

python tests/mutants.py            all mutants, two at a time
python tests/mutants.py market     those whose file or text contains the word
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ["tests/rules", "tests/games/worked"]

# file in engine/cuba, what stands there, what is put in its place
CUBA = [
    ("plantation", "== laws.DROUGHT else 2", "== laws.DROUGHT else 3"),
    ("plantation", "p.spare = 1 if", "p.spare = 2 if"),
    ("plantation", "p.spend(seat, WATER, 1, C_051)", "p.spend(seat, WATER, 0, C_051)"),
    ("plantation", "& ~p.built[seat] & ~p.fields_used", "& ~p.fields_used"),
    ("plantation", "& ~p.built[seat] & ~p.fields_used", "& ~p.built[seat]"),
    ("plantation", "& ~p.built[seat] & p.box.material_fields", "& p.box.material_fields"),
    ("plantation", "if p.supply >> 5 * kind & 31 == 0:", "if False:"),
    ("plantation", "missing_fee(p, seat) > 0 or", "False or"),
    ("plantation", "p.pay(seat, fee(p)", "p.pay(seat, 0"),
    ("plantation", "return ALL_FIELDS & ~p.built[seat] &", "return ALL_FIELDS &"),
    ("plantation", "p.score(seat, 2 - bonus", "p.score(seat, 2"),
    ("plantation", "p.markers |= 1 << (2 + bonus)", "p.markers |= 0"),
    ("box", "(bytes([components.buy_from_supply]) + row", "(row"),
    ("box", "(row_of(components, kind) + bytes", "(row_of(components, kind)[1:] + bytes"),
    ("market", "if p.sold >> kind & 1 == 0 and", "if"),
    ("market", "& CARGO & ~p.bought", "& CARGO"),
    ("market", "<= pesos:", "<= pesos + 1:"),
    ("market", "if asked == lowest:", "if asked <= lowest + 1:"),
    ("market", "if p.markers >> FREE_MATERIAL & 1 == 0:", "if True:"),
    ("market", "if p.markers >> FREE_PRODUCT & 1 == 0:", "if True:"),
    ("harbour", "p.score(seat, p.dock, tell.SHIPS, why)", "p.score(seat, 1, tell.SHIPS, why)"),
    ("box", "if loaded >> space & 1 == 0:", "if True:"),
    ("harbour", "elif dock == LAST_DOCK:", "elif True:"),
    ("harbour", "elif dock == LAST_DOCK:", "elif False:"),
    ("harbour", "if p.loaded[dock] == FULL:\n            depart", "if False:\n            depart"),
    ("harbour", "p.supply += n * unit(kind)\n        if n > 0:", "if n > 0:"),
    ("harbour", "== laws.HARBOUR_LAW and p.count > 0", "== laws.DROUGHT and p.count > 0"),
    ("harbour", "p.unseen ^= 1 << ship | 1 << old", "p.unseen ^= 1 << ship"),
    ("harbour", "p.earn(seat, 4 - 2 * bonus, C_082)", "p.earn(seat, 4, C_082)"),
    ("harbour", "return reasons.SHIP_FULL if p.loaded[dock] == FULL else", "return"),
    ("buildings", "if p.used != 0 and p.reach >> tile & 1 == 0:", "if False:"),
    ("buildings", "if p.used != 0 and p.reach", "if p.reach"),
    ("buildings", "if p.used >> tile & 1:", "if False:"),
    ("buildings", "p.score(seat, 2, tell.FUNCTIONS, why)", "p.score(seat, 1, tell.FUNCTIONS, why)"),
    ("buildings", "p.earn(seat, 4, why)", "p.earn(seat, 2, why)"),
    ("buildings", "p.gain(seat, WATER, 2, tell", "p.gain(seat, WATER, 1, tell"),
    ("buildings", "if made != NONE and lane(p.supply, made) == 0:", "if False:"),
    ("buildings", "if p.count == TAKES_MOST[kind] or", "if"),
    ("buildings", "if old == new:", "if False:"),
    ("buildings", "if p.count == 2 and not", "if p.count == 3 and not"),
    ("buildings", "return kinds & 1 << p.cargo", "return kinds"),
    ("buildings", "steps.USE_BUILDINGS if p.reach", "steps.USE_BUILDINGS if True or p.reach"),
    ("parliament", "if card >= best:", "if card > best:"),
    ("parliament", "p.vetoed_round == p.round - 1", "p.vetoed_round == p.round"),
    ("parliament", "p.votes[seat] += TOWN_HALL_VOTES", "p.votes[seat] += 1"),
    ("parliament", "if p.laws[laws.MISCELLANEOUS] == laws.CORRUPTION:", "if False:"),
    ("parliament", "p.pay(seat, p.sealed[seat], C_089)", "p.pay(seat, 0, C_089)"),
    ("parliament", "and p.box.rules.rebid and", "and"),
    ("parliament", "seat = p.start\n    while tied", "seat = 0\n    while tied"),
    ("parliament", "p.laws[group] = law", "p.laws[group] = p.laws[group]"),
    ("scoring", "if p.taxed >> seat & 1:", "if True:"),
    ("scoring", "elif p.pesos[seat] >= due:", "elif True:"),
    ("scoring", "if p.box.rules.building_tax_zero_paid:", "if True:"),
    ("scoring", "if one != two or p.held(seat, base + one) > 1:", "if True:"),
    ("scoring", "return p.fifth[seat] + 1", "return p.fifth[seat]"),
    ("scoring", "p.pesos[seat] // 3", "p.pesos[seat] // 2"),
    ("scoring", "if amount < SUBSIDY_CAP else", "if True else"),
    ("scoring", "market_law_once and p.passed", "market_law_once and False and p.passed"),
    ("scoring", "p.score(seat, 2 * size(p.tiles[seat])", "p.score(seat, size(p.tiles[seat])"),
    ("scoring", "* 10000 + p.pesos[seat]", "* 10000"),
    ("course", "LAPS: Final = 4", "LAPS: Final = 3"),
    ("turn", "if self.fifth[seat] != NONE:", "if False:"),
    ("market", "return p.bought != 0 or p.sold != 0", "return False"),
    ("turn", "step == LOAD_SHIP and self.count == 0", "step == LOAD_SHIP and False"),
    ("course", "p.markers = 0\n", "pass\n"),
    ("course", "n = lane(p.stock[seat], kind)", "n = lane(p.stock[seat], 8)"),
    ("state", "if lane(self.stock[seat], kind) > 0:", "if kind < CITRUS or kind > TOBACCO:"),
    ("state", "if n > self.bank:", "if False:"),
]  # fmt: skip

# the same in engine/havana
HAVANA = [
    ("hands", "return 10 * one + two if one < two else", "return 10 * one + two if one > two else"),
    ("hands", "[seat]) * 128 + p.points[seat]", "[seat]) * 128 - p.points[seat]"),
    ("hands", "stand = stand * 64 + coloured(p.cubes[seat])", "stand = stand * 64"),
    ("hands", "stand * MOST_PESOS + p.pesos[seat]", "stand * MOST_PESOS"),
    ("hands", "stand * 16 + p.workers[seat]", "stand * 16"),
    ("hands", "return stand * 4 + 3 - seat", "return stand * 4 + seat"),
    ("hands", "REFRESH: Final = 2", "REFRESH: Final = 3"),
    ("hands", "p.discard[seat] |= 1 << p.covers[seat]", "p.discard[seat] |= 0"),
    ("hands", "p.unknown[seat] |= sure", "p.unknown[seat] |= 0"),
    ("hands", "p.unknown[seat] != 0 and size(sure) > 1", "False"),
    ("hands", "- least(p, seat, 0) == discarded:", "- least(p, seat, 0) > discarded:"),
    ("hands", "p.at_least[seat] -= bit(COUNT * at)", "pass"),
    ("hands", "p.piles[seat] -= shown << CARDS * at", "break"),
    ("hands", "if least(p, seat, at - 1) == least(p, seat, at):", "if False:"),
    ("hands", "elif p.unsure[seat] == least(p, seat, 0):", "elif p.unsure[seat] == 0:"),
    ("hands", "return row >> width * (at + 1) << width * at | later", "return row >> width"),
    ("hands", "while not can_be_hand(p, seat, cards):", "while False:"),
    ("street", "if length == 0 or (length == 1 and end & 1):", "if length == 0:"),
    ("street", "or (p.lengths[0] != 2 and p.lengths[1] != 2)", "or p.lengths[0] != 2"),
    ("street", "REPLACEMENT: Final = 5", "REPLACEMENT: Final = 4"),
    ("street", "LOW: Final = 3 ", "LOW: Final = 4 "),
    ("street", "and p.open[seat] >> ARCHITECT & 1 == 0", "and False"),
    ("street", "count(p.cubes[seat], DEBRIS) < REPLACEMENT:", "True:"),
    ("street", "+ REPLACEMENT * coloured(p.replaced)", ""),
    ("street", "if p.box.price(building, colour) > count(p.replaced, colour):", "if True:"),
    ("street", "return reasons.ALLOWED if is_low(p, building) else", "return"),
    ("street", "p.points[seat] += points", "p.points[seat] += 1"),
    ("cards", "return p.discard[seat] == 0", "return False"),
    ("cards", "return p.removed == 1 or", "return False or"),
    ("cards", "n: i64 = 1 if p.hired else 2", "n: i64 = 2"),
    ("cards", "n: i64 = 1 if p.dealt else 2", "n: i64 = 2"),
    ("cards", "range(0 if is_last(p) else p.place + 1,", "range(0,"),
    ("cards", "return found & ~(1 << seat)", "return found"),
    ("cards", "& 1 and p.is_protected(other):", "& 1 and False:"),
    ("hands", "return p.hand[seat] & ~p.laid[seat]", "return p.hand[seat]"),
    ("hands", "return p.open[seat] & ~p.carried", "return p.open[seat]"),
    ("cards", "if p.is_protected(victim):", "if False:"),
    ("cards", "n = p.pesos[victim] // 2", "n = (p.pesos[victim] + 1) // 2"),
    ("cards", "> MANY else 1", ">= MANY else 1"),
    ("cards", "return p.stolen == 1", "return True"),
    ("cards", "n = (p.centre_pesos + 1) // 2", "n = p.centre_pesos // 2"),
    ("cards", "p.count = (coloured(p.centre) + 1) // 2", "p.count = coloured(p.centre) // 2"),
    ("cards", "(count(p.centre, DEBRIS) + 1) // 2", "count(p.centre, DEBRIS) // 2"),
    ("scoring", "p.points[seat] >= p.box.target", "p.points[seat] > p.box.target"),
    ("scoring", "or every(p.boxed) == ALL_CUBES", "or False"),
    ("scoring", "every(p.bag) == 0 and p.idle", "p.idle"),
    ("scoring", "p.round >= rules.round_limit", "p.round > rules.round_limit"),
    ("scoring", "p.idle = 0 if p.sold else", "p.idle = 0 if False else"),
    ("course", "RESTOCK_PESOS: Final = 3", "RESTOCK_PESOS: Final = 4"),
    ("course", "p.removed = 0", "pass"),
    ("course", "STARTING_CENTRE: Final = 4", "STARTING_CENTRE: Final = 3"),
    ("state", "bytes([0, 0, 25, 20, 15])", "bytes([0, 0, 25, 20, 16])"),
]  # fmt: skip
MUTANTS = [("cuba", *mutant) for mutant in CUBA] + [("havana", *mutant) for mutant in HAVANA]


def outcome(number: int) -> str | None:
    """Nothing if the tests notice mutant number n, else what went wrong."""
    game, module, old, new = MUTANTS[number]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        path = source / "malecon" / "engine" / game / f"{module}.py"
        text = path.read_text()
        if text.count(old) != 1:
            return f"{game} {module}: {old!r} stands there {text.count(old)} times, not once"
        path.write_text(text.replace(old, new))
        failed = _tests_fail(source)
    return None if failed else f"{game} {module}: nobody noticed {old!r} -> {new!r}"


def _tests_fail(source: Path) -> bool:
    environment = os.environ | {
        "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "MALECON_BUILD": "interpreted",
    }
    run = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stdout.decode() + done.stderr.decode()
    return done.returncode == 1


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    chosen = [n for n, mutant in enumerate(MUTANTS) if word in " ".join(mutant)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        survived = [text for text in pool.map(outcome, chosen) if text is not None]
    for text in survived:
        print(text)
    print(f"{len(chosen) - len(survived)} of {len(chosen)} mutants were noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
