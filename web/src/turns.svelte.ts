// Where it is my turn, at whatever table, for title, icon, bell and system notifications. Asked for now and then on
// every page, and at once when the table of this page has something new.
import * as api from "./api";
import { isLooking } from "./looking";
import { bell } from "./ui/bell.svelte";
import { markTab } from "./ui/tab";
import { say } from "./words/words.svelte";
import type * as wire from "./wire";

const AGAIN = 20_000; // ms
const KEY = "malecon told";

class Turns {
  all = $state.raw<wire.Turn[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;
  #looked: string | null = null;

  /** Begins to ask; for as long as the page is open. */
  begin(): void {
    document.addEventListener("visibilitychange", () => document.hidden || void this.load());
    void this.load();
  }

  /** The table that this page shows, and whether it asks me something. */
  at(table: string | null, isAsked: boolean): void {
    this.#looked = table;
    const isListed = this.all.some((turn) => turn.table === table);
    if (isListed && !isAsked) this.all = this.all.filter((turn) => turn.table !== table);
    else if (isListed !== isAsked) void this.load();
  }

  async load(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { turns } = await api.turns();
      this.#tell(turns);
      this.all = turns;
    } catch {
      // what was known stays until the server answers again
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), AGAIN);
  }

  /** Rings and notifies once for each time that I am asked, whichever of my tabs hears of it first. */
  #tell(turns: wire.Turn[]): void {
    const told = readTold();
    const fresh = turns.filter(({ table }) => !told.includes(table));
    keepTold(turns.map(({ table }) => table));
    const isQuiet = this.#isFirst && !document.hidden; // whoever has just opened the page sees it anyway
    this.#isFirst = false;
    if (isQuiet) return;
    const unseen = fresh.filter(({ table }) => table !== this.#looked || !isLooking());
    // whoever has switched the bell on at a table means that one, whatever is chosen for its kind
    if (unseen.some(({ ways, table }) => ways.includes("sound") || table === this.#looked)) bell.ring();
    for (const turn of unseen) if (turn.ways.includes("push")) void notify(turn);
  }
}

/** By the system, where that is allowed and no push comes to this browser anyway. */
async function notify({ table, game, name }: wire.Turn): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker || (await worker.pushManager?.getSubscription())) return;
  const body = name || say(`game-${game}`);
  await worker.showNotification(say("tab-your-turn"), {
    body,
    tag: table,
    icon: "/icon-192.png",
    data: { path: `/table/${table}` },
  });
}

function readTold(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keepTold(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // storage may be switched off
  }
}

export const turns = new Turns();

/** Keeps the tab marked; called once, where effects live. */
export function markTurns(): void {
  $effect(() => markTab(turns.all.filter(({ ways }) => ways.includes("title")).length));
}
