// The line to a table: what was wished is sent until it is answered, once, and a line that hangs is noticed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Line } from "../src/socket";
import { FakeSocket, welcome } from "./fakes";

let lines: Line[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  lines = [];
  socket = new Socket("/api/tables/t1/socket", {
    hello: () => ({ n: { "0": 7 } }),
    news: () => {},
    line: (line) => lines.push(line),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greet(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say("welcome", welcome());
  return FakeSocket.last;
}

test("a new line says hello with what was seen", () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.address.protocol).toBe("ws:");
  expect(FakeSocket.last.sent).toEqual([{ hello: { n: { "0": 7 } } }]);
});

test("a command before the welcome waits for it", () => {
  void socket.command((id) => ({ undo: { id, n: 7, seat: 0 } }));
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toHaveLength(1);
  FakeSocket.last.say("welcome", welcome());
  expect(FakeSocket.last.sent[1]).toHaveProperty("undo");
});

test("a command that was not answered goes out again under the same key, and once answered no more", async () => {
  const first = greet();
  const answer = socket.command((id) => ({ undo: { id, n: 7, seat: 0 } }));
  first.cut();
  await vi.advanceTimersByTimeAsync(1000);
  const second = greet();
  expect(second).not.toBe(first);
  expect(second.sent.at(-1)).toEqual(first.sent.at(-1));
  const id = second.sent.at(-1)!.undo!.id;
  second.say("ack", { id, seat: 0, n: 8 });
  await expect(answer).resolves.toEqual({ id, seat: 0, n: 8 });
  second.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(greet().sent).toHaveLength(1);
});

test("a refusal is thrown as it came", async () => {
  const server = greet();
  const answer = socket.command((id) => ({ undo: { id, n: 7, seat: 0 } }));
  const refusal = { id: server.sent.at(-1)!.undo!.id, error: "illegal", message: "No." };
  server.say("refused", refusal);
  await expect(answer).rejects.toEqual(refusal);
});

test("a chat line is answered by itself", async () => {
  const server = greet();
  const answer = socket.command((id) => ({ chat: { id, text: " hello " } }));
  server.say("chat", { k: 1, person: "p", text: "hello" });
  await expect(answer).resolves.toMatchObject({ seat: -1 });
});

test("a quiet line is asked for a sign of life", async () => {
  const server = greet();
  await vi.advanceTimersByTimeAsync(6500);
  expect(server.sent.at(-1)).toEqual({ ping: {} });
  server.say("pong", {});
  expect(lines.at(-1)).toBe("open");
});

test("a line that does not answer is lost after three seconds and given up after nine", async () => {
  greet();
  await vi.advanceTimersByTimeAsync(6500);
  await vi.advanceTimersByTimeAsync(4000);
  expect(lines.at(-1)).toBe("lost");
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("each failed try waits longer, eight seconds and a little at most", async () => {
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    const tries = FakeSocket.all.length;
    FakeSocket.last.cut();
    let waited = 0;
    for (; FakeSocket.all.length === tries; waited += 100) await vi.advanceTimersByTimeAsync(100);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(900);
  expect(Math.max(...waits)).toBeGreaterThan(5000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_500);
});

test("a closed line stays closed", async () => {
  greet();
  socket.close();
  FakeSocket.last.cut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(lines.at(-1)).toBe("closed");
});
