// Arrow keys move the focus within a board area, to the nearest button in that direction.
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrows: Attachment<HTMLElement> = (area) => {
  const keyed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target as Element;
    if (!way || !from.matches("button")) return;
    const next = nearest(from, [...area.querySelectorAll("button")], way);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  area.addEventListener("keydown", keyed);
  return () => area.removeEventListener("keydown", keyed);
};

function nearest(from: Element, buttons: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const button of buttons) {
    const [bx, by] = middle(button);
    const [along, across] = [(bx - x) * dx + (by - y) * dy, Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)];
    const far = along + 3 * across;
    if (button !== from && along > 1 && far < least) [best, least] = [button, far];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
