// HAVANA on the home page.
import type { Cover } from "../face";
import Poster from "./Poster.svelte";

export const cover: Cover = {
  Poster,
  badge: { art: "building-cathedral", ground: "linear-gradient(var(--h3) 50%, var(--h5) 50%)" },
  wordmark: 309,
};
