"""The table of HAVANA as a drawing for the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.cli import board
from malecon.cli.board import NOTHING, flowing, panel
from malecon.games.havana import names
from malecon.games.havana.shape import HavanaPlayer, HavanaView
from malecon.games.match import Match

NARROW: Final = 80  # below this a row of buildings is written line by line
BESIDE_PRICE: Final = 48  # what place, name and points then take of a line at most
ROW: Final = 6
PIECE_STYLES: Final = {
    "brick": "red",
    "sandstone": "yellow",
    "loam": "rgb(178,122,60)",
    "glass": "deep_sky_blue1",
    "debris": "grey62",
    "worker": "green",
}
END_STYLE: Final = "bold reverse"
CARDS_STEPS: Final = ("cover", "lay")  # the phase of new cards
WITHOUT_TURN: Final = ("lay-first", *CARDS_STEPS, "over")


class Board(board.Board[HavanaView, HavanaPlayer]):
    """The street, the centre of the table, and what lies before each seat."""

    family = "cube"
    styles = PIECE_STYLES

    def draw(self, match: Match[HavanaView], seat: int | None, width: int) -> RenderableType:
        """The whole table, seen by a seat or a spectator."""
        view = match.view(seat)
        seats = [self.seat(view, who, width) for who in range(match.seats)]
        return Group(self.heading(view), self.street(view, width), self.centre(view, width), *seats)

    def heading(self, view: HavanaView, *said: str) -> Rule:
        """Besides game and round, the order of play."""
        more = list(said)
        if view.order:
            order = ", ".join(str(seat + 1) for seat in view.order)
            more.append(f"{self.words.say('board-order')}: {order}")
        return super().heading(view, *more)

    def street(self, view: HavanaView, width: int) -> Panel:
        """Two rows of buildings with points and price; the ends are named as they are typed."""
        rows = [self._row(view, row, width) for row in names.ROWS]
        pile = f"{self.words.say('board-pile')}: {len(view.pile)}"
        return panel(Group(*rows), self.words.say("board-street"), Text(pile, style="dim"))

    def _row(self, view: HavanaView, row: names.Row, width: int) -> Table:
        """A row from left to right, or one building below the other where that is too wide."""
        wide = width >= NARROW
        room = (width - 4) // ROW - 1 if wide else max(width - BESIDE_PRICE, 1)
        found = view.rows[row]
        between = [""] * (len(found) - 2)
        marks = [f"◀ {row}-left", *between, f"{row}-right ▶"]
        cells = [self._building(view, *pair, room) for pair in zip(found, marks, strict=False)]
        table = Table.grid(padding=(0, 1), expand=wide)
        if not wide:
            for cell in cells:
                table.add_row(*cell)
            return table
        for _ in range(ROW):
            table.add_column(ratio=1)
        table.add_row(*(Text("\n").join(cell) for cell in cells))
        return table

    def _building(self, view: HavanaView, building: str, mark: str, width: int) -> list[Text]:
        points = self.words.say("points", n=view.prices[building].points)
        return [
            Text(mark, style="dim"),
            Text(self.house(building), style=END_STYLE if mark else "bold"),
            Text(points),
            flowing(self.price(view, building), width=width),
        ]

    def house(self, building: str) -> str:
        """The name of a building; one of a player's own has no other than that of its moves."""
        return self.words.name("house", building)

    def price(self, view: HavanaView, building: str) -> list[Text]:
        """What a building asks for, part by part."""
        asked, words = view.prices[building], self.words
        pieces = {colour: getattr(asked, colour) for colour in names.COLOURS}
        pieces["worker"] = asked.workers
        parts = [self.piece(kind, n) for kind, n in pieces.items() if n]
        if asked.pesos:
            parts.append(Text(words.say("pesos", n=asked.pesos), style="not dim bold"))
        if asked.architect:
            parts.append(Text(words.name("card", "architect"), style="not dim magenta"))
        return parts

    def centre(self, view: HavanaView, width: int) -> Panel:
        """What lies in the centre, in the bag, in the supply and, out of the game, in the box."""
        words = self.words
        cubes = {colour: view.centre[colour] for colour in names.COLOURS}
        pesos = Text(words.say("pesos", n=view.centre["pesos"]), style="bold")
        room = width - 4
        lines = [
            Text("  ").join([self.pieces(cubes), pesos]),
            self.pieces(view.bag, width=room, label=words.say("board-bag")),
            flowing(self._supply(view), width=room, label=words.say("board-supply")),
        ]
        if any(view.box.values()):
            lines.append(self.pieces(view.box, width=room, label=words.say("board-box")))
        return panel(Text("\n").join(lines), words.say("board-plaza"))

    def _supply(self, view: HavanaView) -> list[Text]:
        """Workers, and pesos where there is an end of them."""
        parts = [self.piece("worker", view.workers)]
        if view.bank is not None:
            parts.append(Text(self.words.say("pesos", n=view.bank), style="not dim bold"))
        return parts

    def seat(self, view: HavanaView, seat: int, width: int) -> Panel:
        """All that lies before a seat."""
        words, player = self.words, view.players[seat]
        room = width - 4
        lines = [
            self._open(view, seat),
            self.pieces(player.cubes, width=room, label=words.say("board-cubes")),
        ]
        if player.buildings:
            houses = [self._owned(view, building) for building in player.buildings]
            lines.append(flowing(houses, width=room, label=words.say("board-buildings")))
        for label, cards in self._cards(view, seat):
            named = ", ".join(words.name("card", card) for card in cards)
            lines.append(Text(words.say(label), style="dim").append(f"  {named}", "not dim"))
        said = " · ".join(
            (
                "",
                words.say("pesos", n=player.pesos),
                self.piece("worker", player.workers).plain,
                f"{words.say('points', n=player.points)} / {view.target}",
            )
        )
        return self.place(view, seat, said, Text("\n").join(lines), self._sizes(view, seat))

    def _open(self, view: HavanaView, seat: int) -> Text:
        """The two open cards and their number; those carried out this turn are ticked off."""
        words, player = self.words, view.players[seat]
        said = Text(words.say("board-open-cards"), style="dim")
        if not player.open:
            return said.append(f"  {NOTHING}")
        on_turn = seat == view.turn and view.step not in WITHOUT_TURN
        done = view.progress.carried if on_turn else ()
        said.append(f"  {player.number:02}", "not dim bold")
        for card in player.open:
            said.append(f"  {words.name('card', card)}", "not dim")
            said.append(" ✓" if card in done else "", "not dim bold")
            if card == player.covered:
                said.append(f" ({words.say('board-covered')})")
        return said

    def _owned(self, view: HavanaView, building: str) -> Text:
        points = view.prices[building].points
        return Text(self.house(building), style="not dim").append(f" {points}", "bold")

    def _cards(self, view: HavanaView, seat: int) -> list[tuple[str, list[str]]]:
        """Cards that a seat knows of: its own, and of others what memory would tell, if asked."""
        if self.is_alone(view, seat):
            found = [(f"board-{key}", getattr(view, key)) for key in ("hand", "laid", "discard")]
        elif view.options["memory_help"] == "yes" and view.seat not in (seat, None):
            known = view.players[seat].known
            found = [
                (f"board-known-{key}", getattr(known, key))
                for key in ("hand", "discard", "unknown")
            ]
        else:
            found = []
        return [(label, cards) for label, cards in found if cards]

    def _sizes(self, view: HavanaView, seat: int) -> Text:
        """How many cards are in hand and discarded."""
        player, said = view.players[seat], Text()
        for key, count in (("hand", player.hand_count), ("discard", player.discard_count)):
            label = self.words.say(f"board-{key}")
            said.append(f"{'  ' if said else ''}{label}: ", "dim").append(str(count))
        return said

    def moment(self, view: HavanaView) -> object:
        """A turn of the phase of actions, or of that of new cards."""
        step = view.step
        phase = "lay" if step in CARDS_STEPS else "lay-first" if step == "lay-first" else "do"
        return view.round, phase, view.turn

    def stock(self, player: HavanaPlayer) -> Text:
        """Cubes and workers."""
        return self.pieces(player.cubes | {"worker": player.workers})

    def besides(self, player: HavanaPlayer) -> dict[str, int]:
        """How many buildings it took."""
        return {"board-buildings": len(player.buildings)}
