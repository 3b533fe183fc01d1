// What would be given away if the turn ended now, as the offer tells.
import type { Offer } from "../wire";
import { say } from "../words/words.svelte";

export function guard(offer: Offer): string {
  const free = (verb: string) =>
    offer.moves.filter(
      ({ move, effect }) => move.startsWith(`${verb} `) && !effect?.some(({ event }) => event === "paid"),
    );
  if (offer.ask === "ask-harvest" && free("harvest").length)
    return say("cuba-guard-harvest", { n: free("harvest").length });
  if (offer.ask === "ask-foreman" && free("use").length) return say("cuba-guard-foreman", { n: free("use").length });
  if (offer.ask === "ask-trade" && free("take").length) return say("cuba-guard-free");
  return "";
}
