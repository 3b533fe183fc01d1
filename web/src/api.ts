// The HTTP part of the server (docs/protocol.md). A refusal is thrown as Refusal, never as anything else.
import type * as wire from "./wire";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "", 0);
  }
  const text = await answer.text();
  const content = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok) throw new Refusal(content?.error ?? "request/failed", content?.message ?? "", answer.status);
  return content as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: object = {}) => ask<T>("POST", path, body);

function query(asked: Record<string, string | number | null | undefined>): string {
  const said = Object.entries(asked).filter(([, value]) => value != null);
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : "";
}

export const guide = (name: string) => get<wire.Guide>(`/guides/${encodeURIComponent(name)}`);
export const me = () => get<wire.Me | null>("/me");
export const aboutMe = (about: wire.AboutMe) => post<wire.Me>("/me", about);
export const linkDevice = () => post<wire.OneTimeLink>("/me/link");
export const carry = (token: string) => post<wire.Me>("/me/carry", { token });
export const forgetMe = () => ask<void>("DELETE", "/me");
export const myTables = (state?: string) => get<wire.TableList>(`/me/tables${query({ state })}`);
export const notices = () => get<wire.MyNotices>("/me/notices");
export const setNotices = (settings: wire.NoticeSettings) =>
  ask<wire.MyNotices>("PUT", "/me/notices/settings", settings);
export const setHolidays = (holidays: wire.Holiday[]) =>
  ask<wire.MyNotices>("PUT", "/me/notices/holidays", { holidays });
export const addChannel = (channel: wire.AddPush | wire.AddMail | wire.AddWebhook) =>
  post<wire.NewChannel>("/me/notices/channels", channel);
export const removeChannel = (id: string) => ask<void>("DELETE", `/me/notices/channels/${id}`);
export const testChannel = (id: string) => post<wire.Channel>(`/me/notices/channels/${id}/test`);
export const confirmMail = (token: string) => post<wire.MailLink>("/notices/confirm", { token });
export const unsubscribe = (token: string, never: boolean) =>
  post<wire.MailLink>("/notices/unsubscribe", { token, ...(never && { never }) });
export const turns = () => get<wire.Turns>("/me/turns");
export const pairing = () => get<wire.PairingState>("/me/pairing");
export const lookForPeople = (search: wire.LookForPeople) => post<wire.PairingState>("/me/pairing", search);
export const stopLooking = () => ask<wire.Unpaired>("DELETE", "/me/pairing");
export const beginWithBots = () => post<wire.PairingState>("/me/pairing/begin");
export const people = () => get<wire.CompanionList>("/me/people");
export const clubs = () => get<wire.ClubList>("/clubs");
export const openClub = (name: string) => post<wire.Club>("/clubs", { name });
export const club = (id: string) => get<wire.Club>(`/clubs/${id}`);
export const clubResults = (id: string, before?: string) =>
  get<wire.TableList>(`/clubs/${id}/results${query({ before })}`);
export const clubLink = (code: string) => get<wire.ClubInfo>(`/club-links/${code}`);
export const joinClub = (code: string, name?: string) => post<wire.Club>(`/club-links/${code}`, name ? { name } : {});
export const leaveClub = (id: string) => post<void>(`/clubs/${id}/leave`);
export const remind = (id: string, table: string, seat: number) => post<void>(`/clubs/${id}/remind`, { table, seat });
export const nameClub = (id: string, name: string) => post<wire.Club>(`/clubs/${id}/name`, { name });
export const newClubLink = (id: string) => post<wire.Club>(`/clubs/${id}/link`);
export const setRole = (id: string, person: string, role: "organiser" | "member") =>
  post<wire.Club>(`/clubs/${id}/members/${person}`, { role });
export const removeMember = (id: string, person: string) => ask<wire.Club>("DELETE", `/clubs/${id}/members/${person}`);
export const league = (id: string) => get<wire.League | null>(`/clubs/${id}/league`);
export const setLeague = (id: string, settings: wire.LeagueSettings) =>
  post<wire.League>(`/clubs/${id}/league`, settings);
export const leagueStep = (id: string, step: "join" | "leave" | "begin" | "extend" | "end") =>
  post<wire.League>(`/clubs/${id}/league/${step}`);
export const swap = (id: string, seats: [number, number]) => post<wire.Table>(`/tables/${id}/swap`, { seats });
export const decline = (id: string) => post<void>(`/tables/${id}/decline`);
export const games = () => get<wire.Games>("/games");
export const checkComponents = (game: string, text: string, language: string) =>
  post<wire.CheckedComponents>(`/games/${game}/components/check`, { text, language });
export const components = (id: string, watch?: string) =>
  get<wire.TableComponents>(`/tables/${id}/components${query({ watch })}`);
export const lobby = () => get<wire.TableList>("/lobby");
export const openTable = (opening: wire.Opening) => post<wire.Opened>("/tables", opening);
export const table = (id: string, watch?: string) => get<wire.Table>(`/tables/${id}${query({ watch })}`);
export const watched = (token: string) => get<wire.Table>(`/watch/${token}`);
export const invited = (token: string) => get<wire.Table>(`/invitations/${token}`);
export const join = (join: wire.Join) => post<wire.Table>("/join", join);
export const sit = (id: string, sit: wire.Sit = {}) => post<wire.Table>(`/tables/${id}/sit`, sit);
export const leave = (id: string, seat: number) => post<wire.Table>(`/tables/${id}/leave`, { seat });
export const putBot = (id: string, seat: number, bot: string | null) =>
  post<wire.Table>(`/tables/${id}/seats/${seat}`, { bot });
export const begin = (id: string, bot?: string) => post<wire.Table>(`/tables/${id}/begin`, bot ? { bot } : {});
export const list = (id: string, listing: wire.Listing) => post<wire.Table>(`/tables/${id}/list`, listing);
export const remove = (id: string, seat: number) => post<wire.Table>(`/tables/${id}/remove`, { seat });
export const passOn = (id: string, seat: number) => post<wire.Table>(`/tables/${id}/owner`, { seat });
export const close = (id: string) => post<wire.Table>(`/tables/${id}/close`);
export const invite = (id: string) => post<wire.Link>(`/tables/${id}/invitation`);
export const watchLink = (id: string) => post<wire.Link>(`/tables/${id}/watch`);
export const replay = (id: string, step: number, count: number, seat: number | null, watch?: string) =>
  get<wire.Replay>(`/tables/${id}/replay${query({ step, count, seat, watch })}`);
export const fork = (id: string, fork: wire.Fork) => post<wire.Opened>(`/tables/${id}/fork`, fork);
export const recordPath = (id: string) => `/api/tables/${id}/record`;
export const keys = () => get<wire.MyKeys>("/me/keys");
export const askForPasskey = () => post<wire.Challenge>("/me/passkeys/challenge");
export const addPasskey = (credential: Record<string, unknown>) => post<wire.MyKeys>("/me/passkeys", { credential });
export const dropPasskey = (id: string) => ask<void>("DELETE", `/me/passkeys/${id}`);
export const makeCode = () => post<wire.RecoveryCode>("/me/recovery");
export const keepCode = () => post<wire.MyKeys>("/me/recovery/kept");
export const signOut = (device: string) => ask<void>("DELETE", `/me/devices/${device}`);
export const setPrivacy = (privacy: wire.Privacy) => post<wire.MyKeys>("/me/privacy", privacy);
export const signInWays = () => get<wire.SignInWays>("/sign-in");
export const askWhoIAm = () => post<wire.Challenge>("/sign-in/challenge");
export const signInByPasskey = (credential: Record<string, unknown>, leave: boolean) =>
  post<wire.Me>("/sign-in/passkey", { credential, leave });
export const signInByCode = (code: string, leave: boolean) => post<wire.Me>("/sign-in/recovery", { code, leave });
export const askForLink = (address: string) => post<void>("/sign-in/mail", { address });
export const signInByLink = (token: string, leave: boolean) => post<wire.Me>("/sign-in/link", { token, leave });
export const addMail = (address: string) => post<unknown>("/me/notices/channels", { kind: "mail", address });
export const pagesSeen = (persons: string[]) => get<wire.PagesSeen>(`/people?ids=${persons.join(",")}`);
export const person = (id: string) => get<wire.PersonInfo>(`/people/${encodeURIComponent(id)}`);
