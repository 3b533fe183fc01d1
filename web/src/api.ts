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

export const me = () => get<wire.Me | null>("/me");
export const aboutMe = (about: wire.AboutMe) => post<wire.Me>("/me", about);
export const linkDevice = () => post<wire.OneTimeLink>("/me/link");
export const carry = (token: string) => post<wire.Me>("/me/carry", { token });
export const forgetMe = () => ask<void>("DELETE", "/me");
export const myTables = (state?: string) => get<wire.Tables>(`/me/tables${query({ state })}`);
export const games = () => get<wire.Games>("/games");
export const lobby = () => get<wire.Tables>("/lobby");
export const openTable = (opening: wire.Opening) => post<wire.Opened>("/tables", opening);
export const table = (id: string, watch?: string) => get<wire.Table>(`/tables/${id}${query({ watch })}`);
export const watched = (token: string) => get<wire.Table>(`/watch/${token}`);
export const invited = (token: string) => get<wire.Table>(`/invitations/${token}`);
export const join = (join: wire.Join) => post<wire.Table>("/join", join);
export const sit = (id: string, sit: wire.Sit = {}) => post<wire.Table>(`/tables/${id}/sit`, sit);
export const leave = (id: string, seat: number) => post<wire.Table>(`/tables/${id}/leave`, { seat });
export const putBot = (id: string, seat: number, bot: string | null) => post<wire.Table>(`/tables/${id}/seats/${seat}`, { bot });
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
