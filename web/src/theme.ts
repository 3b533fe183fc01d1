// Light or night: set before anything is drawn, so that nothing flashes.
const KEY = "malecon theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

export type Theme = "light" | "night";

export function theme(): Theme {
  return document.documentElement.dataset.theme === "night" ? "night" : "light";
}

export function setTheme(chosen: Theme): void {
  remember(chosen);
  apply(chosen);
}

const worn = new Map<string, number>();

/** Gives the page the colours of a scene; what is returned takes them off, unless the next page wears them. */
export function dress(scene: string): () => void {
  const wear = (change: number) => {
    worn.set(scene, (worn.get(scene) ?? 0) + change);
    document.body.classList.toggle(scene, (worn.get(scene) ?? 0) > 0);
  };
  wear(1);
  return () => wear(-1);
}

function apply(chosen: Theme): void {
  document.documentElement.dataset.theme = chosen;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be switched off; then the system's theme counts
  }
}

function remember(chosen: Theme): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // see above
  }
}

function follow(): void {
  const chosen = remembered();
  apply(chosen === "night" || chosen === "light" ? chosen : dark.matches ? "night" : "light");
}

follow();
dark.addEventListener("change", follow);
