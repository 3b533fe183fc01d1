// What a coach says of a plan: only my own deeds, all that is risked, and no blame within the error.
import { expect, test } from "vitest";
import { ACTS } from "../src/cuba/catalog";
import { deeds, isAsGood, risks } from "../src/coach/facts";
import type { AdvisedPlan } from "../src/wire";
import { Wording } from "../src/words/wording";

const texts = import.meta.glob<string>("../../src/malecon/words/en/games.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = new Wording("en", Object.values(texts));

const PLAN: AdvisedPlan = {
  moves: ["foreman", "use dam", "end"],
  events: [
    { event: "card", seat: 0, what: "foreman" },
    { event: "used", seat: 0, what: "dam" },
    { event: "moved", seat: 0, what: "water", n: 2, source: "supply", target: "yard", why: "building dam" },
    { event: "start", seat: 1 },
  ],
  now: 0,
  points: 71.4,
  points_error: 0.4,
  share: 40,
  share_error: 2,
  low: 64,
  risks: [{ key: "spoil", share: 40, n: 2 }],
  rival: { seat: 1, share: 51 },
};

test("it tells what I do, and nothing of others", () => {
  expect(deeds(PLAN, ACTS, WORDS, ["Ana", "Bo"], 0)).toEqual(["You play the foreman and get 2 water from the dam."]);
});

test("it tells every risk", () => {
  expect(risks(PLAN, WORDS, ["Ana", "Bo"])).toEqual([
    "In one of ten tries you end with 64 points or fewer.",
    "In 40 of 100 tries 2 products spoil in your yard (C-125).",
    "Bo is then likelier to win than you: 51 %.",
  ]);
  expect(risks({ ...PLAN, risks: [], rival: null }, WORDS, [])).toHaveLength(2);
});

test("a plan within the error of the best is as good", () => {
  const best = { ...PLAN, share: 45 };
  expect(isAsGood(PLAN, best)).toBe(true);
  expect(isAsGood({ ...PLAN, share: 20 }, best)).toBe(false);
  expect(isAsGood(best, best)).toBe(false);
});
