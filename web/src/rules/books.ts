// The rule books of each language, fetched when somebody looks something up: rules/LANGUAGE/BOOK.md. What a language
// does not have is read in English.
import { cites, plain, read, type Book, type Chapter, type Span } from "./markdown";

const files = import.meta.glob<string>("$rules/*/*.md", { query: "?raw", import: "default" });
// HAVANA is known in one edition, and its options stand in its rules.
const EDITIONS: Record<string, string> = { cuba: "editions" };
const known = new Map<string, Promise<Book>>();

/** A paragraph where it stands. */
export interface Place {
  id: string;
  spans: Span[];
  chapter: Chapter;
  heading: string; // the nearest above it
}

export interface Rules {
  language: string; // of the rules; what is missing in the one asked for is English
  rules: Book;
  editions: Book | null;
  advice: Book | null;
}

function path(language: string, book: string): string | undefined {
  return Object.keys(files).find((file) => file.endsWith(`/${language}/${book}.md`));
}

function load(language: string, book = ""): Promise<Book> | null {
  const file = path(language, book) ?? path("en", book);
  if (!file) return null;
  const found = known.get(file) ?? files[file]!().then(read);
  known.set(file, found);
  found.catch(() => known.delete(file)); // the line was down; the next one who asks tries again
  return found;
}

export async function rules(of: string, language: string): Promise<Rules> {
  const [book, editions, advice] = await Promise.all([
    load(language, of)!,
    load(language, EDITIONS[of]),
    load(language, `${of}-advice`),
  ]);
  return { language: path(language, of) ? language : "en", rules: book, editions, advice };
}

/** All paragraphs that have a number, in their order; buildings are rows of a table. */
export function places(book: Book | null): Place[] {
  const found: Place[] = [];
  for (const chapter of book?.chapters ?? []) {
    let heading = chapter.title;
    for (const block of chapter.blocks) {
      if (block.kind === "heading") heading = block.text;
      else if (block.kind === "paragraph" && block.id)
        found.push({ id: block.id, spans: block.spans, chapter, heading });
      else if (block.kind === "table")
        for (const [first, ...rest] of block.rows) {
          const id = cites(first ?? [])[0];
          if (id) found.push({ id, spans: row(rest), chapter, heading });
        }
    }
  }
  return found;
}

function row(cells: Span[][]): Span[] {
  return cells.flatMap((cell, i) => (i ? [{ kind: "text" as const, text: " · " }, ...cell] : cell));
}

/** The paragraph of a number; for a ruling the one that cites it, which may have no number of its own. */
export function find(from: Rules, id: string): Place | null {
  const all = [...places(from.rules), ...places(from.editions)];
  const named = all.find((place) => place.id === id) ?? all.find((place) => cites(place.spans).includes(id));
  return named ?? unnumbered(from.rules, id);
}

function unnumbered(book: Book, id: string): Place | null {
  for (const chapter of book.chapters) {
    let heading = chapter.title;
    for (const block of chapter.blocks) {
      if (block.kind === "heading") heading = block.text;
      else if (block.kind === "paragraph" && cites(block.spans).includes(id))
        return { id, spans: block.spans, chapter, heading };
    }
  }
  return null;
}

/** What editions do differently about a paragraph: the entries that name it. */
export function differences(from: Rules, id: string): Place[] {
  return places(from.editions).filter((place) => place.id !== id && cites(place.spans).includes(id));
}

/** The options that an entry about editions names. */
export function options(place: Place, known: object): string[] {
  return place.spans.flatMap((span) => (span.kind === "code" && span.text in known ? [span.text] : []));
}

export interface Hit {
  id: string | null;
  part: string;
  spans: Span[];
}

/** The books of a game by the letter that their chapters have in an address: /rules/cuba/6, /rules/cuba/e3. */
export function books(from: Rules): { letter: string; book: Book }[] {
  const all = { "": from.rules, a: from.advice, e: from.editions };
  return Object.entries(all).flatMap(([letter, book]) => (book ? [{ letter, book }] : []));
}

/** The address of the chapter that something stands in. */
export function partOf(from: Rules, chapter: Chapter): string {
  const found = books(from).find(({ book }) => book.chapters.includes(chapter));
  return `${found?.letter ?? ""}${chapter.n}`;
}

export function chapterAt(from: Rules, part: string): { book: Book; chapter: Chapter } | null {
  const [, letter = "", n = ""] = /^([a-z]?)(\d+)$/.exec(part) ?? [];
  const book = books(from).find((one) => one.letter === letter)?.book;
  const chapter = book?.chapters.find((one) => one.n === Number(n));
  return book && chapter ? { book, chapter } : null;
}

/** As it is searched: small letters, and accents do not matter. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Paragraphs with all the words, or with the number: the rules first, then advice and editions. */
export function search(from: Rules, asked: string): Hit[] {
  const wanted = folded(asked).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const has = (id: string | null, spans: readonly Span[]) => {
    const text = folded(`${id ?? ""} ${plain(spans)}`);
    return wanted.every((word) => text.includes(word));
  };
  return books(from).flatMap(({ letter, book }) => {
    const named = places(book).map(({ id, chapter, spans }) => ({ id, part: `${letter}${chapter.n}`, spans }));
    const others = book.chapters.flatMap(({ n, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === "paragraph" && !block.id ? [{ id: null, part: `${letter}${n}`, spans: block.spans }] : [],
      ),
    );
    return [...named, ...others].filter(({ id, spans }) => has(id, spans));
  });
}
