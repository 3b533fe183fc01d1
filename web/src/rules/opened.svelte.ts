// Which paragraph or chapter is open over whatever page it is. App.svelte shows it; anything may open it.
/** What the table that is looked at plays, so that its own reading comes first. */
export interface Playing {
  game: string;
  edition: string;
  options: Record<string, string>;
}

class Opened {
  id = $state<string | null>(null);
  anchor = $state.raw<Element | null>(null);
  chapter = $state.raw<{ game: string; part: string; id: string | null } | null>(null);
  playing = $state.raw<Playing | null>(null);
}

export const opened = new Opened();

export function openParagraph(id: string, anchor: Element): void {
  const isOpen = opened.id === id && opened.anchor === anchor;
  opened.id = isOpen ? null : id;
  opened.anchor = isOpen ? null : anchor;
}

/** A chapter by its address (books.ts: partOf), at one of its paragraphs. */
export function openChapter(of: string, part: string, id: string | null): void {
  opened.id = null;
  opened.chapter = { game: of, part, id };
}

export function playing(of: string): Playing | null {
  return opened.playing?.game === of ? opened.playing : null;
}
