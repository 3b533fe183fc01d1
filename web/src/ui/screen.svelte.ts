// How much room there is: a phone gets its own arrangement, a small window the whole table a little smaller.
class Screen {
  width = $state(innerWidth);
  private whole = $state(innerHeight);
  below = $state(0); // what something lying over the lower edge takes away

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.whole = innerHeight;
    });
  }

  get height(): number {
    return this.whole - this.below;
  }

  get isPhone(): boolean {
    return this.width < 900;
  }

  /** By how much a table drawn for this many pixels is made smaller; never larger. */
  zoom(width: number, height: number): number {
    return Math.min(1, this.width / width, this.height / height);
  }
}

export const screen = new Screen();
