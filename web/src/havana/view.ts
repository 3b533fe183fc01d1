// The view of HAVANA, and what its pieces are called among the drawings.
import type { HavanaPlayer, HavanaPrice, HavanaView, View as AnyView } from "../views";
import type { Choice } from "../wire";
import { BUILDINGS, DIGITS } from "./catalog";

export type Price = HavanaPrice;
export type View = HavanaView;

export function havana(view: AnyView): View {
  if (view.game !== "havana") throw new Error(`a view of ${view.game} on HAVANA's board`);
  return view;
}

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

/** The number that a choice makes of the cards, as its effect tells; none of one that makes none. */
export function numberMade(choice: Choice | undefined): number | null {
  return choice?.effect?.find(({ event }) => event === "number")?.n ?? null;
}

export const twoDigits = (n: number) => String(n).padStart(2, "0");

/** Cards by their digits, as everybody sorts a hand. */
export const sorted = (cards: readonly string[]) =>
  [...cards].sort((one, two) => CARDS.indexOf(one) - CARDS.indexOf(two));

export interface Part {
  piece: string;
  n: number;
}

/** What a building asks for, in the order of its plate. */
export function parts(price: Price | undefined): Part[] {
  if (!price) return [];
  const cubes = CUBES.map((piece) => ({ piece: piece as string, n: price[piece] }));
  const others = [
    { piece: "peso", n: price.pesos },
    { piece: "worker", n: price.workers },
    { piece: "architect", n: Number(price.architect) },
  ];
  return [...cubes, ...others].filter(({ n }) => n > 0);
}

/** What a seat has of a piece, pesos and workers included. */
export function held(player: HavanaPlayer | undefined, piece: string): number {
  if (piece === "peso" || piece === "pesos") return player?.pesos ?? 0;
  if (piece === "worker") return player?.workers ?? 0;
  return player?.cubes[piece] ?? 0;
}

/** The end that a building stands at, "" in between. */
export function endOf(view: View, building: string): string {
  return Object.entries(view.ends).find(([, at]) => at === building)?.[0] ?? "";
}
