// Pieces travel as copies from place to place, one event after the other; points rise from their cause.
// Anything can be skipped, and nothing moves where people asked for stillness or the tab is away.
import { find } from "./places";
import { screen } from "./ui/screen.svelte";
import type { Event } from "./wire";

/** How an event looks: a drawing that goes from one place to another, or a word that rises. */
export interface Flight {
  from?: string[]; // places, the best first
  to?: string[];
  art?: string; // id of a symbol
  rise?: string; // text that floats up from `from`
  className?: string; // colour of the seat, for pawns and cars
  size?: number;
}
export type Flights = (event: Event) => Flight | null;

const TRAVEL = 320;
const STAGGER = 130;
const RISE = 900;
const NONE = { speed: 0 };

const still = matchMedia("(prefers-reduced-motion: reduce)");
const settings = { speed: 1 };
const halted = { on: false, over: Promise.resolve(), go: () => {} };
let skipped: (() => void) | null = null;

export function setSpeed(speed: number): void {
  settings.speed = speed;
}

/** Ends all travelling, and all waiting, at once. */
export function skip(): void {
  halt(false);
  skipped?.();
}

/** Waits a while, or until it is skipped; longer if somebody has called a halt. */
export async function hold(ms: number): Promise<void> {
  if (document.hidden || (ms <= 0 && !halted.on)) return;
  const stop = new Promise<void>((resolve) => (skipped = resolve));
  await Promise.race([stop, pause(ms).then(() => halted.over)]);
  skipped = null;
}

/** Stops before the next act, or goes on. */
export function halt(on: boolean): void {
  halted.go();
  halted.on = on;
  halted.over = on ? new Promise((resolve) => (halted.go = resolve)) : Promise.resolve();
}

export function isMoving(): boolean {
  return skipped !== null;
}

/** Shows events; resolves when the last piece has landed. */
export async function travel(events: readonly Event[], flights: Flights, hurry = 1): Promise<void> {
  const speed = (still.matches || document.hidden ? NONE : settings).speed * hurry;
  const seen = speed ? events.map(flights).filter((flight) => flight !== null) : [];
  if (!seen.length) return;
  const copies: Element[] = [];
  const stop = new Promise<void>((resolve) => (skipped = resolve));
  const flown = { isOver: false };
  await Promise.race([stop, fly(seen, copies, speed, flown)]);
  skipped = null;
  flown.isOver = true;
  for (const copy of copies) if (!copy.classList.contains("rise")) copy.remove();
}

async function fly(seen: Flight[], copies: Element[], speed: number, flown: { isOver: boolean }): Promise<void> {
  const landed: Promise<unknown>[] = [];
  for (const [i, flight] of seen.entries()) {
    if (flown.isOver) return; // skipped meanwhile
    const started = start(flight, speed);
    if (!started) continue;
    copies.push(started.element);
    landed.push(started.done);
    if (i < seen.length - 1) await pause(STAGGER / speed);
  }
  await Promise.all(landed);
}

function start(flight: Flight, speed: number): { element: Element; done: Promise<unknown> } | null {
  const from = find(flight.from ?? []);
  if (flight.rise) return from && rise(from, flight.rise, flight.art);
  const to = find(flight.to ?? []);
  if (!flight.art || !from || !to || from === to) return null;
  const size = (flight.size ?? 30) * screen.unit;
  const [start, end] = [middle(from), middle(to)];
  const copy = drawing(flight.art, size, flight.className);
  copy.classList.add("mover");
  copy.style.left = `${start.x - size / 2}px`;
  copy.style.top = `${start.y - size / 2}px`;
  document.body.append(copy);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const flown = copy.animate(
    [
      { transform: "none" },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 22}px) scale(1.18)`, offset: 0.45 },
      { transform: `translate(${dx}px, ${dy}px)` },
    ],
    { duration: TRAVEL / speed, easing: "cubic-bezier(.3,.7,.2,1)", fill: "both" },
  );
  return {
    element: copy,
    done: flown.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    ),
  };
}

function rise(from: Element, text: string, art?: string): { element: Element; done: Promise<unknown> } {
  const at = middle(from);
  const word = document.createElement("span");
  word.className = "float rise";
  word.textContent = text;
  if (art) word.append(drawing(art, 16 * screen.unit));
  word.style.left = `${at.x}px`;
  word.style.top = `${at.y}px`;
  document.body.append(word);
  const risen = word.animate(
    [
      { transform: "translate(-50%, 0)", opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { opacity: 1, offset: 0.75 },
      { transform: "translate(-50%, -44px)", opacity: 0 },
    ],
    { duration: RISE, easing: "ease-out", fill: "both" },
  );
  risen.finished.then(
    () => word.remove(),
    () => word.remove(),
  );
  return { element: word, done: pause(STAGGER) }; // the next event need not wait until it is gone
}

function drawing(art: string, size: number, className = ""): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${art}`);
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", className);
  svg.append(use);
  return svg;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
