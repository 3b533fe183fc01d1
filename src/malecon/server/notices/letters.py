"""Notices put into words: what a letter says follows from what its reader may know anyway."""

from collections.abc import Sequence
from typing import Final

from malecon.games.wording import Words
from malecon.server.notices import words
from malecon.server.notices.ways import Letter, LetterLine
from malecon.server.storage.notices import Waiting

TURNS: Final = {"your_turn", "reminder", "begun"}


def written(id: str, notices: Sequence[Waiting], language: str) -> Letter:
    """A letter about one notice or several."""
    told = [_told(notice, language) for notice in notices]
    return Letter(id, language, _title(notices, told, language), told)


def test(id: str, language: str, now: int) -> Letter:
    """What somebody sends itself."""
    text = words.say(language, "told-test")
    return Letter(id, language, text, [LetterLine(id, "test", "", "/me/notices", text, now)])


def _told(notice: Waiting, language: str) -> LetterLine:
    key = f"told-{notice.kind.replace('_', '-')}"
    text = words.say(language, key, table=_table(notice, language))
    return LetterLine(
        notice.id, notice.kind, notice.table, f"/table/{notice.table}", text, notice.at
    )


def _table(notice: Waiting, language: str) -> str:
    """What people call a table, or else its game."""
    game = Words(language).name("game", notice.game)
    if not notice.name:
        return game
    return words.say(language, "told-table", name=notice.name, game=game)


def _title(notices: Sequence[Waiting], told: Sequence[LetterLine], language: str) -> str:
    if len(told) == 1:
        return told[0].text
    tables = len({notice.table for notice in notices})
    is_turns = {notice.kind for notice in notices} <= TURNS and tables > 1
    return words.say(language, "told-many-turns" if is_turns else "told-many", n=tables)
