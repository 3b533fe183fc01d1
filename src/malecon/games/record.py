"""The text form of a game, read: replayed exactly, and refused with its reason."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from malecon.engine.position import CHANCE
from malecon.games import chance, forms, opening, score_sheet
from malecon.games.api import Game
from malecon.games.errors import BadRecord, MaleconError, UnknownSettings, shown
from malecon.games.match import Match
from malecon.games.opening import FIRST_RULES
from malecon.games.registry import find, game_of
from malecon.games.score_sheet import FIRST_LINES as FIRST_LINES
from malecon.games.score_sheet import Entry, digest
from malecon.games.settings import Settings

_NEEDED: Final = {
    forms.LIST: ("game", "edition", "seats", "rules", "components", "commitment"),
    forms.NAMED: ("game", "edition", "seats", "settings", "commitment"),
}
_BESIDE: Final = ("seed", "snapshot", "unproved")
_SEATS: Final = "123456789"


def fingerprint(match: Match) -> str:
    """The hash of a match's position."""
    return score_sheet.fingerprint(match.game, match.position)


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
    match.go_on()
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
    drawn = _drawn(reader.match)
    for entry in reader.moves():
        if entry.seat == CHANCE:
            seen += 1
            pile = reader.match.game.piles[before.pile()]
            due = chance.draw(reader.match.seed, pile, drawn[pile], before)
            if seen > reader.match.unproved and due != entry.action:
                was, said = (reader.match.game.write(a) for a in (due, entry.action))
                raise reader.bad(f"the seed draws {was}, the record says {said}")
            proved += seen > reader.match.unproved
        before = reader.match.position.copy()
        drawn = _drawn(reader.match)
    return proved


def _drawn(match: Match) -> dict[str, int]:
    return {pile: match.drawn(pile) for pile in match.game.piles}


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
        if words[1:] != [digest(self.lines[: self.at - 1])]:
            raise self.bad("the text does not have this hash: the record was changed")
