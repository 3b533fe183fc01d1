"""The table of CUBA as a drawing for the terminal. Colour repeats what letters already say."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.games.cuba import names
from malecon.games.match import Match
from malecon.games.wording import Words

WIDTH: Final = 100  # where no terminal says how wide it is
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
SEAT_STYLES: Final = ("cyan", "red", "yellow", "green", "magenta")
BUILDING_STYLE: Final = "bold reverse"
NOTHING: Final = "-"


def console() -> Console:
    """Where the table is drawn; something that is no terminal is taken to be wide enough."""
    out = Console(highlight=False, markup=False, emoji=False)
    return out if out.is_terminal else Console(file=out.file, width=WIDTH, highlight=False,
                                               markup=False, emoji=False)  # fmt: skip


class Board:
    """Draws a match as seats at this terminal may see it, in one language."""

    def __init__(self, words: Words, people: Collection[int] = ()) -> None:
        self.words = words
        self.people = people

    def draw(self, match: Match, seat: int | None, width: int) -> RenderableType:
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
        taken = [self.alternatives(view)] if view["markers"] else []
        return Group(self.heading(view), top, self.parliament(view), *taken, *seats)

    def heading(self, view: Mapping[str, Any]) -> RenderableType:
        """Game, edition, round, lap, start player and the alternatives taken."""
        words = self.words
        said = [words.name("game", view["game"]), words.say(f"edition-cuba-{view['edition']}")]
        if view["round"]:
            said.append(words.say("board-round", n=view["round"]))
            if view["step"] not in ("bid", "bid-again", "enact", "tax", "levy", "over"):
                said.append(words.say("board-lap", n=view["lap"] + 1))
        else:
            said.append(words.say("board-setup"))
        if view["start"] is not None:
            said.append(f"{words.say('board-start-player')}: {words.seat(view['start'])}")
        return Rule(Text(" · ".join(said), style="bold"), style="dim")

    def market(self, view: Mapping[str, Any]) -> Panel:
        """Per kind the row of prices, what is left in the supply and the prices of now."""
        words = self.words
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, ratio=1)
        for _ in range(3):
            table.add_column(justify="right", no_wrap=True)
        heads = ("board-buy", "board-sell", "board-supply")
        table.add_row("", "", *(Text(words.say(head), style="dim") for head in heads))
        for kind, price in view["prices"].items():
            row = Text()
            for i, pesos in enumerate(price["row"]):
                full = i < view["market"][kind]
                row.append(f"■{pesos} " if full else f"·{pesos} ", _kind(kind) if full else "dim")
            table.add_row(
                Text(words.name("kind", kind), style=_kind(kind)),
                row,
                str(price["buy"]),
                str(price["sell"]),
                Text(str(view["supply"][kind]), style="dim"),
            )
        materials = {kind: view["supply"][kind] for kind in names.KINDS[:3]}
        below = Text(f"{words.say('board-supply')}: ").append_text(self.pieces(materials))
        return _panel(table, words.say("board-market"), below)

    def harbour(self, view: Mapping[str, Any]) -> Panel:
        """Ships with their spaces: [loaded] and free."""
        words = self.words
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_row("", "", Text(words.say("board-legend"), style="dim"))
        for place in ("3", "2", "1", "sea"):
            where = words.say("board-sea") if place == "sea" else words.say("board-dock", n=place)
            ship = view["harbour"][place]
            if ship is None:
                table.add_row(where, "", Text(words.say("board-empty"), style="dim"))
            else:
                table.add_row(where, Text(f"#{ship['ship']}", style="dim"), self._spaces(ship))
        pile = len(view["pile"]["unseen"]) + len(view["pile"]["tail"])
        table.add_row(words.say("board-pile"), Text(str(pile), style="dim"), "")
        return _panel(table, words.say("board-harbour"))

    def _spaces(self, ship: Mapping[str, Any]) -> Text:
        said = Text()
        for kind, full in zip(ship["spaces"], ship["loaded"], strict=True):
            short = self.words.name("kind", kind)[:3]
            said.append(f"[{short}]" if full else f" {short} ", "dim" if full else _kind(kind))
        return said

    def parliament(self, view: Mapping[str, Any]) -> Panel:
        """Laws in force and proposals, group by group."""
        words = self.words
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        heads = ("board-laws", "board-proposals")
        table.add_row("", *(Text(words.say(head), style="dim") for head in heads))
        for group in names.GROUPS:
            table.add_row(group, *(self._law(view[side][group]) for side in ("laws", "proposals")))
        return _panel(table, words.say("board-parliament"))

    def alternatives(self, view: Mapping[str, Any]) -> Padding:
        """What lies under the black markers of this round."""
        words = self.words
        taken = (words.name("alternative", marker) for marker in view["markers"])
        said = f"{words.say('board-alternatives-taken')}: {'; '.join(taken)}"
        return Padding(Text(said, style="dim"), (0, 2))

    def _law(self, law: str | None) -> Text:
        return Text(self.words.name("law", law)) if law else Text(NOTHING, style="dim")

    def seat(self, view: Mapping[str, Any], seat: int, width: int) -> Panel:
        """All that lies before a seat."""
        player = view["players"][seat]
        room = width - 4 * CELL - 5 if width >= NARROW else width - 4
        goods = Text("\n").join(
            self.pieces(player[place], width=room, label=self.words.say(f"board-{place}"))
            for place in ("yard", "warehouse")
        )
        content: RenderableType = Group(self.plantation(view, seat), goods)
        if width >= NARROW:
            content = Table.grid(padding=(0, 1))
            content.add_row(self.plantation(view, seat), goods)
        style = SEAT_STYLES[seat] if seat in view["waiting"] else "dim"
        return _panel(content, self._standing(view, seat), self._cards(view, seat), style=style)

    def _standing(self, view: Mapping[str, Any], seat: int) -> Text:
        words, player = self.words, view["players"][seat]
        hidden = view["options"]["hidden_money"] == "yes" and view["seat"] not in (seat, None)
        pesos = words.say("board-hidden") if hidden else words.say("pesos", n=player["pesos"])
        said = Text(self.who(seat), style=f"bold {SEAT_STYLES[seat]}")
        return said.append(f" · {pesos} · {words.say('points', n=player['points'])}", "bold")

    def _cards(self, view: Mapping[str, Any], seat: int) -> Text:
        player = view["players"][seat]
        alone = view["seat"] == seat and len(self.people) == 1  # others may look on
        delegate = view["delegate"] if alone and view["delegate"] else player["fifth"]
        said = Text()
        for key, cards in (
            ("board-hand", player["hand"]),
            ("board-played", player["played"]),
            ("board-delegate", [delegate] if delegate else []),
        ):
            if cards:
                said.append(f"{'  ' if said else ''}{self.words.say(key)}: ", "dim")
                said.append(", ".join(self.words.name("character", card) for card in cards))
        return said

    def who(self, seat: int) -> str:
        """The name of a seat, and whether chance plays for it."""
        name = self.words.seat(seat)
        if not self.people or seat in self.people:
            return name
        return self.words.say("board-random-seat", seat=name)

    def plantation(self, view: Mapping[str, Any], seat: int) -> Table:
        """Three rows of four fields with their buildings and the pawn."""
        player = view["players"][seat]
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            table.add_column(width=CELL - 1, no_wrap=True, overflow="ellipsis")
        cells = [self._field(view, seat, i, player["pawn"]) for i in range(12)]
        for row in range(3):
            table.add_row(*cells[4 * row : 4 * row + 4])
        return table

    def _field(self, view: Mapping[str, Any], seat: int, index: int, pawn: str) -> Text:
        field = names.FIELDS[index]
        cell = Text(field, style="dim")
        cell.append("♟" if field == pawn else " ", "not dim bold")
        tile = view["players"][seat]["buildings"].get(field)
        if tile:
            return cell.append(self.words.name("building", tile), f"not dim {BUILDING_STYLE}")
        land = view["landscapes"][seat][index]
        style = LANDSCAPE_STYLES.get(land) or _kind(land)
        called = [self.words.name(families, land) for families in ("kind landscape", "landscape")]
        return cell.append(min(called, key=len), f"not dim {style}")

    def pieces(self, counts: Mapping[str, int], *, width: int = 999, label: str = "") -> Text:
        """Counted pieces in their colours, no number torn from its piece."""
        lines = [Text(label, style="dim")]
        for kind, n in counts.items():
            if n:
                part = Text(f"{n} ", style="not dim bold")
                part.append(self.words.name("kind", kind, n), f"not bold {_kind(kind)}")
                if lines[-1] and len(lines[-1]) + 2 + len(part) > width:
                    lines.append(Text())
                lines[-1].append("  " if lines[-1] else "").append_text(part)
        if not any(counts.values()):
            lines[0].append(f"  {NOTHING}" if label else NOTHING, "dim")
        return Text("\n").join(lines)

    def score(self, match: Match) -> Table:
        """The points of every seat by source."""
        words = self.words
        heads = (words.name("source", name) for name in names.SOURCES)
        total, pesos = words.say("board-total"), words.say("board-pesos")
        table = Table("", *heads, total, pesos, box=box.ROUNDED, border_style="dim")
        for column in table.columns[1:]:
            column.justify = "right"
        for seat, player in enumerate(match.view(None)["players"]):
            won = seat in match.winners
            table.add_row(
                Text(f"{'★' if won else ' '} {words.seat(seat)}", style=SEAT_STYLES[seat]),
                *(str(player["sources"][name]) for name in names.SOURCES),
                str(player["points"]),
                str(player["pesos"]),
                style="bold" if won else "",
            )
        return table


def _kind(kind: str) -> str:
    return KIND_STYLES.get(kind, "")


def _panel(
    content: RenderableType, title: str | Text, below: Text | None = None, style: str = "dim"
) -> Panel:
    named = title if isinstance(title, Text) else Text(title, style="bold")
    return Panel(
        content,
        title=named,
        title_align="left",
        subtitle=below or None,
        subtitle_align="left",
        border_style=style,
        padding=(0, 1),
    )
