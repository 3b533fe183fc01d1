// Names, log sentences, reasons and prompts out of the .ftl files, looked up as malecon.games.wording does it.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Event, Reason } from "../wire";

export type Variables = Record<string, FluentVariable>;

const FIELD = "field"; // the kind of a place that has no name of its own
const NONE = "none"; // what $rule is where no reason is given

export function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false }); // the same as in Python
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The words of one language; what it lacks is said in the next bundle, and failing that as its key. */
export class Wording {
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
  ) {}

  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key));
  }

  say(key: string, variables: Variables = {}): string {
    const found = this.find(key);
    return found?.[1].value ? this.format(found[0], found[1].value, variables) : key;
  }

  /** The name of a thing in the first family that knows it; n units of it, if said. */
  name(families: string, word: string, n?: number): string {
    const [head = "", number = ""] = split(word);
    for (const family of families.split(" ")) {
      if (this.has(`${family}-${word}`)) return this.counted(`${family}-${word}`, n);
      if (number && this.has(`${family}-${head}`)) return this.say(`${family}-${head}`, { n: number });
    }
    return word;
  }

  /** The same with a capital at its beginning, as headings and buttons have it. */
  title(families: string, word: string): string {
    return capital(this.name(families, word));
  }

  /** What a building or law does under the options of a match. */
  does(thing: string, options: Record<string, string> = {}): string {
    for (const [option, value] of Object.entries(options)) {
      const key = `${thing}-does-${option}-${value}`;
      if (this.has(key)) return this.say(key);
    }
    return this.say(`${thing}-does`);
  }

  seat(seat: number, names?: readonly string[]): string {
    return names?.[seat] ?? this.say("seat", { n: seat + 1 });
  }

  event(event: Event, names?: readonly string[]): string {
    const base = `event-${event.event}`;
    const cause = (event.why ?? "").replaceAll(" ", "-");
    const variables: Variables = {
      seat: event.seat == null ? "" : this.seat(event.seat, names),
      what: event.what ?? "",
      n: event.n ?? 1,
      source: event.source ?? "",
      target: event.target ?? "",
      why: cause && this.has(cause) ? this.say(cause) : (event.why ?? ""),
      rule: cause || NONE,
    };
    const named = this.named(base, variables);
    for (const end of ["source", "target"] as const) {
      const [kind, number] = split(String(variables[end]));
      if (kind === "seat" && names) named[end] = this.seat(Number(number) - 1, names);
    }
    return this.say(this.eventKeys(base, event).find((key) => this.has(key)) ?? base, named);
  }

  reason(reason: Reason): string {
    const variables = { what: reason.what ?? "", n: reason.n ?? 0, rule: reason.rule || NONE };
    return this.say(reason.key, this.named(reason.key, variables));
  }

  private eventKeys(base: string, event: Event): string[] {
    const keys: string[] = [];
    if (event.source && event.target) keys.push(`${base}-${this.place(event.source)}-${this.place(event.target)}`);
    if (event.what) keys.push(`${base}-${event.what}`);
    if (event.seat == null) keys.push(`${base}-nobody`);
    return [...keys, base];
  }

  private place(place: string): string {
    const [kind = ""] = split(place);
    return this.has(`place-${kind}`) ? kind : FIELD;
  }

  /** The variables with names in the place of words, as the attributes of a message ask. */
  private named(key: string, variables: Variables): Variables {
    const found = this.find(key);
    if (!found) return { ...variables };
    const named = { ...variables };
    for (const [name, families] of Object.entries(found[1].attributes)) {
      named[name] = this.name(this.format(found[0], families, {}), String(variables[name]), Number(variables.n));
    }
    return named;
  }

  private counted(key: string, n?: number): string {
    const found = this.find(key);
    const count = found?.[1].attributes.count;
    return found && count && n !== undefined ? this.format(found[0], count, { n }) : this.say(key);
  }

  private find(key: string): [FluentBundle, Message] | null {
    for (const one of this.bundles) {
      const message = one.getMessage(key);
      if (message) return [one, message];
    }
    return null;
  }

  private format(one: FluentBundle, pattern: Exclude<Message["value"], null>, variables: Variables): string {
    return one.formatPattern(pattern, variables, []); // a problem shows the variable's name, never throws
  }
}

function split(word: string): [string, string] {
  const gap = word.indexOf(" ");
  return gap < 0 ? [word, ""] : [word.slice(0, gap), word.slice(gap + 1)];
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
