// HAVANA on the page.
import sprite from "../art/havana.svg?url";
import type { Face } from "../face";
import { capital } from "../words/wording";
import Board from "./Board.svelte";

export const face: Face = {
  sprite,
  Board,
  flight: () => null,
  reference: () => [],
  piece: (kind) => `piece-${kind === "peso" ? "coin" : kind}`,
  points: (view) => (view.players as { points: number }[]).map((player) => player.points),
  heading: (view, words) => words.say("board-round", { n: Number(view.round) }),
  move: (move) => capital(move),
};
