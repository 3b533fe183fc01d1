// How far guided rounds have come in this browser, and whether they have been offered.
const KEY = "malecon guides";
const ASKED = "asked";

export interface Progress {
  step: number;
  isDone: boolean;
}

export function progress(name: string): Progress {
  return kept()[name] ?? { step: 0, isDone: false };
}

export function keep(name: string, step: number, isLast: boolean): void {
  store({ ...kept(), [name]: { step, isDone: isLast || progress(name).isDone } });
}

/** Whether somebody has been asked, or has found a guide alone: nobody is asked twice. */
export function isOffered(): boolean {
  return Object.keys(kept()).length > 0;
}

export function setOffered(): void {
  store({ ...kept(), [ASKED]: { step: 0, isDone: false } });
}

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

function store(all: Record<string, Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage may be switched off
  }
}
