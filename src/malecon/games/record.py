"""The text form of a game: read like a score sheet, replayed exactly, refused with its reason."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from malecon.engine.position import CHANCE
from malecon.games import chance, forms, opening, options, releases
from malecon.games.api import Game, find, game_of
from malecon.games.errors import BadRecord, MaleconError, UnknownSettings, shown
from malecon.games.match import Entry, Match
from malecon.games.opening import FIRST_RULES
from malecon.games.settings import Settings

FIRST_LINES: Final = {forms.LIST: "malecon record 1", forms.NAMED: "malecon record 2"}
_NEEDED: Final = {
    forms.LIST: ("game", "edition", "seats", "rules", "components", "commitment"),
    forms.NAMED: ("game", "edition", "seats", "settings", "commitment"),
}
_BESIDE: Final = ("seed", "snapshot", "unproved")
_SEATS: Final = "123456789"


def fingerprint(match: Match) -> str:
    """The hash of a match's position."""
    return hashlib.sha256(match.game.encode(match.position)).hexdigest()[:32]


def _digest(lines: list[str]) -> str:
    """The hash of the text itself; spaces and empty lines do not count."""
    text = "\n".join(" ".join(line.split()) for line in lines if line.strip())
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def written(match: Match, reveal: bool) -> str:
    """A match as text; unless all is to be revealed it ends before what is still secret."""
    replay = _start(match)
    if not reveal and not replay.game.is_open(replay.position):
        raise BadRecord("This match began amid secret choices; it has a record when it is over.")
    lines = [FIRST_LINES[match.game.resolved.form], *_settings(match, reveal)]
    turn = _Turn(replay)
    for entry in _effective(match, reveal):
        lines += turn.add(entry)
    lines += turn.flush()
    lines.append("")
    if replay.over:
        lines += ["end " + " ".join(str(points) for points in replay.scores)]
    return "\n".join([*lines, f"hash {fingerprint(replay)} {_digest(lines)}"]) + "\n"


def load(text: str, components: Any = None) -> Match:
    """Replay a record, checking each step; the match can go on from where the record ends."""
    match: Match | None = None
    for match in loading(text, components):  # noqa: B007
        pass
    assert match is not None
    return match


def loading(text: str, components: Any = None) -> Iterator[Match]:
    """The same move by move, for who cannot wait for all at once; the last one can go on."""
    reader = _Reader(text, components)
    match = reader.match
    for _ in reader.moves():
        yield match
    if "seed" not in reader.header:
        match.unproved = sum(entry.seat == CHANCE for entry in match.log)
    match.draws = True
    match._go_on()
    yield match


def steps(text: str, components: Any = None) -> Iterator[Match]:
    """The match at its start and after every move and draw of a record; it is the same object."""
    reader = _Reader(text, components)
    yield reader.match
    for _ in reader.moves():
        yield reader.match


def verified(text: str, components: Any = None) -> int:
    """How many draws the seed proves; BadRecord where one is not what the seed says."""
    reader = _Reader(text, components)
    if "seed" not in reader.header:
        raise BadRecord("This record keeps its seed back, so its draws cannot be verified yet.")
    if reader.header.get("commitment", reader.match.commitment) != reader.match.commitment:
        raise BadRecord("The seed does not fit the commitment of this record.")
    proved = seen = 0
    before = reader.match.position.copy()
    drawn = dict(reader.match._drawn)
    for entry in reader.moves():
        if entry.seat == CHANCE:
            seen += 1
            pile = reader.match.game.piles[before.pile()]
            due = chance.draw(reader.match.seed, pile, drawn.get(pile, 0), before)
            if seen > reader.match.unproved and due != entry.action:
                was, said = (reader.match.game.write(a) for a in (due, entry.action))
                raise reader.bad(f"the seed draws {was}, the record says {said}")
            proved += seen > reader.match.unproved
        before = reader.match.position.copy()
        drawn = dict(reader.match._drawn)
    return proved


class _Turn:
    """The line that is being written: one seat's moves in a row, or chance's."""

    def __init__(self, replay: Match) -> None:
        self.replay = replay
        self.heading = ""
        self.name = ""
        self.step = -1
        self.moves: list[str] = []

    def add(self, entry: Entry) -> list[str]:
        """Play an entry; the lines that are complete before it."""
        replay = self.replay
        lines: list[str] = []
        name = "--" if entry.seat == CHANCE else f"{entry.seat + 1}:"
        heading = replay.game.heading(replay.position)
        step = replay.game.sealed_step(replay.position)
        if name != self.name or heading != self.heading or step != self.step:
            lines = self.flush()
        if heading != self.heading:
            lines += ["", heading]
        self.name, self.heading, self.step = name, heading, step
        self.moves.append(replay.game.write(entry.action))
        replay._do(entry.seat, entry.action)
        if replay.game.ends_turn(entry.action):
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
        return [f"{text} | {self.replay.scores[int(self.name[:-1]) - 1]}"]


def _start(match: Match) -> Match:
    """The match before its first move."""
    if match.origin is None:
        return Match(match.game, seed=match.seed, draws=False)
    fresh = Match(match.game, seed=match.seed, draws=False)
    fresh.position = match.game.from_snapshot(match.origin)
    return fresh


def _settings(match: Match, reveal: bool) -> list[str]:
    played = match.game
    lines = [f"game {played.name}", f"edition {played.edition}"]
    lines += [f"option {name} {value}" for name, value in _unlike_the_edition(played)]
    lines += [f"seats {played.seats}"]
    if played.resolved.form == forms.LIST:
        lines += [f"rules {FIRST_RULES}", f"components {played.components_hash}"]
    else:
        lines += [f"settings {played.resolved.encode().decode()}"]
    lines += [f"commitment {match.commitment}"]
    if match.unproved:
        lines.append(f"unproved {match.unproved}")
    if reveal:
        lines.append(f"seed {match.seed.hex()}")
    if match.origin is not None:
        lines.append("snapshot " + msgspec.json.encode(match.origin).decode())
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


def _effective(match: Match, reveal: bool) -> list[Entry]:
    """The log with sealed choices in seat order, up to the first one still secret.

    In which order a seat has made its sealed choices is its own affair while the game goes on.
    """
    replay = _start(match)
    found: list[Entry] = []
    together: list[Entry] = []
    opened = 0
    for entry in match.log:
        if not reveal and replay.game.keeps_secret(entry.action):
            break
        step = replay.game.sealed_step(replay.position)
        replay._do(entry.seat, entry.action)
        together.append(entry)
        if step >= 0 and replay.game.sealed_step(replay.position) == step:
            continue
        found += _in_order(together, reveal)
        together = []
        if replay.game.is_open(replay.position):
            opened = len(found)
    found += _in_order(together, reveal)
    return found if reveal else found[:opened]


def _in_order(together: list[Entry], reveal: bool) -> list[Entry]:
    return sorted(together, key=lambda entry: entry.seat if reveal else (entry.seat, entry.action))


def _turn(line: str) -> tuple[str, str, str | None] | None:
    """Who, moves and points of a line; by hand, because patterns take ages over many spaces."""
    who, rest = line[:2], line[2:]
    if who != "--" and not (who[0] in _SEATS and who[1:] == ":"):
        return None
    moves, bar, points = rest.rpartition("|")
    points = points.strip()
    if bar and points.isascii() and points.isdigit():
        return who, moves.strip(), points
    return who, rest.strip(), None


class _Reader:
    """Reads a record line by line; every refusal names the line."""

    def __init__(self, text: str, components: Any) -> None:
        if not isinstance(text, str):
            raise BadRecord(f"A record is a text, not {shown(text)}.")
        self.lines = text.splitlines()
        self.at = 0
        self.form = forms.NAMED
        self.header: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self._read_header()
        self.match = self._new_match(components)

    def bad(self, what: str) -> BadRecord:
        return BadRecord(f"Line {self.at}: {what}.")

    def _read_header(self) -> None:
        first = self.lines[0].strip() if self.lines else ""
        known = {line: form for form, line in FIRST_LINES.items()}
        if first not in known:
            self.at = 1
            raise self.bad(f"expected {FIRST_LINES[forms.NAMED]!r}")
        self.form = known[first]
        for number, line in enumerate(self.lines[1:], 2):
            self.at = number
            words = line.split(maxsplit=1)
            if not words:
                break
            if len(words) != 2 or words[0] in self.header:
                raise self.bad(f"{shown(line)} is not a setting, or says one twice")
            if words[0] == "option":
                self._read_option(words[1].split())
            elif words[0] in (*_NEEDED[self.form], *_BESIDE):
                self.header[words[0]] = words[1].strip()
            else:
                raise self.bad(f"{shown(words[0])} is not a setting")
        for key in _NEEDED[self.form]:
            if key not in self.header:
                raise self.bad(f"the header lacks {key!r}")

    def _read_option(self, words: list[str]) -> None:
        known = (*_NEEDED[self.form], *_BESIDE)
        if len(words) != 2 or words[0] in self.options or words[0] in known:
            raise self.bad("an option has a name and a value and is said once")
        self.options[words[0]] = words[1]

    def _new_match(self, components: Any) -> Match:
        try:
            named = self.form == forms.NAMED
            found = self._settings(components) if named else self._first_settings(components)
            match = self._begun(game_of(found), components)
            match.unproved = int(self.header.get("unproved", "0")[:6])
        except (ValueError, msgspec.MsgspecError, RecursionError) as error:
            raise self.bad(str(error).rstrip(".")) from error
        return match

    def _settings(self, components: Any) -> Settings:
        """As the record carries them; what it says besides, for people, must be the same."""
        found = opening.read(self.header["settings"])
        catalog = find(found.game).catalog
        if components is not None:
            if catalog.written(catalog.tables(components)) != found.components:
                raise self.bad("it was played with other components than the ones given")
        said = (self.header["game"], self.header["edition"], self.header["seats"])
        if said != (found.game, found.edition, str(found.seats)) or found.form != self.form:
            raise self.bad("the settings are of another game than the header")
        if any(found.options.get(name) != value for name, value in self.options.items()):
            raise self.bad("the settings have other options than the header")
        return found

    def _first_settings(self, components: Any) -> Settings:
        """As the first release named them."""
        header, seats = self.header, self.header["seats"]
        if header["rules"] != str(FIRST_RULES):
            raise self.bad(f"it was played by rules version {shown(header['rules'])}")
        try:
            return opening.stored_by_the_first_release(
                header["game"],
                seats=int(seats) if len(seats) == 1 and seats in "23456789" else -1,
                edition=header["edition"],
                components_hash=header["components"],
                values=self.options,
                components=components,
            )
        except UnknownSettings:
            what = "it was played with other components; give them with the record"
            raise self.bad(what) from None

    def _begun(self, played: Game, components: Any) -> Match:
        seed = self.header.get("seed")
        if "snapshot" not in self.header:
            return Match(played, seed=seed, draws=False)
        origin = msgspec.json.decode(self.header["snapshot"], type=dict[str, Any])
        return Match.from_snapshot(
            origin, seed=seed, components=components, draws=False, played=played
        )

    def replayed(self) -> Match:
        for _ in self.moves():
            pass
        return self.match

    def moves(self) -> Iterator[Entry]:
        """Play what the record says, move by move."""
        ended = False
        for number, line in enumerate(self.lines[self.at :], self.at + 1):
            self.at = number
            words = line.split()
            if not words or line.strip() == self._heading():
                continue
            if ended:
                raise self.bad("nothing may follow the hash")
            if words[0] == "end":
                self._check_end(words[1:])
            elif words[0] == "hash":
                self._check_hash(words[1:])
                ended = True
            else:
                yield from self._play_line(line)
        if not ended:
            raise self.bad("the record is cut off: it must close with its hash")

    def _heading(self) -> str:
        return self.match.game.heading(self.match.position)

    def _play_line(self, line: str) -> Iterator[Entry]:
        found = _turn(line.strip())
        if found is None:
            raise self.bad(f"{shown(line)} is neither a turn, a draw nor a heading")
        who, moves, points = found
        seat = CHANCE if who == "--" else int(who[:-1]) - 1
        for move in moves.split(","):
            try:
                self.match.play(move, seat=seat)
            except MaleconError as error:
                raise self.bad(str(error).rstrip(".")) from error
            yield self.match.log[-1]
        if points is not None and str(self.match.scores[seat]) != points:
            got = self.match.scores[seat]
            raise self.bad(f"seat {seat + 1} has {got} points here, not {points[:9]}")

    def _check_end(self, words: list[str]) -> None:
        scores = [str(points) for points in self.match.scores]
        if not self.match.over or words != scores:
            raise self.bad(f"the game stands at {' '.join(scores)}, not at this end")

    def _check_hash(self, words: list[str]) -> None:
        if words[:1] != [fingerprint(self.match)]:
            raise self.bad("the position does not have this hash: the record was changed")
        if words[1:] != [_digest(self.lines[: self.at - 1])]:
            raise self.bad("the text does not have this hash: the record was changed")
