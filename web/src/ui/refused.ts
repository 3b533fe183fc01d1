// What a refusal means, in a sentence for people; what has none of its own gets the general one.
import { Refusal } from "../api";
import { say, words } from "../words/words.svelte";

/** Our own words for it; without them the server's reason to those who read English, else the general sentence. */
export function sentence(error: string, message = ""): string {
  const key = `refused-${error.replace("/", "-")}`;
  if (words().has(key)) return say(key);
  return (words().language === "en" && message) || say("refused-other");
}

export function why(thrown: unknown, unreadable = "refused-other"): string {
  if (!(thrown instanceof Refusal)) return say("refused-other");
  if (thrown.key === "request/bad" && unreadable !== "refused-other") return say(unreadable);
  return thrown.key === "offline" ? say("page-offline-now") : sentence(thrown.key, thrown.message);
}
