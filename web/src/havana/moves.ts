// Moves of HAVANA in words, for buttons, previews and the list.
import { capital, type Wording } from "../words/wording";
import type { View } from "./view";

const FAMILY: Record<string, string> = {
  swap: "house",
  at: "end",
  lay: "card",
  do: "card",
  take: "card",
  tax: "cube",
  steal: "cube",
  pick: "cube",
  replace: "cube",
  cover: "card",
};

export function moveTitle(move: string, words: Wording, view: View, names: readonly string[] = []): string {
  const [verb = "", what = ""] = move.split(" ");
  if (verb === "rob")
    return words.say("havana-move-rob", { who: words.seat(Number(what) - 1, names.length ? names : undefined) });
  if (verb === "buy" || verb === "remove")
    return words.say(`havana-move-${verb}`, {
      what: words.title("house", view.ends[what] ?? ""),
      end: words.named("end", what),
    });
  if (verb === "pay")
    return words.say("havana-move-pay", { what: words.title("house", view.ends[view.progress.buying ?? ""] ?? "") });
  if (verb === "end" || verb === "done") return words.say(verb === "end" ? "page-end-turn" : "page-done");
  const named =
    FAMILY[verb] === "card" || FAMILY[verb] === "house"
      ? words.title(FAMILY[verb], what)
      : words.named(FAMILY[verb] ?? "", what);
  const key = `havana-move-${verb}`;
  return capital(words.has(key) ? words.say(key, { what: named }) : move);
}
