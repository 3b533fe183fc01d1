// Made by web/dev/wire.py from the Python side. Do not edit.

import type { View } from "./views";

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
export interface Lack {
  what: string;
  n?: number;
  instead?: number;
  rule?: string;
}
export interface Reason {
  key: string;
  n?: number;
  what?: string;
  rule?: string;
  lacks?: Lack[];
}
export interface Choice {
  move: string;
  place?: string;
  effect?: Event[];
}
export interface NotOffered {
  move: string;
  reason: Reason;
  place?: string;
}
export interface Offer {
  ask: string;
  moves: Choice[];
  refused: NotOffered[];
}
export interface Prospect {
  kind: string;
  place?: string;
  move?: string;
  n?: number;
  effect?: Event[];
}
export interface Preview {
  table: Prospect[];
  moves: Record<string, Prospect[]>;
}
export interface Risk {
  key: string;
  share: number;
  n: number;
}
export interface LikelierSeat {
  seat: number;
  share: number;
}
export interface AdvisedPlan {
  moves: string[];
  events: Event[];
  now: number;
  points: number;
  points_error: number;
  share: number;
  share_error: number;
  low: number;
  risks: Risk[];
  rival: LikelierSeat | null;
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
export interface Patience {
  live: number;
  days: number;
}
export interface Vote {
  agreed: number[];
  declined: number[];
  whom?: number[];
  pace?: NoPace | LivePace | TurnPace | null;
}
export interface Club {
  club: string;
  name: string;
  made: number;
  code: string;
  role: string;
  members: Member[];
  tables: Table[];
  results: number;
}
export interface ClubInfo {
  club: string;
  name: string;
  members: number;
  role: string | null;
}
export interface ClubList {
  clubs: ClubInfo[];
}
export interface JoinClub {
  name?: string | null;
}
export interface Member extends Ready {
  role: string;
  since: number;
  here: boolean;
}
export interface NameClub {
  name: string;
}
export interface Remind {
  table: string;
  seat: number;
}
export interface SetRole {
  role: "organiser" | "member";
}
export interface Agree {
  id: string;
  agree: boolean;
  seat?: number | null;
}
export interface AgreeOnBot {
  id: string;
  agree: boolean;
  whom: number;
  seat?: number | null;
}
export interface AgreeOnClock {
  id: string;
  agree: boolean;
  seat?: number | null;
  pace?: NoPace | LivePace | TurnPace | null;
}
export interface AskCoach {
  id: string;
  seat?: number | null;
}
export interface AskOffer {
  seat?: number | null;
}
export interface AskPlan {
  moves: string[];
  seat?: number | null;
  skips?: boolean;
}
export interface Back {
  id: string;
  seat?: number | null;
}
export interface Hello {
  n?: Record<string, number>;
  seats?: number[] | null;
}
export interface Message {
  hello?: Hello | undefined;
  play?: Play | undefined;
  undo?: Undo | undefined;
  restart?: Undo | undefined;
  resign?: SeatCommand | undefined;
  stand?: SeatCommand | undefined;
  back?: Back | undefined;
  stop?: Agree | undefined;
  rematch?: Agree | undefined;
  clock?: AgreeOnClock | undefined;
  bot?: AgreeOnBot | undefined;
  offer?: AskOffer | undefined;
  plan?: AskPlan | undefined;
  queue?: Queue | undefined;
  withdraw?: Withdraw | undefined;
  preview?: AskOffer | undefined;
  coach?: AskCoach | undefined;
  chat?: Say | undefined;
  mute?: Mute | undefined;
  ping?: Ping | undefined;
  looking?: boolean | undefined;
}
export interface Mute {
  person: string;
  on: boolean;
}
export interface Ping {
}
export interface Play {
  n: number;
  id: string;
  moves: string[];
  seat?: number | null;
}
export interface Queue {
  id: string;
  moves: string[];
  mark: string;
  seat?: number | null;
}
export interface Say {
  id: string;
  text: string;
}
export interface SeatCommand {
  id: string;
  seat?: number | null;
  bot?: string | null;
}
export interface Undo {
  n: number;
  id: string;
  seat?: number | null;
}
export interface Withdraw {
  id: string;
  seat?: number | null;
}
export interface CheckComponents {
  text: string;
  language?: string | null;
}
export interface CheckedComponents {
  findings: Remark[];
  components: Record<string, unknown> | null;
  differ: string[];
}
export interface GameInfo {
  seats: number[];
  editions: Record<string, string>;
  edition: string;
  options: Record<string, OptionInfo>;
  answers: Record<string, Record<string, string>>;
  components: Record<string, unknown>;
  own_components: boolean;
  guides: string[];
}
export interface Games {
  games: Record<string, GameInfo>;
  bots: string[];
  languages: string[];
  colours: string[];
  version: string;
}
export interface OptionInfo {
  default: string;
  values: string[];
  least?: number | null;
  most?: number | null;
}
export interface Remark {
  place: string;
  part: string;
  text: string;
}
export interface TableComponents {
  own: boolean;
  components: Record<string, unknown>;
  reconstruction: Record<string, unknown>;
  differ: string[];
}
export interface Guide {
  game: string;
  edition: string;
  options: Record<string, string>;
  seat: number;
  names: string[];
  steps: GuideStep[];
}
export interface GuideStep {
  say: string;
  chapter: string;
  move: string;
  at: string[];
  paragraph: string;
  is_later: boolean;
  updates: GuideUpdate[];
}
export interface GuideUpdate {
  events: Event[];
  view: View;
  waiting: number[];
  offer: Offer | null;
}
export interface League {
  settings: LeagueSettings;
  state: string;
  season: number;
  round: number;
  left: number | null;
  seed: string;
  signed: string[];
  groups: LeagueGroup[];
  joined: boolean;
}
export interface LeagueGroup {
  players: Standing[];
  tables: RoundTable[];
}
export interface LeagueSettings {
  name: string;
  game: string;
  seats: number;
  rounds?: number;
  days?: number;
  turn?: number;
  moves?: number;
  draw?: "random" | "strength";
  pause?: number;
}
export interface MoreDays {
  days?: number;
}
export interface RoundTable {
  round: number;
  table: string;
  state: string;
}
export interface Standing {
  person: string;
  name: string;
  colour: string;
  played: number;
  points: number;
  share: number;
  wins: number;
  forfeits: number;
  left: boolean;
  way: "up" | "down" | "";
}
export interface AboutMe {
  name?: string | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | null;
  language?: string | null;
}
export interface Carry {
  token: string;
  leave?: boolean;
}
export interface Me {
  person: string;
  name: string;
  colour: string;
  language: string;
}
export interface OneTimeLink {
  token: string;
  path: string;
  expires: number;
}
export interface Turn {
  table: string;
  game: string;
  name: string;
  ways: string[];
}
export interface Turns {
  turns: Turn[];
}
export interface Ack {
  id: string;
  seat: number;
  n: number;
}
export interface Advice {
  id: string;
  seat: number;
  n: number;
  plans: AdvisedPlan[];
}
export interface Clock {
  left: number;
  runs: boolean;
  grace?: boolean;
}
export interface Muted {
  persons: string[];
}
export interface NoteInfo {
  at: number;
  kind: string;
  seat: number;
  heading: string;
  bot?: string | null;
  why?: string | null;
  until?: string | null;
  pace?: NoPace | LivePace | TurnPace | null;
}
export interface OfferMessage {
  seat: number;
  n: number;
  offer: Offer;
}
export interface OverMessage {
  result: Result;
}
export interface Planned {
  seat: number;
  n: number;
  why: string;
  moves: string[];
  effects: Event[][];
  certain: number;
  mark: string;
  stuck: NotOffered | null;
  has_ended: boolean;
  view: View;
  offer: Offer | null;
}
export interface PreviewMessage {
  seat: number;
  n: number;
  preview: Preview;
}
export interface Queued {
  seat: number;
  moves: string[];
  state: string;
  why: string;
  move: string;
}
export interface Refused {
  id: string;
  error: string;
  message: string;
}
export interface RowInfo {
  kind: string;
  seat?: number | null;
  bot?: string | null;
  why?: string | null;
  agree?: boolean | null;
  table?: string | null;
  until?: string | null;
  whom?: number | null;
  pace?: NoPace | LivePace | TurnPace | null;
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
  notes: NoteInfo[] | undefined;
}
export interface Welcome {
  table: Table;
  follows: number[];
  chat: Chat[];
  muted: string[];
  now: number;
  person: string | null;
}
export interface AddMail {
  kind: "mail";
  address: string;
}
export interface AddPush {
  kind: "push";
  subscription: PushSubscription;
  device?: string;
}
export interface AddWebhook {
  kind: "webhook";
  address: string;
  form?: "json" | "discord";
}
export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  form: string;
  shown: string;
  state: "unconfirmed" | "on" | "failing" | "off";
  failures: number;
  last: LastNotice | null;
}
export interface Holiday {
  first: string;
  last: string;
}
export interface Holidays {
  holidays: Holiday[];
}
export interface LastNotice {
  arrived: boolean;
  said: string;
  took: number;
  at: number;
}
export interface MailLink {
  shown: string;
}
export interface MailToken {
  token: string;
  never?: boolean;
}
export interface MyNotices {
  settings: NoticeSettings;
  channels: Channel[];
  holidays: Holiday[];
  holidays_left: number;
  holidays_a_year: number;
  ways: ("title" | "sound" | "push" | "mail" | "webhook")[];
  push_key: string | null;
}
export interface NewChannel {
  channel: Channel;
  secret: string;
}
export interface NoticeSettings {
  live: ("title" | "sound" | "push" | "mail" | "webhook")[];
  days: ("title" | "sound" | "push" | "mail" | "webhook")[];
  league: ("title" | "sound" | "push" | "mail" | "webhook")[];
  about: ("your_turn" | "hour_left" | "invitation" | "begun" | "over" | "rematch" | "stand_in" | "chat")[];
  quiet: QuietHours | null;
  zone: string;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}
export interface QuietHours {
  begin: string;
  end: string;
}
export interface Companion extends Ready {
  games: number;
  last: number;
  table: string;
}
export interface CompanionList {
  people: Companion[];
}
export interface LookForPeople {
  game: string;
  seats: number[];
  languages: string[];
  pace?: NoPace | LivePace | TurnPace;
  bots_after?: number | null;
  look_for?: number;
}
export interface PairingState {
  state: string;
  counts: Record<string, number>;
  table: string | null;
  game: string;
  seats: number[];
  pace: NoPace | LivePace | TurnPace;
  languages: string[];
  people: Ready[];
  lacking: number;
  waited: number;
  left: number;
  bots_in: number | null;
}
export interface Ready {
  person: string;
  name: string;
  colour: string;
  ended: number;
  finished: number;
}
export interface Unpaired {
  table: string | null;
}
export interface AskForLink {
  address: string;
}
export interface BotRating {
  bot: string;
  points: number;
  error: number;
}
export interface Challenge {
  options: Record<string, unknown>;
}
export interface DeviceInfo {
  id: string;
  browser: string;
  system: string;
  made: number;
  used: number;
  here: boolean;
}
export interface MyKeys {
  lasting: boolean;
  passkeys: PasskeyInfo[];
  recovery: RecoveryInfo | null;
  mails: string[];
  devices: DeviceInfo[];
  can_mail: boolean;
  can_passkey: boolean;
  visible: "everybody" | "mates" | "nobody";
  rated: boolean;
  running: number;
  games: number;
}
export interface NewPasskey {
  credential: Record<string, unknown>;
}
export interface PagesSeen {
  persons: string[];
}
export interface PasskeyInfo {
  id: string;
  host: string;
  made: number;
  used: number;
}
export interface PersonInfo {
  person: string;
  name: string;
  colour: string;
  language: string;
  since: number;
  is_me: boolean;
  finished: number | null;
  ratings: RatingInfo[];
  together: Together | null;
  results: TallyInfo[];
  rivals: RivalInfo[];
}
export interface PointsInfo {
  points: number;
  error: number;
  games: number;
  people: number;
}
export interface Privacy {
  visible?: "everybody" | "mates" | "nobody" | null;
  rated?: boolean | null;
}
export interface RatingInfo {
  game: string;
  all: PointsInfo;
  seats: Record<string, PointsInfo>;
  bots: BotRating[];
}
export interface RecoveryCode {
  code: string;
}
export interface RecoveryInfo {
  made: number;
  kept: boolean;
}
export interface RivalInfo {
  person: string;
  name: string;
  colour: string;
  games: number;
  before: number;
  behind: number;
  last: number;
}
export interface SharedGame {
  table: string;
  name: string;
  game: string;
  at: number;
  mine: number;
  theirs: number;
}
export interface ShowCode {
  code: string;
  leave?: boolean;
}
export interface ShowLink {
  token: string;
  leave?: boolean;
}
export interface ShowPasskey {
  credential: Record<string, unknown>;
  leave?: boolean;
}
export interface SignInWays {
  passkey: boolean;
  mail: boolean;
}
export interface TallyInfo {
  game: string;
  seats: number;
  games: number;
  won: number;
  points: number;
}
export interface Together {
  games: number;
  before: number;
  behind: number;
  last: SharedGame[];
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
export interface Frame {
  step: number;
  heading: string;
  seat: number | null;
  moves: string[];
  events: Event[];
  view: View;
}
export interface Log {
  lines: LogLine[];
  at: number;
}
export interface LogLine {
  at: number;
  event: Event;
  text: string;
}
export interface Replay {
  steps: number;
  frames: Frame[];
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
  tables_frozen: number;
}
export interface Problem {
  error: string;
  message: string;
}
export interface Begin {
  bot?: string | null;
}
export interface Fork {
  step: number;
  listed?: boolean;
  several?: boolean;
  pace?: NoPace | LivePace | TurnPace;
  who?: ("me" | "open" | SeatFor)[] | null;
}
export interface Forked {
  table: string;
  step: number;
}
export interface Join {
  token: string;
  seat?: number | null;
  name?: string | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | null;
}
export interface Kept {
  table: Table;
}
export interface Leave {
  seat: number;
}
export interface Link {
  token: string;
  path: string;
}
export interface Listing {
  listed: boolean;
  several?: boolean | null;
}
export interface Opened {
  table: Table;
  invitation: string;
  watch: string;
}
export interface Opening {
  game: string;
  seats: number;
  name?: string | null;
  edition?: string | null;
  options?: Record<string, string>;
  listed?: boolean;
  several?: boolean;
  pace?: NoPace | LivePace | TurnPace;
  who?: ("me" | "open" | SeatFor)[] | null;
  components?: string | null;
  rated?: boolean;
  club?: string | null;
}
export interface PassOn {
  seat?: number | null;
  person?: string | null;
}
export interface PutBot {
  bot?: string | null;
  person?: string | null;
}
export interface Remove {
  seat: number;
}
export interface Result {
  scores: number[];
  winners: number[];
  sources: Record<string, number>[];
  ending: Record<string, string | number>;
  seed: string;
}
export interface SeatFor {
  bot?: string | null;
  person?: string | null;
}
export interface SeatInfo {
  seat: number;
  state: string;
  name: string;
  person: string | null;
  colour: string;
  bot: string | null;
  present: boolean;
  away: number | null;
  holiday: string | null;
  asked: number | null;
  kept: boolean;
  kept_for: string | null;
  kept_name: string;
}
export interface Sit {
  seat?: number | null;
  name?: string | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | null;
}
export interface Swap {
  seats: number[];
}
export interface Table {
  table: string;
  name: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  own_components: boolean;
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
  phase: string;
  left: number | null;
  votes: Record<string, Vote>;
  patience: number;
  result: Result | null;
  frozen: "settings" | "log" | "store" | null;
  paused: boolean;
  rated: boolean;
  coach: boolean;
  club: string | null;
}
export interface TableList {
  tables: Table[];
}
export interface Upload {
  record: string;
}
