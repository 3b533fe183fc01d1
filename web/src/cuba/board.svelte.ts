// What this page keeps of a CUBA table besides the game: whose plantation is looked at, which laws are picked.
import { getContext, setContext } from "svelte";
import type { Desk } from "../desk.svelte";
import { cuba, type View } from "./view";

export class CubaBoard {
  looked = $state<number | null>(null); // another seat's plantation
  laws = $state.raw<string[]>([]); // picked proposals, before both are enacted
  hovered = $state<string | null>(null); // a field, to show where a building would stand

  constructor(readonly desk: Desk) {}

  get view(): View {
    return cuba(this.desk.view);
  }

  /** The seat whose plantation is drawn. */
  get shown(): number {
    return this.looked ?? this.desk.me ?? this.view.turn;
  }

  get isMine(): boolean {
    return this.shown === this.desk.me;
  }

  colour(seat: number): string {
    return this.desk.table.info?.seats[seat]?.colour ?? "blue";
  }

  name(seat: number): string {
    return this.desk.table.names[seat] ?? "";
  }

  /** Seats in the order of play, the start player first. */
  get order(): number[] {
    const count = this.view.players.length;
    return Array.from({ length: count }, (_, i) => ((this.view.start ?? 0) + i) % count);
  }

  pick(group: string): void {
    const without = this.laws.filter((known) => known !== group);
    this.laws = without.length < this.laws.length ? without : [...this.laws, group].slice(-2);
  }
}

const BOARD = Symbol();

export const layBoard = (board: CubaBoard) => setContext(BOARD, board);
export const board = () => getContext<CubaBoard>(BOARD);
