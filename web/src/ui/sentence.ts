// The one sentence that says what is to be done now.
import type { Table } from "../table.svelte";
import { listed, say, words } from "../words/words.svelte";

export function sentence(table: Table): string {
  const { seen, info } = table;
  if (!seen || !info) return say("page-loading");
  if (table.plan) return table.plan.sentence;
  if (table.replayed) return words().event(table.replayed, table.names);
  if (table.followed && !seen.offer) return words().act(table.followed, table.names, table.me);
  if (info.state === "over") return say("ask-over");
  if (info.state === "stopped") return say("page-stopped");
  if (seen.offer) return say(seen.offer.ask);
  const others = seen.waiting
    .filter((seat) => seat !== table.me)
    .map((seat) => table.names[seat] ?? words().seat(seat));
  if (!others.length) return say("ask-wait");
  return say(others.length === 1 ? "page-waits-one" : "page-waits-many", { who: listed(others) });
}
