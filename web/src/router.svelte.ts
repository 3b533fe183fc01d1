// Where we are. Every place has an address; an unknown one leads home.

export type Route =
  | { page: "home" }
  | { page: "join"; token: string }
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
  go(link.pathname + link.search);
  scrollTo(0, 0);
}

function read({ pathname, search }: Location): Route {
  const [first = "", second = "", third = ""] = pathname.split("/").slice(1).map(decodeURIComponent);
  const asked = new URLSearchParams(search);
  if (first === "table" && second && third === "replay") {
    const number = (name: string) => (/^\d+$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
    return { page: "replay", table: second, step: number("step"), at: number("at"), seat: number("seat") };
  }
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "fixture" && second && import.meta.env.DEV) return { page: "fixture", name: second };
  if ((first === "join" || first === "watch" || first === "carry") && second) return { page: first, token: second };
  return { page: "home" };
}

addEventListener("popstate", () => (router.route = read(location)));
