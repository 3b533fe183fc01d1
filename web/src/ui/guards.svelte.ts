// Whether a turn that gives something away is ended only after a question.
const KEY = "malecon guards";

class Guards {
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
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const guards = new Guards();
