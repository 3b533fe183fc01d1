// One socket to one table that stays: it reconnects by itself, says what was seen, and sends commands again until
// they are answered. A command keeps its retry key, so that a click counts once, however often it is sent.
import type { Ack, Advice, Message, Refused } from "./wire";

export type News = Record<string, never> & Record<string, unknown>;
export type Line = "open" | "opening" | "lost" | "closed";

interface Wish {
  message: Message;
  done(answer: Ack | Advice): void;
  refused(why: Refused): void;
}

interface Listener {
  hello(): NonNullable<Message["hello"]>;
  news(name: string, content: unknown): void;
  line(state: Line): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 5000; // between two signs of life that we ask for
const PING_HIDDEN = 25_000;
const SILENT = 3000; // an answer that takes longer means that the line hangs
const DEAD = 9000; // and now it is given up

export class Socket {
  private socket: WebSocket | null = null;
  private readonly commands = new Map<string, Wish>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private readonly watch: number;
  private asked = 0; // since when an answer is due; 0: none is
  private heardAt = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.watch = window.setInterval(() => this.listen(), 1000);
    this.connect();
    for (const change of ["online", "offline"]) addEventListener(change, this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    for (const change of ["online", "offline"]) removeEventListener(change, this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
    this.listener.line("closed");
  }

  /** Starts over on a new connection: the server asks anew who this is. */
  renew(): void {
    this.wait = 0;
    if (this.socket) this.drop();
  }

  /** Tries at once to connect instead of waiting for the next time. */
  tryNow(): void {
    if (this.ended || this.wait === 0) return;
    clearTimeout(this.timer);
    const socket = this.socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.connect();
  }

  /** Sends a command until it is answered; refusals are thrown as they came. */
  command(make: (id: string) => Message): Promise<Ack | Advice> {
    const id = retryKey();
    return new Promise((done, refused) => {
      const command = { message: make(id), done, refused };
      this.commands.set(id, command);
      this.ask(command.message);
    });
  }

  /** Asks what a bot would do, in the same way. */
  advice(make: (id: string) => Message): Promise<Advice> {
    return this.command(make) as Promise<Advice>;
  }

  /** Sends something that needs no answer; lost if the line is. */
  send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.wait === 0) this.socket.send(JSON.stringify(message));
  }

  private ask(message: Message): void {
    if (this.wait === 0) this.asked ||= performance.now();
    this.send(message);
  }

  /** Whether the other side is still there: it is asked now and then, and has to answer. */
  private listen(): void {
    const now = performance.now();
    if (this.asked && now - this.asked > DEAD) this.drop();
    else if (this.asked && now - this.asked > SILENT) this.listener.line("lost");
    else if (!this.asked && this.wait === 0 && now - this.heardAt > (document.hidden ? PING_HIDDEN : PING))
      this.ask({ ping: {} });
  }

  /** Gives up a socket that is silent without being closed. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  private connect(): void {
    this.asked = performance.now();
    this.listener.line("opening");
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ hello: this.listener.hello() }));
    socket.onmessage = (event) => this.heard(socket, String(event.data));
    socket.onclose = () => this.lost(socket);
  }

  private heard(socket: WebSocket, text: string): void {
    this.heardAt = performance.now();
    this.asked = 0;
    const [[name, content] = ["", null]] = Object.entries(JSON.parse(text) as object);
    if (name === "welcome") this.welcomed(socket);
    if (this.wait === 0) this.listener.line("open");
    this.listener.news(name, content);
    if (name === "ack" || name === "advice") this.answered((content as Ack).id)?.done(content as Ack | Advice);
    if (name === "refused") this.answered((content as Refused).id)?.refused(content as Refused);
    if (name === "chat") this.saidMyself(content as { text: string });
  }

  private welcomed(socket: WebSocket): void {
    this.wait = 0;
    if (this.commands.size) this.asked = performance.now();
    for (const { message } of this.commands.values()) socket.send(JSON.stringify(message));
  }

  private answered(id: string): Wish | undefined {
    const command = this.commands.get(id);
    this.commands.delete(id);
    return command;
  }

  /** A chat line is answered by itself. */
  private saidMyself({ text }: { text: string }): void {
    for (const [id, { message, done }] of this.commands) {
      if (message.chat?.text.trim() === text.trim()) {
        this.commands.delete(id);
        return done({ id, seat: -1, n: -1 });
      }
    }
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.asked = 0;
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
    this.listener.line("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
  }

  private readonly again = (): void => {
    if (this.ended || document.hidden) return;
    if (this.wait === 0) return this.ask({ ping: {} }); // after a long sleep the line may only look open
    if (this.asked) return; // trying already
    clearTimeout(this.timer);
    this.connect();
  };
}

export function retryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
