// What a refusal means, in a sentence for people; what has none of its own gets the general one.
import { Refusal } from "../api";
import { say, words } from "../words/words.svelte";

export function sentence(error: string): string {
  const key = `refused-${error.replace("/", "-")}`;
  return words().has(key) ? say(key) : say("refused-other");
}

export function why(thrown: unknown, unreadable = "refused-other"): string {
  if (!(thrown instanceof Refusal)) return say("refused-other");
  if (thrown.key === "request/bad") return say(unreadable);
  return thrown.key === "offline" ? say("page-offline") : sentence(thrown.key);
}
