// How fast the acts of others are shown, and whether a round ends with a card; kept on this device.
export type Pace = "instant" | "quick" | "calm";
export const PACES: readonly Pace[] = ["instant", "quick", "calm"];

const [PACE, STOPS, PLAYED] = ["malecon pace", "malecon round card", "malecon played"];

class Paces {
  #pace = $state<Pace>(first());
  #stops = $state(read(STOPS) !== "off");

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    keep(PACE, pace);
  }

  /** Whether the game stops at a card when a round is over. */
  get stops(): boolean {
    return this.#stops;
  }

  set stops(on: boolean) {
    this.#stops = on;
    keep(STOPS, on ? "on" : "off");
  }

  /** A game has been played to its end here: the next one need not be shown as to a newcomer. */
  played(): void {
    keep(PLAYED, "yes");
  }
}

/** What was chosen; else calm for a first game, quick for others. */
function first(): Pace {
  const kept = PACES.find((pace) => pace === read(PACE));
  return kept ?? (read(PLAYED) ? "quick" : "calm");
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage may be switched off
  }
}

export const paces = new Paces();
