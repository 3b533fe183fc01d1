// Whose pages I may see, asked for together as names come up.
import { SvelteSet } from "svelte/reactivity";
import * as api from "../api";

const AT_ONCE = 100;
const AGAIN = 60_000; // ms

const seen = new SvelteSet<string>();
const asked = new Map<string, number>();
const waiting = new Set<string>();

export const hasPage = (person: string) => seen.has(person);

/** Somebody's name is on the screen. */
export function want(person: string): void {
  if (Date.now() - (asked.get(person) ?? 0) < AGAIN) return;
  asked.set(person, Date.now());
  if (!waiting.size) setTimeout(() => void ask());
  waiting.add(person);
}

async function ask(): Promise<void> {
  const all = [...waiting];
  waiting.clear();
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    try {
      const found = new Set((await api.pagesSeen(some)).persons);
      for (const person of some) {
        if (found.has(person)) seen.add(person);
        else seen.delete(person);
      }
    } catch {
      for (const person of some) asked.delete(person); // the next page asks again
    }
  }
}
