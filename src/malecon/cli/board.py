"""What the drawings of all games share, and what each of them must offer."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.games import options
from malecon.games.match import Match
from malecon.games.view import Player, View
from malecon.games.wording import Words

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=Any)  # what a seat may know
    Q = TypeVar("Q", bound=Player, default=Any)  # what everybody sees of one
else:
    from typing import TypeVar

    V = TypeVar("V")
    Q = TypeVar("Q")

WIDTH: Final = 100  # where no terminal says how wide it is
SEAT_STYLES: Final = ("cyan", "red", "yellow", "green", "magenta")
NOTHING: Final = "-"


def console() -> Console:
    """Where the table is drawn; something that is no terminal is taken to be wide enough."""
    out = Console(highlight=False, markup=False, emoji=False)
    return out if out.is_terminal else Console(file=out.file, width=WIDTH, highlight=False,
                                               markup=False, emoji=False)  # fmt: skip


class Board(ABC, Generic[V, Q]):
    """Draws a match as seats at this terminal may see it, in one language."""

    family: ClassVar[str]  # of the names of pieces
    styles: ClassVar[Mapping[str, str]]  # of pieces; colour repeats what letters already say

    def __init__(
        self, words: Words, people: Collection[int] = (), bots: Mapping[int, str] | None = None
    ) -> None:
        self.words = words
        self.people = people
        self.bots = bots or {}  # their names by seat

    @abstractmethod
    def draw(self, match: Match[V], seat: int | None, width: int) -> RenderableType:
        """The whole table, seen by a seat or a spectator."""

    @abstractmethod
    def moment(self, view: V) -> object:
        """What must change for the table to be worth drawing again."""

    @abstractmethod
    def stock(self, player: Q) -> Text:
        """The pieces of a seat in few words."""

    @abstractmethod
    def besides(self, player: Q) -> dict[str, int]:
        """What the final table counts besides points."""

    def heading(self, view: V, *said: str) -> Rule:
        """Game, edition, round and what else there is to say of the moment."""
        words = self.words
        edition = options.choices(view.game).editions[view.edition]
        begun = words.say("board-round", n=view.round) if view.round else ""
        parts = (
            words.name("game", view.game),
            words.say(edition.title),
            begun or words.say("board-setup"),
            *said,
        )
        return Rule(Text(" · ".join(parts), style="bold"), style="dim")

    def who(self, seat: int) -> str:
        """The name of a seat, and of the bot that plays for it."""
        name = self.words.seat(seat)
        if seat not in self.bots:
            return name
        return self.words.say("board-bot-seat", seat=name, what=self.bots[seat])

    def is_alone(self, view: V, seat: int) -> bool:
        """Whether the secrets of a seat can be shown: others may look on."""
        return seat in self.people and len(self.people) == 1 and bool(view.seat == seat)

    def pieces(self, counts: Mapping[str, int], *, width: int = 999, label: str = "") -> Text:
        """Counted pieces in their colours, no number torn from its piece."""
        parts = [self.piece(kind, n) for kind, n in counts.items() if n]
        return flowing(parts or [Text(NOTHING, style="dim")], width=width, label=label)

    def piece(self, kind: str, n: int) -> Text:
        """So many of one kind."""
        part = Text(f"{n} ", style="not dim bold")
        name = self.words.name(self.family, kind, n)
        return part.append(name, f"not bold {self.styles.get(kind, '')}")

    def place(self, view: V, seat: int, said: str, content: RenderableType, below: Text) -> Panel:
        """All that lies before a seat, lit up if it is asked."""
        title = Text(self.who(seat), style=f"bold {SEAT_STYLES[seat]}").append(said, "bold")
        style = SEAT_STYLES[seat] if seat in view.waiting else "dim"
        return panel(content, title, below, style)

    def score(self, match: Match[Any]) -> Table:
        """The points of every seat by source."""
        words = self.words
        players = match.view(None).players
        sources = match.game.sources(match.position)
        if len(sources[0]) == 1:  # then it says no more than the total
            sources = [{} for _ in sources]
        heads = [words.name("source", name) for name in sources[0]]
        beside = [words.say(key) for key in self.besides(players[0])]
        total = words.say("board-total")
        table = Table("", *heads, total, *beside, box=box.ROUNDED, border_style="dim")
        for column in table.columns[1:]:
            column.justify = "right"
        for seat, player in enumerate(players):
            won = seat in match.winners
            numbers = (*sources[seat].values(), match.scores[seat], *self.besides(player).values())
            table.add_row(
                Text(f"{'★' if won else ' '} {words.seat(seat)}", style=SEAT_STYLES[seat]),
                *map(str, numbers),
                style="bold" if won else "",
            )
        return table


class Reference(ABC, Generic[V]):
    """What a person at the terminal may look up about one match, in the words of its board."""

    def __init__(self, match: Match[V], board: Board) -> None:
        self.match = match
        self.view: V = match.view(None)
        self.board = board
        self.words = board.words

    @abstractmethod
    def topics(self) -> dict[str, Callable[[], Table]]:
        """Tables by the command that shows them."""

    @abstractmethod
    def about(self, move: str) -> str:
        """What a move is about beyond its effect."""

    @abstractmethod
    def task(self) -> str:
        """What is to be known for the choice at hand."""

    def does(self, thing: str) -> str:
        """What a thing does under the options of this match."""
        return self.words.does(thing, self.match.game.options)


def flowing(parts: list[Text], *, width: int, label: str = "") -> Text:
    """Parts one after the other, none of them broken between two lines."""
    lines = [Text(label, style="dim")]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(part)
    return Text("\n").join(lines)


def panel(
    content: RenderableType, title: str | Text, below: Text | None = None, style: str = "dim"
) -> Panel:
    """A box around something."""
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


def listing(*heads: str) -> Table:
    """An empty table of the reference."""
    return Table(*heads, box=box.ROUNDED, border_style="dim")
