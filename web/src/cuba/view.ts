// The view of CUBA, and what its pieces are called among the drawings.
import type { CubaSnapshot } from "../views";
import type { View as AnyView } from "../wire";
import { COSTS } from "./catalog";

export interface Price {
  row: number[];
  buy: number;
  sell: number;
}

export interface View extends Omit<CubaSnapshot, "sealed" | "delegates"> {
  seats: number;
  edition: string;
  options: Record<string, string>;
  seat: number | null;
  waiting: number[];
  sealed: string | null;
  delegate: string | null;
  prices: Record<string, Price>;
  landscapes: string[][];
}

export const cuba = (view: AnyView) => view as unknown as View;

export const MATERIALS = ["wood", "stone", "water"] as const;
export const PRODUCTS = ["citrus", "sugar", "tobacco"] as const;
export const CARGO = ["citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export const YARD = ["citrus", "sugar", "tobacco", "rum", "cigars", "wood", "stone", "water"] as const;
export const GROUPS = ["I", "II", "III", "IV"] as const;
export const ROUNDS = 6;
export const LAPS = 4;

const DRAWN_AS: Record<string, string> = {
  "small-office": "small-trading-office",
  "large-office": "large-trading-office",
  storehouse: "warehouse",
};

/** A tile's building: the second distillery is a distillery. */
export const kindOf = (tile: string) => tile.replace(/-2$/, "");
export const pieceArt = (kind: string) => `piece-${kind}`;
export const buildingArt = (tile: string) => `building-${DRAWN_AS[kindOf(tile)] ?? kindOf(tile)}`;
export const characterArt = (name: string) => `character-${name}`;

export function lawArt(law: string): string {
  const [group = ""] = law.replace("printed-", "").split("-");
  return `law-${group}`;
}

export function landArt(land: string, isBuilt: boolean): string {
  return isBuilt ? "field-built" : `field-${land}`;
}

export interface Cost {
  piece: (typeof MATERIALS)[number];
  n: number;
}

/** What a building costs under the options of a match, as printed. */
export function cost(building: string, options: Record<string, string>): Cost[] {
  const table = COSTS as Record<string, Record<string, number>>;
  const special = Object.entries(options).map(([name, value]) => table[`${building} ${name} ${value}`]);
  const found = special.find(Boolean) ?? table[building] ?? {};
  return MATERIALS.map((piece) => ({ piece, n: found[piece] ?? 0 })).filter(({ n }) => n > 0);
}

/** What a seat has of a kind, yard and warehouse together. */
export function held(view: View, seat: number, kind: string): number {
  const player = view.players[seat];
  return (player?.yard[kind] ?? 0) + (player?.warehouse[kind] ?? 0);
}

export function inCross(pawn: string, field: string): boolean {
  return pawn[0] === field[0] || pawn[1] === field[1];
}
