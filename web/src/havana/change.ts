// What events mean for one seat: what it gains and loses by whoever acts.
import type { Event } from "../wire";

const GET = new Set(["earned", "taken", "stolen"]);

/** Pieces, pesos ("peso") and points ("vp") that a seat has more or less by some events. */
export function deltas(events: readonly Event[], seat: number): Map<string, number> {
  const sums = new Map<string, number>();
  const own = `seat ${seat + 1}`;
  for (const { event, seat: actor, what = "", n = 1, source, target } of events) {
    const add = (piece: string, more: number) => sums.set(piece, (sums.get(piece) ?? 0) + more);
    if (source === own) add(event === "stolen" ? "peso" : what, -n);
    if (actor !== seat) continue;
    if (event === "moved") add(what, n * (Number(target === "stock") - Number(source === "stock")));
    else if (event === "paid") add("peso", -n);
    else if (GET.has(event)) add("peso", n);
    else if (event === "scored") add("vp", n);
  }
  for (const [piece, n] of sums) if (!n) sums.delete(piece);
  return sums;
}
