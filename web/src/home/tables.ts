// What the lists on the home page say of a table.
import type * as wire from "../wire";
import { words } from "../words/words.svelte";

/** The seats that are asked now, where the server tells. */
export function waiting(table: wire.Table): number[] {
  return "waiting" in table && Array.isArray(table.waiting) ? (table.waiting as number[]) : [];
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

export function when(ms: number): string {
  const ago = Math.max(0, Date.now() - ms);
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  const [unit, span] = SPANS.find(([, span]) => ago >= span) ?? ["minute", 60_000];
  return format.format(-Math.floor(ago / span), unit);
}
