// How long something takes, as people say it.
import { say } from "../words/words.svelte";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** In the largest unit that says enough: "6 min", "22 h", "3 days". */
export function span(ms: number): string {
  if (ms >= 2 * DAY) return say("page-days", { n: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return say("page-hours", { n: Math.floor(ms / HOUR) });
  return say("page-minutes", { n: Math.max(1, Math.floor(ms / MINUTE)) });
}

/** What a clock shows: digits where seconds count, else words. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds * SECOND >= 2 * HOUR) return span(seconds * SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}
