// What a round has brought, put together from its acts as this seat has heard them.
import type { Event } from "../wire";
import { split, type Act, type Clause } from "../words/acts";
import { ACTS } from "./catalog";

/** What one seat has given and got by a law, or lost; null where it did not pay, or nothing was due. */
export type Cell = { gives: Map<string, number>; gets: number } | null;
export const LAWS = ["tax", "levy", "subsidy"] as const;
export type Law = (typeof LAWS)[number];

export interface Ship {
  ship: string;
  dock: string;
  cargo: Map<string, number>;
}

export interface Round {
  n: number;
  laws: Record<Law, string>; // those that acted
  rows: Record<Law | "spoiled", Cell[]>;
  left: Ship[];
  arrived: string; // the ship that has come to sea
  enacted: string[];
  winner: { seat: number; votes: number } | null;
  gained: number[];
  start: number | null; // who begins the next one
}

/** The round before the one that has begun last, as far as the log reaches back; none before the second one. */
export function lastRound(events: readonly Event[], seats: number): Round {
  const end = events.findLastIndex(({ event }) => event === "round");
  const begun = events[end]?.n ?? 1;
  const start = events.slice(0, Math.max(0, end)).findLastIndex(({ event }) => event === "round");
  return told(begun > 1 ? events.slice(Math.max(0, start), end) : [], begun - 1, seats);
}

function told(events: readonly Event[], n: number, seats: number): Round {
  const none = (): Cell[] => Array.from({ length: seats }, () => null);
  const round: Round = {
    n,
    laws: { tax: "", levy: "", subsidy: "" },
    rows: { tax: none(), levy: none(), subsidy: none(), spoiled: none() },
    left: [],
    arrived: "",
    enacted: [],
    winner: null,
    gained: Array.from({ length: seats }, () => 0),
    start: null,
  };
  for (const act of split(events, ACTS)) for (const clause of act.clauses) add(round, act, clause);
  sail(round, events);
  for (const { event, seat, n = 1 } of events) if (event === "scored" && seat != null) round.gained[seat]! += n;
  return round;
}

function add(round: Round, { seat }: Act, { key, what, gives, gets, n, why }: Clause): void {
  if (seat === null) return;
  const cell = { gives, gets: gets.get("points") ?? 0 };
  if (key === "win") round.winner = { seat, votes: n };
  else if (key === "enact") round.enacted.push(...what);
  else if (key === "start") round.start = seat;
  else if (key === "spoil") round.rows.spoiled[seat] = cell;
  else if (key === "pay" || key === "subsidy") {
    const law = named(round, what[0] ?? why.replace("law ", ""));
    if (law) round.rows[law][seat] = cell;
  } else if (key === "decline" || key === "pass-over") named(round, what[0] ?? "");
}

function named(round: Round, law: string): Law | undefined {
  const kind = law.replace("printed-", "").split("-")[0];
  const found = LAWS.find((one) => one === kind);
  if (found) round.laws[found] = law;
  return found;
}

/** Cargo goes back to the supply just when its ship leaves. */
function sail(round: Round, events: readonly Event[]): void {
  let cargo = new Map<string, number>();
  let last: Ship | undefined;
  for (const { event, what = "", n = 1, source = "", target = "" } of events) {
    const isUnloaded = event === "moved" && source.startsWith("dock") && target === "supply";
    if (isUnloaded && last?.dock === source) last.cargo.set(what, (last.cargo.get(what) ?? 0) + n);
    else if (isUnloaded) cargo.set(what, (cargo.get(what) ?? 0) + n);
    else last = undefined;
    if (event !== "ship") continue;
    if (source === "pile" && target === "sea") round.arrived = what;
    if (!source.startsWith("dock") || target !== "pile") continue;
    round.left.push((last = { ship: what, dock: source, cargo }));
    cargo = new Map();
  }
}
