"""What a person at the terminal may look up: buildings, ships and laws of CUBA."""

from collections.abc import Callable
from typing import cast

from rich.table import Table
from rich.text import Text

from malecon.cli import board
from malecon.cli.board import NOTHING, listing
from malecon.engine.cuba import tiles
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.kinds import MATERIAL_KINDS
from malecon.games.cuba import names
from malecon.games.cuba.game import CubaGame
from malecon.games.cuba.shape import CubaView


class Reference(board.Reference[CubaView]):
    """Buildings, ships and laws."""

    def topics(self) -> dict[str, Callable[[], Table]]:
        return {"buildings": self.buildings, "ships": self.ships, "laws": self.laws}

    @property
    def box(self) -> Box:
        """What was laid out."""
        return cast(CubaGame, self.match.game).box

    def buildings(self) -> Table:
        """What is left to build: name, cost, function."""
        say = self.words.say
        table = listing(say("board-buildings"), say("board-cost"), say("board-does"))
        left = [names.TILES.index(name) for name in self.view.buildings_left]
        for kind, name in enumerate(names.BUILDINGS):
            count = sum(tiles.kind_of(tile) == kind for tile in left)
            if count:
                shown = f"{name} (2)" if count > 1 else name
                table.add_row(shown, self.cost(kind), self.does(f"building-{name}"))
        return table

    def ships(self) -> Table:
        """Every ship that is not in the harbour, those that are known to come last in order."""
        say = self.words.say
        table = listing(say("board-pile"), say("board-spaces"))
        pile = self.view.pile
        for number in (*pile.unseen, *pile.tail):
            table.add_row(say("board-ship", n=number), self.spaces(number))
        return table

    def laws(self) -> Table:
        """Laws in force and proposals with what they do."""
        say = self.words.say
        table = listing("", say("board-laws"), say("board-proposals"))
        for group in names.GROUPS:
            found = (side[group] for side in (self.view.laws, self.view.proposals))
            table.add_row(group, *(self.does(f"law-{law}") if law else NOTHING for law in found))
        return table

    def about(self, move: str) -> str:
        """What a move is about beyond its effect: a character, a building, a ship."""
        verb, _, thing = move.partition(" ")
        if verb == "build" and thing in names.BUILDINGS:
            cost = self.cost(names.BUILDINGS.index(thing)).plain.replace("  ", ", ")
            return f"{self.words.say('board-cost')}: {cost}. {self.does(f'building-{thing}')}"
        if move in names.CHARACTERS:
            return self.words.say(f"board-card-{move}")
        if verb == "use" and thing in names.TILES:
            return self.does(f"building-{thing}")
        if verb == "call" and thing.isdigit():
            return self.spaces(int(thing))
        return ""

    def task(self) -> str:
        """What the law or the building does that is being answered or used."""
        step, tile = self.view.step, self.view.progress.tile
        group = {"tax": "I", "levy": "II"}.get(step)
        if group is not None:
            return self.does(f"law-{self.view.laws[group]}")
        if tile is not None and step in ("give", "convert", "office-dock", "call", "swap", "veto"):
            return self.does(f"building-{tile}")
        return ""

    def cost(self, kind: int) -> Text:
        """Wood, stone and water that a building costs."""
        materials = range(MATERIAL_KINDS)
        return self.board.pieces({names.KINDS[i]: self.box.cost(kind, i) for i in materials})

    def spaces(self, ship: int) -> str:
        """The spaces of a ship."""
        kinds = self.box.components.ships[ship - 1]
        return ", ".join(self.words.name("kind", names.KINDS[kind]) for kind in kinds)
