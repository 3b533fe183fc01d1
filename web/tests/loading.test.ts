// Words are loaded by several parts of the page at once: whichever comes last, none of them is lost.
import { beforeEach, expect, it, vi } from "vitest";

const DELAYS = { base: 0, table: 5, cuba: 40, havana: 5, pages: 10 }; // at first; then the browser has it

let loaded: typeof import("../src/words/words.svelte");
let isBroken = false;

async function text(part: string, delay: number, language: string): Promise<{ default: string }> {
  await new Promise((done) => setTimeout(done, delay));
  if (isBroken && part === "havana") throw new Error("no network");
  return { default: `word-${part} = ${part} in ${language}` };
}

beforeEach(async () => {
  isBroken = false;
  vi.resetModules();
  loaded = await import("../src/words/words.svelte");
  for (const [language, load] of Object.entries(loaded.LOAD))
    for (const [part, delay] of Object.entries(DELAYS))
      load[part as keyof typeof DELAYS] = vi
        .fn(() => text(part, 1, language))
        .mockImplementationOnce(() => text(part, delay, language));
  await loaded.setLanguage("en", false);
});

const told = (...parts: string[]) => parts.map((part) => loaded.say(`word-${part}`));

it("keeps the words of a part that came before a slower one", async () => {
  const slow = loaded.withWords(Promise.resolve("face"), "cuba");
  const quick = loaded.withWords(Promise.resolve("lobby"), "pages");
  expect(await Promise.all([slow, quick])).toEqual(["face", "lobby"]);
  expect(told("base", "cuba", "pages")).toEqual(["base in en", "cuba in en", "pages in en"]);
});

it("waits for words that somebody else has asked for already", async () => {
  const first = loaded.withWords(Promise.resolve(), "cuba");
  await loaded.withWords(Promise.resolve(), "cuba");
  expect(told("cuba")).toEqual(["cuba in en"]);
  await first;
});

it("loads a part in the language that is being switched to", async () => {
  await loaded.withWords(Promise.resolve(), "cuba");
  const switched = loaded.setLanguage("de", false);
  await loaded.withWords(Promise.resolve(), "pages");
  await switched;
  expect(told("cuba", "pages")).toEqual(["cuba in de", "pages in de"]);
});

it("goes on after words that could not be had, and tries them again", async () => {
  isBroken = true;
  await expect(loaded.withWords(Promise.resolve(), "havana")).rejects.toThrow("no network");
  await loaded.withWords(Promise.resolve(), "pages");
  isBroken = false;
  await loaded.withWords(Promise.resolve(), "havana");
  expect(told("pages", "havana")).toEqual(["pages in en", "havana in en"]);
});
