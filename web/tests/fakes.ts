// A server at the other end of the socket that says what a test lets it say.
import type * as wire from "../src/wire";

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  readonly sent: wire.Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return this.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as wire.Message);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The line is there. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The line breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(name: string, content: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ [name]: content }) });
  }
}

export function tableInfo(changed: Partial<wire.Table> = {}): wire.Table {
  const seat = (n: number) => ({ seat: n, state: "person", name: ["Inés", "Otto"][n], colour: "blue", present: true });
  return {
    table: "t1",
    game: "cuba",
    state: "running",
    seats: [seat(0), seat(1)],
    yours: [0],
    ...changed,
  } as wire.Table;
}

export function welcome(changed: Partial<wire.Welcome> = {}): wire.Welcome {
  return { table: tableInfo(), follows: [0], chat: [], muted: [], now: Date.now(), ...changed } as wire.Welcome;
}

export function update(changed: Partial<wire.Update> = {}): wire.Update {
  const nothing = { at: 0, events: [], view: {}, waiting: [], offer: null, can_undo: false, draft: 0, since: 0 };
  return { seat: 0, n: 1, ...nothing, clocks: null, row: null, ...changed } as wire.Update;
}
