// The small line below the sentence: how far the turn has come, as the view says.
import { say, words } from "../words/words.svelte";
import type { CubaBoard } from "./board.svelte";

const USES_TILE = new Set(["give", "convert", "office-dock", "office-load", "call", "swap", "veto"]);

export function hint(board: CubaBoard): string {
  const { view, desk } = board;
  if (!desk.offer)
    return view.answered.includes(desk.me ?? -1) ? say("cuba-hint-sealed", { what: view.sealed ?? "" }) : "";
  const { progress, step } = view;
  if (step === "harvest") return say("cuba-hint-harvest", { n: progress.spare });
  if (step === "tax") return words().does(`law-${view.laws.I}`, view.options);
  if (step === "levy") return words().does(`law-${view.laws.II}`, view.options);
  if (USES_TILE.has(step) && progress.tile) return words().does(`building-${progress.tile}`, view.options);
  if (step === "card") return say("cuba-hint-card");
  if (step === "foreman") return say("cuba-hint-foreman");
  if (step === "bid" || step === "bid-again")
    return say("cuba-hint-bid", { n: view.players[desk.me ?? 0]?.pesos ?? 0 });
  return "";
}
