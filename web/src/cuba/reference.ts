// What can be looked up of CUBA.
import type { Section } from "../face";
import type { View } from "../views";
import type { Wording } from "../words/wording";
import { BUILDINGS, CHARACTERS, LAWS } from "./catalog";
import { buildingArt, cost, cuba, lawArt } from "./view";

const PHASES = ["proposals", "actions", "parliament", "laws", "end"];

/** The turn in short, characters, buildings and laws, as the options of this match have them. */
export function reference(words: Wording, view: View): Section[] {
  const { options } = cuba(view);
  return [
    {
      title: words.say("cuba-summary"),
      entries: PHASES.map((phase) => ({ name: words.title("phase", phase), does: words.say(`cuba-phase-${phase}`) })),
    },
    {
      title: words.say("cuba-characters"),
      entries: CHARACTERS.map((name) => ({
        name: words.title("character", name),
        does: words.say(`board-card-${name}`),
        art: `character-${name}`,
      })),
    },
    {
      title: words.say("board-buildings"),
      entries: BUILDINGS.map((name) => ({
        name: words.title("building", name),
        does: words.does(`building-${name}`, options),
        art: buildingArt(name),
        cost: cost(name, options),
      })),
    },
    {
      title: words.say("cuba-laws"),
      entries: LAWS.map((name) => ({
        name: words.title("law", name),
        does: words.does(`law-${name}`, options),
        art: lawArt(name),
      })),
    },
  ];
}
