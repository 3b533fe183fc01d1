// The table as the last messages left it, and drawn step by step.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seatName, Table } from "../src/table.svelte";
import type { Event, Offer, SeatInfo } from "../src/wire";
import { FakeSocket, tableInfo, update, welcome } from "./fakes";

const OFFER: Offer = { ask: "ask-trade", moves: [{ move: "end", place: "button" }], refused: [] };
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Table();
  table.connect("t1");
  FakeSocket.last.open();
  FakeSocket.last.say("welcome", welcome());
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happened = (...names: string[]): Event[] => names.map((event) => ({ event, seat: 1 }));
const shown = () => table.seen?.events.map(({ event }) => event);
const settle = () => vi.advanceTimersByTimeAsync(0);

test("the first update is drawn as it is", async () => {
  FakeSocket.last.say("update", update({ n: 3, events: happened("a", "b"), offer: OFFER }));
  await settle();
  expect([table.me, shown(), table.isMyTurn]).toEqual([0, ["a", "b"], true]);
});

test("what is new is staged before it is drawn", async () => {
  const staged: [string[], unknown][] = [];
  table.stage = async (fresh) => void staged.push([fresh.map(({ event }) => event), shown()]);
  FakeSocket.last.say("update", update({ n: 1, events: happened("a") }));
  FakeSocket.last.say("update", update({ n: 2, at: 1, events: happened("b") }));
  await settle();
  expect(staged).toEqual([[["b"], ["a"]]]);
  expect(shown()).toEqual(["a", "b"]);
});

test("what was taken back is gone, without staging", async () => {
  table.stage = vi.fn(async () => {});
  FakeSocket.last.say("update", update({ n: 1, events: happened("a", "b", "c") }));
  FakeSocket.last.say("update", update({ n: 2, at: 1, events: happened("d") }));
  await settle();
  expect(shown()).toEqual(["a", "d"]);
  expect(table.stage).not.toHaveBeenCalled();
});

test("a move carries the number of what was received, not of what is drawn", async () => {
  table.stage = () => new Promise(() => {}); // it travels for ever
  FakeSocket.last.say("update", update({ n: 1, events: happened("a") }));
  FakeSocket.last.say("update", update({ n: 2, at: 1, events: happened("b"), offer: OFFER }));
  FakeSocket.last.say("update", update({ n: 3, at: 2, events: happened("c"), offer: OFFER }));
  void table.play("end");
  expect(FakeSocket.last.sent.at(-1)!.play).toMatchObject({ n: 3, moves: ["end"], seat: 0 });
  expect(table.pending).toBe(1);
});

test("a refusal is kept for the page, and the next command clears it", async () => {
  const played = table.play("fly");
  const refusal = { id: FakeSocket.last.sent.at(-1)!.play!.id, error: "illegal", message: "No." };
  FakeSocket.last.say("refused", refusal);
  expect(await played).toBe(false);
  expect([table.refused, table.pending]).toEqual([refusal, 0]);
  void table.undo();
  expect(table.refused).toBeNull();
});

test("with several seats the page looks from one that is asked", async () => {
  FakeSocket.last.say("welcome", welcome({ follows: [0, 1] }));
  FakeSocket.last.say("update", update({ seat: 0 }));
  FakeSocket.last.say("update", update({ seat: 1, offer: OFFER }));
  await settle();
  expect(table.me).toBe(1);
  FakeSocket.last.say("update", update({ seat: 0, n: 2, offer: OFFER }));
  await settle();
  expect(table.me).toBe(0);
  table.look(1);
  expect(table.me).toBe(1);
});

test("somebody who only watches has no seat", async () => {
  FakeSocket.last.say("welcome", welcome({ follows: [] }));
  FakeSocket.last.say("update", update({ seat: null, events: happened("a") }));
  await settle();
  expect([table.me, shown(), table.isMyTurn]).toEqual([null, ["a"], false]);
});

test("a new line tells what each viewer has seen", async () => {
  FakeSocket.last.say("update", update({ seat: 0, n: 5 }));
  FakeSocket.last.say("update", update({ seat: null, n: 4 }));
  FakeSocket.last.cut();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toEqual({ hello: { n: { "0": 5, watch: 4 } } });
});

test("a chat line is kept once, and not from somebody muted", () => {
  const line = { k: 1, person: "p1", text: "hello" };
  FakeSocket.last.say("chat", line);
  FakeSocket.last.say("chat", line);
  FakeSocket.last.say("muted", { persons: ["p2"] });
  FakeSocket.last.say("chat", { k: 2, person: "p2", text: "spam" });
  expect([table.chat.map(({ text }) => text), table.unread]).toEqual([["hello"], 1]);
});

test("the clock is the server's", () => {
  FakeSocket.last.say("welcome", welcome({ now: Date.now() + 5000 }));
  expect(table.now()).toBe(Date.now() + 5000);
});

test("a table that is over says so", () => {
  expect(table.isOver).toBe(false);
  FakeSocket.last.say("table", tableInfo({ state: "over" }));
  expect(table.isOver).toBe(true);
});

test("a bot without a name gets one", () => {
  expect(seatName({ seat: 3, name: "" } as SeatInfo)).toBe("Otto");
});
