// My next turn, tried while others play: the server says what each move would come to, and the board shows that.
import type { Plan, Table } from "../table.svelte";
import { say } from "../words/words.svelte";
import type * as wire from "../wire";

const PAUSE = 400; // milliseconds before what others did meanwhile is taken into account

export class Planning implements Plan {
  told = $state.raw<wire.Planned | null>(null);
  private moves: string[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly seat: number,
    moves: readonly string[],
  ) {
    this.moves = [...moves];
    table.plan = this;
    this.ask();
  }

  /** What is asked now, or why nothing is. */
  get sentence(): string {
    const { told } = this;
    if (!told) return say("page-loading");
    if (told.why) return say("plan-none", { why: told.why });
    if (told.offer) return say(told.offer.ask);
    return say(told.has_ended ? "plan-whole" : "plan-drawn");
  }

  /** The moves that can be queued. */
  get certain(): string[] {
    return this.told?.moves.slice(0, this.told.certain) ?? [];
  }

  play(moves: string[]): boolean {
    this.moves = [...(this.told?.moves ?? []), ...moves];
    return this.ask();
  }

  undo(): boolean {
    this.moves = this.moves.slice(0, -1);
    return this.ask();
  }

  restart(): boolean {
    this.moves = [];
    return this.ask();
  }

  /** Others have played: the same moves may come to something else. */
  again(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  hear(told: wire.Planned): void {
    if (told.seat !== this.seat || !this.table.live) return;
    this.told = told;
    this.moves = told.moves;
    this.table.past = {
      ...this.table.live,
      view: told.view,
      offer: told.offer,
      waiting: told.offer ? [this.seat] : [],
      canUndo: told.moves.length > 0,
      draft: told.moves.length,
    };
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.table.plan !== this) return;
    this.table.plan = this.table.past = null;
  }

  private ask(): boolean {
    this.table.tryOut(this.seat, this.moves);
    return true;
  }
}
