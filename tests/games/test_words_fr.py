"""French in whole sentences: articles that elide, partitives, and 0 in the singular."""

import pytest

from malecon.games.acts import split
from malecon.games.cuba import acts as cuba
from malecon.games.event import Event, Lack, Reason, lacking
from malecon.games.havana import acts as havana
from malecon.games.wording import Words

PEOPLE = ("Ana", "Bo")
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
BLANK = "\N{NARROW NO-BREAK SPACE}"
WORDS = Words("fr", strict=True)
TOLD = [
    (Event("used", 0, "inn"), "Ana utilise l'auberge."),
    (
        Event("built", 0, "golf-course", target="b2"),
        "Ana construit le terrain de golf sur la case b2.",
    ),
    (Event("moved", 0, "water", 2, "b2", "yard"), "Ana reçoit 2 cubes d'eau de la case b2."),
    (Event("moved", 1, "citrus", 1, "yard", "dock 2"), "Bo charge 1 agrume à l'emplacement 2."),
    (Event("lapsed", None, "tax-1"), "La taxe de 1 peso n'est plus en vigueur."),
    (
        Event("rejected", None, "drought"),
        "La loi sur la sécheresse n'est pas adoptée et quitte le jeu.",
    ),
    (Event("card", 0, "mama", why="H-015"), "Ana utilise Mama."),
    (Event("card", 1, "conservation", why="H-015"), "Bo utilise l'arrêt de chantier."),
    (Event("order", 1, n=2, why="H-014"), "Bo joue en deuxième."),
    (
        Event("bought", 1, "aquarium", 1, source="top-left"),
        "Bo achète l'aquarium (en haut à gauche).",
    ),
    (Event("scored", 0, "functions", 0), "Ana marque 0 point."),
]


def said(sentence: str) -> str:
    """A sentence as it is typed, with the signs of French print."""
    return sentence.replace("'", APOSTROPHE).replace(" :", f"{BLANK}:")


@pytest.mark.parametrize(("event", "french"), TOLD)
def test_events_are_told(event: Event, french: str) -> None:
    assert WORDS.event(event, PEOPLE) == said(french)


def test_an_act_is_told_to_its_reader_and_to_others() -> None:
    events = [Event("card", 0, "architect", why="C-041"), Event("built", 0, "hotel", target="c3")]
    [act] = split(events, cuba.ROWS)
    assert WORDS.act(act, PEOPLE, 0) == said(
        "Vous jouez l'architecte et construisez l'hôtel en c3."
    )
    assert WORDS.act(act, PEOPLE, 1) == said("Ana joue l'architecte et construit l'hôtel en c3.")


def test_whoever_is_robbed_is_addressed() -> None:
    [act] = split([Event("stolen", 0, n=3, source="seat 2", why="card peso-thief")], havana.ROWS)
    assert WORDS.act(act, PEOPLE, 1) == "Ana vous vole 3 pesos."
    assert WORDS.act(act, PEOPLE, None) == "Ana vole 3 pesos à Bo."


def test_what_there_is_none_of_has_a_partitive() -> None:
    reason = Reason("reason-supply-empty", what="citrus", rule="C-049")
    assert WORDS.reason(reason) == said("La réserve n'a plus d'agrumes (C-049).")
    reason = Reason("reason-no-cube", what="loam", rule="H-038")
    assert WORDS.reason(reason) == said("Il n'y a pas d'argile à prendre ici (H-038).")


def test_what_is_lacking_is_one_sentence() -> None:
    reason = lacking(Lack("brick", 2, rule="H-021"), Lack("worker", 1, 5, rule="H-021"))
    assert WORDS.reason(reason) == (
        "Il vous faut encore 2 briques et 1 travailleur (ou 5 pesos de plus) (H-021)."
    )
