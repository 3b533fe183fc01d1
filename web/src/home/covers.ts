// What each game shows of itself before its table is loaded: web/src/GAME/cover.ts.
import type { Cover } from "../face";

const found = import.meta.glob<{ cover: Cover }>("../*/cover.ts", { eager: true });

export const covers: Record<string, Cover> = Object.fromEntries(
  Object.entries(found).map(([path, { cover }]) => [path.split("/")[1]!, cover]),
);
