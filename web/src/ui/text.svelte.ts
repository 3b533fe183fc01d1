// How large the reader wants text, kept in this browser.
const KEY = "malecon text";
const FACTORS: Record<string, number> = { normal: 1, large: 1.125, larger: 1.25 };

class Text {
  size = $state(remembered());

  get factor(): number {
    return FACTORS[this.size] ?? 1;
  }

  set(size: string): void {
    this.size = size;
    try {
      localStorage.setItem(KEY, size);
    } catch {
      // storage may be switched off; then it holds until the page is left
    }
  }
}

function remembered(): string {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && kept in FACTORS ? kept : "normal";
  } catch {
    return "normal";
  }
}

export const SIZES = Object.keys(FACTORS);
export const text = new Text();
