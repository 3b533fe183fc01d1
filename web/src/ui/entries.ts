// The entries of the strip over every page, in their order: a page that comes adds its line.
export interface Entry {
  words: string; // the key of its name
  path: string;
  counts?: boolean; // says how many tables wait for me
}

export const entries: Entry[] = [
  { words: "home-my-games", path: "/", counts: true },
  { words: "home-play", path: "/setup" },
  { words: "strip-play", path: "/play" },
  { words: "strip-learn", path: "/learn" },
  { words: "strip-clubs", path: "/clubs" },
  { words: "strip-rules", path: "/rules/cuba" },
  { words: "strip-notices", path: "/me/notices" },
];
