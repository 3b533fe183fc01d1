"""Spanish in whole sentences: articles, no “de el” nor “a el”, counted pieces, e before i."""

import pytest

from malecon.games.acts import split
from malecon.games.cuba import acts as cuba
from malecon.games.event import Event, Lack, Reason, lacking
from malecon.games.havana import acts as havana
from malecon.games.wording import Words

PEOPLE = ("Ana", "Bo")
WORDS = Words("es", strict=True)
TOLD = [
    (Event("used", 0, "lighthouse"), "Ana usa el faro."),
    (Event("built", 0, "inn", target="b2"), "Ana construye la posada en el campo b2."),
    (
        Event("built", 0, "storehouse", target="d1"),
        "Ana construye el almacén (edificio) en el campo d1.",
    ),
    (Event("moved", 0, "water", 2, "b2", "yard"), "Ana recibe 2 cubos de agua del campo b2."),
    (
        Event("moved", 1, "tobacco", 2, "yard", "dock 1"),
        "Bo carga 2 hojas de tabaco en el muelle 1.",
    ),
    (
        Event("ship", what="7", source="dock 1", target="dock 2"),
        "El barco 7 pasa del muelle 1 al muelle 2.",
    ),
    (Event("lapsed", None, "drought"), "La ley de sequía deja de regir."),
    (Event("revealed", 1, "mayor", why="C-086"), "Bo envía al alcalde al parlamento: 1 voto."),
    (Event("card", 0, "mama", why="H-015"), "Ana usa Mamá."),
    (Event("order", 1, n=3, why="H-014"), "Bo va en tercer lugar."),
    (
        Event("protected", 0, "peso-thief"),
        "El ladrón de pesos de Ana no encuentra a nadie sin protección.",
    ),
    (Event("scored", 0, "functions", 1), "Ana gana 1 punto."),
]


@pytest.mark.parametrize(("event", "expected"), TOLD)
def test_events_are_told(event: Event, expected: str) -> None:
    assert WORDS.event(event, PEOPLE) == expected


def test_an_act_is_told_to_the_reader() -> None:
    act = split([Event("card", 0, "foreman", why="C-041"), Event("used", 0, "dam")], cuba.ROWS)[0]
    assert WORDS.act(act, PEOPLE, 0) == "Juegas el capataz y usas la presa."
    assert WORDS.act(act, PEOPLE) == "Ana juega el capataz y usa la presa."


def test_a_list_has_e_before_i() -> None:
    dealt = [Event("dealt", None, house, target="top") for house in ("well", "conservatory")]
    act = split(dealt, havana.ROWS)[0]
    assert WORDS.act(act, PEOPLE) == "A la venta: el pozo y el invernadero."
    assert WORDS.say("list-last", first="Ana", then="Inés") == "Ana e Inés"
    assert WORDS.say("list-last", first="agua", then="hielo") == "agua y hielo"


def test_reasons_are_told() -> None:
    assert WORDS.reason(lacking(Lack("water", 2, rule="C-068"))) == (
        "Necesitas 2 cubos de agua más (C-068)."
    )
    empty = Reason("reason-row-not-full", what="rum", rule="C-061")
    assert WORDS.reason(empty).startswith("La fila del ron todavía")
