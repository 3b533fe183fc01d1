"""The text form of a game, written: settings, every move and draw, the end, two hashes."""

import hashlib
from typing import Any, Final

import msgspec

from malecon.engine.position import CHANCE, OVER, Position
from malecon.games import forms, options, releases
from malecon.games.api import Game
from malecon.games.errors import BadRecord
from malecon.games.opening import FIRST_RULES

FIRST_LINES: Final = {forms.LIST: "malecon record 1", forms.NAMED: "malecon record 2"}


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: who chose which action. Chance is seat -1."""

    seat: int
    action: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """What a record is written from."""

    game: Game
    log: list[Entry]
    seed: bytes
    commitment: str
    unproved: int
    origin: dict[str, Any] | None

    def start(self) -> Position:
        """The position before the first move."""
        found: Position = (
            self.game.new() if self.origin is None else self.game.from_snapshot(self.origin)
        )
        return found


def fingerprint(game: Game, position: Position) -> str:
    """The hash of a position."""
    return hashlib.sha256(game.encode(position)).hexdigest()[:32]


def digest(lines: list[str]) -> str:
    """The hash of the text itself; spaces and empty lines do not count."""
    text = "\n".join(" ".join(line.split()) for line in lines if line.strip())
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def written(sheet: ScoreSheet, reveal: bool) -> str:
    """A game as text; unless all is to be revealed it ends before what is still secret."""
    game, position = sheet.game, sheet.start()
    if not reveal and not game.is_open(position):
        raise BadRecord("This match began amid secret choices; it has a record when it is over.")
    lines = [FIRST_LINES[game.resolved.form], *_settings(sheet, reveal)]
    turn = _Turn(game, position)
    for entry in _effective(sheet, reveal):
        lines += turn.add(entry)
    lines += turn.flush()
    lines.append("")
    if position.to_move() == OVER:
        lines += ["end " + " ".join(str(points) for points in position.scores())]
    return "\n".join([*lines, f"hash {fingerprint(game, position)} {digest(lines)}"]) + "\n"


class _Turn:
    """The line that is being written: one seat's moves in a row, or chance's."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.heading = ""
        self.name = ""
        self.step = -1
        self.moves: list[str] = []

    def add(self, entry: Entry) -> list[str]:
        """Play an entry; the lines that are complete before it."""
        game, position = self.game, self.position
        lines: list[str] = []
        name = "--" if entry.seat == CHANCE else f"{entry.seat + 1}:"
        heading = game.heading(position)
        step = game.sealed_step(position)
        if name != self.name or heading != self.heading or step != self.step:
            lines = self.flush()
        if heading != self.heading:
            lines += ["", heading]
        self.name, self.heading, self.step = name, heading, step
        self.moves.append(game.write(entry.action))
        position.play(entry.seat, entry.action)
        if game.ends_turn(entry.action):
            lines += self.flush()
        return lines

    def flush(self) -> list[str]:
        """The line at hand, if there is one."""
        if not self.moves:
            return []
        text = f"{self.name} {', '.join(self.moves)}"
        self.moves = []
        if self.name == "--":
            return [text]
        return [f"{text} | {self.position.scores()[int(self.name[:-1]) - 1]}"]


def _settings(sheet: ScoreSheet, reveal: bool) -> list[str]:
    played = sheet.game
    lines = [f"game {played.name}", f"edition {played.edition}"]
    lines += [f"option {name} {value}" for name, value in _unlike_the_edition(played)]
    lines += [f"seats {played.seats}"]
    if played.resolved.form == forms.LIST:
        lines += [f"rules {FIRST_RULES}", f"components {played.components_hash}"]
    else:
        lines += [f"settings {played.resolved.encode().decode()}"]
    lines += [f"commitment {sheet.commitment}"]
    if sheet.unproved:
        lines.append(f"unproved {sheet.unproved}")
    if reveal:
        lines.append(f"seed {sheet.seed.hex()}")
    if sheet.origin is not None:
        lines.append("snapshot " + msgspec.json.encode(sheet.origin).decode())
    return lines


def _unlike_the_edition(played: Game) -> list[tuple[str, str]]:
    """The options in which a game differs from its edition: in form 1 they are all that is said."""
    known = releases.choices(played.name)
    if played.resolved.form != forms.LIST:
        known = options.choices(played.name)
    preset: dict[str, str] = {}
    if played.edition in known.editions:
        preset = options.resolve(played.name, played.edition, {}, known)
    return [(name, value) for name, value in played.options.items() if preset.get(name) != value]


def _effective(sheet: ScoreSheet, reveal: bool) -> list[Entry]:
    """The log with sealed choices in seat order, up to the first one still secret.

    In which order a seat has made its sealed choices is its own affair while the game goes on.
    """
    game, position = sheet.game, sheet.start()
    found: list[Entry] = []
    together: list[Entry] = []
    opened = 0
    for entry in sheet.log:
        if not reveal and game.keeps_secret(entry.action):
            break
        step = game.sealed_step(position)
        position.play(entry.seat, entry.action)
        together.append(entry)
        if step >= 0 and game.sealed_step(position) == step:
            continue
        found += _in_order(together, reveal)
        together = []
        if game.is_open(position):
            opened = len(found)
    found += _in_order(together, reveal)
    return found if reveal else found[:opened]


def _in_order(together: list[Entry], reveal: bool) -> list[Entry]:
    return sorted(together, key=lambda entry: entry.seat if reveal else (entry.seat, entry.action))
