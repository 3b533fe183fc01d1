// What this page keeps of a HAVANA table besides the game, and what several of its parts ask.
import { getContext, setContext } from "svelte";
import type { Desk } from "../desk.svelte";
import type { HavanaPlayer } from "../views";
import type { Reason } from "../wire";
import { deltas } from "./change";
import { EACH, havana, instead, PHASES, type View } from "./view";

export class HavanaBoard {
  looked = $state<number | null>(null); // whose place a spectator looks at
  extra = $state.raw<Record<string, number>>({}); // what a buyer replaces besides what is lacking, before it is paid

  constructor(readonly desk: Desk) {}

  /** What has changed for the seat in front since its last turn. */
  readonly changed: Map<string, number> = $derived.by(() => {
    const seen = this.desk.table.seen;
    return seen && this.isMine && !this.desk.table.isOver && !this.desk.table.replayed ? deltas(seen.events.slice(seen.since), this.shown) : new Map();
  });
  /** What the one choice that is pointed at, or the payment at hand, would change. */
  readonly would: Map<string, number> = $derived.by(() => {
    const { desk } = this;
    const only = desk.preview.length === 1 ? desk.preview[0] : desk.preview.length ? undefined : desk.find("pay");
    return only ? this.replaced(deltas(only.effect ?? [], this.shown), only.move === "pay") : new Map();
  });
  readonly phase: number = $derived.by(() => {
    const last = this.desk.table.seen?.events.findLast(({ event }) => event === "phase");
    return Math.max(0, PHASES.findIndex((name) => name === last?.what));
  });

  get view(): View {
    return havana(this.desk.view);
  }

  /** The seat whose place is drawn in front. */
  get shown(): number {
    return this.desk.me ?? this.looked ?? 0;
  }

  get player(): HavanaPlayer {
    return this.view.players[this.shown]!;
  }

  get isMine(): boolean {
    return this.shown === this.desk.me;
  }

  /** The others, from the left hand on. */
  get others(): number[] {
    const count = this.view.players.length;
    return Array.from({ length: count - 1 }, (_, i) => (this.shown + 1 + i) % count);
  }

  colour(seat: number): string {
    return this.desk.table.info?.seats[seat]?.colour ?? "blue";
  }

  name(seat: number): string {
    return this.desk.table.names[seat] ?? "";
  }

  /** The building at an end, "" if there is none. */
  at(end: string): string {
    const [row = "", side] = end.split("-");
    const houses = this.view.rows[row as "top" | "bottom"] ?? [];
    return (side === "left" ? houses[0] : houses.at(-1)) ?? "";
  }

  /** A payment with what the buyer replaces besides: a stone or worker less, so many debris or pesos more. */
  private replaced(would: Map<string, number>, isPayment: boolean): Map<string, number> {
    for (const [piece, n] of isPayment ? Object.entries(this.extra) : []) {
      would.set(piece, (would.get(piece) ?? 0) + n);
      would.set(instead(piece), (would.get(instead(piece)) ?? 0) - EACH * n);
    }
    return would;
  }

  /** Why a place cannot be chosen now. */
  refusal(place: string): Reason | undefined {
    return this.desk.offer?.refused.find((refusal) => refusal.place === place)?.reason;
  }
}

const BOARD = Symbol();

export const layBoard = (board: HavanaBoard) => setContext(BOARD, board);
export const board = () => getContext<HavanaBoard>(BOARD);
