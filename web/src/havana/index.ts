// HAVANA on the page.
import "./scene.css";
import sprite from "../art/havana.svg?url";
import type { Face } from "../face";
import Board from "./Board.svelte";
import { ACTS } from "./catalog";
import { flight } from "./flight";
import { withWords } from "../words/words.svelte";
import { moveTitle } from "./moves";
import { havana, numberMade, pieceArt } from "./view";

const TIE = "H-018"; // only then is the order more than the numbers say

export const face: Face = {
  sprite,
  Board,
  acts: ACTS,
  flight,
  reference: () => withWords(import("./reference"), "pages"),
  piece: pieceArt,
  points: (view) => havana(view).players.map((player) => player.points),
  heading: (view, words) => {
    const { round } = havana(view);
    return round ? words.say("board-round", { n: round }) : words.say("board-setup");
  },
  // The last card laid, which makes the number, opens all of them; the first of two can be taken back.
  chapters: "top",
  asksTwice: (choice) => numberMade(choice) !== null,
  lit: () => import("./lit"),
  isSecret: (move, view) => move.startsWith("lay ") && view.step !== "lay-first",
  move: (move, words, view, names) => moveTitle(move, words, havana(view), names),
  isQuiet: ({ event, why }) =>
    event === "chose" ||
    event === "forced" ||
    event === "number" ||
    event === "first" ||
    (event === "order" && why !== TIE),
};
