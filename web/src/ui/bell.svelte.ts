// A small bell when it is my turn; silent until asked for.
const KEY = "malecon bell";

class Bell {
  #on = $state(read());

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
    if (on) this.ring();
  }

  ring(): void {
    if (!this.#on) return;
    const sound = new AudioContext();
    for (const [pitch, start] of [[880, 0], [1320, 0.12]] as const) {
      const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.12, sound.currentTime + start);
      loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + start + 0.7);
      tone.connect(loudness).connect(sound.destination);
      tone.start(sound.currentTime + start);
      tone.stop(sound.currentTime + start + 0.7);
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export const bell = new Bell();
