// Made by web/dev/wire.py from the Python side. Do not edit.

export interface CubaShip {
  ship: number;
  loaded: boolean[];
  spaces: string[];
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
export interface CubaTable {
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
  harbour: Record<"sea" | "1" | "2" | "3", CubaShip | null>;
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
}
export interface CubaPrice {
  row: number[];
  buy: number;
  sell: number;
}
export interface CubaPublic extends CubaTable {
  game: "cuba";
  rules: number;
  seats: number;
  edition: string;
  options: Record<string, string>;
  components: string;
  waiting: number[];
  phase: string | null;
  rounds: number;
  laps: number;
  card_votes: Record<string, number>;
  cheapest: string[];
  building_fee: number;
  prices: Record<string, CubaPrice>;
  payable: string[][];
  order: number[];
  landscapes: string[][];
}
export interface CubaOwn {
  seat: number | null;
  sealed: string | null;
  delegate: string | null;
  cross: string[] | null;
  alone: string[] | null;
}
export interface CubaView extends CubaPublic, CubaOwn {
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
export interface HavanaTable {
  round: number;
  step: string;
  turn: number;
  place: number;
  order: number[];
  rows: Record<"top" | "bottom", string[]>;
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
}
export interface HavanaPrice {
  points: number;
  brick: number;
  sandstone: number;
  loam: number;
  glass: number;
  debris: number;
  pesos: number;
  workers: number;
  architect: boolean;
}
export interface HavanaReplaceable {
  piece: string;
  n: number;
  by: string;
  each: number;
}
export interface HavanaPayment {
  replaced: Record<string, number>;
  pays: Record<string, number>;
}
export interface HavanaPurchase {
  building: string;
  pieces: HavanaReplaceable[];
  payments: HavanaPayment[];
}
export interface HavanaPublic extends HavanaTable {
  game: "havana";
  rules: number;
  seats: number;
  edition: string;
  options: Record<string, string>;
  components: string;
  waiting: number[];
  phase: string | null;
  target: number;
  ends: Record<string, string>;
  protected: number[];
  prices: Record<string, HavanaPrice>;
}
export interface HavanaOwn {
  seat: number | null;
  hand: string[] | null;
  discard: string[] | null;
  laid: string[] | null;
  next_number: number | null;
  purchase: HavanaPurchase | null;
}
export interface HavanaView extends HavanaPublic, HavanaOwn {
}
export type View = CubaView | HavanaView;
