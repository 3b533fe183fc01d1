// Where things lie on the screen. Components register their elements under the keys that offers and events use
// ("field b2", "dock 1", "seat 2", "yard 0 rum"); lighting, previews and travelling pieces ask here.
import type { Attachment } from "svelte/attachments";

const known = new Map<string, Set<HTMLElement | SVGElement>>();

/** `<div {@attach place("dock 1")}>`; several keys may name one element, several elements one key. */
export function place(...keys: string[]): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const key of keys) {
      const found = known.get(key) ?? new Set();
      known.set(key, found.add(element));
    }
    return () => {
      for (const key of keys) known.get(key)?.delete(element);
    };
  };
}

/** The first of these places that can be seen. */
export function find(keys: readonly string[]): HTMLElement | SVGElement | null {
  for (const key of keys) {
    for (const element of known.get(key) ?? []) {
      if (isSeen(element)) return element;
    }
  }
  return null;
}

/** Every element that stands for a place now, in sight or not. */
export function everywhere(key: string): (HTMLElement | SVGElement)[] {
  return [...(known.get(key) ?? [])].filter((element) => element.getBoundingClientRect().width > 0);
}

/** What an element, or what it lies in, stands for. */
export function standsFor(element: Element | null): string[] {
  for (let at = element; at; at = at.parentElement) {
    const keys = [...known].filter(([, found]) => found.has(at as HTMLElement)).map(([key]) => key);
    if (keys.length) return keys;
  }
  return [];
}

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
}
