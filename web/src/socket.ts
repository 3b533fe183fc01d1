// One socket to one table that stays: it reconnects by itself, says what was seen, and sends wishes again until
// they are answered. A wish keeps its retry key, so that a click counts once, however often it is sent.
import type { Ack, Message, Refused } from "./wire";

export type News = { [name: string]: never } & Record<string, unknown>;
export type Line = "open" | "opening" | "lost" | "closed";

interface Wish {
  message: Message;
  done(answer: Ack): void;
  refused(why: Refused): void;
}

interface Listener {
  hello(): NonNullable<Message["hello"]>;
  news(name: string, content: unknown): void;
  line(state: Line): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING = 25_000;

export class Socket {
  private socket: WebSocket | null = null;
  private readonly wishes = new Map<string, Wish>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private ping = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
    this.listener.line("closed");
  }

  /** Sends a wish until it is answered; refusals are thrown as they came. */
  wish(make: (id: string) => Message): Promise<Ack> {
    const id = retryKey();
    return new Promise((done, refused) => {
      const wish = { message: make(id), done, refused };
      this.wishes.set(id, wish);
      this.send(wish.message);
    });
  }

  /** Sends something that needs no answer; lost if the line is. */
  send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.wait === 0) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
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
    const [[name, content] = ["", null]] = Object.entries(JSON.parse(text) as object);
    if (name === "welcome") this.welcomed(socket);
    this.listener.news(name, content);
    if (name === "ack") this.answered((content as Ack).id)?.done(content as Ack);
    if (name === "refused") this.answered((content as Refused).id)?.refused(content as Refused);
    if (name === "chat") this.saidMyself(content as { text: string });
  }

  private welcomed(socket: WebSocket): void {
    this.wait = 0;
    this.listener.line("open");
    clearInterval(this.ping);
    this.ping = window.setInterval(() => this.send({ ping: {} }), PING);
    for (const { message } of this.wishes.values()) socket.send(JSON.stringify(message));
  }

  private answered(id: string): Wish | undefined {
    const wish = this.wishes.get(id);
    this.wishes.delete(id);
    return wish;
  }

  /** A chat line is answered by itself. */
  private saidMyself({ text }: { text: string }): void {
    for (const [id, { message, done }] of this.wishes) {
      if (message.chat?.text.trim() === text.trim()) {
        this.wishes.delete(id);
        return done({ id, seat: -1, n: -1 });
      }
    }
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
    this.listener.line("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
  }

  private readonly again = (): void => {
    const isDown = this.socket?.readyState === WebSocket.CLOSED || this.socket?.readyState === WebSocket.CLOSING;
    if (this.ended || !isDown || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };
}

export function retryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
