// What a game brings to the page: its drawings, its board, how its events look, what there is to look up.
// The page around it (sentence, log, chat, clocks, end, replay) is the same for both games and knows no rule.
import type { Component } from "svelte";
import type { Flight } from "./motion";
import type { Event, Table, View } from "./wire";
import type { Wording } from "./words/wording";

export interface Section {
  title: string;
  entries: { name: string; does: string; art?: string; cost?: { piece: string; n: number }[] }[];
}

export interface Face {
  sprite: string; // address of the drawings
  Board: Component; // the whole table; asks desk() for everything
  Final?: Component; // the board below the final scoring, if it is another
  /** How an event looks; me is the seat that the page looks from. */
  flight(event: Event, me: number | null, info: Table): Flight | null;
  /** "Round 3 of 6, lap 2 of 4" */
  heading(view: View, words: Wording): string;
  points(view: View): number[];
  /** What can be looked up under the options of this match. */
  reference(words: Wording, view: View): Section[];
  /** The drawing of a piece, "peso" and "vp" included. */
  piece(kind: string): string;
  /** A move in words, as the list of moves has it. */
  move(move: string, words: Wording, view: View, names: readonly string[]): string;
  /** Events that the log passes over because another one says the same. */
  isQuiet?(event: Event): boolean;
}

export const faces: Record<string, () => Promise<{ face: Face }>> = {
  cuba: () => import("./cuba"),
  havana: () => import("./havana"),
};
