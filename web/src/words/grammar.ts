// What a sentence may ask of a name; malecon.games.grammar answers the same, docs/translating.md tells how it is used.
import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

const VOWEL = /^([aeiouœæø]|y(?![aeiou]))/;
type Asked = (form: string) => string | undefined;

/** A name in a sentence: its text, and the further forms that its message has as attributes. */
export class Name extends FluentType<string> {
  constructor(
    text: string,
    readonly asked: Asked,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

type Value = FluentValue | undefined;

const form = (of: Value, name: FluentValue | undefined) => (of instanceof Name ? of.asked(String(name)) : undefined);

/** A text in small letters without accents; numbers have none. */
function bare(of: Value): string {
  const text = of instanceof Name ? of.value : typeof of === "string" ? of : "";
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function begins(text: string, among: string): string {
  if (among) return among.split(" ").find((start) => text.startsWith(start)) ?? "other";
  if (VOWEL.test(text)) return "vowel";
  return text.startsWith("h") ? "h" : "other";
}

function ends(text: string): string {
  if (/[sxzß]$/.test(text)) return "s";
  return /[aiouy]$/.test(text) ? "vowel" : "other";
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  GENDER: ([of]) => form(of, "gender") ?? "other",
  FORM: ([of], { form: name }) => form(of, name) ?? of ?? "",
  BEGINS: ([of], { among }) => (among ? undefined : form(of, "begins")) ?? begins(bare(of), String(among ?? "")),
  ENDS: ([of]) => ends(bare(of)),
  CAPITAL: ([of]) => (of instanceof Name ? capital(of.value) : typeof of === "string" ? capital(of) : (of ?? "")),
};
