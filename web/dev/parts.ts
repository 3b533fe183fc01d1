// Which words are loaded when. base: home; table: every table; cuba, havana: theirs; pages: the pages around the table.

export interface Message {
  heading: string; // that it stands under
  key: string;
  text: string; // without comments
}

// Of the games' own words home needs these.
const HOME =
  /^(locale|list-more|list-last|act-then|amount|pesos|points|seat|ordinal|ask-wait|ask-over|(game|edition|option|value|phase)-.*|board-round|board-setup)$/;
const CUBA =
  /^(Characters|Alternatives|Buildings|What buildings|A key that|Laws|What laws|The log: (ships|parliament))/;
const TERMINAL = /terminal$/;
const AT_TABLES = /^At the table$/;
const BEFORE = /^(Before the game|Invitations|The end|Replay|Cards of one's own copy)$/;
const SAID_LATER = /^page-(you|frozen|frozen-read|closed|removed|final|autoplay|pause)$/; // at tables, though it stands there
const LOOKED_UP = /^(cuba-(card|phase)-.*|cuba-(summary|laws)|havana-(summary|cards|rules)|havana-(does|rule)-.*)$/;
// What home says, too, though it stands among the words of tables.
const EVERYWHERE =
  /^(page-(waits-.*|invite|invite-how|stopped|stand-in|bot|table|offline-now|fork-short|seat-free|host)|tab-.*|seats-free|colour-.*|seat-kept|lobby-kept-somebody|plain-.*|invite-here|cards-here)$/;

/** The messages of a file: the heading above, the key, the text without comments. */
export function messages(text: string): Message[] {
  const found: Message[] = [];
  let heading = "";
  for (const line of text.split("\n")) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (line.startsWith("## ")) heading = line.slice(3);
    else if (key) found.push({ heading, key, text: line });
    else if (/^[ }]/.test(line) && found.length) found.at(-1)!.text += `\n${line}`;
  }
  return found;
}

/** The messages of a language, under the headings that the English ones have, and in English where it lacks them. */
export function filled(text: string, english: string): Message[] {
  const own = new Map(messages(text).map((one) => [one.key, one]));
  const known = messages(english).map((one) => ({ ...one, text: own.get(one.key)?.text ?? one.text }));
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...[...own.values()].filter(({ key }) => !keys.has(key))];
}

const PLAIN = /^(locale|language-.*)$/; // what is no text
const LOOKUP = /^\s+\.(what|source|target|came) =/;

/** A message in brackets and longer than it was: a visible letter outside of brackets is one that nobody can translate. */
export function bracketed(one: Message): Message {
  if (PLAIN.test(one.key)) return one;
  const values = one.text.split(/\n(?=\s+\.[a-z]+ =)/);
  const wrapped = values.map((value) => {
    if (LOOKUP.test(value)) return value;
    return `${value.replace(/=\s?/, '= {"⟦"}').trimEnd()}{"~~⟧"}`;
  });
  return { ...one, text: wrapped.join("\n") };
}

/** The part that a message of the games belongs to; the page says little that is said in the terminal. */
export function partOfGames({ heading, key }: Message, said: (key: string) => boolean): string {
  if (HOME.test(key)) return "base";
  if (/^(component|coach)-/.test(key)) return "pages"; // brought by what is opened
  if (TERMINAL.test(heading) && !said(key)) return "none";
  if (heading.startsWith("HAVANA")) return "havana";
  return CUBA.test(heading) ? "cuba" : "table";
}

/** The part that a message of the page belongs to. */
export function partOfPage({ heading, key }: Message): string {
  if (EVERYWHERE.test(key)) return "base";
  if (LOOKED_UP.test(key)) return "pages"; // the card of a round and the reference bring them
  if (/^(CUBA|HAVANA)/.test(heading)) return heading.startsWith("CUBA") ? "cuba" : "havana";
  if (BEFORE.test(heading)) return SAID_LATER.test(key) ? "table" : "pages";
  return AT_TABLES.test(heading) ? "table" : "base";
}

/** Which keys the page's sources name, whole or by their beginning. */
export function namedIn(sources: string[]): (key: string) => boolean {
  const keys = new Set(sources.flatMap((source) => source.match(/\b[a-z]+(-\w+)+/g) ?? []));
  const starts = sources.flatMap((source) => [...source.matchAll(/`([a-z]+-[\w-]*)\$\{/g)].map((found) => found[1]!));
  return (key: string) => keys.has(key) || starts.some((start) => key.startsWith(start));
}
