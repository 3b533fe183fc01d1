// The language of the page: chosen here, switched at once, everywhere.
import { bundle, Wording } from "./wording";

const KEY = "malecon language";
// One piece of the page per language: the game's words and the page's own.
const LOAD: Record<string, () => Promise<[string, string]>> = {
  en: async () => {
    const [game, page] = await Promise.all([import("$words/en.ftl?raw"), import("./en.ftl?raw")]);
    return [game.default, page.default];
  },
  de: async () => {
    const [game, page] = await Promise.all([import("$words/de.ftl?raw"), import("./de.ftl?raw")]);
    return [game.default, page.default];
  },
};
export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch" };

class Chosen {
  wording = $state.raw(new Wording("en", []));
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
  chosen.wording = new Wording(language, [bundle(language, ...(await load()))]);
  document.documentElement.lang = language;
  if (keep) remember(language);
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
