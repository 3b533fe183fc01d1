"""The table of CUBA as a drawing for the terminal."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.cli import board
from malecon.cli.board import NOTHING, panel
from malecon.games.cuba import names
from malecon.games.cuba.shape import CubaPlayer, CubaShip, CubaView
from malecon.games.match import Match

NARROW: Final = 96  # below this the market and the harbour stand one above the other
CELL: Final = 16
KIND_STYLES: Final = {
    "wood": "rgb(178,122,60)",
    "stone": "grey62",
    "water": "deep_sky_blue1",
    "citrus": "yellow",
    "sugar": "bold",
    "tobacco": "green",
    "rum": "red",
    "cigars": "rgb(205,133,63)",
}
LANDSCAPE_STYLES: Final = {
    "forest": KIND_STYLES["wood"],
    "mountain": KIND_STYLES["stone"],
    "lake": KIND_STYLES["water"],
    "warehouse": "magenta",
}
IN_PARLIAMENT: Final = ("bid", "bid-again", "enact", "tax", "levy", "over")  # no lap
BUILDING_STYLE: Final = "bold reverse"


class Board(board.Board[CubaView, CubaPlayer]):
    """Market, harbour, parliament and the plantations."""

    family = "kind"
    styles = KIND_STYLES

    def draw(self, match: Match[CubaView], seat: int | None, width: int) -> RenderableType:
        """The whole table, seen by a seat or a spectator."""
        view = match.view(seat)
        above = [self.market(view), self.harbour(view)]
        top: RenderableType = Group(*above)
        if width >= NARROW:
            top = Table.grid(expand=True)
            for _ in above:
                top.add_column()
            top.add_row(*above)
        seats = [self.seat(view, who, width) for who in range(match.seats)]
        taken = [self.alternatives(view)] if view.markers else []
        return Group(self.heading(view), top, self.parliament(view), *taken, *seats)

    def heading(self, view: CubaView, *said: str) -> Rule:
        """Besides game and round, the lap and the start player."""
        words, more = self.words, list(said)
        if view.round and view.step not in IN_PARLIAMENT:
            more.append(words.say("board-lap", n=view.lap + 1))
        if view.start is not None:
            more.append(f"{words.say('board-start-player')}: {words.seat(view.start)}")
        return super().heading(view, *more)

    def market(self, view: CubaView) -> Panel:
        """Per kind the row of prices, what is left in the supply and the prices of now."""
        words = self.words
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, ratio=1)
        for _ in range(3):
            table.add_column(justify="right", no_wrap=True)
        heads = ("board-buy", "board-sell", "board-supply")
        table.add_row("", "", *(Text(words.say(head), style="dim") for head in heads))
        for kind, price in view.prices.items():
            row = Text()
            for i, pesos in enumerate(price.row):
                full = i < view.market[kind]
                row.append(f"■{pesos} " if full else f"·{pesos} ", _kind(kind) if full else "dim")
            table.add_row(
                Text(words.name("kind", kind), style=_kind(kind)),
                row,
                str(price.buy),
                str(price.sell),
                Text(str(view.supply[kind]), style="dim"),
            )
        materials = {kind: view.supply[kind] for kind in names.KINDS[:3]}
        below = Text(f"{words.say('board-supply')}: ").append_text(self.pieces(materials))
        return panel(table, words.say("board-market"), below)

    def harbour(self, view: CubaView) -> Panel:
        """Ships with their spaces: [loaded] and free."""
        words = self.words
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_row("", "", Text(words.say("board-legend"), style="dim"))
        for place in reversed(names.PLACES):
            where = words.say("board-sea") if place == "sea" else words.say("board-dock", n=place)
            ship = view.harbour[place]
            if ship is None:
                table.add_row(where, "", Text(words.say("board-empty"), style="dim"))
            else:
                table.add_row(where, Text(f"#{ship.ship}", style="dim"), self._spaces(ship))
        pile = len(view.pile.unseen) + len(view.pile.tail)
        table.add_row(words.say("board-pile"), Text(str(pile), style="dim"), "")
        return panel(table, words.say("board-harbour"))

    def _spaces(self, ship: CubaShip) -> Text:
        said = Text()
        for kind, full in zip(ship.spaces, ship.loaded, strict=True):
            short = _short(self.words.name("kind", kind))
            said.append(f"[{short}]" if full else f" {short} ", "dim" if full else _kind(kind))
        return said

    def parliament(self, view: CubaView) -> Panel:
        """Laws in force and proposals, group by group."""
        words = self.words
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        heads = ("board-laws", "board-proposals")
        table.add_row("", *(Text(words.say(head), style="dim") for head in heads))
        for group in names.GROUPS:
            table.add_row(group, self._law(view.laws[group]), self._law(view.proposals[group]))
        return panel(table, words.say("board-parliament"))

    def alternatives(self, view: CubaView) -> Padding:
        """What lies under the black markers of this round."""
        words = self.words
        taken = (words.name("alternative", marker) for marker in view.markers)
        said = f"{words.say('board-alternatives-taken')}: {'; '.join(taken)}"
        return Padding(Text(said, style="dim"), (0, 2))

    def _law(self, law: str | None) -> Text:
        return Text(self.words.name("law", law)) if law else Text(NOTHING, style="dim")

    def seat(self, view: CubaView, seat: int, width: int) -> Panel:
        """All that lies before a seat."""
        player = view.players[seat]
        room = width - 4 * CELL - 5 if width >= NARROW else width - 4
        goods = Text("\n").join(
            self.pieces(pieces, width=room, label=self.words.say(f"board-{place}"))
            for place, pieces in (("yard", player.yard), ("warehouse", player.warehouse))
        )
        content: RenderableType = Group(self.plantation(view, seat), goods)
        if width >= NARROW:
            content = Table.grid(padding=(0, 1))
            content.add_row(self.plantation(view, seat), goods)
        return self.place(view, seat, self._standing(view, seat), content, self._cards(view, seat))

    def _standing(self, view: CubaView, seat: int) -> str:
        words, player = self.words, view.players[seat]
        hidden = view.options["hidden_money"] == "yes" and view.seat not in (seat, None)
        pesos = words.say("board-hidden") if hidden else words.say("pesos", n=player.pesos)
        return f" · {pesos} · {words.say('points', n=player.points)}"

    def _cards(self, view: CubaView, seat: int) -> Text:
        player = view.players[seat]
        own = view.delegate if self.is_alone(view, seat) else None
        delegate = own or player.fifth
        said = Text()
        for key, cards in (
            ("board-hand", player.hand),
            ("board-played", player.played),
            ("board-delegate", [delegate] if delegate else []),
        ):
            if cards:
                said.append(f"{'  ' if said else ''}{self.words.say(key)}: ", "dim")
                said.append(", ".join(self.words.name("character", card) for card in cards))
        return said

    def plantation(self, view: CubaView, seat: int) -> Table:
        """Three rows of four fields with their buildings and the pawn."""
        player = view.players[seat]
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            table.add_column(width=CELL - 1, no_wrap=True, overflow="ellipsis")
        cells = [self._field(view, seat, i, player.pawn) for i in range(12)]
        for row in range(3):
            table.add_row(*cells[4 * row : 4 * row + 4])
        return table

    def _field(self, view: CubaView, seat: int, index: int, pawn: str) -> Text:
        field = names.FIELDS[index]
        cell = Text(field, style="dim")
        cell.append("♟" if field == pawn else " ", "not dim bold")
        tile = view.players[seat].buildings.get(field)
        if tile:
            return cell.append(self.words.name("building", tile), f"not dim {BUILDING_STYLE}")
        land = view.landscapes[seat][index]
        style = LANDSCAPE_STYLES.get(land) or _kind(land)
        called = [self.words.name(families, land) for families in ("kind landscape", "landscape")]
        return cell.append(min(called, key=len), f"not dim {style}")

    def moment(self, view: CubaView) -> object:
        """A turn, or all that follows the turns of a round."""
        in_turn = not view.asked and view.step not in ("enact", "close-parliament")
        return view.round, (view.lap, view.turn) if in_turn else None

    def stock(self, player: CubaPlayer) -> Text:
        """What lies in the yard."""
        return self.pieces(player.yard)

    def besides(self, player: CubaPlayer) -> dict[str, int]:
        """Pesos."""
        return {"board-pesos": player.pesos}


def _short(name: str) -> str:
    """The beginning of a name, in three narrow signs or two wide ones."""
    return name[:3] if cell_len(name[:3]) <= 3 else name[:2]


def _kind(kind: str) -> str:
    return KIND_STYLES.get(kind, "")
