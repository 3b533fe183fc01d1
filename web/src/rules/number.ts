// Numbers of paragraphs: C, H the rules; A, HA our rulings; D what editions do differently; B buildings.
export const NUMBER = "(?:HA|[CHADB])-\\d{2,3}";

/** The game whose rules a number belongs to. */
export function game(id: string): string {
  return id.startsWith("H") ? "havana" : "cuba";
}
