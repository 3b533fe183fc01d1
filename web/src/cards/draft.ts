// The cards of somebody's own copy while they are written down: what the form holds, and the text that is made of it.
// A draft may be wrong in any way; what is wrong with it, the server says.

export type Tables = Record<string, Record<string, unknown>>;

export interface Building {
  name: string;
  numbers: Record<string, string>;
  architect: boolean;
}

export interface Draft {
  market?: Record<string, string>; // by place within the table: sell_to_supply.product
  plantations?: Record<string, string[][]>; // letters by row
  ships?: Record<string, string[]>; // a letter for each space, "" where nothing is chosen
  buildings?: Building[];
}

/** A text of components, and which place each of its lines is about. */
export interface Written {
  text: string;
  places: string[];
}

export const NUMBERS = ["vp", "brick", "sandstone", "loam", "glass", "debris", "pesos", "workers"] as const;

/** A draft that begins with whole tables. */
export function draftOf(tables: Tables): Draft {
  const draft: Draft = {};
  if (tables.market) draft.market = flat(tables.market);
  if (tables.plantations) draft.plantations = mapped(tables.plantations as Record<string, string[]>, rows);
  if (tables.ships) draft.ships = mapped(tables.ships as Record<string, string>, (spaces) => [...spaces]);
  if (tables.buildings) draft.buildings = Object.entries(tables.buildings).map(([name, of]) => building(name, of));
  return draft;
}

const rows = (lines: string[]) => lines.map((line) => [...line]);

function mapped<From, To>(table: Record<string, From>, change: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}

function flat(market: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(market)) {
    if (Array.isArray(value)) found[name] = value.join(" ");
    else if (typeof value === "object")
      for (const [part, n] of Object.entries(value as object)) found[`${name}.${part}`] = String(n);
    else found[name] = String(value);
  }
  return found;
}

function building(name: string, of: unknown): Building {
  const given = of as Record<string, number | boolean>;
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, String(given[field] ?? 0)]));
  return { name, numbers, architect: given.architect === true };
}

/** The text of a draft, as `malecon check` reads it. */
export function written(draft: Draft): Written {
  const lines: [string, string][] = [];
  const table = (name: string, entries: [string, string][]) => {
    lines.push([`[${name}]`, name]);
    for (const [key, value] of entries) lines.push([`${key} = ${value}`, `${name}.${key}`]);
  };
  if (draft.market)
    table(
      "market",
      entries(draft.market, (said, key) => (key.endsWith("_row") ? list(said) : number(said))),
    );
  if (draft.plantations)
    table(
      "plantations",
      entries(draft.plantations, (board) => `[${board.map((row) => quoted(row.join(""))).join(", ")}]`),
    );
  if (draft.ships)
    table(
      "ships",
      entries(draft.ships, (spaces) => quoted(spaces.join(""))),
    );
  if (draft.buildings) {
    lines.push(["[buildings]", "buildings"]);
    for (const of of draft.buildings) lines.push([`${named(of.name)} = ${price(of)}`, `buildings.${of.name}`]);
  }
  return { text: lines.map(([line]) => line).join("\n") + "\n", places: lines.map(([, place]) => place) };
}

function entries<T>(table: Record<string, T>, said: (value: T, key: string) => string): [string, string][] {
  return Object.entries(table).map(([key, value]) => [key, said(value, key)]);
}

const quoted = (text: string) => JSON.stringify(text);
const named = (name: string) => (/^[A-Za-z0-9_-]+$/.test(name) ? name : quoted(name));
const number = (said: string) => (/^-?\d{1,9}$/.test(said.trim()) ? String(Number(said)) : quoted(said));
const list = (said: string) =>
  `[${said
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(number)
    .join(", ")}]`;

function price({ numbers, architect }: Building): string {
  const asked = NUMBERS.filter((field) => field === "vp" || numbers[field]?.trim() !== "0");
  const said = asked.map((field) => `${field} = ${number(numbers[field] ?? "")}`);
  return `{ ${[...said, ...(architect ? ["architect = true"] : [])].join(", ")} }`;
}
