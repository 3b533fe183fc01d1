// The page says in words what Python says: the same events and reasons, sentence by sentence.
import { describe, expect, test } from "vitest";
import wordings from "../../.cache/wordings.json?raw"; // by web/dev/wordings.py
import { ACTS as CUBA } from "../src/cuba/catalog";
import { ACTS as HAVANA } from "../src/havana/catalog";
import type { Event, Reason } from "../src/wire";
import { split, type Rows } from "../src/words/acts";
import { capital, pieces, Wording } from "../src/words/wording";

interface Told {
  game: string;
  seat: number;
  events: Event[];
  firsts: number[];
  rules: string[];
  said: Record<string, string[]>;
}

interface Said {
  people: string[];
  grammar: Record<string, string[]>;
  events: Event[];
  reasons: Reason[];
  acts: Told[];
  words: Record<string, { events: string[]; named: string[]; reasons: string[] }>;
}

const said = JSON.parse(wordings) as Said;
const ROWS: Record<string, Rows> = { cuba: CUBA, havana: HAVANA };
const texts = import.meta.glob<string>("../../src/malecon/words/*/games.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function wording(language: string): Wording {
  const text = (name: string) => texts[`../../src/malecon/words/${name}/games.ftl`]!;
  return new Wording(language, [text("en"), text(language)]);
}

test("there is something to compare, in English and German", () => {
  expect(said.events.length).toBeGreaterThan(1000);
  expect(said.reasons.length).toBeGreaterThan(50);
  expect(Object.keys(said.words)).toEqual(expect.arrayContaining(["de", "en"]));
});

describe.each(Object.keys(said.words))("in %s", (language) => {
  const words = wording(language);
  const expected = said.words[language]!;

  test("events by seat", () => expect(said.events.map((event) => words.event(event))).toEqual(expected.events));

  test("events by name", () =>
    expect(said.events.map((event) => words.event(event, said.people))).toEqual(expected.named));

  test("reasons", () => expect(said.reasons.map((reason) => words.reason(reason))).toEqual(expected.reasons));
});

describe("a game by act", () => {
  test("there are games of both kinds", () =>
    expect(new Set(said.acts.map(({ game }) => game))).toEqual(new Set(["cuba", "havana"])));

  test.each(said.acts)("is split as in Python, $game from seat $seat", ({ game, events, firsts, rules }) => {
    const acts = split(events, ROWS[game]!);
    expect(acts.map((act) => act.first)).toEqual(firsts);
    expect(acts.map((act) => act.rule)).toEqual(rules);
    expect(acts.flatMap((act) => act.events)).toEqual(events);
  });

  test.each(Object.keys(said.words))("is told as in Python, in %s", (language) => {
    const words = wording(language);
    for (const { game, seat, events, said: expected } of said.acts) {
      const told = split(events, ROWS[game]!).map((act) => words.act(act, said.people, seat));
      expect(told).toEqual(expected[language]);
    }
  });

  test("in pieces, to be drawn", () => {
    const built: Event[] = [
      { event: "card", seat: 1, what: "architect", why: "C-041" },
      { event: "moved", seat: 1, what: "stone", n: 2, source: "yard", target: "supply", why: "C-068" },
      { event: "built", seat: 1, what: "dam", target: "b2", why: "C-067" },
    ];
    const words = new Wording("en", [texts["../../src/malecon/words/en/games.ftl"]!, "page-drawn = { $n } { $what }"]);
    expect(pieces(words.act(split(built, CUBA)[0]!, said.people, 0, true))).toEqual([
      { text: "" },
      { name: "Marta" },
      { text: " plays the architect and builds the dam on b2 for 2 " },
      { kind: "stone", n: 2 },
      { text: "." },
    ]);
  });
});

describe("what a sentence asks of a name", () => {
  const asks = "asks = { BEGINS($who) } { ENDS($who) } { CAPITAL($who) }";

  test.each(Object.entries(said.grammar))("is answered as in Python: %s", (who, expected) =>
    expect(new Wording("en", [asks]).say("asks", { who })).toBe(expected.join(" ")),
  );

  test("is one of some beginnings", () => {
    const words = new Wording("es", ['asks = { BEGINS($who, among: "hie hi i") }']);
    const said = ["Inés", "hierro", "Hilda", "Ana"].map((who) => words.say("asks", { who }));
    expect(said).toEqual(["i", "hie", "hi", "other"]);
  });

  const inn = "building-inn = auberge\n .gender = f\n .the = l’auberge\nbuilding-hall = halle\n .begins = other";
  const used = 'used = { GENDER($what) ->\n [f] Prise\n *[other] Pris\n } : { FORM($what, form: "the") }';
  const words = new Wording("fr", [inn, used]);

  test.each([
    ["inn", "Prise : l’auberge"],
    ["hall", "Pris : halle"],
    ["b2", "Pris : b2"],
  ])("is its gender and a form: %s", (word, expected) =>
    expect(words.say("used", { what: words.named("building", word) })).toBe(expected),
  );
});

describe("what a language lacks", () => {
  const words = new Wording("de", ["yes = yes\nno = no", "yes = ja"]);

  test("is said in English", () => expect([words.say("yes"), words.say("no")]).toEqual(["ja", "no"]));

  test("and failing that as its key", () => expect(words.say("maybe")).toBe("maybe"));
});

test("a name without a message is shown as it is", () => expect(wording("en").name("kind", "b2")).toBe("b2"));

test("a heading begins with a capital", () => expect(capital("éclair")).toBe("Éclair"));
