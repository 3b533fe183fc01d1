"""An engine in Python that needs nothing but Python: it hears and says one JSON object a line.

    malecon arena cuba --bots "cmd:python examples/engines/engine.py,random" --blocks 5
    malecon bot check "python examples/engines/engine.py"

docs/engines.md tells what is said. This engine plays at random, but ends a turn only if it must.
"""

import json
import random
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    """One line, and nobody waits for it."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def choose(asked: dict[str, Any]) -> str:
    """Anything but `end`, as long as there is anything."""
    moves = [move for move in asked["moves"] if move != "end"] or asked["moves"]
    chosen: str = random.Random(asked["seed"]).choice(moves)
    return chosen


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "example"})
    elif heard["type"] == "ask":
        say({"type": "move", "id": heard["id"], "moves": [choose(heard)]})
