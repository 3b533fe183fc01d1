// How the events of CUBA look: which drawing travels from where to where.
import { colour } from "../art/seat";
import type { Flight } from "../motion";
import type { Event, Table } from "../wire";
import { buildingArt } from "./view";

const RISES = new Set(["scored"]);

/** The places that an event's place can mean on the screen, the best first. */
function places(place: string, event: Event): string[] {
  const seat = event.seat ?? -1;
  const what = event.what ?? "";
  if (place === "yard" || place === "warehouse")
    return [`${place} ${seat} ${what}`, `${place} ${seat}`, `has ${seat} ${what}`, `seat ${seat}`];
  if (place === "market") return [`market ${what}`, "market"];
  if (place === "supply") return [`supply ${what}`, "alternative free-material", `seat ${seat}`];
  if (place.startsWith("dock") || place === "sea") return [`${place} ${what}`, place];
  if (place === "pile" || place === "bank") return [place];
  return [`field ${seat} ${place}`, `seat ${seat}`];
}

function cause(event: Event): string[] {
  const seat = event.seat ?? -1;
  const building = event.why?.startsWith("building ") ? [`tile ${event.why.slice(9)}`] : [];
  const law = event.why?.startsWith("law ") ? ["law I", "law II"] : [];
  return [...building, ...law, `car ${seat}`, `seat ${seat}`];
}

export function flight(event: Event, _me: number | null, info: Table): Flight | null {
  const { source = "", target = "", what = "", seat = null, n = 1 } = event;
  const className = colour(info.seats[seat ?? 0]?.colour);
  if (event.event === "moved") return { art: `piece-${what}`, from: places(source, event), to: places(target, event) };
  if (event.event === "paid") return { art: "piece-peso", from: [`purse ${seat}`, `seat ${seat}`], to: ["bank"] };
  if (event.event === "earned") return { art: "piece-peso", from: ["bank"], to: [`purse ${seat}`, `seat ${seat}`] };
  if (event.event === "pawn")
    return {
      art: "pawn-seat",
      className,
      size: 44,
      from: [`field ${seat} ${source}`, `seat ${seat}`],
      to: [`field ${seat} ${target}`],
    };
  if (event.event === "built")
    return {
      art: buildingArt(what),
      size: 46,
      from: [`building ${what}`],
      to: [`field ${seat} ${target}`, `seat ${seat}`],
    };
  if (event.event === "card")
    return { art: `character-${what}`, size: 46, from: [`hand ${seat} ${what}`], to: [`seat ${seat}`] };
  if (event.event === "marker") return { art: "piece-marker", from: [`seat ${seat}`], to: [`alternative ${what}`] };
  if (event.event === "ship") return { art: "ship", size: 120, from: places(source, event), to: places(target, event) };
  if (RISES.has(event.event)) return { rise: `+${n}`, art: "piece-vp", from: cause(event) };
  return null;
}
