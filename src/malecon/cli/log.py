"""The log as paragraphs: what one seat did in a row stands together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from malecon.cli.board import SEAT_STYLES
from malecon.games.event import Event
from malecon.games.wording import Words

HEADINGS: Final = ("round", "phase")
LEFT_OUT: Final = ("turn-ended",)  # the next paragraph says as much
BEGINS: Final = ("card", "over")

Paragraph = tuple[Text, ...]  # a bar in the colour of the seat and the sentences; or a heading


def paragraphs(events: Iterable[Event], words: Words) -> Iterator[tuple[int, Paragraph]]:
    """Sentences of one seat joined; a round and a phase alone. Each with the index of its first."""
    told: list[str] = []
    seat: int | None = None
    begun = 0
    for i, event in enumerate(events):
        if event.event in LEFT_OUT:
            continue
        if told and (event.seat != seat or event.event in (*HEADINGS, *BEGINS)):
            yield begun, _paragraph(told, seat)
            told = []
        if event.event in HEADINGS:
            yield i, (Text(words.event(event), style="bold"),)
            continue
        if not told:
            begun, seat = i, event.seat
        told.append(words.event(event))
    if told:
        yield begun, _paragraph(told, seat)


def show(
    console: Console, events: Iterable[Event], words: Words, steps: Sequence[int] = ()
) -> None:
    """Print paragraphs, with their steps if these are given; piped, each stays on one line."""
    for first, paragraph in paragraphs(events, words):
        parts = (Text(f"{steps[first]:>4} ", style="dim"), *paragraph) if steps else paragraph
        if console.is_terminal:
            table = Table.grid()
            table.add_row(*parts)
            console.print(table)
        else:
            console.print(*parts, sep="", soft_wrap=True)


def effect(events: Iterable[Event], words: Words, seat: int) -> str:
    """What a move would bring that seat, as briefly as the sentences allow."""
    name = words.seat(seat)
    known = ("card", "pawn", "forced", *LEFT_OUT)  # no more than the move itself says
    told = (words.event(event) for event in events if event.event not in known)
    return "; ".join(sentence.removeprefix(f"{name} ").rstrip(".") for sentence in told)


def _paragraph(told: list[str], seat: int | None) -> Paragraph:
    style = "dim" if seat is None else SEAT_STYLES[seat]
    return Text("▌ ", style), Text(" ".join(told))
