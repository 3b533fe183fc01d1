// What this page keeps of a CUBA table besides the game: whose plantation is looked at, which laws are picked.
import { getContext, setContext } from "svelte";
import type { Desk } from "../desk.svelte";
import { cuba, type View } from "./view";

// The control of these steps shows all there is to know, so that nothing need be pointed at.
const CONTROLS = new Set(
  "bid bid-again enact tax levy give convert call load office-load take side delegate veto veto-in-parliament".split(
    " ",
  ),
);
// Of these the ones that need more room than there is beside the plantation.
const LARGE = new Set(["bid", "bid-again", "enact", "tax", "levy", "call", "side", "veto", "veto-in-parliament"]);

export class CubaBoard {
  looked = $state<number | null>(null); // another seat's plantation
  laws = $state.raw<string[]>([]); // picked proposals, before both are enacted
  hovered = $state<string | null>(null); // a field, to show where a building would stand

  constructor(readonly desk: Desk) {}

  get view(): View {
    return cuba(this.desk.view);
  }

  /** The seat whose act is followed on its own plantation. */
  get followed(): number | null {
    return this.desk.offer ? null : (this.desk.table.followed?.seat ?? null);
  }

  /** The seat whose plantation is drawn. */
  get shown(): number {
    return this.looked ?? this.followed ?? this.desk.me ?? this.view.turn;
  }

  get isMine(): boolean {
    return this.shown === this.desk.me;
  }

  get hasControl(): boolean {
    return this.desk.offer !== null && CONTROLS.has(this.view.step);
  }

  /** Whether what is decided lies in the place of the hand. */
  get isDeciding(): boolean {
    return this.desk.offer !== null && LARGE.has(this.view.step);
  }

  /** Whether a building is chosen now, or its field. */
  get isBuilding(): boolean {
    return this.isMine && this.desk.offer !== null && (this.view.step === "build" || this.view.step === "site");
  }

  colour(seat: number): string {
    return this.desk.table.info?.seats[seat]?.colour ?? "blue";
  }

  name(seat: number): string {
    return this.desk.table.names[seat] ?? "";
  }

  /** Seats in the order of play, the start player first. */
  get order(): number[] {
    return this.view.order;
  }

  /** How many laws are enacted at once. */
  get many(): number {
    return (this.desk.all("enact")[0]?.move.split(" ").length ?? 1) - 1;
  }

  pick(group: string): void {
    const without = this.laws.filter((known) => known !== group);
    this.laws = without.length < this.laws.length ? without : [...this.laws, group].slice(-this.many);
  }
}

const BOARD = Symbol();

export const layBoard = (board: CubaBoard) => setContext(BOARD, board);
export const board = () => getContext<CubaBoard>(BOARD);
