// One drawing for a paragraph, from the pieces of the table: the first range that its number falls into.
import * as cuba from "../cuba/catalog";
import { buildingArt, lawArt } from "../cuba/view";
import * as havana from "../havana/catalog";
import { cardArt, houseArt } from "../havana/view";

type Ranges = [first: number, last: number, art: string][];

const DRAWINGS: Record<string, Ranges> = {
  C: [
    [46, 54, "character-worker"],
    [55, 66, "character-merchant"],
    [69, 69, "law-building"],
    [67, 71, "character-architect"],
    [72, 76, "character-foreman"],
    [77, 82, "character-mayor"],
    [86, 94, "parliament"],
    [95, 95, "law-corruption"],
    [97, 99, "law-tax"],
    [100, 102, "law-levy"],
    [103, 109, "law-subsidy"],
    [110, 110, "law-misc"],
    [111, 111, "law-scarcity"],
    [112, 112, "law-surplus"],
    [114, 114, "law-drought"],
    [115, 115, "law-building"],
    [116, 116, "law-corruption"],
    [117, 117, "law-harbour"],
    [124, 124, "law-harbour"],
    [143, 146, "building-church"],
    [147, 147, "building-town-hall"],
    [148, 148, "building-large-trading-office"],
  ],
  H: [
    [33, 33, "card-siesta"],
    [34, 34, "card-renewal"],
    [35, 35, "card-protection"],
    [36, 36, "card-debris"],
    [37, 37, "card-conservation"],
    [38, 38, "card-tax_collector"],
    [39, 39, "card-worker"],
    [40, 40, "card-architect"],
    [41, 41, "card-peso_thief"],
    [42, 42, "card-material_thief"],
    [43, 43, "card-black_market"],
    [44, 44, "card-pesos"],
    [45, 45, "card-mama"],
    [46, 46, "card-worker"],
    [22, 22, "piece-architect"],
  ],
};

export function drawing(id: string): string | null {
  const [letter = "", number = ""] = id.split("-");
  const n = Number(number);
  return DRAWINGS[letter]?.find(([first, last]) => first <= n && n <= last)?.[2] ?? null;
}

const PIECES = "wood stone water citrus sugar tobacco rum cigars brick sandstone loam glass".split(" ");
const has = (names: readonly string[], word: string) => names.includes(word);

/** The drawing of a thing that a table of the book calls by the name it has in moves. */
export function pictured(game: string, word: string): string | null {
  if (has(PIECES, word)) return `piece-${word}`;
  if (game === "havana") {
    if (word in havana.DIGITS) return cardArt(word);
    return has(havana.BUILDINGS, word) ? houseArt(word) : null;
  }
  if (has(cuba.BUILDINGS, word)) return buildingArt(word);
  if (has(cuba.CHARACTERS, word)) return `character-${word}`;
  return has(cuba.LAWS, word) ? lawArt(word) : null;
}
