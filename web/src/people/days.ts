// Days as people say them: today, yesterday, a date.
import { say } from "../words/words.svelte";

const DAY = 86_400_000;

export function day(at: number): string {
  const ago = Math.floor(Date.now() / DAY) - Math.floor(at / DAY);
  const language = say("locale");
  if (ago < 7) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(0, ago), "day");
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(at);
}

export function month(at: number): string {
  return new Intl.DateTimeFormat(say("locale"), { month: "long", year: "numeric" }).format(at);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(say("locale"), { style: "percent" }).format(share);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(say("locale"), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
