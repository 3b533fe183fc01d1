// The cards of my own copy of a game: kept in this browser, and checked by the server while I write them down.
import * as api from "../api";
import type * as wire from "../wire";
import { words } from "../words/words.svelte";
import { draftOf, written, type Draft, type Tables } from "./draft";

const PAUSE = 400; // milliseconds without a change until the server is asked
const LATER = 3000; // until it is asked again when that was too often, or it was not there
const MOST_NAME = 60; // letters of a part that can be the name of a building

/** Something that is wrong, and at which place of the form. */
export interface Found {
  at: string;
  part: string;
  text: string;
}

interface Kept {
  draft: Draft;
  use: boolean;
}

export class OwnCards {
  draft = $state<Draft>({});
  use = $state(false); // at the table that is set up now
  answer = $state.raw<wire.CheckedComponents | null>(null);
  isAsked = $state(false); // and has not answered yet
  readonly written = $derived(written(this.draft));
  readonly found: Found[] = $derived((this.answer?.findings ?? []).map((one) => this.placed(one)));

  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = 0;

  constructor(
    readonly game: string,
    private readonly ours: Tables,
  ) {
    const kept = read(game);
    this.draft = kept?.draft ?? draftOf(ours);
    this.use = kept?.use ?? false;
  }

  /** What is wrong at a place; at all of it, or at one part. */
  at(place: string, part?: string): Found[] {
    return this.found.filter((one) => one.at === place && (part === undefined || one.part === part));
  }

  differs(place: string): boolean {
    return this.answer?.differ.includes(place) ?? false;
  }

  /** Begin again with the cards of the house. */
  startOver(): void {
    this.draft = draftOf(this.ours);
  }

  /** Keep what there is now, and let it be checked in a moment. */
  changed(): void {
    keep(this.game, { draft: $state.snapshot(this.draft), use: this.use });
    this.ask(PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.question += 1;
  }

  /** A text in the place of all that is here; what is wrong with it, if anything is. */
  async take(text: string): Promise<wire.Remark[]> {
    const found = await api.checkComponents(this.game, text, words().language);
    if (found.components) this.draft = draftOf(found.components as Tables);
    return found.findings;
  }

  private ask(after: number): void {
    this.stop();
    this.isAsked = true;
    const asked = this.question;
    this.timer = setTimeout(async () => {
      const answer = await api.checkComponents(this.game, this.written.text, words().language).catch(() => null);
      if (asked !== this.question) return;
      if (!answer) return this.ask(LATER);
      [this.answer, this.isAsked] = [answer, false];
    }, after);
  }

  private placed({ place, part, text }: wire.Remark): Found {
    if (!place) return { at: this.written.places[Number(part) - 1] ?? "", part: "name", text };
    if (place === "buildings" && part) return { at: `buildings.${part.slice(0, MOST_NAME)}`, part: "name", text };
    return { at: place, part, text };
  }
}

const key = (game: string) => `malecon cards ${game}`;

function read(game: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(kept));
  } catch {
    // storage may be switched off
  }
}
