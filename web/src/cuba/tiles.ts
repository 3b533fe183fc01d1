// The buildings as the panel shows them: what is printed on each, and what that means for a seat now.
import { capital } from "../words/wording";
import { lined, say, words } from "../words/words.svelte";
import { cost, held, kindOf, type Cost, type View } from "./view";

export interface Printed {
  name: string;
  title: string;
  price: Cost[];
  priced: string;
  does: string;
  about: string;
}

export interface Tile extends Printed {
  left: number;
  owners: number[];
  pieces: { piece: string; lacks: boolean }[];
  fee: number; // pesos that a law adds
  lacks: { piece: string; n: number }[];
  isPayable: boolean;
}

export function print(name: string, options: Record<string, string>): Printed {
  const price = cost(name, options);
  return {
    name,
    title: capital(words().name("building", name)),
    price,
    priced: lined(price.map(({ piece, n }) => words().amount(piece, n))),
    does: signs(name, options),
    about: words().does(`building-${name}`, options),
  };
}

/** What a building asks of a seat now, the pesos of a law included. */
export function tile(printed: Printed, view: View, seat: number): Tile {
  const { name, price } = printed;
  const left = view.buildings_left.filter((tile) => kindOf(tile) === name).length;
  const fee = left ? view.building_fee : 0;
  const asked = [...price, ...(fee ? [{ piece: "peso", n: fee }] : [])];
  const has = (piece: string) => (piece === "peso" ? (view.players[seat]?.pesos ?? 0) : held(view, seat, piece));
  return {
    ...printed,
    priced: fee ? lined([printed.priced, say("pesos", { n: fee })]) : printed.priced,
    left,
    owners: owners(view, name),
    pieces: price.flatMap(({ piece, n }) => Array.from({ length: n }, (_, i) => ({ piece, lacks: i >= has(piece) }))),
    fee,
    lacks: asked.map(({ piece, n }) => ({ piece, n: n - has(piece) })).filter(({ n }) => n > 0),
    isPayable: view.payable[seat]?.includes(name) ?? false,
  };
}

function owners(view: View, name: string): number[] {
  return view.players.flatMap((player, seat) =>
    Object.values(player.buildings)
      .filter((tile) => kindOf(tile) === name)
      .map(() => seat),
  );
}

function signs(name: string, options: Record<string, string>): string {
  const special = Object.entries(options)
    .map(([option, value]) => `tile-${name}-${option}-${value}`)
    .find((key) => words().has(key));
  return say(special ?? `tile-${name}`);
}
