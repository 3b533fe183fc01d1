// What one person is about to do: places are lit, explained, previewed and played by one set of attributes.
import { beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../src/desk.svelte";
import type { Face } from "../src/face";
import { Table, type Seen } from "../src/table.svelte";
import type { View } from "../src/views";
import type { Offer } from "../src/wire";
import { withWords } from "../src/words/words.svelte";
import { tableInfo } from "./fakes";

const OFFER: Offer = {
  ask: "ask-trade",
  moves: [
    { move: "sell sugar", place: "market sugar" },
    { move: "sell rum", place: "market rum" },
    { move: "buy rum", place: "market rum" },
    { move: "end", place: "button" },
  ],
  refused: [{ move: "buy sugar", place: "market citrus", reason: { key: "reason-pesos", n: 2, rule: "C-061" } }],
};
let desk: Desk;
let button: HTMLButtonElement;
let play: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  await withWords(Promise.resolve()); // all of them
  const table = new Table();
  const seen = { seat: 0, n: 1, events: [], view: {} as View, waiting: [0], offer: OFFER, canUndo: false, draft: 0 };
  table.set(tableInfo(), { ...seen, since: 0, clocks: null, arrived: 0 } as Seen);
  play = vi.spyOn(table, "play").mockResolvedValue(true);
  desk = new Desk(table, {} as Face);
  button = document.body.appendChild(document.createElement("button"));
});

/** Clicks as a pointer of this kind does. */
function click(keys: string[], by: string): void {
  const spot = desk.spot(...keys) as Record<string, (event: unknown) => void>;
  if (by !== "key") spot.onpointerdown!({ pointerType: by });
  spot.onclick!({ currentTarget: button });
}

test("a place with choices is lit, one with a reason is off, any other is neither", () => {
  const states = ["market sugar", "market citrus", "harbour"].map((place) => desk.state([place]));
  expect(states).toEqual(["lit", "off", ""]);
});

test("one choice stands for itself by its notation", () => {
  expect(desk.at(["move:buy rum"]).map(({ move }) => move)).toEqual(["buy rum"]);
});

test("choices are found by their verb", () => {
  expect(desk.all("sell").map(({ move }) => move)).toEqual(["sell sugar", "sell rum"]);
  expect(desk.all("se")).toEqual([]);
});

test("a lit place is a button that can be pressed; one that is off says why", () => {
  expect(desk.spot("market sugar")["aria-disabled"]).toBeUndefined();
  const off = desk.spot("market citrus");
  expect(off["aria-disabled"]).toBe("true");
  expect(off["aria-description"]).toContain("C-061");
});

test.each(["mouse", "key"])("a click by %s plays the only choice", (by) => {
  click(["market sugar"], by);
  expect(play).toHaveBeenCalledExactlyOnceWith("sell sugar");
});

test("a finger's first tap shows, the second plays", () => {
  click(["market sugar"], "touch");
  expect(play).not.toHaveBeenCalled();
  expect([desk.state(["market sugar"]), desk.preview.map(({ move }) => move)]).toEqual(["chosen", ["sell sugar"]]);
  click(["market sugar"], "touch");
  expect(play).toHaveBeenCalledExactlyOnceWith("sell sugar");
});

test("several choices at one place open, and close again", () => {
  click(["market rum"], "mouse");
  expect(desk.preview).toHaveLength(2);
  click(["market rum"], "mouse");
  expect([desk.isChosen, play.mock.calls.length]).toEqual([false, 0]);
});

test("a click on what cannot be done explains it and plays nothing", () => {
  click(["market citrus"], "mouse");
  expect(desk.tip?.text).toContain("C-061");
  expect(play).not.toHaveBeenCalled();
});

test("the pointer previews and leaves no trace", () => {
  const spot = desk.spot("market sugar") as Record<string, (event: unknown) => void>;
  spot.onpointerenter!({ pointerType: "mouse", currentTarget: button });
  expect(desk.preview.map(({ move }) => move)).toEqual(["sell sugar"]);
  spot.onpointerleave!({});
  expect(desk.preview).toEqual([]);
});

test("a control that shows what it brings plays at the first tap", () => {
  const deal = desk.deal("buy rum") as Record<string, (event: unknown) => void>;
  deal.onpointerdown!({ pointerType: "touch" });
  deal.onclick!({ currentTarget: button });
  expect(play).toHaveBeenCalledExactlyOnceWith("buy rum");
});

test("why a move is refused is said in words, and of an unknown one nothing", () => {
  expect(desk.why("buy sugar")).toContain("C-061");
  expect(desk.why("fly")).toBe("");
});
