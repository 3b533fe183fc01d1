// What is played at a table, in words.
import type * as wire from "../wire";
import { pair, say, words } from "../words/words.svelte";
import { optionName } from "./options";

type Settings = Pick<wire.Table, "game" | "edition" | "options">;

const HOUR = 3_600_000;

export function paceWords(pace: wire.Table["pace"]): string {
  if (pace.kind === "live")
    return say("played-live", {
      minutes: Math.round(pace.bank / 6000) / 10,
      seconds: Math.round(pace.increment / 1000),
    });
  if (pace.kind === "turn" && pace.turn % HOUR)
    return say("played-turn-minutes", { n: Math.round(pace.turn / 60_000) });
  if (pace.kind === "turn")
    return pace.turn % (24 * HOUR)
      ? say("played-turn", { hours: Math.round(pace.turn / HOUR) })
      : say("played-turn-days", { n: pace.turn / (24 * HOUR) });
  return say("home-pace-none");
}

/** What an edition answers to a question. */
export function answer(info: wire.GameInfo, edition: string, option: string): string {
  return info.answers[edition]?.[option] ?? info.options[option]?.default ?? "";
}

/** The options that a table has answered otherwise than its edition, with their values. */
export function changed(games: wire.Games | null, table: Settings): [string, string][] {
  const info = games?.games[table.game];
  if (!info) return [];
  return Object.entries(table.options).filter(
    ([name, value]) => words().has(`option-${table.game}-${name}`) && value !== answer(info, table.edition, name),
  );
}

/** The same in words. */
export function changedWords(games: wire.Games | null, table: Settings): string[] {
  return changed(games, table).map(([name, value]) =>
    pair(say(`option-${table.game}-${name}`), optionName(table.game, name, value)),
  );
}
