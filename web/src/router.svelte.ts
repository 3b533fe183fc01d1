// Where we are. Every place has an address; an unknown one leads home. Pages of one component are in pages.ts.
import { pages } from "./pages";

export type Route =
  | { page: "home" }
  | { page: "other"; name: string; rest: string[] }
  | { page: "carry"; token: string }
  | { page: "watch"; token: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null; at: number | null; seat: number | null }
  | { page: "fixture"; name: string };

class Router {
  route = $state.raw<Route>(read(location));
}

const router = new Router();

export function route(): Route {
  return router.route;
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  router.route = read(location);
}

/** Changes the address without leaving the page, as a slider does. */
export function note(path: string): void {
  history.replaceState(null, "", path);
}

export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  scrollTo(0, 0);
}

function read({ pathname, search }: Location): Route {
  const [first = "", ...rest] = pathname.split("/").slice(1).map(readable);
  const [second = "", third = ""] = rest;
  const asked = new URLSearchParams(search);
  if (first === "table" && second && third === "replay") {
    const number = (name: string) => (/^\d+$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
    return { page: "replay", table: second, step: number("step"), at: number("at"), seat: number("seat") };
  }
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "fixture" && second && import.meta.env.MODE !== "production") return { page: "fixture", name: second };
  if ((first === "watch" || first === "carry") && second) return { page: first, token: second };
  if (Object.hasOwn(pages, first)) return { page: "other", name: first, rest: rest.filter(Boolean) };
  return { page: "home" };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // cut off when it was copied
  }
}

addEventListener("popstate", () => (router.route = read(location)));
