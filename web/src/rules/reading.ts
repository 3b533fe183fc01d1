// Entries about editions: what they ask in a few words, and whether a table may answer.
import { games } from "../games.svelte";
import { options, type Place } from "./books";
import { plain } from "./markdown";
import { game } from "./number";

/** Its first sentence. */
export function reading({ spans }: Place): string {
  const text = plain(spans);
  return /^(?:.{4,}?[.?:](?= |$)|.+?[。？：])/.exec(text)?.[0] ?? text;
}

/** Whether it is a question that tables may answer, and not only a matter of wording. */
export function isChoice(entry: Place): boolean {
  return options(entry, games()?.games[game(entry.id)]?.options ?? {}).length > 0;
}
