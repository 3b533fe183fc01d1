// A guided round: where it stands, what counts as done. The server has played it; the page shows it step by step and
// knows of the game only what every table is told.
import { skip } from "../motion";
import type { Seen } from "../table.svelte";
import type * as wire from "../wire";
import { keep } from "./progress";
import { GuideTable } from "./table.svelte";

export class Guide {
  readonly table = new GuideTable();
  step = $state(0);
  isWrong = $state(false); // something that could be done, but is not what the step asks
  private readonly updates: wire.Update[];
  private readonly counts: number[]; // of updates, up to and with each step

  constructor(
    readonly name: string,
    readonly told: wire.Guide,
    private readonly info: wire.Table,
  ) {
    this.updates = asUpdates(told);
    let count = 0;
    this.counts = told.steps.map(({ updates }) => (count += updates.length));
    this.table.line = "closed";
    this.table.tried = (moves) => this.tries(moves.join(", "));
  }

  readonly now: wire.GuideStep = $derived.by(() => this.told.steps[this.step]!);
  readonly isLast: boolean = $derived.by(() => this.step === this.told.steps.length - 1);
  /** Whether all that leads to this step has been shown. */
  readonly isReady: boolean = $derived.by(() => this.table.seen?.n === this.counts[this.step]);
  readonly chapters: { name: string; first: number }[] = $derived.by(() =>
    this.told.steps.flatMap(({ chapter }, first) => (chapter ? [{ name: chapter, first }] : [])),
  );
  readonly chapter: string = $derived.by(() => this.chapters.findLast(({ first }) => first <= this.step)?.name ?? "");

  /** Goes to a step at once, as after a break or on the way back. */
  show(step: number): void {
    this.skip();
    this.come(Math.max(0, Math.min(step, this.told.steps.length - 1)));
    this.table.set(this.info, seen(this.updates, this.counts[this.step]!));
  }

  /** Goes on; what happens on the way is shown piece by piece. */
  next(): void {
    if (this.isLast) return;
    const from = this.counts[this.step]!;
    const isMine = this.now.move !== "";
    if (this.told.steps[this.step + 1]!.is_later) return this.show(this.step + 1);
    this.come(this.step + 1);
    for (const [i, update] of this.updates.slice(from, this.counts[this.step]).entries())
      this.table.feed(update, isMine && i === 0);
    if (this.counts[this.step] === from) this.show(this.step);
  }

  back(): void {
    if (this.step) this.show(this.step - 1);
  }

  /** Shows what is still under way at once. */
  skip(): void {
    skip();
    this.table.flush();
  }

  private come(step: number): void {
    this.step = step;
    this.isWrong = false;
    keep(this.name, step, this.isLast);
  }

  private tries(move: string): boolean {
    if (!this.isReady) this.skip();
    else if (move === this.now.move) this.next();
    else this.isWrong = true;
    return !this.isWrong;
  }
}

function asUpdates({ seat, steps }: wire.Guide): wire.Update[] {
  let at = 0;
  return steps
    .flatMap(({ updates }) => updates)
    .map(({ events, view, waiting, offer }, i) => {
      at += events.length;
      const told = { events, view, waiting, offer, clocks: null, row: null, notes: [] };
      return { ...told, seat, n: i + 1, at: at - events.length, since: at, can_undo: false, draft: 0 };
    });
}

/** All that was seen when so many updates had come. */
function seen(updates: wire.Update[], count: number): Seen {
  const { seat, n, view, waiting, offer, draft, since, clocks } = updates[count - 1]!;
  const events = updates.slice(0, count).flatMap((update) => update.events);
  return { seat, n, view, waiting, offer, draft, since, clocks, events, canUndo: false, arrived: 0 };
}
