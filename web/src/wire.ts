// Made by web/dev/wire.py from the Python side. Do not edit.

// What a seat may know; views.ts has its form for each game.
export type View = Record<string, unknown>;
export interface Event {
  event: string;
  seat?: number | null;
  what?: string;
  n?: number;
  source?: string;
  target?: string;
  why?: string;
  seen?: number[] | null;
}
export interface Reason {
  key: string;
  n?: number;
  what?: string;
  rule?: string;
}
export interface Choice {
  move: string;
  place?: string;
  effect?: Event[];
}
export interface Refusal {
  move: string;
  reason: Reason;
  place?: string;
}
export interface Offer {
  ask: string;
  moves: Choice[];
  refused: Refusal[];
}
export interface NoPace {
  kind: "none";
}
export interface LivePace {
  kind: "live";
  bank: number;
  increment: number;
}
export interface TurnPace {
  kind: "turn";
  turn: number;
}
export interface AboutMe {
  name?: string | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | null;
  language?: string | null;
}
export interface Carry {
  token: string;
}
export interface BotSeat {
  bot: string;
}
export interface Opening {
  game: string;
  seats: number;
  edition?: string | null;
  options?: Record<string, string>;
  listed?: boolean;
  several?: boolean;
  pace?: NoPace | LivePace | TurnPace;
  who?: ("me" | "open" | BotSeat)[] | null;
}
export interface Fork {
  step: number;
  listed?: boolean;
  several?: boolean;
  pace?: NoPace | LivePace | TurnPace;
  who?: ("me" | "open" | BotSeat)[] | null;
}
export interface Join {
  token: string;
  seat?: number | null;
  name?: string | null;
}
export interface Sit {
  seat?: number | null;
  name?: string | null;
}
export interface Leave {
  seat: number;
}
export interface PutBot {
  bot: string | null;
}
export interface Begin {
  bot?: string | null;
}
export interface Listing {
  listed: boolean;
  several?: boolean | null;
}
export interface Remove {
  seat: number;
}
export interface PassOn {
  seat?: number | null;
  person?: string | null;
}
export interface Upload {
  record: string;
}
export interface Me {
  person: string;
  name: string;
  colour: string;
  language: string;
}
export interface Problem {
  error: string;
  message: string;
}
export interface SeatInfo {
  seat: number;
  state: string;
  name: string;
  person: string | null;
  colour: string;
  bot: string | null;
  present: boolean;
}
export interface Result {
  scores: number[];
  winners: number[];
  sources: Record<string, number>[];
  ending: Record<string, string | number>;
  seed: string;
}
export interface Forked {
  table: string;
  step: number;
}
export interface Table {
  table: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  state: string;
  listed: boolean;
  several: boolean;
  removed: boolean;
  pace: NoPace | LivePace | TurnPace;
  owner: string;
  commitment: string;
  opened: number;
  changed: number;
  seats: SeatInfo[];
  yours: number[];
  forked: Forked | null;
  rematch: string | null;
  waiting: number[];
  heading: string;
  result: Result | null;
}
export interface Tables {
  tables: Table[];
}
export interface Opened {
  table: Table;
  invitation: string;
  watch: string;
}
export interface Kept {
  table: Table;
}
export interface Link {
  token: string;
  path: string;
}
export interface OneTimeLink {
  token: string;
  path: string;
  expires: number;
}
export interface OptionInfo {
  default: string;
  values: string[];
  least?: number | null;
  most?: number | null;
}
export interface GameInfo {
  seats: number[];
  editions: Record<string, string>;
  edition: string;
  options: Record<string, OptionInfo>;
}
export interface Games {
  games: Record<string, GameInfo>;
  bots: string[];
  languages: string[];
  colours: string[];
  version: string;
}
export interface LogLine {
  at: number;
  event: Event;
  text: string;
}
export interface Log {
  lines: LogLine[];
  at: number;
}
export interface Frame {
  step: number;
  heading: string;
  seat: number | null;
  moves: string[];
  events: Event[];
  view: View;
}
export interface Replay {
  steps: number;
  frames: Frame[];
}
export interface Chat {
  k: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface ChatPage {
  chat: Chat[];
}
export interface Health {
  status: string;
  version: string;
  store: string;
  pulse: number;
  workers: number;
  workers_dead: number;
  tasks_dead: number;
  tasks_restarted: number;
  tables_damaged: number;
}
export interface Hello {
  n?: Record<string, number>;
  seats?: number[] | null;
}
export interface Play {
  n: number;
  id: string;
  moves: string[];
  seat?: number | null;
}
export interface Undo {
  n: number;
  id: string;
  seat?: number | null;
}
export interface Wish {
  id: string;
  seat?: number | null;
  bot?: string | null;
}
export interface Back {
  id: string;
  seat?: number | null;
}
export interface Agree {
  id: string;
  agree: boolean;
  seat?: number | null;
}
export interface AskOffer {
  seat?: number | null;
}
export interface Say {
  id: string;
  text: string;
}
export interface Mute {
  person: string;
  on: boolean;
}
export interface Ping {
}
export interface Message {
  hello?: Hello | undefined;
  play?: Play | undefined;
  undo?: Undo | undefined;
  restart?: Undo | undefined;
  resign?: Wish | undefined;
  stand?: Wish | undefined;
  back?: Back | undefined;
  stop?: Agree | undefined;
  rematch?: Agree | undefined;
  offer?: AskOffer | undefined;
  chat?: Say | undefined;
  mute?: Mute | undefined;
  ping?: Ping | undefined;
}
export interface Clock {
  left: number;
  runs: boolean;
}
export interface RowInfo {
  kind: string;
  seat?: number | null;
  bot?: string | null;
  why?: string | null;
  agree?: boolean | null;
  table?: string | null;
}
export interface Update {
  seat: number | null;
  n: number;
  at: number;
  events: Event[];
  view: View;
  waiting: number[];
  offer: Offer | null;
  can_undo: boolean;
  draft: number;
  since: number;
  clocks: Clock[] | null;
  row: RowInfo | null;
}
export interface Welcome {
  table: Table;
  follows: number[];
  chat: Chat[];
  muted: string[];
  now: number;
}
export interface Ack {
  id: string;
  seat: number;
  n: number;
}
export interface Refused {
  id: string;
  error: string;
  message: string;
}
export interface OfferMessage {
  seat: number;
  n: number;
  offer: Offer;
}
export interface OverMessage {
  result: Result;
}
export interface Muted {
  persons: string[];
}
