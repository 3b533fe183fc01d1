// What one can look for, as the form offers it.
import type * as wire from "../wire";
import { paceWords } from "../ui/played";
import { say } from "../words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES: wire.Table["pace"][] = [
  { kind: "none" },
  { kind: "live", bank: 15 * MINUTE, increment: 15_000 },
  { kind: "live", bank: 30 * MINUTE, increment: 30_000 },
  { kind: "turn", turn: DAY },
];

/** What becomes of it when nobody comes. */
export interface Patience {
  bots_after: number | null;
  look_for: number;
}

export const PATIENCE: Patience[] = [
  { bots_after: MINUTE, look_for: HOUR },
  { bots_after: 3 * MINUTE, look_for: HOUR },
  { bots_after: 10 * MINUTE, look_for: HOUR },
  { bots_after: null, look_for: HOUR },
  { bots_after: null, look_for: DAY },
  { bots_after: null, look_for: 7 * DAY },
];

export function patienceWords({ bots_after, look_for }: Patience): string {
  if (bots_after !== null) return say("pairing-bots-after", { n: bots_after / MINUTE });
  return look_for === HOUR ? say("pairing-people-hour") : say("pairing-people-days", { n: look_for / DAY });
}

/** Each number of seats, two that are next to each other, or any. */
export function seatChoices(counts: number[]): number[][] {
  const pairs = counts.slice(1).map((n, i) => [counts[i]!, n]);
  const any = counts.length > 2 ? [counts] : [];
  return [...any, ...pairs, ...counts.map((n) => [n])];
}

export function seatsWords(seats: number[]): string {
  return new Intl.ListFormat(say("locale"), { type: "disjunction" }).format(seats.map(String));
}

/** What is looked for, in a line. */
export function wanted(found: wire.PairingState, names: Record<string, string>): string {
  const list = new Intl.ListFormat(say("locale"), { type: "disjunction" });
  return [
    say(`game-${found.game}`),
    say("pairing-seats", { seats: seatsWords(found.seats), n: found.seats.at(-1) ?? 0 }),
    paceWords(found.pace),
    list.format(found.languages.map((language) => names[language] ?? language)),
  ].join(" · ");
}

/** How reliable somebody is, as far as it can be told. */
export function finishes({ ended, finished }: { ended: number; finished: number }): string {
  return ended ? say("pairing-finishes", { share: Math.round((100 * finished) / ended) }) : say("pairing-new");
}

export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
