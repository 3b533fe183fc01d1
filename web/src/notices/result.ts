// How a test went, in few words.
import type * as wire from "../wire";
import { say, words } from "../words/words.svelte";

export interface Result {
  good: boolean;
  text: string;
}

/** Why nothing arrives: a status such as 404, or one of the server's words for what it met. */
export function failure({ last, failures }: wire.Channel): string {
  const key = `notices-said-${last?.said ?? ""}`;
  const said = words().has(key) ? say(key) : (last?.said ?? "");
  return failures > 1 ? say("notices-times", { said, n: failures }) : said;
}
