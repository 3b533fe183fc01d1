// A game as a row of frames, loaded as far as they are looked at.
import * as api from "../api";
import type * as wire from "../wire";

const PAGE = 50;

export class Film {
  steps = $state(0);
  frames = $state.raw<wire.Frame[]>([]);
  private loading: Promise<void> | null = null;

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
  ) {}

  /** Loads everything up to a step; the frame, or the last one there is. */
  async frame(step: number): Promise<wire.Frame | undefined> {
    await this.until(() => this.frames.length > step);
    return this.frames[Math.min(step, this.frames.length - 1)];
  }

  /** The step in which event number `at` happened. */
  async stepOf(at: number): Promise<number> {
    await this.until(() => this.count() > at);
    let events = 0;
    const found = this.frames.findIndex((frame) => (events += frame.events.length) > at);
    return found < 0 ? this.frames.length - 1 : found;
  }

  /** The first step of the round before or after a step. */
  async round(step: number, way: -1 | 1): Promise<number> {
    const here = (await this.frame(step))?.heading;
    const isOther = (frame: wire.Frame) => frame.heading !== here;
    if (way > 0) {
      await this.until(() => this.frames.slice(step).some(isOther));
      const found = this.frames.findIndex((frame, i) => i > step && isOther(frame));
      return found < 0 ? this.frames.length - 1 : found;
    }
    const first = this.frames.findIndex((frame) => frame.heading === here);
    if (first < step) return Math.max(0, first);
    const before = this.frames[first - 1]?.heading;
    return Math.max(
      0,
      this.frames.findIndex((frame) => frame.heading === before),
    );
  }

  /** All that has happened up to a step. */
  events(step: number): wire.Event[] {
    return this.frames.slice(0, step + 1).flatMap((frame) => frame.events);
  }

  private count(): number {
    return this.frames.reduce((sum, frame) => sum + frame.events.length, 0);
  }

  private async until(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const before = this.frames.length;
      this.loading ??= this.load();
      await this.loading;
      this.loading = null;
      if (this.frames.length === before) return; // the end
    }
  }

  private async load(): Promise<void> {
    if (this.frames.length && this.frames.length > this.steps) return;
    const more = await api.replay(this.id, this.frames.length, PAGE, this.seat);
    this.steps = more.steps;
    this.frames = [...this.frames, ...more.frames.filter((frame) => frame.step >= this.frames.length)];
  }
}
