"""Whatever people read outside of the page can be translated: no letter is without its message."""

import io
import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from malecon.cli.log import Teller
from malecon.cli.tables import board_of
from malecon.games import languages
from malecon.games.cuba.names import KINDS
from malecon.games.event import Reason
from malecon.games.havana.names import ENDS
from malecon.games.match import Match
from malecon.games.wording import Words
from malecon.server.notices import letters, words
from malecon.server.storage.notices import Waiting
from tests.fluent_files import keys
from tests.pseudo import CLOSE, outside, spoken

PEOPLE = ("Ada", "Ben", "Eva")
WIDE = 3000
# Fields, numbers of proposals and of paragraphs have no language.
NEUTRAL = re.compile(r"\b([a-d][1-4]?|I{1,3}|IV|[CHA]{1,2}-\d+|[a-d] +b +c +d)\b")
# Three signs of a piece's name, cut by the board; and what is typed, which has no language.
ABBREVIATED = {name[:2] for name in KINDS} | set(KINDS)
TYPED = {part for end in ENDS for part in end.split("-")}
every_game = pytest.mark.parametrize("game", ["cuba", "havana"])


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken(tmp_path_factory.mktemp("words")) as language:
        yield language


def untranslated(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", NEUTRAL.sub("", outside(text)))


def played(game: str) -> Iterator[Match]:
    """A match before each of its choices, and when it is over."""
    match, chosen = Match(game, seats=3, seed=5), Random(5)
    yield match
    while not match.over:
        seat = match.waiting[0]
        match.play(chosen.choice(match.legal(seat)), seat=seat)
        yield match


@every_game
def test_what_a_seat_is_asked_and_why_not(pseudo: str, game: str) -> None:
    said = Words(pseudo, strict=True)
    for match in played(game):
        for offer in [match.offer(seat) for seat in match.waiting[:1]]:
            assert untranslated(said.say(offer.ask)) == []
            for refused in offer.refused:
                assert untranslated(said.reason(refused.reason)) == [], refused.reason


@every_game
def test_the_log_by_event_and_by_act(pseudo: str, game: str) -> None:
    said = Words(pseudo, strict=True)
    *_, match = played(game)
    for event in match.heard(None):
        assert untranslated(said.event(event, PEOPLE)) == [], event
        assert said.event(event, PEOPLE).endswith(CLOSE), event
    out = Console(file=io.StringIO(), width=WIDE)
    Teller(out, said, match.game.act_rows, 0).show(match.heard(0), is_whole=True)
    assert isinstance(out.file, io.StringIO)
    assert untranslated(out.file.getvalue()) == []


@every_game
def test_the_board_of_the_terminal(pseudo: str, game: str) -> None:
    said = Words(pseudo, strict=True)
    for step, match in enumerate(played(game)):
        if step % 40 == 0 or match.over:
            out = Console(file=io.StringIO(), width=WIDE)
            board = board_of(match, said)
            out.print(board.draw(match, 0, WIDE))
            if match.over:
                out.print(board.score(match))
            assert isinstance(out.file, io.StringIO)
            assert set(untranslated(out.file.getvalue())) <= ABBREVIATED | TYPED, step


def test_notices_and_mails(pseudo: str) -> None:
    for key in keys("en", "server"):
        if key.startswith("told-") and not re.search("table|many|test", key):
            kind = key.removeprefix("told-").replace("-", "_")
            one = Waiting("1", "c", 1, kind, "t1", 0, 0, "cuba", "", b"{}", "")
            assert untranslated(letters.written("1", [one], pseudo).title) == [], kind
    several = [
        Waiting(str(n), "c", 1, "your_turn", f"t{n}", 0, 0, "cuba", "", b"{}", "") for n in (1, 2)
    ]
    assert untranslated(letters.written("1", several, pseudo).title) == []
    assert untranslated(words.say(pseudo, "mail-ask", link="", stop="")) == []


def test_a_letter_outside_is_found(pseudo: str) -> None:
    glued = f"3 {Words(pseudo).name('kind', 'rum')} and a bottle"
    assert untranslated(glued) == ["and", "bottle"]
    assert untranslated(Words(pseudo).reason(Reason("reason-game-over"))) == []
    assert languages.known(pseudo) == pseudo
