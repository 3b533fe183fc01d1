// The title and the icon of the tab: in front of a page's own title stands how many tables wait for me.
import { say } from "../words/words.svelte";

let mark = "";
let counted = 0;
let shown: ReturnType<typeof setTimeout> | undefined; // a test that is still seen
let own = document.title;

/** Pages set document.title as ever; the mark is put in front of whatever they set. */
export function markTab(tables: number): void {
  counted = tables;
  if (shown === undefined) put(tables);
}

/** As if so many tables waited, for a moment. */
export function showTab(tables: number, ms: number): void {
  clearTimeout(shown);
  put(tables);
  shown = setTimeout(() => {
    shown = undefined;
    put(counted);
  }, ms);
}

function put(tables: number): void {
  mark = tables ? `(${tables}) ${say("tab-your-turn")} · ` : "";
  write();
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = tables ? "/icon-waiting.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.href = address;
  // an installed page wears the number on its icon, where the system can
  if (tables) void navigator.setAppBadge?.(tables).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}

function write(): void {
  if (document.title !== mark + own) document.title = mark + own;
}

new MutationObserver(() => {
  if (document.title === mark + own) return;
  own = document.title;
  write();
}).observe(document.querySelector("title")!, { childList: true });
