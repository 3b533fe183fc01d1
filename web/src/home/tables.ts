// What the lists on the home page say of a table.
import type * as wire from "../wire";
import { say, words } from "../words/words.svelte";

/** The seats that are asked now, where the server tells. */
export function waiting(table: wire.Table): number[] {
  return "waiting" in table && Array.isArray(table.waiting) ? (table.waiting as number[]) : [];
}

/** The part of the game that a table stands in, as the reader says it. */
export function heading(table: wire.Table): string {
  const round = /^round (\d+)$/.exec(table.heading)?.[1];
  if (round && table.phase && table.state === "running")
    return say("home-round", { n: round, phase: words().named("phase", table.phase) });
  if (round) return say("board-round", { n: round });
  return table.state === "running" ? say("board-setup") : "";
}

/** How long the seat that is asked has left, in the largest unit that says enough. */
export function left(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes >= 2880) return say("home-left-days", { n: Math.floor(minutes / 1440) });
  if (minutes >= 120) return say("home-left-hours", { n: Math.floor(minutes / 60) });
  return minutes ? say("home-left-minutes", { n: minutes }) : say("home-left-seconds", { n: Math.floor(ms / 1000) });
}

/** Little time left: under five minutes live, under an hour where a turn may take days. */
export function isUrgent(table: wire.Table): boolean {
  return table.left !== null && table.left < (table.pace.kind === "live" ? 300_000 : 3_600_000);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function when(ms: number): string {
  const ago = Math.max(0, Date.now() - ms);
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  const [unit, span] = SPANS.find(([, span]) => ago >= span) ?? ["minute", 60_000];
  return format.format(-Math.floor(ago / span), unit);
}
