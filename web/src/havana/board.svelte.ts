// What this page keeps of a HAVANA table besides the game, and what several of its parts ask.
import { getContext, setContext } from "svelte";
import type { Desk } from "../desk.svelte";
import type { HavanaPayment, HavanaPlayer } from "../views";
import type { Reason } from "../wire";
import { deltas } from "./change";
import { havana, type View } from "./view";

export type Counts = Record<string, number>;

export class HavanaBoard {
  looked = $state<number | null>(null); // whose place a spectator looks at
  wanted = $state.raw<Counts | null>(null); // what a buyer would replace, before it is paid

  constructor(readonly desk: Desk) {}

  /** What has changed for the seat in front since its last turn. */
  readonly changed: Map<string, number> = $derived.by(() => {
    const seen = this.desk.table.seen;
    return seen && this.isMine && !this.desk.table.isOver && !this.desk.table.replayed
      ? deltas(seen.events.slice(seen.since), this.shown)
      : new Map();
  });
  /** What the one choice that is pointed at, or the payment at hand, would change. */
  readonly would: Map<string, number> = $derived.by(() => {
    const { desk } = this;
    const only = desk.preview.length === 1 ? desk.preview[0] : desk.preview.length ? undefined : desk.find("pay");
    const would = deltas(only?.effect ?? [], this.shown);
    return only?.move === "pay" && this.wanted ? this.paid(would) : would;
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
    return this.view.ends[end] ?? "";
  }

  /** What of the price is replaced by what was played. */
  get played(): Counts {
    const { replaced, replaced_workers } = this.view.progress;
    return { ...replaced, worker: replaced_workers };
  }

  /** The way to pay in which just so many pieces are replaced. */
  payment(counts: Counts): HavanaPayment | undefined {
    const ways = this.view.purchase?.payments ?? [];
    const pieces = this.view.purchase?.pieces.map(({ piece }) => piece) ?? [];
    return ways.find(({ replaced }) => pieces.every((piece) => (replaced[piece] ?? 0) === (counts[piece] ?? 0)));
  }

  /** The same purchase, paid as it is wanted. */
  private paid(would: Map<string, number>): Map<string, number> {
    const pays = Object.entries(this.payment(this.wanted ?? {})?.pays ?? {});
    const points: [string, number] = ["vp", would.get("vp") ?? 0];
    return new Map([points, ...pays.map(([piece, n]): [string, number] => [piece === "pesos" ? "peso" : piece, -n])]);
  }

  /** Why a place cannot be chosen now. */
  refusal(place: string): Reason | undefined {
    return this.desk.offer?.refused.find((refusal) => refusal.place === place)?.reason;
  }
}

const BOARD = Symbol();

export const layBoard = (board: HavanaBoard) => setContext(BOARD, board);
export const board = () => getContext<HavanaBoard>(BOARD);
