// How much room there is, in units: one is a pixel, more in a large window or for a reader who wants larger text
// (text.svelte.ts). A small window folds things away; it never makes text smaller.
import { text } from "./text.svelte";

const UNITS = 10; // in a rem
const OWN = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16; // what the browser is set to
const [DESK_WIDTH, DESK_HEIGHT, DESK_MOST] = [1440, 900, 1.2];
const VAST = { width: 2200, height: 1250, units: [1880, 1058], most: 1.6 } as const; // more is shown, and larger
const PHONE = 360; // units that a phone's page needs in width

class Screen {
  private wide = $state(innerWidth);
  private high = $state(innerHeight);
  below = $state(0); // pixels that something lying over the lower edge takes away

  constructor() {
    addEventListener("resize", () => {
      this.wide = innerWidth;
      this.high = innerHeight;
      this.apply();
    });
    this.apply();
  }

  /** Pixels of a unit. */
  get unit(): number {
    const larger = Math.max(1, Math.min(text.factor * OWN, this.wide / PHONE));
    return larger * grown(this.wide, this.high);
  }

  get width(): number {
    return this.wide / this.unit;
  }

  get height(): number {
    return (this.high - this.below) / this.unit;
  }

  get isVast(): boolean {
    return isVast(this.wide, this.high) && text.factor === 1;
  }

  get isPhone(): boolean {
    return this.width < 900;
  }

  setText(size: string): void {
    text.set(size);
    this.apply();
  }

  private apply(): void {
    document.documentElement.style.fontSize = `${this.unit * UNITS}px`;
  }
}

const isVast = (width: number, height: number) => width >= VAST.width && height >= VAST.height;

function grown(width: number, height: number): number {
  if (isVast(width, height)) return Math.min(VAST.most, width / VAST.units[0], height / VAST.units[1]);
  return Math.max(1, Math.min(DESK_MOST, width / DESK_WIDTH, height / DESK_HEIGHT));
}

export const screen = new Screen();

/** A length in units, for a style or a drawing. */
export const rem = (units: number) => `${units / UNITS}rem`;
