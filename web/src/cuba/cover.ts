// CUBA on the home page.
import type { Cover } from "../face";
import Poster from "./Poster.svelte";

export const cover: Cover = {
  Poster,
  badge: { art: "part-palm", ground: "linear-gradient(var(--h4) 60%, var(--field) 60%)" },
  wordmark: 201,
};
