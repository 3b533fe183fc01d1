"""Where lines come from: a terminal with completion, or whatever is piped in."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import DummyHistory, History, InMemoryHistory
from rich.console import Console

# What may follow some moves of the same line: a text to type and a remark.
Candidates = Callable[[list[str]], Iterable[tuple[str, str]]]


class Prompt(Protocol):
    """Asks for a line; EOFError when there are no more."""

    def ask(self, name: str, status: str, candidates: Candidates, secret: bool) -> str: ...


def prompt(console: Console) -> Prompt:
    """The prompt that suits where we are."""
    if sys.stdin.isatty() and console.is_terminal:
        return TerminalPrompt()
    return PipedPrompt(console)


class PipedPrompt:
    """Reads plain lines and repeats them, so that what is written makes sense by itself."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, name: str, status: str, candidates: Candidates, secret: bool) -> str:
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.strip()
        shown = "".join(letter for letter in text if letter.isprintable())
        self.console.print(f"{name}> {'***' if secret else shown}", soft_wrap=True)
        return text


class TerminalPrompt:
    """Completes moves, keeps a history and shows a status line; secrets go into neither."""

    def __init__(self) -> None:
        self.history = InMemoryHistory()

    def ask(self, name: str, status: str, candidates: Candidates, secret: bool) -> str:
        history: History = DummyHistory() if secret else self.history
        session: PromptSession[str] = PromptSession(
            history=history, reserve_space_for_menu=6, erase_when_done=secret
        )
        return session.prompt(
            f"{name}> ",
            is_password=secret,
            completer=None if secret else MoveCompleter(candidates),
            bottom_toolbar=status,
        ).strip()


class MoveCompleter(Completer):
    """Completes the move after the last comma."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        *before, typed = document.text_before_cursor.split(",")
        typed = typed.lstrip().lower()
        for text, remark in self.candidates(before):
            if text.startswith(typed):
                yield Completion(text, start_position=-len(typed), display_meta=remark)


def commands(topics: Iterable[str]) -> dict[str, str]:
    """Each command as it is typed, by the name of what it does; a topic is looked up."""
    return {
        "moves": "? [MOVE]",
        "undo": "undo",
        "restart": "restart",
        "board": "board",
        **{topic: topic for topic in topics},
        "log": "log [all] [cubes]",
        "save": "save FILE",
        "load": "load FILE",
        "help": "help",
        "quit": "quit",
    }


def command_in(line: str) -> tuple[str, str]:
    """The command in a line and what follows it."""
    if line.startswith("?"):
        return "moves", line[1:].strip()
    name, _, rest = line.partition(" ")
    name = name.lower()
    return {"exit": "quit", "q": "quit", "h": "help", "b": "board"}.get(name, name), rest.strip()
