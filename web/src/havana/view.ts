// The view of HAVANA, and what its pieces are called among the drawings.
import type { HavanaPlayer, HavanaSnapshot } from "../views";
import type { View as AnyView } from "../wire";
import { BUILDINGS, DIGITS } from "./catalog";

export interface Price {
  points: number;
  brick: number;
  sandstone: number;
  loam: number;
  glass: number;
  debris: number;
  pesos: number;
  workers: number;
  architect: boolean;
}

export interface View extends Omit<HavanaSnapshot, "cards"> {
  seats: number;
  edition: string;
  options: Record<string, string>;
  seat: number | null;
  waiting: number[];
  target: number;
  prices: Record<string, Price>;
  hand: string[] | null; // my own cards, hidden from the others
  discard: string[] | null;
  laid: string[] | null;
}

export const havana = (view: AnyView) => view as unknown as View;

export const CUBES = ["brick", "sandstone", "loam", "glass", "debris"] as const;
export const STOCK = ["peso", "worker", ...CUBES] as const;
export const PHASES = ["actions", "restock", "cards"] as const;
export const ROWS = ["top", "bottom"] as const;
export const CARDS = Object.keys(DIGITS);

const DRAWN = new Set<string>(BUILDINGS);

/** Whoever brings buildings of their own gets a house for each, though not its portrait. */
export const houseArt = (name: string) => `building-${DRAWN.has(name) ? name.replaceAll("-", "_") : "arcade"}`;
export const cardArt = (name: string) => `card-${name.replaceAll("-", "_")}`;
export const pieceArt = (kind: string) => `piece-${kind === "peso" || kind === "pesos" ? "coin" : kind}`;
export const digit = (card: string) => (DIGITS as Record<string, number>)[card] ?? 0;

/** The number that two cards make: their digits, the smaller one first. */
export function number(cards: readonly string[]): string {
  return cards.map(digit).sort().join("");
}

export const twoDigits = (n: number) => String(n).padStart(2, "0");

/** Cards by their digits, as everybody sorts a hand. */
export const sorted = (cards: readonly string[]) => [...cards].sort((one, two) => CARDS.indexOf(one) - CARDS.indexOf(two));

export interface Part {
  piece: string;
  n: number;
}

/** What a building asks for, in the order of its plate. */
export function parts(price: Price | undefined): Part[] {
  if (!price) return [];
  const cubes = CUBES.map((piece) => ({ piece: piece as string, n: price[piece] }));
  const others = [{ piece: "peso", n: price.pesos }, { piece: "worker", n: price.workers }, { piece: "architect", n: Number(price.architect) }];
  return [...cubes, ...others].filter(({ n }) => n > 0);
}

/** What a seat has of a piece, pesos and workers included. */
export function held(player: HavanaPlayer | undefined, piece: string): number {
  if (piece === "peso") return player?.pesos ?? 0;
  if (piece === "worker") return player?.workers ?? 0;
  return player?.cubes[piece] ?? 0;
}

export const EACH = 5; // of what stands in for a piece
export const instead = (piece: string) => (piece === "worker" ? "peso" : "debris");

/** The end of a row that a place in it is, "" in between; a single building is the left end. */
export function endOf(row: "top" | "bottom", i: number, length: number): string {
  return i === 0 ? `${row}-left` : i === length - 1 ? `${row}-right` : "";
}
