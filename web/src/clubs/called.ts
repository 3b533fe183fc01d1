// What a table of a club is called.
import type * as wire from "../wire";
import { say } from "../words/words.svelte";

/** Its name, or whose it is, or its game. */
export function called(table: wire.Table): string {
  return table.name || table.seats.find((seat) => seat.person === table.owner)?.name || say(`game-${table.game}`);
}
