// Who plays for whom, in sentences: between the lines of the log, and at the final scoring.
import { say, words } from "../words/words.svelte";
import type { NoteInfo } from "../wire";
import { paceWords } from "./played";

const PLAYERS = ["stand", "back", "resign"]; // who plays for whom

/** A day as people say it. */
export function day(text: string): string {
  return new Date(`${text}T12:00:00`).toLocaleDateString(say("locale"), { day: "numeric", month: "short" });
}

/** A line of the log. */
export function noteLine(note: NoteInfo, names: string[]): string {
  const who = names[note.seat] ?? "";
  if (note.kind === "holiday") {
    if (!note.until) return say("page-note-holiday-over", { who });
    return say("page-note-holiday", { who, until: day(note.until) });
  }
  if (note.kind === "pace" && note.pace) return say("page-note-pace", { pace: paceWords(note.pace) });
  const key = note.kind === "stand" ? `page-note-stand-${note.why ?? "asked"}` : `page-note-${note.kind}`;
  return say(words().has(key) ? key : "page-note-stand-asked", { who });
}

/** Who has come to play a seat last: a stand-in, its person again, or a bot for good. */
export function lastPlayer(notes: NoteInfo[], seat: number): NoteInfo | undefined {
  return notes.findLast((note) => note.seat === seat && PLAYERS.includes(note.kind));
}

/** When a bot played for a seat, a sentence for each time; nothing if it never did. */
export function botSpells(notes: NoteInfo[], seat: number): string[] {
  const mine = notes.filter((note) => note.seat === seat && PLAYERS.includes(note.kind));
  return mine.flatMap((note, i) => (note.kind === "back" ? [] : [spell(note, mine[i + 1])]));
}

function spell(from: NoteInfo, until: NoteInfo | undefined): string {
  const first = round(from.heading);
  if (until?.kind !== "back") return first ? say("page-bot-since", { n: first }) : say("page-bot-all-along");
  return say("page-bot-between", { from: first || 1, to: round(until.heading) || 1 });
}

/** The round that a heading names; 0 before the first. */
export function round(heading: string): number {
  return Number(/^round (\d+)$/.exec(heading)?.[1] ?? 0);
}
