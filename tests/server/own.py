"""Texts of somebody's own components, good ones and hostile ones."""

import tomllib
from importlib.resources import files
from typing import Any


def printed(game: str) -> str:
    """Our reconstruction, as text."""
    return files("malecon.games").joinpath(f"data/{game}.toml").read_text("utf-8")


def tables(game: str) -> dict[str, Any]:
    return tomllib.loads(printed(game))


OWN_SHIP = printed("cuba").replace('1 = "CCSTR"', '1 = "GGGGG"')
OWN_CUBA = OWN_SHIP.replace("product_row = [6, 5, 4, 3, 2]", "product_row = [7, 6, 5, 4]").replace(
    "buy_from_supply = 7", "buy_from_supply = 8"
)
OWN_HAVANA = printed("havana").replace(
    "bench = { vp = 1, sandstone = 1 }", "old_bench = { vp = 2, sandstone = 2, architect = true }"
)
OWN = {"cuba": OWN_CUBA, "havana": OWN_HAVANA}
DIFFER = {
    "cuba": ["market.product_row", "market.buy_from_supply", "ships.1"],
    "havana": ["buildings.old-bench"],
}

DEEP = ".".join("a" * 145)
HOSTILE = {
    "deep arrays": "\n".join(["a = ["] + ["[" * 250] * 200),
    "deep tables": "a = " + "\n".join(["{ b = [" * 30] * 200),
    "a key of many dots": ".".join("a" * 30_000) + " = 1",
    "many keys of many dots": "\n".join(f"[{DEEP}.b{n}]\n{DEEP} = 1" for n in range(100)),
    "a huge number": "a = " + "9" * 5_000,
    "a huge number of many lines": "\n".join(f"a{n} = {'9' * 280}" for n in range(200)),
    "a huge hexadecimal": "a = 0x" + "f" * 60_000,
    "keys that stand twice": '[ships]\n1 = "CCSTR"\n1 = "CCSTR"\n',
    "tables that stand twice": "[ships]\n[ships]\n",
    "many names": "\n".join(f"a{n} = 1" for n in range(6_000)),
    "many buildings": "[buildings]\n" + "\n".join(f"a{n} = 1" for n in range(6_000)),
    "a string without an end": 'a = """' + "x\n" * 30_000,
    "no dates": "a = 2020-13-13\nb = 99:99:99",
    "a float without an end": "a = 1e999999999\nb = nan\n[ships]\n1 = inf",
    "control characters": "a = \x00\x01",
    "a name of signs": '"{ pesos }" = 1\n"\\u202e" = 2',
    "no lines": "x" * 65_536,
    "nothing but brackets": "[" * 65_536,
}
