"""Notation: one written form for every action, one action for it (docs/notation.md)."""

from malecon.engine.havana import actions
from malecon.games.havana import names


class Notation:
    """The notation of a box of buildings: their names are data."""

    def __init__(self, buildings: tuple[str, ...]) -> None:
        table: list[tuple[int, str, tuple[str, ...]]] = [
            (actions.SWAP, "swap ", buildings),
            (actions.AT, "at ", names.ENDS),
            (actions.LAY, "lay ", names.CARDS),
            (actions.DO, "do ", names.CARDS),
            (actions.TAKE, "take ", names.CARDS),
            (actions.REMOVE, "remove ", names.ENDS),
            (actions.TAX, "tax ", names.PIECES),
            (actions.ROB, "rob ", ("1", "2", "3", "4")),
            (actions.STEAL, "steal ", names.COLOURS),
            (actions.PICK, "pick ", names.COLOURED),
            (actions.BUY, "buy ", names.ENDS),
            (actions.REPLACE, "replace ", names.REPLACEABLE),
            (actions.COVER, "cover ", names.CARDS),
            (actions.BUILDING, "building ", buildings),
            (actions.CUBE, "cube ", names.COLOURS),
        ]
        self.written = {actions.END: "end", actions.DONE: "done", actions.PAY: "pay"}
        for first, verb, objects in table:
            self.written |= {first + i: verb + name for i, name in enumerate(objects)}
        self._actions = {text: action for action, text in self.written.items()}

    def write(self, action: int) -> str:
        """The notation of an action."""
        return self.written[action]

    def read(self, text: str) -> list[int]:
        """The action that a text means; none if it cannot be read."""
        action = self._actions.get(" ".join(text.lower().split()))
        return [] if action is None else [action]
