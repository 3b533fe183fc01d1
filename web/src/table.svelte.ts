// The state of one table as this page sees it. What the server sends is kept at once; what is drawn follows it
// step by step, so that pieces can travel first.
import { Socket, type Line } from "./socket";
import type { View } from "./views";
import type * as wire from "./wire";
import type { Act } from "./words/acts";

/** All that one viewer, a seat or a spectator, has of the game. */
export interface Seen {
  seat: number | null;
  n: number;
  events: wire.Event[];
  view: View;
  waiting: number[];
  offer: wire.Offer | null;
  canUndo: boolean;
  draft: number;
  since: number;
  clocks: wire.Clock[] | null;
  notes?: wire.NoteInfo[]; // none in replays
  arrived: number; // when, for the clocks
}

/** A turn that is tried before it comes: what would be played is only asked about. */
export interface Plan {
  readonly sentence: string;
  play(moves: string[]): boolean;
  undo(): boolean;
  restart(): boolean;
  hear(planned: wire.Planned): void;
}

/** Shows what happened on the way to a new state; resolves when the state may be drawn. */
export type Stage = (fresh: wire.Event[], mine: boolean, next: Seen) => Promise<void>;

interface Step {
  key: string;
  next: Seen;
  fresh: wire.Event[];
  mine: boolean;
}

// Bots have no name of their own; at a table they get one, and "bot" behind it.
const HOUSE = ["Marta", "Tomás", "Lucía", "Otto", "Bruna", "Kenji", "Ada", "Mei", "Paul"];

export function seatName({ name, seat }: wire.SeatInfo): string {
  return name || HOUSE[seat]!;
}

const WATCH = "watch";
const MOST_WAITING = 40; // steps; who was away longer than that sees the end at once

export class Table {
  info = $state.raw<wire.Table | null>(null);
  told = 0; // when info came in, by our own clock
  components = $state.raw<wire.TableComponents | null>(null); // where they are not those of the house
  line = $state<Line>("opening");
  chat = $state.raw<wire.Chat[]>([]);
  muted = $state.raw<string[]>([]);
  follows = $state.raw<number[]>([]);
  person: string | null = null; // who the socket takes us for
  shown = $state.raw<Record<string, Seen>>({});
  result = $state.raw<wire.Result | null>(null);
  refused = $state.raw<wire.Refused | null>(null);
  row = $state.raw<wire.RowInfo | null>(null);
  preview = $state.raw<wire.PreviewMessage | null>(null); // what may come of my choices, once I have asked
  replayed = $state.raw<wire.Event | null>(null); // the event that a replay shows
  followed = $state.raw<Act | null>(null); // what somebody else does, while it is shown
  past = $state.raw<Seen | null>(null); // an earlier moment that is looked at
  plan = $state.raw<Plan | null>(null); // my next turn, while it is planned
  queued = $state.raw<Record<number, wire.Queued>>({}); // by seat, turns that wait or what became of them
  isBehind = $state(false); // whether more has come in than is drawn
  pending = $state(0); // commands under way
  unread = $state(0);
  stage: Stage = async () => {};
  skip: () => void = () => {}; // ends what the stage is showing
  gate: Promise<void> = Promise.resolve(); // what comes in is not shown before it is open
  open: () => void = () => {};
  readonly isGuided: boolean = false; // whether a guide leads through it
  readonly asksFirst: boolean = true; // whether a finger's first tap only shows what it would do

  private readonly received = new Map<string, Seen>();
  private queue: Step[] = [];
  private running = false;
  private chosen = $state<number | null>(null);
  private socket: Socket | null = null;
  private counted: ((planned: wire.Planned) => void) | null = null; // who waits for allOf
  private offset = 0; // server's clock minus ours

  /** The seat this page looks from: one that is asked before one that is not. */
  readonly me: number | null = $derived.by(() => {
    if (!this.follows.length) return null;
    const asked = this.follows.filter((seat) => this.shown[seat]?.offer);
    const preferred = this.chosen !== null && this.follows.includes(this.chosen) ? this.chosen : this.follows[0]!;
    return asked.length && !asked.includes(preferred) ? asked[0]! : preferred;
  });
  readonly live: Seen | null = $derived(this.shown[this.me ?? WATCH] ?? null);
  /** What is drawn: the state of now, or that of a moment to which somebody has gone back. */
  readonly seen: Seen | null = $derived(this.past ?? this.live);
  readonly names: string[] = $derived(this.info?.seats.map(seatName) ?? []);
  /** A click waits for the line: another one could not be kept in its order. */
  readonly isHeld: boolean = $derived(this.pending > 0 && this.line !== "open" && this.line !== "closed");
  readonly isMyTurn: boolean = $derived(Boolean(this.live?.offer?.moves.length));
  /** Whether my next turn can be planned: others are asked, and nobody leads through the game. */
  readonly canPlan: boolean = $derived.by(() => {
    const seats = this.info?.state === "running" && this.line !== "closed" ? this.info.seats : [];
    const isAsked = this.me === null || !this.live || this.live.waiting.includes(this.me);
    return this.socket !== null && !isAsked && seats[this.me!]?.state === "person";
  });
  readonly isOver: boolean = $derived(this.info?.state === "over" || this.info?.state === "stopped");

  /** Sits down at the socket of a table. */
  connect(id: string, watch?: string): void {
    const path = `/api/tables/${id}/socket${watch ? `?watch=${encodeURIComponent(watch)}` : ""}`;
    this.socket = new Socket(path, {
      hello: () => ({ n: this.numbers(), ...(watch ? { seats: [] } : {}) }),
      news: (name, content) => this.hear(name, content),
      line: (line) => (this.line = line),
    });
  }

  close(): void {
    this.socket?.close();
    this.queue = [];
  }

  /** I have sat down: a socket that was opened by nobody in particular cannot know. */
  seated(): void {
    if (this.person === null) this.socket?.renew();
  }

  tryNow(): void {
    this.socket?.tryNow();
  }

  look(seat: number): void {
    this.chosen = seat;
  }

  async play(...moves: string[]): Promise<boolean> {
    if (this.plan) return this.plan.play(moves);
    return this.command((id, n, seat) => ({ play: { n, id, moves, seat } }));
  }

  async undo(): Promise<boolean> {
    if (this.plan) return this.plan.undo();
    return this.command((id, n, seat) => ({ undo: { n, id, seat } }));
  }

  async restart(): Promise<boolean> {
    if (this.plan) return this.plan.restart();
    return this.command((id, n, seat) => ({ restart: { n, id, seat } }));
  }

  /** Asks what moves would come to in the next turn of a seat; the plan hears the answer. */
  tryOut(seat: number, moves: string[]): void {
    this.socket?.send({ plan: { seat, moves } });
  }

  /** Of some moves all that are possible one after another, and what they bring; answered once. */
  allOf(moves: string[], answer: (planned: wire.Planned) => void): void {
    if (this.plan || this.me === null) return;
    this.counted = answer;
    this.socket?.send({ plan: { seat: this.me, moves, skips: true } });
  }

  async ask(make: (id: string, seat: number) => wire.Message): Promise<boolean> {
    return this.command((id, _n, seat) => make(id, seat));
  }

  /** What a bot would do here; refusals are thrown. */
  advice(): Promise<wire.Advice> {
    const seat = this.me ?? 0;
    const closed: wire.Refused = { id: "", error: "offline", message: "" };
    return this.socket?.advice((id) => ({ coach: { id, seat } })) ?? Promise.reject(closed);
  }

  say(text: string): Promise<boolean> {
    return this.command((id) => ({ chat: { id, text } }));
  }

  mute(person: string, on: boolean): void {
    this.socket?.send({ mute: { person, on } });
  }

  /** Asks what may come of the choices of a seat. */
  askPreview(seat: number): void {
    this.socket?.send({ preview: { seat } });
  }

  /** Says whether somebody looks at this table: who does need not be told of it. */
  tellLooking(isOn: boolean): void {
    this.socket?.send({ looking: isOn });
  }

  /** Milliseconds since 1970 as the server counts them. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Draws everything that has come in, without further travelling. */
  flush(): void {
    for (const step of this.queue.splice(0)) this.show(step);
    this.skip();
  }

  /** For replays and drawings without a server. */
  set(info: wire.Table, seen: Seen): void {
    this.info = info;
    this.follows = seen.seat === null ? [] : [seen.seat];
    this.received.set(String(seen.seat ?? WATCH), seen);
    this.shown = { [seen.seat ?? WATCH]: seen };
  }

  private async command(make: (id: string, n: number, seat: number) => wire.Message): Promise<boolean> {
    this.flush();
    this.refused = null;
    const seat = this.me ?? 0;
    const n = this.received.get(String(this.me ?? WATCH))?.n ?? 0;
    if (!this.socket) return false;
    if (this.isHeld) {
      this.refused = { id: "", error: "offline", message: "" };
      return false;
    }
    this.pending += 1;
    try {
      await this.socket.command((id) => make(id, n, seat));
      return true;
    } catch (refused) {
      this.refused = refused as wire.Refused;
      return false;
    } finally {
      this.pending -= 1;
    }
  }

  private numbers(): Record<string, number> {
    return Object.fromEntries([...this.received].map(([key, seen]) => [key, seen.n]));
  }

  private hear(name: string, content: unknown): void {
    if (name === "welcome") this.welcome(content as wire.Welcome);
    else if (name === "update") this.update(content as wire.Update);
    else if (name === "table") this.describe(content as wire.Table);
    else if (name === "chat") this.hearChat(content as wire.Chat);
    else if (name === "preview") this.preview = content as wire.PreviewMessage;
    else if (name === "muted") this.muted = (content as wire.Muted).persons;
    else if (name === "planned") this.hearPlanned(content as wire.Planned);
    else if (name === "queued") this.hearQueued(content as wire.Queued);
    else if (name === "over") this.result = (content as wire.OverMessage).result;
  }

  private welcome(welcome: wire.Welcome): void {
    this.describe(welcome.table);
    this.follows = welcome.follows;
    this.person = welcome.person;
    this.chat = welcome.chat;
    this.muted = welcome.muted;
    this.offset = welcome.now - Date.now();
    this.result = welcome.table.result;
  }

  private describe(table: wire.Table): void {
    this.told = performance.now();
    this.info = table;
  }

  private hearChat(line: wire.Chat): void {
    if (this.muted.includes(line.person) || this.chat.some((known) => known.k === line.k)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
  }

  private hearPlanned(planned: wire.Planned): void {
    if (this.plan) return this.plan.hear(planned);
    this.counted?.(planned);
    this.counted = null;
  }

  private hearQueued(turn: wire.Queued): void {
    const { [turn.seat]: _, ...others } = this.queued;
    this.queued = turn.state === "none" ? others : { ...others, [turn.seat]: turn };
  }

  protected update(update: wire.Update): void {
    const key = String(update.seat ?? WATCH);
    const before = this.received.get(key);
    const kept = before?.events.slice(0, update.at) ?? [];
    const next: Seen = {
      seat: update.seat,
      n: update.n,
      events: [...kept, ...update.events],
      view: update.view,
      waiting: update.waiting,
      offer: update.offer,
      canUndo: update.can_undo,
      draft: update.draft,
      since: update.since,
      clocks: update.clocks,
      notes: update.notes ?? [],
      arrived: performance.now(),
    };
    this.received.set(key, next);
    if (update.row) this.row = update.row;
    const isNew = !before || kept.length < before.events.length; // first sight, or something was taken back
    const mine = update.events.some((event) => event.seat === update.seat) && this.pending > 0;
    this.queue.push({ key, next, fresh: isNew ? [] : update.events, mine });
    if (this.queue.length > MOST_WAITING || document.hidden) this.flush();
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = this.isBehind = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const isDrawn = step.key === String(this.me ?? WATCH);
      if (!isDrawn || !step.fresh.length) this.show(step);
      else if (step.mine) {
        const { fresh } = step; // the board answers a click at once, the copies follow
        this.show(step);
        await this.stage(fresh, true, step.next);
      } else {
        await this.gate;
        await this.stage(step.fresh, false, step.next);
        this.show(step);
      }
    }
    this.running = this.isBehind = false;
  }

  private show({ key, next }: Step): void {
    const drawn = this.shown[key];
    if (drawn && drawn.n > next.n) return;
    this.shown = { ...this.shown, [key]: next };
  }
}
