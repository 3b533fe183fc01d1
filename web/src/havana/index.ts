// HAVANA on the page.
import "./scene.css";
import sprite from "../art/havana.svg?url";
import type { Face, Section } from "../face";
import { capital, type Wording } from "../words/wording";
import Board from "./Board.svelte";
import { ACTS } from "./catalog";
import { flight } from "./flight";
import { moveTitle } from "./moves";
import { cardArt, CARDS, digit, havana, houseArt, numberMade, parts, PHASES, pieceArt, type View } from "./view";

const TIE = "H-018"; // only then is the order more than the numbers say

function reference(words: Wording, view: View): Section[] {
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
        does: words.say(`havana-rule-${rule}-does`, { n: view.target }),
      })),
    },
    {
      title: words.say("board-buildings"),
      entries: Object.entries(view.prices).map(([name, price]) => ({
        name: words.title("house", name),
        does: words.say("points", { n: price.points }),
        art: houseArt(name),
        cost: parts(price),
      })),
    },
  ];
}

export const face: Face = {
  sprite,
  Board,
  acts: ACTS,
  flight,
  reference: (words, view) => reference(words, havana(view)),
  piece: pieceArt,
  points: (view) => havana(view).players.map((player) => player.points),
  heading: (view, words) => {
    const { round } = havana(view);
    return round ? words.say("board-round", { n: round }) : words.say("board-setup");
  },
  // The last card laid, which makes the number, opens all of them; the first of two can be taken back.
  chapters: "top",
  asksTwice: (choice) => numberMade(choice) !== null,
  move: (move, words, view, names) => moveTitle(move, words, havana(view), names),
  isQuiet: ({ event, why }) =>
    event === "chose" ||
    event === "forced" ||
    event === "number" ||
    event === "first" ||
    (event === "order" && why !== TIE),
};
