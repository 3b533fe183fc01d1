// The rule books as the page reads them.
import { describe, expect, it } from "vitest";
import cuba from "../../src/malecon/games/cuba/refusal.py?raw";
import havana from "../../src/malecon/games/havana/refusal.py?raw";
import { differences, find, places, rules, search } from "../src/rules/books";
import { cites, plain, read, spans } from "../src/rules/markdown";
import { reading } from "../src/rules/reading";

describe("reading", () => {
  it("knows the form of words", () => {
    expect(spans("**one** *two* `three` (C-069)")).toEqual([
      { kind: "bold", text: "one" },
      { kind: "text", text: " " },
      { kind: "italic", text: "two" },
      { kind: "text", text: " " },
      { kind: "code", text: "three" },
      { kind: "text", text: " (" },
      { kind: "cite", id: "C-069" },
      { kind: "text", text: ")" },
    ]);
  });

  it("keeps markup as text", () => {
    expect(plain(spans("<script>alert(1)</script> &lt;"))).toBe("<script>alert(1)</script> &lt;");
  });

  it("cuts a book into chapters and paragraphs", () => {
    const book = read(
      "# Title\n\nBefore.\n\n## 1. First\n\n**C-001** One\nline.\n\n- **C-002** Two\n- **C-003** Three\n",
    );
    expect(book.title).toBe("Title");
    expect(book.chapters.map(({ n, title }) => [n, title])).toEqual([
      [0, ""],
      [1, "First"],
    ]);
    expect(places(book).map(({ id, spans: parts }) => [id, plain(parts)])).toEqual([
      ["C-001", "One line."],
      ["C-002", "Two"],
      ["C-003", "Three"],
    ]);
  });
});

const LANGUAGES = Object.keys(import.meta.glob("$rules/*/cuba.md")).map((file) => file.split("/").at(-2)!);

it.each(LANGUAGES)("the entries about editions in %s begin with what they are about", async (language) => {
  const { editions } = await rules("cuba", language);
  for (const entry of places(editions)) {
    const said = reading(entry);
    expect(said.length, said).toBeLessThan(plain(entry.spans).length);
    expect(said).toMatch(/[.?:。？：]$/);
  }
});

describe.each(LANGUAGES)("the books in %s", (language) => {
  it.each([
    ["cuba", "C-001", "C-151"],
    ["havana", "H-001", "H-048"],
  ])("have every paragraph of %s", async (game, first, last) => {
    const found = await rules(game, language);
    expect(found.language).toBe(language);
    for (let n = 1; n <= Number(last.slice(2)); n++) {
      const id = `${first.slice(0, 2)}${String(n).padStart(3, "0")}`;
      expect(find(found, id)?.id).toBe(id);
    }
  });

  it("find a ruling where it is cited, and a building in its table", async () => {
    const found = await rules("cuba", language);
    expect(find(found, "A-19")?.id).toBe("C-055");
    expect(find(found, "B-09")?.spans.some((span) => span.kind === "code" && span.text === "hotel")).toBe(true);
    expect(find(found, "C-999")).toBe(null);
  });

  it("say where editions differ", async () => {
    const found = await rules("cuba", language);
    expect(differences(found, "C-061").map(({ id }) => id)).toContain("D-20");
    expect(differences(found, "C-002")).toEqual([]);
  });

  it("have a paragraph for every number that the engine can give", async () => {
    for (const [game, text] of Object.entries({ cuba, havana })) {
      const found = await rules(game, language);
      for (const id of cites(spans(text.replace(/[`*[\]]/g, " ")))) expect(find(found, id), id).not.toBe(null);
    }
  });
});

it("what a language lacks is read in English", async () => {
  expect((await rules("cuba", "xx")).language).toBe("en");
});

it("finds paragraphs by number and by words", async () => {
  const book = await rules("cuba", "en");
  expect(search(book, "c-069")[0]?.id).toBe("C-069");
  expect(search(book, "D-27")[0]?.part).toBe("e3");
  expect(search(book, "perishes")[0]?.part).toBe("a1");
  const hits = search(book, "pawn cross");
  expect(hits.length).toBeGreaterThan(2);
  for (const hit of hits) expect(plain(hit.spans).toLowerCase()).toMatch(/pawn/);
  expect(search(book, "  ")).toEqual([]);
});

it("finds words in a language that sets no blanks between them", async () => {
  const book = await rules("cuba", "zh");
  expect(search(book, "水坝").map(({ id }) => id)).toContain("C-149");
  expect(search(book, "c-069")[0]?.id).toBe("C-069");
  expect(search(book, "棋子 十字").map(({ id }) => id)).toContain("C-072");
});
