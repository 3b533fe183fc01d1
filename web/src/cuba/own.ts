// Ships and plantations of a table that is played with somebody's own cards.
import type * as wire from "../wire";
import { CARGO, LAND } from "./catalog";

const named = (letters: string, names: Record<string, string>) => [...letters].map((letter) => names[letter] ?? "");

export function ownShip(found: wire.TableComponents | null, ship: number): string[] | undefined {
  const ships = found?.components.ships as Record<string, string> | undefined;
  return ships?.[ship] === undefined ? undefined : named(ships[ship], CARGO);
}

export function ownBoard(found: wire.TableComponents | null, name: string): string[] | undefined {
  const boards = found?.components.plantations as Record<string, string[]> | undefined;
  return boards?.[name] && named(boards[name].join(""), LAND);
}
