// Events put together as acts, as malecon.games.acts does it by the tables of each game.
import type { Event } from "../wire";

/** What an event tells: a clause, which of its slots it fills, and its role. */
export type Rows = Readonly<Record<string, readonly string[]>>;

export interface Clause {
  key: string;
  what: string[];
  gives: Map<string, number>;
  gets: Map<string, number>;
  n: number;
  source: string;
  target: string;
  why: string;
}

export interface Act {
  first: number; // number of its first event
  seat: number | null;
  events: Event[];
  clauses: Clause[];
  loose: Event[]; // those that no row speaks of
  rule: string; // why it came by itself
  isHeading: boolean;
  isForced: boolean;
  isOver: boolean;
}

interface Row {
  clause: string;
  slot: string;
  role: string;
}

const MONEY = new Set(["paid", "earned", "taken", "stolen", "restocked"]);
const PLACED = new Set(["moved", "ship"]); // told apart by where something comes from and goes to

/** Events as acts, in their order; every event is in one of them. `from` is the number of the first. */
export function split(events: readonly Event[], rows: Rows, from = 0): Act[] {
  const acts: Act[] = [];
  let led: Event[] = [];
  for (const [i, event] of events.entries()) {
    const row = rowOf(event, rows);
    if (row?.role === "leads") {
      led.push(event);
      continue;
    }
    let act = acts.at(-1);
    if (!act || begins(act, event, row)) acts.push((act = begun(from + i - led.length, event, row, led.length > 0)));
    act.events.push(...led, event);
    led = [];
    if (!row) {
      act.loose.push(event);
      continue;
    }
    act.isOver ||= row.role === "ends" || row.role === "heading";
    add(act.clauses, event, row);
  }
  acts.at(-1)?.events.push(...led);
  return acts;
}

function rowOf(event: Event, rows: Rows): Row | null {
  for (const key of keys(event)) {
    const found = rows[key];
    if (found) return { clause: found[0] ?? "", slot: found[1] ?? "", role: found[2] ?? "" };
  }
  return null;
}

function keys(event: Event): string[] {
  const names = [event.event];
  if (event.seat == null) names.unshift(`${event.event}-nobody`);
  if (PLACED.has(event.event)) names.unshift(`${event.event}-${kind(event.source)}-${kind(event.target)}`);
  else if (event.what) names.unshift(`${event.event}-${event.what}`);
  return names.flatMap((name) => [...causes(event.why ?? "").map((cause) => `${name} ${cause}`), name]);
}

/** law-subsidy-votes, law-subsidy, law */
function causes(why: string): string[] {
  const parts = why ? why.replaceAll(" ", "-").split("-") : [];
  return parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
}

function kind(place = ""): string {
  const [found = ""] = place.split(" ");
  return /^.\d$/.test(found) ? "field" : found;
}

function begins(act: Act, event: Event, row: Row | null): boolean {
  const isOther = (event.seat ?? null) !== act.seat;
  if (!row) return isOther || act.isOver;
  if (!row.clause && row.role !== "heading") return false;
  if (act.isOver || isOther || row.role === "heading") return true;
  if (row.role !== "begins" && row.role !== "auto") return false;
  return act.clauses[0]?.key !== row.clause || !["what", "gives", "gets"].includes(row.slot);
}

function begun(first: number, event: Event, row: Row | null, isForced: boolean): Act {
  const isAuto = event.seat == null || row?.role === "auto";
  return {
    first,
    seat: event.seat ?? null,
    events: [],
    clauses: [],
    loose: [],
    rule: isAuto ? (event.why ?? "") : "",
    isHeading: row?.role === "heading",
    isForced,
    isOver: false,
  };
}

function add(clauses: Clause[], event: Event, row: Row): void {
  if (!row.clause) return;
  let clause = joined(clauses, event, row);
  if (!clause) {
    clause = { key: row.clause, what: [], gives: new Map(), gets: new Map(), n: 1, source: "", target: "", why: "" };
    clauses.push(clause);
  }
  const what = event.what ?? "";
  if (row.slot === "what" || row.slot === "each")
    clause.what.push(event.event === "chose" ? what.slice(what.lastIndexOf(" ") + 1) : what);
  else if (row.slot === "gives" || row.slot === "loads") count(clause.gives, event);
  else if (row.slot === "gets") count(clause.gets, event);
  if (row.slot !== "gives" && row.slot !== "gets") clause.n = event.n ?? 1;
  clause.source = event.source || clause.source;
  clause.target = event.target || clause.target;
  clause.why = event.why || clause.why;
}

/** The clause that an event goes on with: cargo of another dock is a clause of its own. */
function joined(clauses: Clause[], event: Event, row: Row): Clause | null {
  const found = clauses.findLast((clause) => clause.key === row.clause);
  if (!found || row.slot === "each") return null;
  const isOther = row.slot === "loads" && found.target !== "" && found.target !== event.target;
  return isOther ? null : found;
}

function count(amounts: Map<string, number>, event: Event): void {
  const n = event.n ?? 1;
  const what = event.event === "scored" ? "points" : MONEY.has(event.event) ? "pesos" : (event.what ?? "");
  if (n) amounts.set(what, (amounts.get(what) ?? 0) + n);
}

/** Whether there is anything to say of an act. */
export function isTold({ isHeading, clauses, loose }: Act): boolean {
  return isHeading || clauses.length > 0 || loose.length > 0;
}

/** The acts of a log that grows: what has not changed stays the same object, so that it is not drawn again. */
export class Acts {
  private known: Act[] = [];

  constructor(private readonly rows: Rows) {}

  of(events: readonly Event[]): Act[] {
    const kept = this.known.slice(0, -1);
    const stays = ({ first, events: own }: Act) => events[first + own.length - 1] === own.at(-1);
    while (kept.length && !stays(kept.at(-1)!)) kept.pop();
    const last = kept.at(-1);
    const from = last ? last.first + last.events.length : 0;
    this.known = [...kept, ...split(events.slice(from), this.rows, from)];
    return this.known;
  }
}
