// What there is to say of a seat at the board, in one short line.
import type { Sign } from "../art/Line.svelte";
import type { Table } from "../table.svelte";
import { say } from "../words/words.svelte";
import { day, lastPlayer, round } from "./notes";
import { clockTime, span } from "./time";

export interface SeatState {
  kind: "turn" | "asked" | "done" | "absent" | "offline" | "bot" | "holiday" | "out" | "none";
  text: string;
  sign: Sign | null;
}

const NOTHING: SeatState = { kind: "none", text: "", sign: null };

/** How a seat stands at a moment; done is what it has last done, in the game's own words. */
export function seatState(table: Table, seat: number, done: string, now: number): SeatState {
  const info = table.info?.seats[seat];
  if (!info) return NOTHING;
  const { state, present, holiday } = info;
  const isAsked = !table.isOver && !table.replayed && Boolean(table.seen?.waiting.includes(seat));
  if (state === "resigned") return { kind: "out", text: since(table, seat, "seat-resigned"), sign: "close" };
  if (state === "stand-in") return { kind: "bot", text: since(table, seat, "seat-bot-since"), sign: "bot" };
  if (state !== "person") return ofBot(isAsked, done);
  if (table.isOver || table.replayed) return NOTHING;
  if (holiday) return { kind: "holiday", text: say("seat-holiday", { until: day(holiday) }), sign: "sun" };
  const isHere = present || table.follows.includes(seat);
  if (isAsked) return ofAsked(table, seat, isHere, now);
  if (!isHere) return { kind: "absent", text: say("seat-away", { span: awayFor(table, seat, now) }), sign: "door" };
  return done ? { kind: "done", text: done, sign: "tick" } : NOTHING;
}

/** Whether a seat looks pale: a bot plays for its person, or all wait for who is cut off. */
export function isPale(table: Table, seat: number): boolean {
  return ["bot", "offline"].includes(seatState(table, seat, "", table.told).kind);
}

/** Since which round a bot plays, or when somebody gave up. */
function since(table: Table, seat: number, key: string): string {
  const note = lastPlayer(table.seen?.notes ?? [], seat);
  return note ? say(key, { n: round(note.heading) }) : say(`${key}-some-time`);
}

function ofBot(isAsked: boolean, done: string): SeatState {
  if (isAsked) return { kind: "asked", text: say("seat-bot", { does: say("seat-thinks") }), sign: "bot" };
  return { kind: "done", text: done ? say("seat-bot", { does: done }) : say("page-bot"), sign: "bot" };
}

function ofAsked(table: Table, seat: number, isHere: boolean, now: number): SeatState {
  const clock = table.seen?.clocks?.[seat];
  const left = clock ? clockTime(timeLeft(table, seat, now)) : "";
  const timed = (words: string) => (left ? say("seat-timed", { what: words, left }) : words);
  if (table.follows.includes(seat)) return { kind: "turn", text: timed(say("page-your-turn")), sign: "flag" };
  if (isHere) return { kind: "asked", text: timed(say("seat-thinks")), sign: "clock" };
  if (clock?.grace) return { kind: "offline", text: say("seat-offline-grace", { left }), sign: "offline" };
  // Where a turn may take hours nobody need sit there all the time.
  if (table.info?.pace.kind === "turn") return { kind: "asked", text: timed(say("seat-to-play")), sign: "clock" };
  if (left) return { kind: "offline", text: timed(say("seat-offline")), sign: "offline" };
  return { kind: "offline", text: say("seat-offline-for", { span: awayFor(table, seat, now) }), sign: "offline" };
}

/** What a clock stands at, counted on from what the server said. */
export function timeLeft(table: Table, seat: number, now: number): number {
  const clock = table.seen?.clocks?.[seat];
  const passed = clock?.runs ? Math.max(0, now - (table.seen?.arrived ?? now)) : 0;
  return Math.max(0, (clock?.left ?? 0) - passed);
}

function awayFor(table: Table, seat: number, now: number): string {
  return span((table.info?.seats[seat]?.away ?? 0) + Math.max(0, now - table.told));
}
