"""What the seat that is asked may type, and why not something else."""

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from malecon.cli import log
from malecon.cli.board import Board
from malecon.cli.tables import reference_of
from malecon.engine.position import CHANCE
from malecon.games.match import Match

FEW: Final = 12  # refused moves that are named


class SeatChoices:
    """The choices of one seat at one moment."""

    def __init__(self, match: Match, seat: int, board: Board) -> None:
        self.match = match
        self.seat = seat
        self.words = board.words
        self.offer = match.offer(seat)
        self.reference = reference_of(match, board)

    def brief(self) -> str:
        """The legal moves on one line: verbs said once, bids as a span."""
        moves = [choice.move for choice in self.offer.moves]
        if _are_many_bids(moves):
            return f"{moves[0]} … {moves[-1]}"
        things: dict[str, list[str]] = {}
        for move in moves:
            verb, _, thing = move.partition(" ")
            things.setdefault(verb, []).append(thing)
        return ", ".join(f"{verb} {' | '.join(found)}".strip() for verb, found in things.items())

    def listed(self) -> RenderableType:
        """The legal moves with their effect, then what is not possible."""
        table = Table(box=box.ROUNDED, border_style="dim", show_header=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        moves = [choice.move for choice in self.offer.moves]
        if _are_many_bids(moves):
            table.add_row(self.brief(), "")
        else:
            for move in moves:
                table.add_row(move, self.remark(move))
        if not self.offer.refused:
            return table
        refused = [refusal.move for refusal in self.offer.refused]
        named = ", ".join(refused[:FEW]) + (", …" if len(refused) > FEW else "")
        note = self.words.say("board-refused", what=named, source=refused[0])
        return Group(table, Text(note, style="dim"))

    def remark(self, move: str) -> str:
        """What a legal move brings."""
        found = (choice.effect for choice in self.offer.moves if choice.move == move)
        brought = log.effect(next(found, ()), self.words, self.seat)
        return " ".join(filter(None, (self.reference.about(move), brought)))

    def explained(self, text: str) -> list[str]:
        """Whether a move is possible, and why not; BadMove if it is none."""
        move = self.match.game.write(self.match.game.parse(text)[0])
        reason = self.match.why_not(move, self.seat)
        if reason is None:
            return [self.words.say("board-possible", what=move), self.remark(move)]
        return [f"{move}: {self.words.reason(reason)}", self.reference.about(move)]

    def candidates(self, before: list[str]) -> Iterator[tuple[str, str]]:
        """What may be typed after some moves of the same line."""
        if not before:
            yield from ((choice.move, self.remark(choice.move)) for choice in self.offer.moves)
            return
        game = self.match.game
        position = self.match.position.copy()
        for text in before:
            legal = position.legal(self.seat)
            action = next((action for action in game.read(text) if action in legal), None)
            if action is None:
                return
            position.play(self.seat, action)
            if position.to_move() == CHANCE:
                return
        for action in position.legal(self.seat):
            move = game.write(action)
            yield move, self.reference.about(move)


def _are_many_bids(moves: list[str]) -> bool:
    return len(moves) > 2 and all(move.startswith("bid ") for move in moves)
