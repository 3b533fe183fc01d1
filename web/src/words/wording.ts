// Names, log sentences, reasons and prompts out of the .ftl files, looked up as malecon.games.wording does it.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Event, Lack, Reason } from "../wire";
import type { Act, Clause } from "./acts";
import { capital, FUNCTIONS, Name } from "./grammar";

export { capital };

export type Variables = Record<string, FluentVariable>;

const FIELD = "field"; // the kind of a place that has no name of its own
const NONE = "none"; // what $rule is where no reason is given
const SEVERAL = "pl"; // the gender of several things
// Around a piece, or behind = a name, in a sentence that is drawn: "\uE000wood 2\uE001", "\uE000=Ada\uE001".
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const DRAWN = /\uE000([^\uE001]*)\uE001/;

/** The words of one language out of its texts, of which a later one overrides; what they lack is said as its key. */
export class Wording {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false }); // the same as in Python
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, variables: Variables = {}): string {
    const found = this.find(key);
    return found?.value ? this.format(found.value, variables) : key;
  }

  /** The name of a thing in the first family that knows it; n units of it, if said. */
  name(families: string, word: string, n?: number): string {
    return String(this.named(families, word, n));
  }

  /** The same for a sentence, which may ask for its gender or another form of it. */
  named(families: string, word: string, n?: number): Name | string {
    const [head = "", number = ""] = split(word);
    for (const family of families.split(" ")) {
      if (this.has(`${family}-${word}`)) return this.thing(`${family}-${word}`, n);
      if (/^\d+$/.test(number) && this.has(`${family}-${head}`)) return this.thing(`${family}-${head}`, Number(number));
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
    const cause = word(event.why);
    const variables: Variables = {
      seat: event.seat == null ? "" : this.seat(event.seat, names),
      what: event.what ?? "",
      n: event.n ?? 1,
      source: event.source ?? "",
      target: event.target ?? "",
      why: this.cause(event.why),
      rule: cause || NONE,
    };
    const named = this.lookedUp(base, variables);
    for (const end of ["source", "target"] as const) {
      const [kind, number] = split(String(variables[end]));
      if (kind === "seat" && names) named[end] = this.seat(Number(number) - 1, names);
    }
    return this.say(this.eventKeys(base, event).find((key) => this.has(key)) ?? base, named);
  }

  /** The sentence of an act to the person in seat `me`; "" if there is none. Drawn ones go through `pieces`. */
  act(act: Act, names?: readonly string[], me: number | null = null, drawn = false): string {
    if (act.isHeading) return this.event(act.events[0]!, names);
    const told = act.loose.map((event) => this.event(event, names));
    if (act.clauses.length) {
      const name = act.seat === null ? "" : this.seat(act.seat, names);
      const clauses = act.clauses.map((clause) => this.clause(clause, act, names, me, drawn));
      const variables = {
        you: who(act.seat, me),
        seat: drawn ? `${OPEN}=${name}${CLOSE}` : name,
        clauses: this.joined(clauses),
      };
      told.unshift(this.say(act.seat === null ? "act-nobody" : "act", variables));
    }
    return this.sentences(told);
  }

  /** Why something is not possible, and all that is lacking. */
  reason(reason: Reason): string {
    const lacks = reason.lacks ?? [];
    const rules = new Set([reason.rule, ...lacks.map((lack) => lack.rule)].filter((rule) => rule !== undefined));
    const variables = {
      what: reason.what ?? "",
      n: reason.n ?? 0,
      lacks: this.lacks(lacks),
      rule: this.listed([...rules], "list-more") || NONE,
    };
    return this.say(reason.key, this.lookedUp(reason.key, variables));
  }

  /** What is lacking as a list; where room is short, by the messages of another family. */
  lacks(lacks: readonly Lack[], family = "lack"): string {
    return this.listed(lacks.map((lack) => this.lack(lack, family)));
  }

  private clause(
    clause: Clause,
    act: Act,
    names: readonly string[] | undefined,
    me: number | null,
    drawn: boolean,
  ): string {
    const key = `act-${clause.key}`;
    const [place, number] = split(clause.source);
    const victim = place === "seat" ? Number(number) - 1 : null;
    const listed = (parts: readonly string[]) => this.listed(parts);
    const amounts = (found: Map<string, number>) =>
      listed([...found].map(([kind, n]) => (drawn ? this.drawn(kind, n) : this.amount(kind, n))));
    const variables: Variables = {
      you: who(act.seat, me),
      whom: who(victim, me),
      n: clause.n,
      source: victim === null ? clause.source : this.seat(victim, names),
      target: clause.target,
      why: this.cause(clause.why),
      rule: word(clause.why) || NONE,
      key: clause.what[0] ?? NONE,
      what: listed(clause.what),
      gives: amounts(clause.gives),
      gets: amounts(clause.gets),
      has: has(clause),
    };
    for (const [place, families] of this.lookups(key)) {
      const words = place === "what" ? clause.what : [String(variables[place])];
      const found = words.map((one) => this.named(families, one, 1));
      variables[place] = place === "what" ? this.several(found) : found[0]!;
    }
    return this.say(key, variables);
  }

  private cause(why = ""): Name | string {
    return why && this.has(word(why)) ? this.thing(word(why)) : why;
  }

  /** Names as a list of which a sentence can ask what it asks of one. */
  private several(names: readonly (Name | string)[]): Name {
    const said = names.map((what) => this.say("act-name", { what }));
    return new Name(this.listed(said), (form) => {
      const forms = names.map((name) => (name instanceof Name ? name.asked(form) : undefined));
      if (names.length < 2 || form === "begins") return forms[0];
      if (form === "gender") return SEVERAL;
      const known = forms.filter((one) => one !== undefined);
      return known.length === forms.length ? this.listed(known) : undefined;
    });
  }

  /** What n pieces of a kind are called, as somebody hears it who does not see the drawing. */
  pieceName(kind: string, n: number): string {
    return this.name("kind cube piece", kind, n);
  }

  /** Some pieces, pesos or points. */
  amount(kind: string, n: number): string {
    if (kind === "pesos" || kind === "points") return this.say(kind, { n });
    return this.say("amount", { n, what: this.named("kind cube", kind, n) });
  }

  private drawn(kind: string, n: number): string {
    return this.say("page-drawn", { n, what: `${OPEN}${kind} ${n}${CLOSE}` });
  }

  private joined(clauses: readonly string[]): string {
    return clauses.reduce((first, then, i) =>
      this.say(i === clauses.length - 1 ? "clauses-last" : "clauses-more", { first, then }),
    );
  }

  private lack(lack: Lack, family: string): string {
    const key = this.has(`${family}-${lack.what}`) ? `${family}-${lack.what}` : family;
    return this.say(key, this.lookedUp(key, { what: lack.what, n: lack.n ?? 1, instead: lack.instead ?? 0 }));
  }

  /** Parts of a sentence as a list: A, B and C; with list-more at the end, too, A, B, C. */
  listed(parts: readonly string[], last: "list-last" | "list-more" = "list-last"): string {
    const join = (first: string, then: string, i: number) =>
      this.say(i === parts.length - 1 ? last : "list-more", { first, then });
    return parts.length ? parts.reduce(join) : "";
  }

  /** Sentences one after the other. */
  sentences(told: readonly string[]): string {
    return told.length ? told.reduce((first, then) => this.say("act-then", { first, then })) : "";
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
  private lookedUp(key: string, variables: Variables): Variables {
    const found = { ...variables };
    for (const [name, families] of this.lookups(key))
      found[name] = this.named(families, String(variables[name]), Number(variables.n));
    return found;
  }

  /** In which families the variables of a message are looked up. */
  private lookups(key: string): [string, string][] {
    const asked = Object.entries(this.find(key)?.attributes ?? {});
    return asked.map(([name, families]) => [name, this.format(families, {})]);
  }

  /** The name that a message is, n units of it if said, with its other forms. */
  private thing(key: string, n?: number): Name {
    const { value, attributes } = this.find(key)!;
    const variables = { n: n ?? 1 };
    const asked = (form: string) => {
      const found = attributes[form];
      return found === undefined ? undefined : this.format(found, variables);
    };
    const counted = n === undefined ? undefined : asked("count");
    return new Name(counted ?? this.format(value!, variables), asked);
  }

  private find(key: string): Message | undefined {
    return this.bundle.getMessage(key);
  }

  private format(pattern: Exclude<Message["value"], null>, variables: Variables): string {
    return this.bundle.formatPattern(pattern, variables, []); // a problem shows the variable's name, never throws
  }
}

function split(word: string): [string, string] {
  const gap = word.indexOf(" ");
  return gap < 0 ? [word, ""] : [word.slice(0, gap), word.slice(gap + 1)];
}

function word(why = ""): string {
  return why.replaceAll(" ", "-");
}

function who(seat: number | null, me: number | null): string {
  return seat !== null && seat === me ? "you" : "other";
}

function has({ gives, gets }: Clause): string {
  if (gives.size && gets.size) return "both";
  return gives.size ? "gives" : gets.size ? "gets" : NONE;
}

/** A drawn sentence in pieces: text, a person's name, or some of a kind that is drawn. */
export function pieces(sentence: string): { text?: string; name?: string; kind?: string; n?: number }[] {
  return sentence.split(DRAWN).map((part, i) => {
    if (i % 2 === 0) return { text: part };
    if (part.startsWith("=")) return { name: part.slice(1) };
    const [kind, n] = split(part);
    return { kind, n: Number(n) };
  });
}
