// What can be looked up of HAVANA.
import type { Section } from "../face";
import type { View } from "../views";
import { capital, type Wording } from "../words/wording";
import { cardArt, CARDS, digit, havana, houseArt, parts, PHASES } from "./view";

/** The turn in short, cards, the rules that are asked about, and buildings. */
export function reference(words: Wording, view: View): Section[] {
  const { target, prices } = havana(view);
  return [
    {
      title: words.say("havana-summary"),
      entries: PHASES.map((phase, i) => ({
        name: `${i + 1}. ${capital(words.say(`havana-phase-${phase}`))}`,
        does: words.say(`havana-does-${phase}`),
      })),
    },
    {
      title: words.say("havana-cards"),
      entries: CARDS.map((card) => ({
        name: `${digit(card)} · ${words.title("card", card)}`,
        does: words.does(`card-${card}`),
        art: cardArt(card),
      })),
    },
    {
      title: words.say("havana-rules"),
      entries: ["number", "pay", "cards", "end"].map((rule) => ({
        name: words.say(`havana-rule-${rule}`),
        does: words.say(`havana-rule-${rule}-does`, { n: target }),
      })),
    },
    {
      title: words.say("board-buildings"),
      entries: Object.entries(prices).map(([name, price]) => ({
        name: words.title("house", name),
        does: words.say("points", { n: price.points }),
        art: houseArt(name),
        cost: parts(price),
      })),
    },
  ];
}
