// CUBA on the page.
import "./scene.css";
import sprite from "../art/cuba.svg?url";
import type { Face, Section } from "../face";
import { capital, type Wording } from "../words/wording";
import Board from "./Board.svelte";
import { ACTS, BUILDINGS, CHARACTERS, LAWS } from "./catalog";
import { flight } from "./flight";
import { guard } from "./guard";
import { withWords } from "../words/words.svelte";
import { moveTitle } from "./moves";
import { buildingArt, cost, cuba, lawArt, pieceArt, type View } from "./view";

const PHASES = ["proposals", "actions", "parliament", "laws", "end"];

function reference(words: Wording, view: View): Section[] {
  const { options } = view;
  return [
    {
      title: words.say("cuba-summary"),
      entries: PHASES.map((phase) => ({ name: words.title("phase", phase), does: words.say(`cuba-phase-${phase}`) })),
    },
    {
      title: words.say("cuba-characters"),
      entries: CHARACTERS.map((name) => ({
        name: words.title("character", name),
        does: words.say(`board-card-${name}`),
        art: `character-${name}`,
      })),
    },
    {
      title: words.say("board-buildings"),
      entries: BUILDINGS.map((name) => ({
        name: words.title("building", name),
        does: words.does(`building-${name}`, options),
        art: buildingArt(name),
        cost: cost(name, options),
      })),
    },
    {
      title: words.say("cuba-laws"),
      entries: LAWS.map((name) => ({
        name: words.title("law", name),
        does: words.does(`law-${name}`, options),
        art: lawArt(name),
      })),
    },
  ];
}

export const face: Face = {
  sprite,
  Board,
  acts: ACTS,
  Round: () => withWords(import("./RoundCard.svelte"), "pages"),
  flight,
  guard,
  reference: (words, view) => reference(words, cuba(view)),
  piece: pieceArt,
  points: (view) => cuba(view).players.map((player) => player.points),
  heading: (view, words) => {
    const { round, rounds, lap, laps, phase } = cuba(view);
    if (!round) return words.say("board-setup");
    const said = words.say("cuba-round", { n: round, of: rounds });
    return phase === "actions" ? `${said}, ${words.say("cuba-lap", { n: Math.min(lap + 1, laps), of: laps })}` : said;
  },
  move: (move, words, view) => capital(moveTitle(move, words, cuba(view))),
  isQuiet: ({ event, what, why }) =>
    event === "chose" ||
    (event === "forced" && what === "end") ||
    (event === "paid" && why === "C-056") ||
    event === "votes",
};
