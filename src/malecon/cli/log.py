"""The log by act: a sentence for what one seat did in one go."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from malecon.cli.board import SEAT_STYLES
from malecon.games.acts import Act, Rows, split
from malecon.games.event import Event
from malecon.games.wording import Words

LEFT_OUT: Final = ("turn-ended",)  # the next paragraph says as much

Paragraph = tuple[Text, ...]  # a bar in the colour of the seat and the sentences; or a heading


class Teller:
    """Prints what has happened to somebody: the person in seat `me`, if it is one alone."""

    def __init__(self, console: Console, words: Words, rows: Rows, me: int | None = None) -> None:
        self.console = console
        self.words = words
        self.rows = rows
        self.me = me

    def show(
        self, events: Sequence[Event], steps: Sequence[int] = (), *, is_whole: bool = False
    ) -> None:
        """Print acts, with their steps if these are given; piped, each stays on one line."""
        for first, paragraph in self._paragraphs(events, is_whole):
            parts = (Text(f"{steps[first]:>4} ", style="dim"), *paragraph) if steps else paragraph
            if self.console.is_terminal:
                table = Table.grid()
                table.add_row(*parts)
                self.console.print(table)
            else:
                self.console.print(*parts, sep="", soft_wrap=True)

    def _paragraphs(
        self, events: Sequence[Event], is_whole: bool
    ) -> Iterator[tuple[int, Paragraph]]:
        """Each act with the number of its first event; whole, with every event on its own."""
        for act in split(events, self.rows):
            told = self.words.act(act, me=self.me)
            if act.is_heading:
                yield act.first, (Text(told, style="bold"),)
            elif told:
                yield act.first, (_bar(act.seat), Text(told), self._reason(act))
            if is_whole:
                for i, event in enumerate(act.events, act.first):
                    if event.event not in LEFT_OUT and not act.is_heading:
                        yield i, (_bar(event.seat), Text(f"  {self.words.event(event)}", "dim"))

    def _reason(self, act: Act) -> Text:
        """What a seat had no choice in says by which paragraph."""
        if act.is_forced:
            return Text(self.words.say("act-forced"), "dim")
        is_paragraph = act.rule[-1:].isdigit()
        return Text(self.words.say("act-rule", rule=act.rule) if is_paragraph else "", "dim")


def effect(events: Iterable[Event], words: Words, seat: int) -> str:
    """What a move would bring that seat, as briefly as the sentences allow."""
    name = words.seat(seat)
    known = ("card", "pawn", "forced", *LEFT_OUT)  # no more than the move itself says
    told = (words.event(event) for event in events if event.event not in known)
    return "; ".join(sentence.removeprefix(f"{name} ").rstrip(".") for sentence in told)


def _bar(seat: int | None) -> Text:
    return Text("▌ ", "dim" if seat is None else SEAT_STYLES[seat])
