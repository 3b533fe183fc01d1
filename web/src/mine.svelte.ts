// Who I am here and the tables where I sit, kept fresh while a page shows them.
import * as api from "./api";
import { setLanguage } from "./words/words.svelte";
import type * as wire from "./wire";

const AGAIN = 8000; // ms

class Mine {
  me = $state.raw<wire.Me | null>(null);
  tables = $state.raw<wire.Table[]>([]);
  isKnown = $state(false); // whether the server has answered yet
  /** Tables that wait for me, the most urgent first. */
  readonly asked: wire.Table[] = $derived(
    this.tables
      .filter((table) => table.state === "running" && table.waiting.some((seat) => table.yours.includes(seat)))
      .sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || 0),
  );

  /** Whether I have ever said what I want to be called. */
  readonly isNamed: boolean = $derived(Boolean(this.me && this.me.name !== `Guest ${this.me.person.slice(0, 4)}`));

  private followers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  async load(): Promise<void> {
    if (document.hidden && this.isKnown) return;
    try {
      this.me = await api.me();
      this.tables = this.me ? (await api.myTables()).tables : [];
      this.isKnown = true;
    } catch {
      // what was known stays until the server answers again
    }
  }

  /** Asks now and again; what is returned ends it. */
  follow(): () => void {
    void this.load();
    if (!this.followers++) this.timer = setInterval(() => void this.load(), AGAIN);
    return () => {
      if (!--this.followers) clearInterval(this.timer);
    };
  }
}

export const mine = new Mine();

/** Another language, here and in what the house writes to me. */
export async function chooseLanguage(language: string): Promise<void> {
  await setLanguage(language);
  const me = mine.me ?? (await api.me());
  if (me && me.language !== language) mine.me = await api.aboutMe({ language });
}
