// A table that is being set up: everything is answered beforehand, and can be changed.
import type { Tables } from "../cards/draft";
import { OwnCards } from "../cards/own.svelte";
import { answer } from "../ui/played";
import type * as wire from "../wire";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const FEW = 3; // seats to begin with
const DEFAULT_BOT = "rules";

export type Pace = wire.Table["pace"]["kind"];
export type Sitter = "me" | "open" | "bot";

export interface SeatPlan {
  who: Sitter;
  bot: string;
}

export class Plan {
  readonly info: wire.GameInfo;
  readonly own: OwnCards;
  readonly bots: string[];
  seats = $state<SeatPlan[]>([]);
  edition = $state("");
  options = $state<Record<string, string>>({}); // answered otherwise than by the edition
  pace = $state<Pace>("none");
  minutes = $state(30);
  seconds = $state(15);
  turn = $state(1);
  unit = $state<number>(DAY);
  name = $state("");
  listed = $state(false);
  several = $state(false);
  rated = $state(true);
  isLasting = $state(false); // my name

  constructor(
    games: wire.Games,
    readonly game: string,
    language: string,
  ) {
    this.info = games.games[game]!;
    this.bots = games.bots;
    this.own = new OwnCards(game, this.info.components as Tables);
    this.edition = language in this.info.editions ? language : this.info.edition;
    const count = this.info.seats.includes(FEW) ? FEW : (this.info.seats[0] ?? FEW);
    this.seats = Array.from({ length: count }, (_, i) => this.seat(i ? "open" : "me"));
  }

  get most(): number {
    return this.info.seats.at(-1) ?? 0;
  }

  get least(): number {
    return this.info.seats[0] ?? 0;
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push(this.seat("open"));
  }

  less(): void {
    if (this.seats.length > this.least) this.seats.pop();
  }

  /** What is played for an option as things stand. */
  value(option: string): string {
    return this.options[option] ?? this.printed(option);
  }

  printed(option: string): string {
    return answer(this.info, this.edition, option);
  }

  choose(option: string, value: string): void {
    const { [option]: _, ...others } = this.options;
    this.options = value === this.printed(option) ? others : { ...others, [option]: value };
  }

  /** Another edition: what was answered as it prints is no change any more. */
  print(edition: string): void {
    this.edition = edition;
    this.options = Object.fromEntries(
      Object.entries(this.options).filter(([option, value]) => value !== this.printed(option)),
    );
  }

  get clock(): wire.Table["pace"] {
    if (this.pace === "live") return { kind: "live", bank: this.minutes * MINUTE, increment: this.seconds * 1000 };
    return this.pace === "turn" ? { kind: "turn", turn: this.turn * this.unit } : { kind: "none" };
  }

  /** Why such a table is not rated, as the end of a key; nothing where it can be. */
  get unrated(): "" | "guest" | "cards" | "hot" | "bots" {
    const mine = this.seats.filter(({ who }) => who === "me").length;
    if (this.own.use) return "cards";
    if (mine > 1) return "hot";
    if (this.seats.every(({ who }) => who === "bot")) return "bots";
    return this.isLasting ? "" : "guest";
  }

  opening(): wire.Opening {
    return {
      game: this.game,
      seats: this.seats.length,
      edition: this.edition,
      options: this.options,
      listed: this.listed,
      several: this.several,
      rated: this.rated && !this.unrated,
      pace: this.clock,
      ...(this.name.trim() && { name: this.name.trim() }),
      ...(this.own.use && { components: this.own.written.text }),
      who: this.seats.map(({ who, bot }) => (who === "bot" ? { bot } : who)),
    };
  }

  private seat(who: Sitter): SeatPlan {
    return { who, bot: this.bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : (this.bots.at(-1) ?? "") };
  }
}
