// The words of a language in parts, so that a visitor loads those of what is opened: virtual:words/en/base.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { likeEnglish, namedIn, partOfGames, partOfPage } from "./parts.ts";

const GAMES = fileURLToPath(new URL("../../src/malecon/games/words/", import.meta.url));
const OWN = fileURLToPath(new URL("../src/words/", import.meta.url));
const START = "virtual:words/";

function words(language, part, said) {
  const read = (folder, name) => readFileSync(`${folder}${name}.ftl`, "utf-8");
  const text = (folder) => likeEnglish(read(folder, language), read(folder, "en"));
  const found = [
    ...text(GAMES).filter((one) => partOfGames(one, said) === part),
    ...text(OWN).filter((one) => partOfPage(one) === part),
    ...(part === "pages" ? text(`${OWN}pages/`) : []),
  ];
  return found.map((one) => one.text).join("\n");
}

/** The plugin; sources gives the texts of all modules of the page. */
export function wordParts(sources) {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(START) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${START}`)) return undefined;
      const [language, part] = id.slice(START.length + 1).split("/");
      for (const folder of [GAMES, OWN, `${OWN}pages/`]) this.addWatchFile(`${folder}${language}.ftl`);
      return `export default ${JSON.stringify(words(language, part, namedIn(sources())))};`;
    },
  };
}
