"""The words of every language: complete, alike in what they need, and never wrong in form."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from malecon.games import languages as known
from malecon.games import options, registry
from malecon.games.cuba import acts, events, names
from malecon.games.event import Event, Lack, Reason, lacking
from malecon.games.havana import acts as havana_acts
from malecon.games.havana import events as havana_events
from malecon.games.havana import names as havana
from malecon.games.havana.tables import CATALOG
from malecon.games.languages import languages
from malecon.games.match import Match
from malecon.games.wording import Words
from tests.fluent_files import languages_with

TIMES = "\N{MULTIPLICATION SIGN}"
NUMBERS = (0, 1, 2, 5)
STEPS = (
    "take-material take-product card place harvest trade build site foreman give convert"
    " office-dock office-load call swap veto mayor load end bid bid-again enact tax levy side"
    " delegate wait over trade-on build-none"
)
REASONS = (
    "not-your-turn game-over not-now cost pesos place-warehouse place-building no-field-left"
    " building-gone law row-not-full supply-empty nothing-to-sell reverse-trade"
    " alternative-taken not-cheapest already-traded ship-none ship-full ship-space ship-at-sea"
    " one-ship same-kind ship-not-in-pile no-cargo not-owned out-of-reach already-used"
    " changes-nothing max-given wrong-piece card-played card-delegate field-not-in-cross"
    " field-built field-yields-nothing field-used needs-water bid-above-money corruption"
    " veto-ban no-proposal cannot-pay wrong-pair must-finish undo-nothing undo-reveal pairs-two"
)
MOVES = (
    "field-yard supply-yard market-yard yard-market warehouse-market yard-supply"
    " warehouse-supply yard-warehouse yard-dock warehouse-dock dock-supply supply-market"
    " market-supply"
)
LABELS = (
    "round market supply harbour laws proposals yard warehouse plantation hand played buildings"
    " score start-player alternatives sea dock pile free"
)
CUBA: dict[str, tuple[str, ...]] = {
    "kind": names.KINDS,
    "class": ("material", "product", "goods", "cargo"),
    "character": names.CHARACTERS,
    "plantation": names.BOARDS,
    "side": ("common", "individual"),
    "landscape": ("plantation", *filter(None, names.LANDSCAPES)),
    "building": names.TILES,
    "law": names.LAWS,
    "group": names.GROUPS,
    "alternative": names.ALTERNATIVES,
    "place": ("supply", "yard", "warehouse", "market", "dock", "sea", "pile", "bank", "field"),
    "phase": names.PHASES,
    "source": names.SOURCES,
    "sealed": names.SEALED,
    "event": (*events.NAMES, "forced", "moved-nobody", "skipped-nobody"),
    "event-moved": tuple(MOVES.split()),
    "event-sealed": names.SEALED,
    "event-scored": names.SOURCES,
    "reason": tuple(REASONS.split()),
    "lack": ("pesos", "building-law"),
    "ask": tuple(STEPS.split()),
    "board": tuple(LABELS.split()),
    "game": ("cuba", "havana"),
}

HAVANA_REASONS = (
    "not-your-turn game-over not-now must-finish cost pesos not-an-end no-building architect"
    " worth not-in-pile cannot-replace not-later protected no-seat self no-cube must-take"
    " removed-already nothing-in-discard not-in-hand not-open same-card already-done"
)
HAVANA_STEPS = (
    "swap-card swap-end lay-first do renew conserve tax-victim rob-pesos rob-cubes steal mama"
    " buy pay cover lay end wait over"
)
HAVANA_MOVES = "bag-stock bag-centre centre-stock seat-stock supply-stock stock-supply stock-box"
HAVANA_SKIPPED = "conservation worker architect material-thief black-market"
HAVANA_LABELS = (
    "street plaza bag workers target open-cards number order discard hand price architect"
)
HAVANA: dict[str, tuple[str, ...]] = {
    "cube": havana.PIECES,
    "card": havana.CARDS,
    "house": CATALOG.tables().names,
    "end": havana.ENDS,
    "row": havana.ROWS,
    "place": ("bag", "centre", "stock", "supply", "box", "bank", "seat"),
    "phase": havana.PHASES,
    "source": ("buildings",),
    "sealed": ("cards",),
    "ending": havana.ENDINGS,
    "event": havana_events.NAMES,
    "event-moved": tuple(HAVANA_MOVES.split()),
    "event-sealed": ("cards",),
    "event-scored": ("buildings",),
    "event-protected": ("tax-collector",),
    "event-skipped": tuple(HAVANA_SKIPPED.split()),
    "reason": tuple(HAVANA_REASONS.split()),
    "lack": ("pesos", "architect", "worker"),
    "ask": tuple(HAVANA_STEPS.split()),
    "board": tuple(HAVANA_LABELS.split()),
}
COMPONENTS = (
    "toml line-length unknown no-table prices price-count price price-order buy groups"
    " group-missing sold start fields field-count ships-missing no-letters letter-count letter"
    " building-count name name-twice points building amount architect free"
)
OWN: dict[str, tuple[str, ...]] = {
    "value": ("nothing", "huge", "list", "table", "float", "date", "time", "datetime"),
    "component": tuple(COMPONENTS.split()),
    "coach": ("now", "expected", "share", "low", "rival", "even", "safe"),
    "coach-risk": tuple(loss.key for game in registry.all_games().values() for loss in game.losses),
}
FAMILIES = OWN | {
    family: tuple(dict.fromkeys((*CUBA.get(family, ()), *HAVANA.get(family, ()))))
    for family in CUBA | HAVANA
}

INFLECTED = {"n", "you"}  # what only some languages change nouns and verbs by
LOOKUPS = {"what", "source", "target", "came"}  # attributes of sentences; those of names are forms
Messages = dict[str, ast.Message]


@cache
def text(language: str) -> str:
    return known.text(language, "games")


@cache
def messages(language: str) -> Messages:
    return {entry.id.name: entry for entry in entries(language)}


def entries(language: str) -> list[ast.Message]:
    return [entry for entry in parse(text(language)).body if isinstance(entry, ast.Message)]


class Found(Visitor):
    """The variables of a pattern, messages it refers to, words it selects by, forms it asks for."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.rules: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for of in node.arguments.positional:
            if isinstance(of, ast.VariableReference) and node.id.name in ("FORM", "GENDER"):
                asked = [named.value.value for named in node.arguments.named] or ["gender"]
                self.forms.add((of.id.name, asked[0]))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        by = node.selector
        if isinstance(by, ast.VariableReference) and by.id.name == "rule":
            keys = (variant.key for variant in node.variants)
            self.rules |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


def variables(language: str, key: str) -> set[str]:
    """The variables of a message and of the messages it refers to."""
    found = Found(messages(language)[key].value)
    return found.variables.union(*(variables(language, name) for name in found.references))


def lookups(message: ast.Message) -> dict[str, str]:
    """In which families the variables of a message are looked up; other attributes are forms."""
    found = {}
    for attribute in message.attributes:
        if attribute.id.name in LOOKUPS:
            [element] = attribute.value.elements
            assert isinstance(element, ast.TextElement)
            found[attribute.id.name] = element.value
    return found


def forms(message: ast.Message) -> set[str]:
    """The further forms of a name."""
    return {attribute.id.name for attribute in message.attributes} - LOOKUPS


def base_lookups(language: str, key: str) -> dict[str, str]:
    """Those of a message, or of the one that it is a special case of."""
    found = messages(language).get(key)
    if (found is not None and lookups(found)) or "-" not in key:
        return lookups(found) if found is not None else {}
    return base_lookups(language, key.rpartition("-")[0])


def names_of(families: str) -> Iterator[str]:
    for family in families.split():
        yield from (f"{family}-{member}" for member in FAMILIES[family])


def needed() -> Iterator[str]:
    for family, members in FAMILIES.items():
        yield from (f"{family}-{member}" for member in members)
    for family in ("building", "law", "card"):
        yield from (f"{family}-{member}-does" for member in FAMILIES[family])
    for game in ("cuba", "havana"):
        known = options.choices(game)
        for name, option in known.options.items():
            yield f"option-{game}-{name}"
            values = (*option.values, "number") if option.number else tuple(option.values)
            yield from (f"option-{game}-{name}-{value}" for value in values)
        yield from (edition.title for edition in known.editions.values())
    yield from (
        "seat",
        "pesos",
        "points",
        "votes",
        "lack",
        "locale",
        "language-name",
        "language-read",
    )
    for row in (*acts.ROWS.values(), *havana_acts.ROWS.values()):
        if row.clause:
            yield f"act-{row.clause}"
    yield from ("list-more", "list-last")
    yield from ("act", *(f"act-{part}" for part in ("name", "nobody", "then", "rule", "forced")))
    yield from ("clauses-more", "clauses-last")


every_language = pytest.mark.parametrize("language", languages_with("games"))


def test_there_is_english_and_german() -> None:
    assert {"en", "de"} <= set(languages())


@every_language
def test_everything_can_be_read(language: str) -> None:
    junk = [entry.content for entry in parse(text(language)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@every_language
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language)]
    assert len(keys) == len(set(keys))


@every_language
def test_keys_are_those_of_english(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@every_language
def test_variables_are_those_of_english(language: str) -> None:
    """But for what not every language inflects by."""
    for key in messages("en"):
        ours, english = variables(language, key), variables("en", key)
        assert ours <= english, key
        assert english - ours <= INFLECTED, key


@every_language
def test_names_are_looked_up_as_in_english(language: str) -> None:
    for key, message in messages("en").items():
        assert lookups(messages(language)[key]) == lookups(message), key


@every_language
def test_what_is_looked_up_is_a_family(language: str) -> None:
    for key, message in messages(language).items():
        for variable, families in lookups(message).items():
            assert set(families.split()) <= set(FAMILIES), (key, variable)


@every_language
def test_only_names_have_forms(language: str) -> None:
    """So that an attribute of a sentence that is misspelt is no look-up that never happens."""
    known_names = {name for family in FAMILIES for name in names_of(family)}
    with_forms = {key for key, message in messages(language).items() if forms(message)}
    assert with_forms - known_names == set()


@every_language
def test_a_form_that_a_sentence_asks_for_is_there(language: str) -> None:
    """All names that can stand in its place have it."""
    for key, message in messages(language).items():
        for variable, form in Found(message.value).forms:
            looked_up = names_of(base_lookups(language, key).get(variable, ""))
            gaps = [name for name in looked_up if form not in forms(messages(language)[name])]
            assert gaps == [], f"{key} asks for .{form}"


@every_language
def test_a_word_of_several_families_is_the_same_in_all(language: str) -> None:
    """Families are tried in order, and both games share sentences."""
    words = Words(language, strict=True)
    for key, message in messages(language).items():
        for families in lookups(message).values():
            texts: dict[str, set[str]] = {}
            for family in families.split():
                for word in FAMILIES[family]:
                    texts.setdefault(word, set()).add(words.say(f"{family}-{word}", n=1))
            assert {word for word, said in texts.items() if len(said) > 1} == set(), key


@every_language
def test_everything_has_a_name(language: str) -> None:
    assert set(needed()) - set(messages(language)) == set()


@every_language
def test_no_key_is_of_no_use(language: str) -> None:
    """Beyond the needed: parts that others refer to, descriptions by option, ships, labels."""
    more = re.compile(r"(building|law)-.+-does-\w+-\w+|event-ship-\w+-\w+|board-[\w-]+")
    values = messages(language).values()
    parts = set().union(*(Found(message.value).references for message in values))
    rest = set(messages(language)) - set(needed()) - parts
    assert {key for key in rest if not more.fullmatch(key)} == set()


@every_language
def test_descriptions_by_option_name_an_option(language: str) -> None:
    known = options.choices("cuba").options
    suffixes = {f"{name}-{value}" for name, option in known.items() for value in option.values}
    for key in messages(language):
        _, does, suffix = key.partition("-does-")
        assert not does or suffix in suffixes, key


@every_language
def test_every_key_in_the_code_is_there(language: str) -> None:
    for module in Path(str(files("malecon.games"))).rglob("*.py"):
        for key in re.findall(r"[\"']((?:reason|ask)-[a-z-]+)[\"']", module.read_text("utf-8")):
            assert key in messages(language), module


@every_language
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language, strict=True)
    for key, message in messages(language).items():
        for rule in Found(message.value).rules | {"none", "C-001"}:
            for n in NUMBERS:
                said = words.say(
                    key, seat="Ada", what="x", n=n, source="y", target="z", why="w", rule=rule,
                    came="c", known="k", least=n, most=n, row=n, lacks="u", instead=n,
                    you="you", whom="other", gives="g", gets="h", has="both", key="x",
                    clauses="does it", first="f", then="t", who="v", share=n, error=n,
                )  # fmt: skip
                assert said.strip() or key in ("because", "cite", "component-row"), key
                assert "{" not in said, key


@every_language
def test_every_name_can_be_counted(language: str) -> None:
    words = Words(language, strict=True)
    for family in ("kind", "cube"):
        for kind in FAMILIES[family]:
            for n in NUMBERS:
                assert words.name(family, kind, n)


@every_language
def test_what_is_wrong_with_components_is_said(language: str) -> None:
    """Each finding that the checks of both games can make has a sentence."""
    words = Words(language, strict=True)
    for game, bad in (("cuba", BAD_CUBA), ("havana", BAD_HAVANA)):
        catalog = registry.find(game).catalog
        for given in bad:
            findings = list(catalog.check(given, catalog.printed()))
            assert findings, given
            for finding in findings:
                assert "{" not in words.finding(finding), finding


BAD_CUBA: list[dict[str, object]] = [
    {"laws": 1, "ships": 2, "market": {"rows": 1, "start": 3}},
    {"ships": {"1": 7, "2": "CC", "3": "CCCCX"}},
    {"market": {"product_row": 3, "goods_row": [3], "sell_to_supply": {"goods": 0}}},
    {"market": {"product_row": [1.5, 2, 3], "goods_row": [2, 3], "buy_from_supply": 0}},
    {"market": {"start": {"product": -1, "goods": 10**12}, "sell_to_supply": {"product": 0}}},
    {"plantations": {"red": [], "blue": ["WW", 7, "Q"], "green": ["WWWW"] * 3}},
]
BAD_HAVANA: list[dict[str, object]] = [
    {"buildings": 3},
    {"buildings": {"A": 1, "b": 2, "c_c": {}, "c-c": {}, "d": {"vp": 99, "architect": 1}}},
    {"buildings": {f"b{n}": {"vp": 1, "pesos": 1} for n in range(36)}},
]


def test_components_are_found_wanting_in_german_too() -> None:
    given = {"plantations": {"blue": ["WCFT", "MSLCC", "FTMS"]}, "ships": [1]}
    catalog = registry.find("cuba").catalog
    findings = list(catalog.check(given, catalog.printed()))
    assert [(one.place, one.part) for one in findings] == [("plantations.blue", "2"), ("ships", "")]
    assert [Words("de", strict=True).finding(one) for one in findings] == [
        "Reihe 2: 'MSLCC' hat 5 Buchstaben, erwartet 4",
        "eine Liste von 1, erwartet eine Tabelle",
    ]


ADA, BEN = ("Ada", "Ben")
TOLD = [
    (
        Event("moved", 0, "sugar", 2, "b2", "yard", "C-049"),
        "Ada gets 2 sugar from field b2.",
        f"Ada erhält 2 {TIMES} Zuckerrohr von Feld b2.",
    ),
    (
        Event("moved", 1, "cigars", 1, "warehouse", "dock 2", "C-079"),
        "Ben loads 1 cigar from the warehouse in dock 2.",
        f"Ben verlädt 1 {TIMES} Zigarren aus dem Lager an Liegeplatz 2.",
    ),
    (
        Event("moved", 1, "cigars", 3, "yard", "supply", "building cigar-cafe"),
        "Ben gives 3 cigars (cigar café).",
        f"Ben gibt 3 {TIMES} Zigarren ab (Zigarren-Café).",
    ),
    (
        Event("moved", 0, "citrus", 1, "yard", "supply", "C-061"),
        "Ada sells 1 citrus to the supply.",
        f"Ada verkauft 1 {TIMES} Zitrusfrüchte an den Vorrat.",
    ),
    (
        Event("moved", None, "tobacco", 2, "market", "supply", "law scarcity"),
        "2 tobacco leave the market (scarcity law).",
        f"2 {TIMES} Tabak vom Markt in den Vorrat (Marktgesetz: Angebot verknappt).",
    ),
    (
        Event("moved", None, "rum", 1, "sea", "bank"),
        "1 rum, sea to bank.",
        f"1 {TIMES} Rum, hohe See → Bank.",
    ),
    (
        Event("scored", 0, "functions", 1, why="building inn"),
        "Ada scores 1 point (inn).",
        "Ada erhält 1 Siegpunkt (Herberge).",
    ),
    (
        Event("phase", what="laws"),
        "Phase: laws.",
        "Phase: Gesetzesphase.",
    ),
    (
        Event("ship", what="7", source="dock 3", target="pile", why="law harbour-law"),
        "Ship 7 leaves dock 3 (harbour law).",
        "Schiff 7 verlässt Liegeplatz 3 (Hafengesetz).",
    ),
    (
        Event("built", 1, "distillery-2", target="d3", why="C-067"),
        "Ben builds the second distillery on field d3.",
        "Ben baut „Zweite Schnapsbrennerei“ auf Feld d3.",
    ),
    (
        Event("sealed", 1, "payment"),
        "Ben has decided whether to pay.",
        "Ben hat über die Zahlung entschieden.",
    ),
    (
        Event("skipped", 0, "levy-water", why="C-100"),
        "Ada cannot pay the levy of 1 water and is passed over (C-100).",
        "Ada kann nicht zahlen und wird übergangen (C-100): Abgabe von Wasser.",
    ),
    (
        Event("skipped", None, "surplus", why="A-79"),
        "The surplus law does not act this round (A-79).",
        "Wirkt in dieser Runde nicht (A-79): Marktgesetz: Angebot erhöht.",
    ),
    (
        Event("bid", 0, n=0, why="C-088"),
        "Ada buys no votes.",
        "Ada kauft keine Stimmen.",
    ),
]


TOLD_OF_HAVANA = [
    (
        Event("number", 0, n=7, why="H-012"),
        "Ada has the number 07.",
        "Ada hat die Zahl 07.",
    ),
    (
        Event("order", 1, n=2, why="H-014"),
        "Ben is second in the order.",
        "Ben kommt an zweiter Stelle.",
    ),
    (
        Event("order", 0, n=1, why="H-018"),
        "Ada is first in the order, by the tie-break (H-018).",
        "Ada kommt bei gleicher Zahl an erster Stelle (H-018).",
    ),
    (
        Event("card", 0, "peso-thief", why="H-015"),
        "Ada uses the peso thief.",
        "Ada nutzt „Pesodieb“.",
    ),
    (
        Event("card", 0, "worker", why="C-041"),
        "Ada plays the worker.",
        "Ada spielt „Arbeiter“.",
    ),
    (
        Event("revealed", 1, "worker", why="H-029"),
        "Ben reveals the worker.",
        "Ben deckt „Arbeiter“ auf.",
    ),
    (
        Event("revealed", 1, "worker", why="C-086"),
        "Ben sends the worker to parliament: 1 vote.",
        "Ben schickt „Arbeiter“ ins Parlament: 1 Stimme.",
    ),
    (
        Event("moved", 0, "worker", 2, "supply", "stock", "card worker"),
        "Ada takes 2 workers.",
        f"Ada nimmt 2 {TIMES} Arbeiter.",
    ),
    (
        Event("moved", 0, "worker", 1, "supply", "stock", "card architect"),
        "Ada takes 1 worker (architect).",
        f"Ada nimmt 1 {TIMES} Arbeiter (Architekt).",
    ),
    (
        Event("moved", 1, "brick", 2, "centre", "stock", "card mama"),
        "Ben takes 2 bricks from the centre (Mama).",
        f"Ben nimmt 2 {TIMES} Ziegel aus der Mitte (Mama).",
    ),
    (
        Event("moved", None, "debris", 1, "bag", "centre", "H-027"),
        "1 debris is added to the centre.",
        f"1 {TIMES} Schutt in die Mitte.",
    ),
    (
        Event("moved", 1, "glass", 1, "stock", "box", "card tax-collector"),
        "Ben loses 1 glass to the tax collector.",
        f"Ben verliert 1 {TIMES} Glas an den Steuereintreiber.",
    ),
    (
        Event("moved", 0, "loam", 1, "seat 2", "stock", "card material-thief"),
        "Ada steals 1 loam from Ben.",
        f"Ada stiehlt 1 {TIMES} Lehm von Ben.",
    ),
    (
        Event("stolen", 0, n=3, source="seat 2", why="card peso-thief"),
        "Ada steals 3 pesos from Ben.",
        "Ada stiehlt 3 Pesos von Ben.",
    ),
    (
        Event("skipped", 0, "worker", why="card worker"),
        "Ada finds no workers left.",
        "Ada findet keinen Arbeiter mehr im Vorrat.",
    ),
    (
        Event("skipped", 0, "renewal", why="HA-09"),
        "Ada can make no use of the renewal.",
        "Ada kann „Erneuerung“ nicht nutzen.",
    ),
    (
        Event("bought", 1, "lamp-post", 1, source="top-left", why="H-019"),
        "Ben buys the lamp post, top left.",
        "Ben kauft „Laterne“, oben links.",
    ),
    (
        Event("scored", 1, "buildings", 1, why="H-024"),
        "Ben scores 1 point for the building.",
        "Ben erhält 1 Siegpunkt für das Gebäude.",
    ),
    (
        Event("dealt", None, "statue", target="top", why="H-026"),
        "Laid out: statue, top row.",
        "Ausgelegt: Standbild, obere Reihe.",
    ),
    (
        Event("laid", 0, "siesta", why="H-028"),
        "Ada lays a card face down on the siesta.",
        "Ada legt verdeckt eine Karte auf „Siesta“.",
    ),
    (
        Event("protected", 0, "peso-thief", why="HA-14"),
        "Ada\N{RIGHT SINGLE QUOTATION MARK}s peso thief finds everyone protected (HA-14).",
        "Ada findet alle Opfer geschützt (HA-14): Pesodieb.",
    ),
    (
        Event("protected", 1, "tax-collector"),
        "Ben is protected from the tax collector.",
        "Ben ist geschützt: Steuereintreiber.",
    ),
    (
        Event("ended", None, "stall", why="HA-44"),
        "The game ends: no building has left the rows for too long.",
        "Ende des Spiels: Zu lange hat kein Gebäude die Reihen verlassen.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), TOLD + TOLD_OF_HAVANA)
def test_events_are_told(event: Event, english: str, german: str) -> None:
    assert Words("en", strict=True).event(event, (ADA, BEN)) == english
    assert Words("de", strict=True).event(event, (ADA, BEN)) == german


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    event = Event("turn-ended", 2)
    assert Words("en").event(event) == "Seat 3 ends the turn."
    assert Words("de").event(event) == "Spieler 3 beendet den Zug."


def test_a_name_is_never_read_as_a_message() -> None:
    event = Event("turn-ended", 0)
    assert Words("en", strict=True).event(event, ["{ pesos }"]) == "{ pesos } ends the turn."


def test_reasons_are_told() -> None:
    reason = lacking(Lack("stone", 2, rule="C-068"))
    assert Words("en", strict=True).reason(reason) == "You need 2 more stone (C-068)."
    assert Words("de", strict=True).reason(reason) == f"Du brauchst noch 2 {TIMES} Stein (C-068)."
    assert Words("en", strict=True).reason(Reason("reason-not-now")).endswith("now.")


def test_everything_that_is_lacking_is_told_in_one_sentence() -> None:
    wood, stone = Lack("wood", rule="C-068"), Lack("stone", 2, rule="C-068")
    reason = lacking(wood, stone, Lack("building-law", 1, rule="C-069"))
    assert Words("en", strict=True).reason(reason) == (
        "You need 1 more wood, 2 more stone and 1 more peso for the building law (C-068, C-069)."
    )
    assert Words("de", strict=True).reason(reason) == (
        f"Du brauchst noch 1 {TIMES} Holz, 2 {TIMES} Stein und 1 Peso für das Baugesetz"
        " (C-068, C-069)."
    )
    levy = Reason("reason-cannot-pay", 0, "levy-materials", "A-85", (Lack("wood"), Lack("stone")))
    assert Words("en", strict=True).reason(levy) == (
        "You cannot pay the levy of 2 materials: you need 1 more wood and 1 more stone (A-85)."
    )


def test_what_can_replace_a_lack_is_told_beside_it() -> None:
    reason = lacking(
        Lack("architect", rule="H-022"),
        Lack("glass", 1, 3, rule="H-021"),
        Lack("worker", 1, 5, rule="H-021"),
    )
    assert Words("en", strict=True).reason(reason) == (
        "You need the architect among your open cards, 1 more glass (or 3 more debris)"
        " and 1 more worker (or 5 more pesos) (H-022, H-021)."
    )
    assert Words("de", strict=True).reason(reason) == (
        f"Du brauchst noch den Architekten unter deinen offenen Karten, 1 {TIMES} Glas"
        f" (oder 3 {TIMES} Schutt) und 1 {TIMES} Arbeiter (oder 5 Pesos) (H-022, H-021)."
    )


@every_language
def test_the_paragraphs_of_a_reason_stand_side_by_side(language: str) -> None:
    """Without an “and”, which some languages put into such lists, and however many they are."""
    lacks = [
        Lack("brick", rule="H-021"),
        Lack("architect", rule="H-022"),
        Lack("glass", rule="H-1"),
    ]
    for n in (1, 2, 3):
        said = Words(language, strict=True).reason(lacking(*lacks[:n]))
        assert re.search(r"[,、] ?".join(lack.rule for lack in lacks[:n]) + r"\W", said), said


def test_reasons_are_told_of_havana() -> None:
    words = Words("en", strict=True)
    reason = lacking(Lack("brick", 2, rule="H-021"))
    assert words.reason(reason) == "You need 2 more bricks (H-021)."
    reason = Reason("reason-protected", n=3, rule="HA-13")
    assert words.reason(reason) == "Seat 3 is protected (HA-13)."
    reason = Reason("reason-worth", n=5, rule="H-008")
    assert words.reason(reason).endswith("this one is worth 5 points (H-008).")
    reason = Reason("reason-no-cube", what="worker", rule="H-038")
    assert words.reason(reason) == "You find no workers to take here (H-038)."
    reason = Reason("reason-not-an-end", what="top-right", rule="HA-39")
    assert words.reason(reason) == "The only building of a row is its left end: top right (HA-39)."


def test_cards_say_what_they_do() -> None:
    words = Words("en", strict=True)
    assert words.does("card-debris") == "Take all debris in the centre."
    assert words.does("card-debris", {"bank": "108"}) == words.does("card-debris")


def test_descriptions_follow_the_options() -> None:
    words = Words("en", strict=True)
    french = options.resolve("cuba", "fr", {})
    assert words.does("building-cloister") == "Give up to 2 products for 1 point each."
    assert words.does("building-cloister", french) == "Give up to 2 materials for 1 point each."
    german = options.resolve("cuba", "de", {})
    assert words.does("building-large-office", german) == words.does("building-large-office")


def test_languages_are_taken_by_their_first_part_and_else_as_english() -> None:
    assert [Words(tag).language for tag in ("de", "de-AT", "en-GB", "tlh", "")] == [
        "de", "de", "en", "en", "en",
    ]  # fmt: skip


def test_an_unknown_key_is_said_as_it_is() -> None:
    assert Words("de").say("kind-gold") == "kind-gold"
    assert Words("de").event(Event("exploded", 0, "dam")) == "event-exploded"
    assert Words("de").reason(Reason("reason-mood")) == "reason-mood"


def test_strict_words_refuse_gaps() -> None:
    words = Words("de", strict=True)
    with pytest.raises(KeyError):
        words.say("kind-gold")
    with pytest.raises(KeyError):
        words.event(Event("exploded", 0, "dam"))
    with pytest.raises(FluentReferenceError):
        words.say("event-round")


EDITIONS = [
    (game, edition) for game in ("cuba", "havana") for edition in options.choices(game).editions
]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_whole_game_can_be_told(game: str, edition: str) -> None:
    chosen_options = {"secret_delegate": True} if edition == "zh" else {}
    match = Match(game, seats=4, edition=edition, seed=5, **chosen_options)
    told = [Words(language, strict=True) for language in languages()]
    chosen = Random(5)
    while not match.over:
        seat = match.waiting[0]
        if chosen.random() < 0.1:
            offer = match.offer(seat)
            for words in told:
                assert words.say(offer.ask)
                assert all(words.reason(refused.reason) for refused in offer.refused)
        match.play(chosen.choice(match.legal(seat)), seat=seat)
    for words in told:
        for event in match.events:
            assert not re.search(r"\(\)|  |[{}]", words.event(event)), event
