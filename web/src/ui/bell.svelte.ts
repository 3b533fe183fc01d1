// A small bell when it is my turn; silent until asked for. Browsers let a page sound only after a first click or key,
// so that one opens the way, on every load anew, for whoever has asked for the bell.
const KEY = "malecon bell";
const TONES = [
  [880, 0],
  [1320, 0.12],
] as const; // Hz, s

class Bell {
  #on = $state(read());
  #sound: AudioContext | null = null;

  constructor() {
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.#unlock());
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // storage may be switched off
    }
    if (on) this.test();
  }

  ring(): void {
    if (this.#on) void this.test();
  }

  /** Rings whatever is chosen; whether it could be heard. */
  async test(): Promise<boolean> {
    const sound = (this.#sound ??= new AudioContext());
    await Promise.race([sound.resume(), new Promise((tired) => setTimeout(tired, 300))]);
    if (sound.state !== "running") return false;
    for (const [pitch, start] of TONES) strike(sound, pitch, sound.currentTime + start);
    return true;
  }

  #unlock(): void {
    if (!this.#on || this.#sound?.state === "running") return;
    this.#sound ??= new AudioContext();
    void this.#sound.resume();
  }
}

function strike(sound: AudioContext, pitch: number, at: number): void {
  const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.12, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  tone.connect(loudness).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.7);
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export const bell = new Bell();
