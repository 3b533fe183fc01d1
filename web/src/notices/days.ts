// Days of the calendar as the server writes them, and as people read them.
import { words } from "../words/words.svelte";

const DAY = 86_400_000;

export function today(): string {
  const now = new Date();
  return iso(new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12));
}

export function after(day: string, count: number): string {
  return iso(new Date(noon(day).getTime() + count * DAY));
}

/** How many days from one to another, both included. */
export function span(first: string, last: string): number {
  return Math.round((noon(last).getTime() - noon(first).getTime()) / DAY) + 1;
}

export function written(day: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words().language, how).format(noon(day));
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00`); // far from midnight, where clocks are changed
}

function iso(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
