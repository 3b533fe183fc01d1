// What the card at the end of a round says, from the events of recorded games.
import { describe, expect, test } from "vitest";
import wordings from "../../.cache/wordings.json?raw"; // by web/dev/wordings.py
import { lastRound } from "../src/cuba/round";
import type { Event } from "../src/wire";

const games = (JSON.parse(wordings) as { acts: { game: string; events: Event[] }[] }).acts
  .filter(({ game }) => game === "cuba")
  .map(({ events }) => events);

const ROUND: Event[] = [
  { event: "round", n: 2 },
  { event: "start", seat: 1, why: "C-083" },
  { event: "won", seat: 1, n: 9, why: "C-090" },
  { event: "enacted", seat: 1, what: "tax-3", why: "C-093" },
  { event: "met", seat: 0, what: "tax-3", why: "C-098" },
  { event: "paid", seat: 0, n: 3, target: "bank", why: "C-098" },
  { event: "scored", seat: 0, what: "laws", n: 2, why: "law tax-3" },
  { event: "declined", seat: 1, what: "tax-3", why: "C-098" },
  { event: "met", seat: 0, what: "levy-sugar", why: "C-100" },
  { event: "moved", seat: 0, what: "sugar", source: "yard", target: "supply", why: "C-100" },
  { event: "scored", seat: 0, what: "laws", n: 2, why: "law levy-sugar" },
  { event: "scored", seat: 0, what: "laws", n: 1, why: "C-102" },
  { event: "skipped", seat: 1, what: "levy-sugar", why: "C-100" },
  { event: "scored", seat: 1, what: "laws", n: 4, why: "law subsidy-water" },
  { event: "moved", seat: 1, what: "citrus", n: 2, source: "yard", target: "supply", why: "C-125" },
  { event: "moved", what: "rum", source: "dock 3", target: "supply", why: "C-120" },
  { event: "ship", what: "8", source: "dock 3", target: "pile", why: "C-122" },
  { event: "ship", what: "12", source: "pile", target: "sea", why: "C-123" },
  { event: "round", n: 3 },
];

test("a round is told seat by seat", () => {
  const round = lastRound(ROUND, 2);
  expect(round.rows.tax).toEqual([{ gives: new Map([["pesos", 3]]), gets: 2 }, null]);
  expect(round.rows.levy).toEqual([{ gives: new Map([["sugar", 1]]), gets: 3 }, null]); // with the point for both
  expect(round.rows.subsidy[1]?.gets).toBe(4);
  expect(round.rows.spoiled).toEqual([null, { gives: new Map([["citrus", 2]]), gets: 0 }]);
  expect(round.left).toEqual([{ ship: "8", dock: "dock 3", cargo: new Map([["rum", 1]]) }]);
  expect(round).toMatchObject({ n: 2, arrived: "12", enacted: ["tax-3"], winner: { seat: 1, votes: 9 }, start: 1 });
  expect(round.gained).toEqual([5, 4]);
});

test("a log that begins within the round tells the rest of it", () => {
  expect(lastRound(ROUND.slice(8), 2)).toMatchObject({ n: 2, laws: { tax: "", levy: "levy-sugar" } });
});

test("before the second round there is nothing to tell", () => {
  const round = lastRound([{ event: "scored", seat: 0, what: "laws", n: 2 }, { event: "round" }], 2);
  expect(round).toMatchObject({ n: 0, gained: [0, 0], winner: null });
});

describe("in recorded games", () => {
  test.each(games.map((events, i) => [i, events] as const))("game %i: no point is lost", (_, events) => {
    const starts = events.flatMap(({ event }, i) => (event === "round" ? [i] : []));
    for (const [i, start] of starts.slice(0, -1).entries()) {
      const round = lastRound(events.slice(0, starts[i + 1]! + 1), 5);
      const points = events
        .slice(start, starts[i + 1])
        .filter(({ event, what }) => event === "scored" && what === "laws")
        .reduce((sum, { n = 1 }) => sum + n, 0);
      const cells = [...round.rows.tax, ...round.rows.levy, ...round.rows.subsidy];
      expect(cells.reduce((sum, cell) => sum + (cell?.gets ?? 0), 0)).toBe(points);
      expect(round.winner).not.toBeNull();
    }
  });
});
