// What events mean for one seat, summed up: the tags on lit things, the rows of a preview.
import type { Event } from "./wire";

export interface Change {
  piece: string; // a kind of piece, "peso" or "vp"
  n: number;
}

const OWN = new Set(["yard", "warehouse", "stock"]);
const GET = new Set(["earned", "taken", "stolen"]);

/** What a seat gains and pays by some events: pieces, pesos and points, in this order. */
export function changes(events: readonly Event[], seat: number | null): Change[] {
  const sums = new Map<string, number>();
  const add = (piece: string, n: number) => sums.set(piece, (sums.get(piece) ?? 0) + n);
  for (const event of events) {
    const n = event.n ?? 1;
    if (event.seat !== seat) continue;
    if (event.event === "moved") {
      const kept = Number(OWN.has(event.target ?? "")) - Number(OWN.has(event.source ?? ""));
      if (kept) add(event.what ?? "", kept * n);
    } else if (event.event === "paid") add("peso", -n);
    else if (GET.has(event.event)) add("peso", n);
    else if (event.event === "scored") add("vp", n);
  }
  return [...sums].filter(([, n]) => n).map(([piece, n]) => ({ piece, n }));
}

/** The points of every seat after each round, for the chart. */
export interface Course {
  round: number; // 0: the beginning, which is in the middle of a game that was forked
  points: number[];
}

/** How the final points came about; what the events do not tell was there when they began. */
export function pointsByRound(events: readonly Event[], final: readonly number[]): Course[] {
  const points = [...final];
  for (const event of events) if (event.event === "scored" && event.seat != null) points[event.seat]! -= event.n ?? 1;
  const course: Course[] = [{ round: 0, points: [...points] }];
  for (const event of events) {
    if (event.event === "round" && (event.n ?? 1) > 1) course.push({ round: event.n! - 1, points: [...points] });
    if (event.event === "scored" && event.seat != null) points[event.seat]! += event.n ?? 1;
  }
  const last = events.findLast((event) => event.event === "round")?.n;
  return [...course, { round: last ?? 1, points }];
}
