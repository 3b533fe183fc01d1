// How the events of HAVANA look: which drawing travels from where to where.
import type { Flight } from "../motion";
import type { Event } from "../wire";
import { cardArt, houseArt, pieceArt } from "./view";

/** The places that an event's place can mean on the screen, the best first. */
function places(place: string, seat: number, what: string): string[] {
  if (place === "stock") return [`stock ${seat} ${what}`, `place ${seat}`];
  if (place.startsWith("seat ")) return places("stock", Number(place.slice(5)) - 1, what);
  if (place === "supply" || place === "bank") return [`supply ${what}`, "supply"];
  if (place === "bag" || place === "box" || place === "pile") return [place, "supply"];
  if (place === "centre") return [`centre ${what}`, "centre"];
  return [`end ${place}`, `row ${place}`, "town"];
}

export function flight(event: Event): Flight | null {
  const { source = "", target = "", what = "", n = 1 } = event;
  const seat = event.seat ?? -1;
  const purse = places("stock", seat, "peso");
  const own = [`own ${seat}`, `place ${seat}`];
  const [hand, discard] = [
    [`hand ${seat}`, `place ${seat}`],
    [`discards ${seat}`, `place ${seat}`],
  ];
  switch (event.event) {
    case "moved":
      return { art: pieceArt(what), from: places(source, seat, what), to: places(target, seat, what) };
    case "paid":
      return { art: "piece-coin", from: purse, to: places("bank", seat, "peso") };
    case "earned":
      return { art: "piece-coin", from: places("bank", seat, "peso"), to: purse };
    case "taken":
      return n ? { art: "piece-coin", from: places("centre", seat, "peso"), to: purse } : null;
    case "stolen":
      return n ? { art: "piece-coin", from: places(source, seat, "peso"), to: purse } : null;
    case "restocked":
      return n ? { art: "piece-coin", from: places("bank", seat, "peso"), to: places("centre", seat, "peso") } : null;
    case "bought":
      return { art: houseArt(what), size: 84, from: places(source, seat, what), to: own };
    case "removed":
      return { art: houseArt(what), size: 84, from: places(source, seat, what), to: places("box", seat, what) };
    case "dealt":
      return { art: houseArt(what), size: 84, from: places("pile", seat, what), to: places(target, seat, what) };
    case "swapped":
      return { art: houseArt(what), size: 84, from: places("pile", seat, what), to: places(source, seat, what) };
    case "scored":
      return { rise: `+${n}`, art: "piece-vp", from: [`points ${seat}`, `place ${seat}`] };
    case "card":
      return { rise: "✓", art: cardArt(what), from: [`open ${seat} ${what}`, `place ${seat}`] };
    case "laid":
      return { art: "piece-hand", size: 44, from: hand, to: [`open ${seat} ${what}`, `place ${seat}`] };
    case "revealed":
      return { art: cardArt(what), size: 56, from: hand, to: [`opened ${seat}`, `place ${seat}`] };
    case "covered":
      return { art: cardArt(what), size: 44, from: [`open ${seat} ${what}`, `opened ${seat}`], to: discard };
    case "refreshed":
    case "renewed":
      return { art: "piece-hand", size: 44, from: discard, to: hand };
    default:
      return null;
  }
}
