// What is not needed at first sight: loaded when it is, or a moment after the rest stands.
import type { Component } from "svelte";

export type Load = () => Promise<{ default: Component }>;

const LATER = 3000; // milliseconds

/** Fetches all of these before they are needed; the answer calls it off. */
export function fetchLater(loads: Record<string, () => Promise<unknown>>): () => void {
  const timer = setTimeout(() => {
    if (!navigator.onLine) return; // then each is fetched when it is needed
    for (const load of Object.values(loads)) load().catch(() => undefined);
  }, LATER);
  return () => clearTimeout(timer);
}
