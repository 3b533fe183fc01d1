// What a game brings to the page: its drawings, its board, how its events look, what there is to look up.
// The page around it (sentence, log, chat, clocks, end, replay) is the same for both games and knows no rule.
import type { Component } from "svelte";
import type { Flight } from "./motion";
import type { View } from "./views";
import type { Choice, Event, Offer, Table } from "./wire";
import type { Rows } from "./words/acts";
import type { Wording } from "./words/wording";
import { withWords, type Part } from "./words/words.svelte";

export interface Section {
  title: string;
  entries: { name: string; does: string; art?: string; cost?: { piece: string; n: number }[] }[];
}

export interface Face {
  sprite: string; // address of the drawings
  Board: Component; // the whole table; asks desk() for everything
  Final?: Component; // the board below the final scoring, if it is another
  acts: Rows; // what its events tell of an act
  /** The card at which a round ends, if the game has one. */
  Round?: () => Promise<{ default: Component<{ events: Event[]; close: () => void }> }>;
  /** How an event looks; me is the seat that the page looks from. */
  flight(event: Event, me: number | null, info: Table): Flight | null;
  /** "Round 3 of 6, lap 2 of 4" */
  heading(view: View, words: Wording): string;
  /** Whether a choice may be opened at once and never taken back, so that it is confirmed. */
  asksTwice?(choice: Choice): boolean;
  /** What is given away by ending the turn now, in a sentence; "" if nothing is. */
  guard?(offer: Offer): string;
  points(view: View): number[];
  /** What can be looked up under the options of this match. */
  reference(): Promise<{ reference(words: Wording, view: View): Section[] }>;
  /** The drawing of a piece, "peso" and "vp" included. */
  piece(kind: string): string;
  /** A move in words, as the list of moves has it. */
  move(move: string, words: Wording, view: View, names: readonly string[]): string;
  /** Which paragraph lets somebody make a move, by its verb or the whole of it. */
  lit(): Promise<{ RULES: Readonly<Record<string, string>> }>;
  /** Whether the log says of a move only that something was chosen. */
  isSecret?(move: string, view: View): boolean;
  /** Where the chapters of a guided round cover nothing that matters; below if not said. */
  chapters?: "top";
  /** Events that the log passes over because another one says the same. */
  isQuiet?(event: Event): boolean;
}

/** What the home page shows of a game, drawn with the symbols of home.svg. */
export interface Cover {
  Poster: Component; // inside an svg of 420 by 176
  badge: { art: string; ground: string }; // a symbol, and the background behind it
  wordmark: number; // width of the symbol wordmark-GAME, which is 60 high
}

const found = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The face of a game with its words, loaded when its table is: web/src/GAME/index.ts. */
export const faces: Record<string, () => Promise<{ face: Face }>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => {
    const game = path.split("/")[1]!;
    return [game, () => withWords(load(), game as Part)];
  }),
);
