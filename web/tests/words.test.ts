// Words come in parts: whatever home or a table says is in what it has loaded.
import { expect, test } from "vitest";
import { filled, messages, namedIn, partOfGames, partOfPage } from "../dev/parts";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const own = import.meta.glob<string>("../../src/malecon/words/*/page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../src/malecon/words/*/games.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const said = namedIn(Object.values(sources));
const ALL = ["App", "home/Home", "table/TablePage", "table/ReplayPage", "cuba/index", "havana/index"];

/** A source without what brings its own words along. */
const now = (text: string) => text.replace(/withWords\(\s*import\([^)]*\)/g, "");

/** A source and all that it imports, but for what is loaded later. */
function reached(start: string, later: string[]): Set<string> {
  const found = new Set<string>();
  const wanted = [start];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (found.has(name) || !(name in sources) || later.some((one) => name!.includes(one))) continue;
    found.add(name);
    for (const [, path] of now(sources[name]!).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const there = new URL(path!, `file:///x/y/${name.slice(3)}`).pathname.slice(5);
      wanted.push(...[there, `${there}.ts`, `${there}.svelte.ts`].map((one) => `../${one}`));
    }
  }
  return found;
}

/** The keys that sources name and that none of these parts has. */
function lacking(names: Set<string>, parts: string[]): string[] {
  const texts = [...names].filter((name) => !name.includes("/words/")).map((name) => sources[name]!);
  const literal = new Set(texts.flatMap((text) => [...text.matchAll(/["'](\w+(?:-\w+)+)["']/g)].map(([, key]) => key)));
  const gone: string[] = [];
  for (const [name, text] of Object.entries(own))
    for (const one of filled(text, own["../../src/malecon/words/en/page.ftl"]!))
      if (literal.has(one.key) && !parts.includes(partOfPage(one))) gone.push(`${name} ${one.key}`);
  for (const [name, text] of Object.entries(games))
    for (const one of filled(text, games["../../src/malecon/words/en/games.ftl"]!))
      if (literal.has(one.key) && !parts.includes(partOfGames(one, said))) gone.push(`${name} ${one.key}`);
  return gone;
}

const without = (...kept: string[]) => [...ALL.filter((one) => !kept.includes(one)), "pages.ts", "Fixture"];

test("home says nothing that it has not loaded", () => {
  const home = reached("../src/home/Home.svelte", without("home/Home"));
  const app = reached("../src/App.svelte", without("App"));
  expect(home.size).toBeGreaterThan(30);
  expect(lacking(new Set([...home, ...app]), ["base"])).toEqual([]);
});

test.each(["cuba", "havana"])("a table of %s says nothing that it has not loaded", (game) => {
  const table = reached("../src/table/TablePage.svelte", without("table/TablePage"));
  const replay = reached("../src/table/ReplayPage.svelte", without("table/ReplayPage"));
  const face = reached(`../src/${game}/index.ts`, without(`${game}/index`));
  expect(face.size).toBeGreaterThan(30);
  expect(lacking(new Set([...table, ...face]), ["base", "table", game])).toEqual([]);
  expect(lacking(new Set([...replay, ...face]), ["base", "table", game, "pages"])).toEqual([]);
});

test("every message is in a part", () => {
  for (const text of Object.values(own)) expect(messages(text).length).toBe(text.match(/^[a-z][\w-]* *=/gm)?.length);
});
