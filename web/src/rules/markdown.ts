// The rule books as data: the little Markdown they are written in, read into chapters, paragraphs and spans. Nothing of
// it is ever HTML; components draw it.
import { NUMBER } from "./number";

export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "cite"; id: string } | Link;

interface Link {
  kind: "link";
  text: string;
  to: string;
}

export interface Paragraph {
  kind: "paragraph";
  id: string | null;
  spans: Span[];
  isItem: boolean; // of a list
}

export interface Table {
  kind: "table";
  head: Span[][];
  rows: Span[][][];
}

export interface Heading {
  kind: "heading";
  text: string;
}

export type Block = Paragraph | Table | Heading;

export interface Chapter {
  n: number; // 0: what stands before the first
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  chapters: Chapter[];
}

export function read(text: string): Book {
  const book: Book = { title: "", chapters: [{ n: 0, title: "", blocks: [] }] };
  for (const part of text.split(/\n{2,}/)) readPart(book, part.trim());
  return book;
}

function readPart(book: Book, part: string): void {
  const chapter = book.chapters.at(-1)!;
  const heading = /^(#+) (.*)$/.exec(part);
  if (!part) return;
  else if (heading?.[1] === "#") book.title = heading[2]!;
  else if (heading?.[1] === "##") book.chapters.push(begin(heading[2]!, book.chapters.length));
  else if (heading) chapter.blocks.push({ kind: "heading", text: heading[2]! });
  else if (part.startsWith("|")) chapter.blocks.push(table(part));
  else if (part.startsWith("- "))
    chapter.blocks.push(...part.split(/\n(?=- )/).map((item) => paragraph(item.slice(2), true)));
  else chapter.blocks.push(paragraph(part, false));
}

function begin(title: string, next: number): Chapter {
  const found = /^(\d+)\. (.*)$/.exec(title);
  return { n: found ? Number(found[1]) : next, title: found?.[2] ?? title, blocks: [] };
}

function paragraph(text: string, isItem: boolean): Paragraph {
  const joined = text.replace(/\s*\n\s*/g, " ");
  const found = NUMBERED.exec(joined);
  return { kind: "paragraph", id: found?.[1] ?? null, spans: spans(joined.slice(found?.[0].length ?? 0)), isItem };
}

function table(text: string): Table {
  const cells = (line: string) =>
    line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = text.split("\n");
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

const NUMBERED = new RegExp(`^\\*\\*(${NUMBER})\\*\\*\\s*`);
const INLINE = new RegExp(
  `\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\b(${NUMBER})\\b`,
  "g",
);

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, bold, italic, code, label, to, id] = match;
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    from = match.index + all.length;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (label !== undefined) found.push({ kind: "link", text: label, to: to! });
    else found.push({ kind: "cite", id: id! });
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** The words of some spans without their form, for searching and for screen readers. */
export function plain(parts: readonly Span[]): string {
  return parts.map((part) => (part.kind === "cite" ? part.id : part.text)).join("");
}

export function cites(parts: readonly Span[]): string[] {
  return parts.flatMap((part) => (part.kind === "cite" ? [part.id] : []));
}
