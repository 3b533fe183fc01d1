// The table of a guided round: its news come from the guide, and what is tried goes there.
import { Table } from "../table.svelte";
import type * as wire from "../wire";

export class GuideTable extends Table {
  override readonly isGuided: boolean = true;
  override readonly asksFirst: boolean = false; // the sentence says what will happen
  tried: (moves: string[]) => boolean = () => false;

  override async play(...moves: string[]): Promise<boolean> {
    return this.tried(moves);
  }

  /** News, as a socket would bring them. */
  feed(update: wire.Update, isMine: boolean): void {
    this.pending += Number(isMine); // so that my own move is drawn before its pieces travel
    this.update(update);
    this.pending -= Number(isMine);
  }
}
