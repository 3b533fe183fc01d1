// The address of each game's drawings.
const found = import.meta.glob<string>("../art/{cuba,havana}.svg", { query: "?url", import: "default", eager: true });

export const sprites: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.slice("../art/".length, -".svg".length), address]),
);
