// What somebody knows this browser by in a list of several.
import { lined } from "../words/words.svelte";

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(agent = navigator.userAgent): string {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1];
  return lined([named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined));
}

const KEY = "malecon push";

/** The channel that this browser is, as far as it remembers. */
export function ownChannel(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepOwnChannel(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // storage may be switched off
  }
}
