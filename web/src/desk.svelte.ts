// What can be done now and where: the offer by place, what is pointed at, what is chosen. Boards spread spot(...)
// on their buttons and everything else (lighting, previews, reasons, clicks, keys) is the same everywhere.
import { getContext, setContext } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import { changes, type Change } from "./effects";
import type { Face } from "./face";
import { skip } from "./motion";
import { place } from "./places";
import { guards } from "./ui/guards.svelte";
import type { Table as TableState } from "./table.svelte";
import type { View } from "./views";
import type { Choice, NotOffered, Preview, Prospect } from "./wire";
import { Acts, type Act } from "./words/acts";
import { words } from "./words/words.svelte";

/** lit: can be done now · chosen: its preview is open · off: cannot be done, and says why · "" otherwise */
export type State = "lit" | "chosen" | "off" | "";

export interface Tip {
  anchor: Element;
  text: string;
  by?: string; // what it was asked for with, if it is to stay: a click or a key
}

/** What is open over the table. */
export type Drawer = "coach" | "chat" | "log" | "reference" | "moves" | "menu" | "end" | "since" | "round" | null;

export class Desk {
  pointed = $state.raw<string[] | null>(null); // places under the pointer or the focus
  chosen = $state.raw<string[] | null>(null); // places tapped first, or with several choices
  tip = $state.raw<Tip | null>(null);
  drawer = $state<Drawer>(null);
  shownAt = $state(""); // a place that is to be in sight, where only a part of the table is
  advised = $state.raw<string[]>([]); // the place and move that a plan begins with that somebody looks at
  wonder = $state.raw<((keys: string[]) => void) | null>(null); // wants to hear of a lit place instead of playing there
  isPlanning = $state(false); // whether my next turn is tried while others play
  isAsking = $state(false); // whether a turn that gives something away is really to end
  private readonly anchors = new Map<string, { key: symbol; attach: ReturnType<typeof place> }>();

  constructor(
    readonly table: TableState,
    readonly face: Face,
  ) {}

  private readonly splitter: Acts = $derived.by(() => new Acts(this.face.acts));
  /** What has happened, act by act. */
  readonly acts: Act[] = $derived.by(() => this.splitter.of(this.table.seen?.events ?? []));
  private readonly offered: Map<string, Choice[]> = $derived(byPlace(this.open));
  private readonly refusals: Map<string, NotOffered[]> = $derived(byPlace(this.offer?.refused ?? []));
  /** The choices whose effect is shown now. */
  readonly preview: Choice[] = $derived(
    this.at(this.chosen ?? []).length ? this.at(this.chosen ?? []) : this.at(this.pointed ?? []),
  );
  readonly isChosen: boolean = $derived(this.at(this.chosen ?? []).length > 0);

  get view(): View {
    if (!this.table.seen) throw new Error("a board is drawn once there is something to see");
    return this.table.seen.view;
  }

  get offer() {
    return this.table.seen?.offer ?? null;
  }

  /** What can be chosen now: nothing while a click waits for the line. */
  private get open(): readonly Choice[] {
    return this.table.isHeld ? [] : (this.offer?.moves ?? []);
  }

  get me(): number | null {
    return this.table.me;
  }

  /** What may come of my choices: of those of now, or nothing. */
  private readonly ahead: Preview | null = $derived.by(() => {
    const { preview, live, past } = this.table;
    return !past && live && preview?.seat === live.seat && preview.n === live.n ? preview.preview : null;
  });

  private askedAt = -1;

  /** Asks for that, once for what lies before me. */
  lookAhead(): void {
    const { live, past } = this.table;
    if (!live?.offer || past || this.askedAt === live.n) return;
    this.askedAt = live.n;
    this.table.askPreview(live.seat ?? 0);
  }

  /** What may come of a move, of one kind. */
  prospects(move: string | undefined, kind: string): Prospect[] {
    return (this.ahead?.moves[move ?? ""] ?? []).filter((one) => one.kind === kind);
  }

  /** What may come of one thing on the table, whatever is chosen. */
  prospect(kind: string, place?: string): Prospect | undefined {
    return this.ahead?.table.find((one) => one.kind === kind && one.place === place);
  }

  /** What a choice brings with all that belongs to it, as far as that can be told. */
  brings(choice: Choice | undefined): Change[] {
    const all = this.prospects(choice?.move, "all")[0];
    return changes(all?.effect ?? choice?.effect ?? [], this.me);
  }

  /** Whether what others did is shown bit by bit while more has come in, my own turn perhaps. */
  get isFollowing(): boolean {
    return this.table.isBehind && this.table.followed !== null && !this.table.past;
  }

  /** Whether clicks can be answered now. */
  get isReady(): boolean {
    return this.table.pending === 0;
  }

  at(keys: readonly string[]): Choice[] {
    return keys.flatMap((key) => this.offered.get(key) ?? []);
  }

  find(move: string): Choice | undefined {
    return this.offer?.moves.find((choice) => choice.move === move);
  }

  /** Every choice whose notation begins so: "bid", "pay", "enact". */
  all(verb: string): Choice[] {
    return this.offer?.moves.filter(({ move }) => move === verb || move.startsWith(`${verb} `)) ?? [];
  }

  reason(keys: readonly string[]): string {
    const found = keys.flatMap((key) => this.refusals.get(key) ?? []);
    const said = found.map((refusal) => words().reason(refusal.reason));
    return words().sentences([...new Set(said)]);
  }

  why(move: string): string {
    const found = this.offer?.refused.find((refusal) => refusal.move === move);
    return found ? words().reason(found.reason) : "";
  }

  state(keys: readonly string[]): State {
    if (this.at(keys).length) return same(this.chosen, keys) ? "chosen" : "lit";
    return keys.some((key) => this.refusals.has(key)) ? "off" : "";
  }

  effect(choice: Choice | undefined): Change[] {
    return changes(choice?.effect ?? [], this.me);
  }

  async play(...moves: string[]): Promise<boolean> {
    skip();
    goHome();
    this.chosen = this.pointed = this.tip = null;
    this.isAsking = false;
    return this.table.play(...moves);
  }

  /** What ending the turn now would give away, unless nobody wants to be asked. */
  get guard(): string {
    return guards.on && this.offer ? (this.face.guard?.(this.offer) ?? "") : "";
  }

  /** Ends the turn, or the step; what gives something away is asked once. */
  finish(): void {
    const move = (this.find("end") ?? this.find("done"))?.move;
    if (move === "end" && this.guard && !this.isAsking) this.isAsking = true;
    else if (move) void this.play(move);
  }

  undo(): Promise<boolean> {
    this.chosen = null;
    return this.table.undo();
  }

  /** A click: plays the only choice; a finger's first tap and several choices open the preview instead. */
  press(keys: string[], by: string, anchor: Element): void {
    const found = this.at(keys);
    const only = found.length === 1 ? found[0] : undefined;
    const isSecondTap = same(this.chosen, keys);
    const asksTwice = only && this.face.asksTwice?.(only);
    const isPlain = !this.table.asksFirst || ((by === "mouse" || by === "key") && !asksTwice);
    if (!found.length) this.explain(keys, anchor, by);
    else if (this.wonder) this.wonder(keys);
    else if (only && (isPlain || isSecondTap)) void this.play(only.move);
    else this.chosen = isSecondTap ? null : keys;
  }

  /** Why not: while it is pointed at, or, asked for by a click or a key, until something else is. */
  explain(keys: readonly string[], anchor: Element, by?: string): void {
    if (this.tip?.by && !by) return;
    const text = [this.reason(keys), by && about(anchor)].filter(Boolean).join(" ");
    this.tip = text ? { anchor, text, ...(by && { by }) } : null;
  }

  /** A click on a piece that is no button tells what it is and does. */
  tell(target: EventTarget | null): void {
    if (!(target instanceof Element) || target.closest("button, a, input, select, label, summary, .tip")) return;
    const anchor = target.closest("[data-about], [title]");
    if (anchor) this.explain([], anchor, "mouse");
  }

  /** A reason that was only pointed at goes. */
  private leaveTip(): void {
    if (!this.tip?.by) this.tip = null;
  }

  /** Where a button registers; always the same for the same places, so that it stays registered. */
  private anchor(keys: string[]): { key: symbol; attach: ReturnType<typeof place> } {
    const name = keys.join("|");
    const found = this.anchors.get(name) ?? { key: createAttachmentKey(), attach: place(...keys) };
    this.anchors.set(name, found);
    return found;
  }

  /** Attributes and listeners of a button that stands for one or several places. */
  spot(...keys: string[]): Record<string | symbol, unknown> {
    let by = "key"; // a click without a pointer comes from the keyboard
    const point = (event: Event) => {
      this.pointed = keys;
      if (!this.at(keys).length) this.explain(keys, event.currentTarget as Element);
      else this.leaveTip();
    };
    const leave = () => {
      if (same(this.pointed, keys)) this.pointed = null;
      this.leaveTip();
    };
    const reason = this.reason(keys);
    const isLit = this.at(keys).length > 0;
    return {
      [this.anchor(keys).key]: this.anchor(keys).attach,
      "data-state": this.state(keys),
      "data-advised": keys.some((key) => this.advised.includes(key)) || undefined,
      "aria-disabled": isLit ? undefined : "true",
      "aria-description": isLit ? undefined : reason || undefined,
      onpointerdown: (event: PointerEvent) => (by = event.pointerType),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && point(event),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && point(event),
      onblur: leave,
      onclick: (event: MouseEvent) => {
        this.press(keys, by, event.currentTarget as Element);
        by = "key";
      },
    };
  }

  /** The same for a control that shows by itself what a move brings: a first tap plays it, too. */
  deal(move: string): Record<string | symbol, unknown> {
    const keys = [`move:${move}`];
    const play = (event: MouseEvent) =>
      this.find(move) && !this.wonder
        ? void this.play(move)
        : this.press(keys, "mouse", event.currentTarget as Element);
    return { ...this.spot(...keys), onclick: play };
  }
}

/** The control that was pressed may go with its move: the focus stays with what comes in its place. */
function goHome(): void {
  document.activeElement?.closest<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
}

/** By place, and every single one also as "move:NOTATION", for buttons that mean exactly that. */
function byPlace<T extends { move: string; place?: string }>(things: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const key = thing.place ?? "";
    found.set(key, [...(found.get(key) ?? []), thing]);
    found.set(`move:${thing.move}`, [thing]);
  }
  return found;
}

function same(one: readonly string[] | null, two: readonly string[] | null): boolean {
  return one !== null && two !== null && one.length === two.length && one.every((key, i) => key === two[i]);
}

/** What a piece says of itself. */
function about(anchor: Element): string {
  const piece = anchor.closest<HTMLElement>("[data-about], [title]");
  return piece?.dataset.about || piece?.title || "";
}

const DESK = Symbol();

export function layDesk(desk: () => Desk): void {
  setContext(DESK, desk);
  $effect(() => desk().lookAhead());
}

/** The desk of the table that a component belongs to. */
export function desk(): Desk {
  return getContext<() => Desk>(DESK)();
}
