// Made by web/dev/wire.py from the Python side. Do not edit.

export interface CubaShip {
  ship: number;
  loaded: boolean[];
  spaces: string[];
}
export interface CubaHarbour {
  sea: CubaShip | null;
  "1": CubaShip | null;
  "2": CubaShip | null;
  "3": CubaShip | null;
}
export interface CubaPile {
  unseen: number[];
  tail: number[];
}
export interface CubaVeto {
  group: string;
  round: number;
}
export interface CubaProgress {
  count: number;
  spare: number;
  harvested: string[];
  bought: string[];
  sold: string[];
  used: string[];
  tile: string | null;
  dock: number | null;
  cargo: string | null;
  after: string;
}
export interface CubaPlayer {
  points: number;
  sources: Record<string, number>;
  pesos: number;
  yard: Record<string, number>;
  warehouse: Record<string, number>;
  board: string;
  pawn: string;
  buildings: Record<string, string>;
  hand: string[];
  played: string[];
  fifth: string | null;
}
export interface CubaSnapshot {
  round: number;
  step: string;
  turn: number;
  start: number | null;
  lap: number;
  market: Record<string, number>;
  supply: Record<string, number>;
  bank: number | null;
  buildings_left: string[];
  markers: string[];
  harbour: CubaHarbour;
  pile: CubaPile;
  law_piles: Record<string, string[]>;
  proposals: Record<string, string | null>;
  laws: Record<string, string | null>;
  passed: string[];
  vetoed: CubaVeto | null;
  church: number | null;
  town_hall: number | null;
  votes: number[];
  taxed: number[];
  asked: number[];
  answered: number[];
  progress: CubaProgress;
  players: CubaPlayer[];
  sealed: (string | null)[];
  delegates: (string | null)[];
}
export interface HavanaRows {
  top: string[];
  bottom: string[];
}
export interface HavanaProgress {
  carried: string[];
  card: string | null;
  victim: number | null;
  stolen: number;
  count: number;
  swap: string | null;
  buying: string | null;
  replaced: Record<string, number>;
  replaced_workers: number;
  row: string | null;
  after: string;
}
export interface HavanaPile {
  cards: string[];
  at_least: number;
}
export interface HavanaKnown {
  hand: string[];
  discard: string[];
  unknown: string[];
  unknown_in_hand: number;
  piles: HavanaPile[];
}
export interface HavanaPlayer {
  points: number;
  pesos: number;
  workers: number;
  cubes: Record<string, number>;
  buildings: string[];
  open: string[];
  number: number | null;
  covered: string | null;
  hand_count: number;
  discard_count: number;
  laid_count: number;
  known: HavanaKnown;
}
export interface HavanaCards {
  hand: string[];
  discard: string[];
  laid: string[];
}
export interface HavanaSnapshot {
  round: number;
  step: string;
  turn: number;
  place: number;
  order: number[];
  rows: HavanaRows;
  pile: string[];
  bag: Record<string, number>;
  centre: Record<string, number>;
  box: Record<string, number>;
  workers: number;
  bank: number | null;
  removed: boolean;
  hired: boolean;
  dealt: boolean;
  sold: boolean;
  idle: number;
  ended: string | null;
  asked: number[];
  answered: number[];
  progress: HavanaProgress;
  players: HavanaPlayer[];
  cards: HavanaCards[];
}
