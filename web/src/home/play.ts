// A table of one's own: as asked for, or at once against the house.
import * as api from "../api";
import { go } from "../router.svelte";
import { keepLink } from "../table/links";
import type * as wire from "../wire";
import { words } from "../words/words.svelte";

const FEW = 3; // seats of a game that begins without questions

/** Opens a table in the edition that the reader has, where there is one, and goes there. */
export async function open(opening: wire.Opening, known?: wire.Games | null): Promise<void> {
  const language = words().language;
  const { games } = known ?? (await api.games());
  const edition = games[opening.game]?.editions[language] ? { edition: language } : {};
  const { table, invitation } = await api.openTable({ ...opening, ...edition });
  if (table.state === "open") keepLink(table.table, invitation);
  go(`/table/${table.table}`);
}

/** Bots at all seats but mine; no questions. */
export async function playNow(game: string, known?: wire.Games | null): Promise<void> {
  const house = known ?? (await api.games());
  const counts = house.games[game]?.seats ?? [];
  const seats = counts.includes(FEW) ? FEW : (counts[0] ?? FEW);
  const bot = house.bots.includes("rules") ? "rules" : (house.bots.at(-1) ?? "random");
  await open({ game, seats, rated: false, who: ["me", ...Array.from({ length: seats - 1 }, () => ({ bot }))] }, house);
}
