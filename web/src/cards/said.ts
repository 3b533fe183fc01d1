// Cards in words: what one is called, and what is printed on it.
import { CARGO, LAND } from "../cuba/catalog";
import { lined, say, words } from "../words/words.svelte";
import { NUMBERS, type Tables } from "./draft";

export const cargo = (letter: string) => words().name("kind", (CARGO as Record<string, string>)[letter] ?? letter);
export const land = (letter: string) => words().name("landscape", (LAND as Record<string, string>)[letter] ?? letter);

/** The name of a number on a building: points, a cube, pesos, workers. */
export function priced(field: string): string {
  return words().has(`cards-${field}`) ? say(`cards-${field}`) : words().title("cube", field);
}

/** What the card at a place is called. */
export function called(place: string): string {
  const [table = "", ...rest] = place.split(".");
  const name = rest.join(".");
  if (table === "ships") return say("board-ship", { n: name });
  if (table === "plantations") return words().title("plantation", name);
  if (table === "buildings") return words().title("house", name);
  return words().has(`cards-${name.replace(".", "-")}`)
    ? say(`cards-${name.replace(".", "-")}`)
    : say(`cards-${table}`);
}

/** What is printed at a place of tables; "" if there is no such card. */
export function printed(tables: Tables, place: string): string {
  const [table = "", ...rest] = place.split(".");
  const value = tables[table]?.[rest.join(".")];
  if (value === undefined) return "";
  if (table === "ships") return lined([...(value as string)].map(cargo));
  if (table === "plantations") return (value as string[]).map((row) => lined([...row].map(land))).join(" / ");
  if (table === "buildings") return building(value as Record<string, number | boolean>);
  if (Array.isArray(value)) return lined(value.map(String));
  return typeof value === "object" ? groups(value as Record<string, number>) : String(value);
}

function groups(value: Record<string, number>): string {
  return lined(Object.entries(value).map(([name, n]) => say("amount", { n, what: words().named("class", name, n) })));
}

function building(value: Record<string, number | boolean>): string {
  const parts = NUMBERS.filter((field) => value[field]).map((field) => `${priced(field)} ${Number(value[field])}`);
  return lined([...parts, ...(value.architect ? [words().title("card", "architect")] : [])]);
}
