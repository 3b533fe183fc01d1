// What the house has: games, editions, options, bots. It is asked for once.
import * as api from "./api";
import type * as wire from "./wire";

class House {
  games = $state.raw<wire.Games | null>(null);
  private asked = false;

  /** Asks if nobody has; a failure leaves it to the next who asks. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    api.games().then(
      (found) => (this.games = found),
      () => (this.asked = false),
    );
  }
}

const house = new House();

/** All about the games, null until it has come. Read in a template or $derived, it follows. */
export function games(): wire.Games | null {
  house.load();
  return house.games;
}
