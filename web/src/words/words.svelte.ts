// The language of the page: chosen here, switched at once, everywhere.
import { untrack } from "svelte";
import { bundle, Wording } from "./wording";

const KEY = "malecon language";
export type Part = "table" | "cuba" | "havana" | "pages" | "guides";
const ALL: Part[] = ["table", "cuba", "havana", "pages"];
type Load = () => Promise<{ default: string }>;
// In pieces, so that nobody loads the words of what is not opened; web/dev/parts.ts says what is in which.
const LOAD: Record<string, Record<Part | "base", Load>> = {
  en: {
    base: () => import("virtual:words/en/base"),
    table: () => import("virtual:words/en/table"),
    cuba: () => import("virtual:words/en/cuba"),
    havana: () => import("virtual:words/en/havana"),
    pages: () => import("virtual:words/en/pages"),
    guides: () => import("$words/guides/en.ftl?raw"),
  },
  de: {
    base: () => import("virtual:words/de/base"),
    table: () => import("virtual:words/de/table"),
    cuba: () => import("virtual:words/de/cuba"),
    havana: () => import("virtual:words/de/havana"),
    pages: () => import("virtual:words/de/pages"),
    guides: () => import("$words/guides/de.ftl?raw"),
  },
};
export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch" };

class Chosen {
  wording = $state.raw(new Wording("en", []));
  readonly parts = new Set<Part | "base">(["base"]); // what has been opened so far
}

const chosen = new Chosen();

/** The words of now. Read in a template or $derived, it follows the language. */
export function words(): Wording {
  return chosen.wording;
}

/** A sentence of the page or the game. */
export function say(key: string, variables: Record<string, string | number> = {}): string {
  return chosen.wording.say(key, variables);
}

export async function setLanguage(language: string, keep = true): Promise<void> {
  const load = LOAD[language];
  if (!load) return;
  const texts = await Promise.all([...chosen.parts].map((part) => load[part]()));
  chosen.wording = new Wording(language, [bundle(language, ...texts.map((text) => text.default))]);
  document.documentElement.lang = language;
  if (keep) remember(language);
}

/** Something that is loaded, and its words, or all words, are there before it is. */
export async function withWords<T>(loaded: Promise<T>, ...parts: Part[]): Promise<T> {
  const known = chosen.parts.size;
  for (const part of parts.length ? parts : ALL) chosen.parts.add(part);
  // Not tracked: or whoever awaits this in a template would load its page again with every other part.
  const language = untrack(() => chosen.wording.language);
  if (chosen.parts.size > known) await setLanguage(language, false);
  return loaded;
}

/** What was chosen before, else what the browser prefers, else English. */
export function firstLanguage(): string {
  const wishes = [remembered() ?? "", ...navigator.languages].map((wish) => wish.split("-")[0] ?? "");
  return wishes.find((wish) => wish in LOAD) ?? "en";
}

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
