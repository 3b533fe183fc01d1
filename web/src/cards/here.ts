// The cards that a table is played with, where they are not our reconstruction.
import * as api from "../api";
import type { Table } from "../table.svelte";
import type * as wire from "../wire";

export async function showCards(table: Table, info: wire.Table, watch?: string): Promise<void> {
  if (!info.own_components) return;
  try {
    table.components = await api.components(info.table, watch);
  } catch {
    // the table says that its cards are somebody's own; which ones can be looked up in the menu another time
  }
}
