"""python -m tests.games.sentences LANGUAGE: sentences of real games, for a native speaker to read.

They come from the recorded games and go to docs/words/LANGUAGE.txt: of every message a few, so that
300 lines show most of what a game can say.
"""

import sys
from collections.abc import Iterator
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import Final

import malecon
from malecon.games import record
from malecon.games.acts import split
from malecon.games.match import Match
from malecon.games.wording import Words

RECORDED: Final = sorted((Path(__file__).parent / "recorded").glob("*.txt"))
WORDS: Final = Path(__file__).parents[2] / "docs" / "words"
PEOPLE: Final = ("Ana", "Bo", "Inès", "Hugo", "Yves")  # what elides, hisses or begins with h
READER: Final = 1
STRIDE: Final = 9  # offers are dear, and neighbours are alike
PARTS: Final = (
    ("what others did", 90),
    ("what you did", 70),
    ("piece by piece", 70),
    ("why not", 60),
    ("questions", 50),
)

Said = Iterator[tuple[str, tuple[str, ...], str]]  # part, what kind of sentence it is, sentence


def told(match: Match, words: Words) -> Said:
    """The log of a whole game, act by act and event by event."""
    for act in split(match.heard(READER), match.game.act_rows):
        is_mine = act.seat == READER and bool(act.clauses)
        keys = [clause.key for clause in act.clauses] or [act.events[0].event]
        said = words.act(act, PEOPLE, READER)
        yield ("what you did" if is_mine else "what others did"), (keys[0], keys[-1]), said
    for event in match.heard(READER):
        kind = (event.event, _place(event.source), _place(event.target), event.why[:4])
        yield "piece by piece", kind, words.event(event, PEOPLE)


def asked(match: Match, words: Words) -> Said:
    """What the seats are asked, and why they cannot do the rest."""
    for seat in match.waiting:
        offer = match.offer(seat)
        yield "questions", (offer.ask,), words.say(offer.ask)
        for refused in offer.refused:
            yield "why not", (refused.reason.key,), words.reason(refused.reason)


def sentences(language: str) -> dict[str, list[str]]:
    """Sentences by part, the kinds in turn, so that what is rare is there as well."""
    words = Words(language, strict=True)
    found: dict[str, dict[tuple[str, ...], dict[str, None]]] = {part: {} for part, _ in PARTS}
    for path in RECORDED:
        text = path.read_text(encoding="utf-8")
        steps = islice(record.steps(text), 0, None, STRIDE)
        offers = chain.from_iterable(asked(match, words) for match in steps)
        for part, kind, said in chain(told(malecon.load(text), words), offers):
            if said:
                found[part].setdefault(kind, {})[said] = None
    return {part: _some(list(found[part].values()), most) for part, most in PARTS}


def _place(place: str) -> str:
    """The kind of a place; fields are all alike."""
    return place.partition(" ")[0] if len(place) > 2 else "field"


def _some(kinds: list[dict[str, None]], most: int) -> list[str]:
    """Of each kind one, then of each another, as long as there is room."""
    rounds = zip_longest(*kinds)
    each = dict.fromkeys(said for turn in rounds for said in turn if said is not None)
    return sorted(islice(each, most))


def main(language: str) -> None:
    """Write the file of a language."""
    WORDS.mkdir(exist_ok=True)
    parts = sentences(language)
    text = "\n\n".join("\n".join((f"# {part}", *said)) for part, said in parts.items())
    (WORDS / f"{language}.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
