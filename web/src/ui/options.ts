// What an option of a game and its values are called.
import { say, words } from "../words/words.svelte";

export function optionName(game: string, name: string, value: string): string {
  const key = `option-${game}-${name}`;
  if (words().has(`${key}-${value}`)) return say(`${key}-${value}`);
  if (words().has(`${key}-number`) && /^\d+$/.test(value)) return say(`${key}-number`, { n: Number(value) });
  return value;
}
