// Moves of CUBA in words, for buttons, previews and the list.
import { capital, type Wording } from "../words/wording";
import type { View } from "./view";

const FAMILY: Record<string, string> = {
  build: "building",
  use: "building",
  take: "kind",
  buy: "kind",
  sell: "kind",
  load: "kind",
  give: "kind",
  delegate: "character",
  veto: "group",
  side: "side",
};
const CARDS = new Set(["worker", "merchant", "architect", "foreman", "mayor"]);

export function moveTitle(move: string, words: Wording, view: View): string {
  const [verb = "", one = "", two = ""] = move.split(" ");
  if (CARDS.has(move)) return words.say("move-card", { what: words.named("character", move) });
  if (verb === "veto") return words.say("move-veto", { what: words.named("law", view.proposals[one] ?? one) });
  if (verb === "enact")
    return words.say("move-enact", {
      one: words.named("law", view.proposals[one] ?? one),
      two: words.named("law", view.proposals[two] ?? two),
    });
  if (verb === "pay")
    return one
      ? words.say("move-pay-pair", { one: words.named("kind", one), two: words.named("kind", two) })
      : words.say("move-pay");
  const what = FAMILY[verb] ? words.named(FAMILY[verb], one) : one;
  const key = `move-${verb}`;
  return capital(words.has(key) ? words.say(key, { what, two: two ? words.named("kind", two) : "" }) : move);
}

/** What there is to know of a move beyond its effect. */
export function about(move: string, words: Wording, view: View): string {
  const [verb = "", what = ""] = move.split(" ");
  if (CARDS.has(move)) return words.say(`board-card-${move}`);
  if (verb === "build" || verb === "use") return words.does(`building-${what}`, view.options);
  if (verb === "veto") return words.does(`law-${view.proposals[what]}`, view.options);
  return "";
}
