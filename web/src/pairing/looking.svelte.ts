// Whom I look for to play with, and what has come of it. It goes on when the page is closed.
import * as api from "../api";
import type * as wire from "../wire";

const AGAIN = 2000; // ms

class Looking {
  now = $state.raw<wire.PairingState | null>(null);
  at = $state(0); // when the server said so
  private followers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly isLooking = $derived(this.now?.state === "looking");

  take(found: wire.PairingState): void {
    this.now = found;
    this.at = Date.now();
    this.plan();
  }

  /** Asks while somebody is looked for; what is returned ends it. */
  follow(): () => void {
    if (!this.followers++) void this.load();
    return () => {
      if (!--this.followers) clearTimeout(this.timer);
    };
  }

  async load(): Promise<void> {
    try {
      this.take(await api.pairing());
    } catch {
      this.plan(); // what was known stays until the server answers again
    }
  }

  /** Takes note of a table, or looks no more. */
  async end(): Promise<void> {
    await api.stopLooking();
    await this.load();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.followers && this.isLooking) this.timer = setTimeout(() => void this.load(), AGAIN);
  }
}

export const looking = new Looking();
