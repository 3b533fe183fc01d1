// CUBA on the page.
import "./scene.css";
import sprite from "../art/cuba.svg?url";
import type { Face } from "../face";
import { capital } from "../words/wording";
import Board from "./Board.svelte";
import { ACTS } from "./catalog";
import { flight } from "./flight";
import { guard } from "./guard";
import { withWords } from "../words/words.svelte";
import { moveTitle } from "./moves";
import { cuba, pieceArt } from "./view";

export const face: Face = {
  sprite,
  Board,
  acts: ACTS,
  Round: () => withWords(import("./RoundCard.svelte"), "pages"),
  flight,
  guard,
  reference: () => withWords(import("./reference"), "pages"),
  piece: pieceArt,
  points: (view) => cuba(view).players.map((player) => player.points),
  heading: (view, words) => {
    const { round, rounds, lap, laps, phase } = cuba(view);
    if (!round) return words.say("board-setup");
    const said = words.say("cuba-round", { n: round, of: rounds });
    return phase === "actions"
      ? words.listed([said, words.say("cuba-lap", { n: Math.min(lap + 1, laps), of: laps })], "list-more")
      : said;
  },
  lit: () => import("./lit"),
  move: (move, words, view) => capital(moveTitle(move, words, cuba(view))),
  isQuiet: ({ event, what, why }) =>
    event === "chose" ||
    (event === "forced" && what === "end") ||
    (event === "paid" && why === "C-056") ||
    event === "votes",
};
