// The view of CUBA, and what its pieces are called among the drawings.
import type { CubaView, View as AnyView } from "../views";
import { COSTS } from "./catalog";

export type View = CubaView;

export function cuba(view: AnyView): View {
  if (view.game !== "cuba") throw new Error(`a view of ${view.game} on CUBA's board`);
  return view;
}

export const MATERIALS = ["wood", "stone", "water"] as const;
export const PRODUCTS = ["citrus", "sugar", "tobacco"] as const;
export const CARGO = ["citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export const YARD = ["citrus", "sugar", "tobacco", "rum", "cigars", "wood", "stone", "water"] as const;
export const GROUPS = ["I", "II", "III", "IV"] as const;

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
