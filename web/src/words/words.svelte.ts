// The language of the page: chosen here, switched at once, everywhere.
import found from "virtual:languages";
import { Wording, type Variables } from "./wording";

const KEY = "malecon language";
export type Part = "table" | "cuba" | "havana" | "pages" | "guides";
const ALL: Part[] = ["table", "cuba", "havana", "pages"];
/** The languages there are, each by what it calls itself; web/dev/words.js finds them. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([language, { name }]) => [language, name]),
);
// In pieces, so that nobody loads the words of what is not opened.
export const LOAD = Object.fromEntries(Object.entries(found).map(([language, { load }]) => [language, { ...load }]));

class Chosen {
  wording = $state.raw(new Wording("en", []));
}

const chosen = new Chosen();
const parts = new Set<Part | "base">(["base"]); // what has been opened so far
let wanted = "en";
let shown = "";

/** The words of now. Read in a template or $derived, it follows the language. */
export function words(): Wording {
  return chosen.wording;
}

/** A sentence of the page or the game. */
export function say(key: string, variables: Variables = {}): string {
  return chosen.wording.say(key, variables);
}

/** A, B and C. */
export const listed = (parts: readonly string[]): string => words().listed(parts);

/** A, B, C: what is only put side by side. */
export const lined = (parts: readonly string[]): string => words().listed(parts, "list-more");

/** What stands between two of them, where they are more than text. */
export const comma = (): string => lined(["", ""]);

/** What is said of something: “Edition: German”. */
export const pair = (label: string, value: string | number): string => say("page-pair", { label, value });

export async function setLanguage(language: string, keep = true): Promise<void> {
  if (!LOAD[language]) return;
  wanted = language;
  try {
    await settle();
  } catch (error) {
    wanted = chosen.wording.language;
    throw error;
  }
  if (keep) remember(wanted);
}

/** Something that is loaded, and its words, or all words, are there before it is. */
export async function withWords<T>(loaded: Promise<T>, ...needed: Part[]): Promise<T> {
  const added = (needed.length ? needed : ALL).filter((part) => !parts.has(part));
  for (const part of added) parts.add(part);
  try {
    await settle();
  } catch (error) {
    for (const part of added) parts.delete(part);
    throw error;
  }
  return loaded;
}

/** Show what is wanted; again, if more or another language was asked for while words were on their way. */
async function settle(): Promise<void> {
  for (let goal = asked(); goal !== shown; goal = asked()) {
    const language = wanted;
    const texts = await Promise.all([...parts].map((part) => LOAD[language]![part]()));
    if (goal !== asked() || goal === shown) continue;
    chosen.wording = new Wording(
      language,
      texts.map((text) => text.default),
    );
    document.documentElement.lang = chosen.wording.say("locale");
    shown = goal;
  }
}

const asked = () => [wanted, ...parts].join();

/** What the address asks for, ?lang=fr, else what was chosen before, what the browser prefers, English. */
export function firstLanguage(): string {
  const wishes = [asksFor() ?? "", remembered() ?? "", ...navigator.languages];
  return wishes.flatMap((wish) => [wish, wish.split("-")[0]!]).find((wish) => wish in LOAD) ?? "en";
}

export const asksFor = (): string | null => new URLSearchParams(location.search).get("lang");

/** Whether a native speaker has read all that is said now. */
export const isRead = (): boolean => found[chosen.wording.language]?.read ?? true;

export function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // storage may be switched off
  }
}
