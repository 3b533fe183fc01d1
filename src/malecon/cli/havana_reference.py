"""What a person at the terminal may look up: cards and buildings of HAVANA."""

from collections.abc import Callable
from typing import cast

from rich.table import Table
from rich.text import Text

from malecon.cli import board
from malecon.cli.board import listing
from malecon.cli.havana_board import Board
from malecon.engine.havana.kinds import DIGITS
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaView


class Reference(board.Reference[HavanaView]):
    """Cards and buildings."""

    def topics(self) -> dict[str, Callable[[], Table]]:
        return {"buildings": self.buildings, "cards": self.cards}

    @property
    def drawn(self) -> Board:
        """The board, which knows how prices are written."""
        return cast(Board, self.board)

    def buildings(self) -> Table:
        """Every building with its points and price, and where it is."""
        say = self.words.say
        heads = ("board-buildings", "board-points", "board-cost", "board-where")
        table = listing(*map(say, heads))
        table.columns[1].justify = "right"
        where = self.where()
        for name, asked in self.view.prices.items():
            price = Text("  ").join(self.drawn.price(self.view, name))
            table.add_row(name, str(asked.points), price, where.get(name, say("board-box")))
        return table

    def where(self) -> dict[str, str]:
        """The place of each building that is in the game."""
        words, view = self.words, self.view
        found = dict.fromkeys(view.pile, words.say("board-pile"))
        for row, there in view.rows.items():
            found |= dict.fromkeys(there, words.name("row", row))
        for end in names.ENDS:
            building = self.at(end)
            if building is not None:
                found[building] = words.name("end", end)
        for seat, player in enumerate(view.players):
            found |= dict.fromkeys(player.buildings, words.seat(seat))
        return found

    def at(self, end: str) -> str | None:
        """The building at an end, if there is one."""
        return self.view.ends.get(end)

    def cards(self) -> Table:
        """The thirteen cards that every seat has."""
        say = self.words.say
        table = listing(say("board-digit"), say("board-card"), say("board-does"))
        for digit, card in zip(DIGITS, names.CARDS, strict=True):
            table.add_row(str(digit), card, self.does(f"card-{card}"))
        return table

    def about(self, move: str) -> str:
        """What a move is about beyond its effect: a card, a building, a seat."""
        verb, _, thing = move.partition(" ")
        if verb in ("lay", "do", "take", "cover") and thing in names.CARDS:
            return self.does(f"card-{thing}")
        if verb in ("buy", "remove") and thing in names.ENDS:
            building = self.at(thing)
            return self.asks(building) if building is not None else ""
        if verb in ("swap", "building") and thing in self.view.prices:
            return self.asks(thing)
        if verb == "rob" and thing.isdigit() and 0 < int(thing) <= self.match.seats:
            return self.has(int(thing) - 1)
        return ""

    def task(self) -> str:
        """The card at work, its victim, or the building that is being paid."""
        step, progress = self.view.step, self.view.progress
        if step in ("tax", "steal") and progress.victim is not None:
            return self.has(progress.victim)
        if step == "pay" and progress.buying is not None:
            return self.asks(self.at(progress.buying) or "")
        return ""

    def asks(self, building: str) -> str:
        """A building with its points and price in a sentence."""
        points = self.words.say("points", n=self.view.prices[building].points)
        price = ", ".join(part.plain for part in self.drawn.price(self.view, building))
        return f"{self.drawn.house(building)}: {points}; {self.words.say('board-cost')}: {price}."

    def has(self, seat: int) -> str:
        """What can be taken from a seat."""
        player = self.view.players[seat]
        pieces = self.drawn.stock(player).plain.replace("  ", ", ")
        return f"{self.words.seat(seat)}: {self.words.say('pesos', n=player.pesos)}, {pieces}."
