// What others do is shown one act after the other, and never holds anybody up.
import { beforeEach, expect, test, vi } from "vitest";
import { ACTS } from "../src/cuba/catalog";
import type { Face } from "../src/face";
import type { Seen, Stage } from "../src/table.svelte";
import type { Event, Offer } from "../src/wire";

const OFFER: Offer = { ask: "ask-card", moves: [], refused: [] };
const card = (seat: number): Event => ({ event: "card", seat, what: "mayor", why: "C-041" });

async function laid(pace: string) {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // nothing travels
  localStorage.setItem("malecon pace", pace);
  const { Table } = await import("../src/table.svelte");
  const { follower } = await import("../src/table/follow");
  const table = new Table();
  const face = { acts: ACTS, flight: () => null } as unknown as Face;
  const { stage, skip } = follower(table, face);
  return { table, stage, skip };
}

/** Stages what is new and tells when that is over. */
function begin(stage: Stage, events: Event[], fresh: number, offer: Offer | null = null) {
  const shown = { isOver: false };
  void stage(events.slice(-fresh), false, { events, offer } as Seen).then(() => (shown.isOver = true));
  return shown;
}

beforeEach(() => void vi.useFakeTimers());

test("calmly, an act stays before the next one comes", async () => {
  const { table, stage } = await laid("calm");
  const events = [card(1)];
  begin(stage, events, 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(table.followed?.seat).toBe(1);
  const next = begin(stage, [...events, card(2)], 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.followed?.seat, next.isOver]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.followed?.seat, next.isOver]).toEqual([2, true]);
});

test("when nothing more comes, the act makes room again", async () => {
  const { table, stage } = await laid("calm");
  begin(stage, [card(1)], 1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.followed).toBeNull();
});

test("who skips waits for nothing, however much there is to show", async () => {
  const { table, stage, skip } = await laid("calm");
  const shown = begin(stage, [card(1), card(2), card(1), card(2)], 4, OFFER);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.isOver).toBe(false);
  skip();
  await vi.advanceTimersByTimeAsync(10);
  expect([table.followed, shown.isOver]).toEqual([null, true]);
});

test("a halt lasts until somebody goes on", async () => {
  const { stage } = await laid("calm");
  const { halt } = await import("../src/motion");
  const shown = begin(stage, [card(1), card(2)], 2);
  await vi.advanceTimersByTimeAsync(10);
  halt(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.isOver).toBe(false);
  halt(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.isOver).toBe(true);
});

test.each(["instant", "quick"])("%s: nobody waits", async (pace) => {
  const { table, stage } = await laid(pace);
  const shown = begin(stage, [card(1), card(2)], 2, OFFER);
  await vi.advanceTimersByTimeAsync(10);
  expect([table.followed, shown.isOver]).toEqual([null, true]);
});
