// The words of a language in parts, so that a visitor loads those of what is opened: virtual:words/en/base. What a
// language lacks is there in English. Which languages there are, virtual:languages says: one folder each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bracketed, filled, namedIn, partOfGames, partOfPage } from "./parts.ts";

const WORDS = fileURLToPath(new URL("../../src/malecon/words/", import.meta.url));
const START = "virtual:words/";
const LIST = "virtual:languages";
const FILES = ["games", "page", "pages", "guides"];
const PARTS = ["base", "table", "cuba", "havana", "pages", "guides"];

const PSEUDO = "eo"; // English in brackets, only where the page is built with its positions

const folders = () => readdirSync(WORDS, { withFileTypes: true }).filter((one) => one.isDirectory());
const languages = (mode) => [...folders(), ...(mode === "fixtures" ? [{ name: PSEUDO }] : [])];
const path = (language, name) => `${WORDS}${language}/${name}.ftl`;
const read = (language, name) => (existsSync(path(language, name)) ? readFileSync(path(language, name), "utf-8") : "");

function words(language, part, said) {
  const change = language === PSEUDO ? bracketed : (one) => one;
  const text = (name) => filled(read(language, name), read("en", name)).map(change);
  const whole = (name) => (part === name ? text(name) : []);
  const found = [
    ...text("games").filter((one) => partOfGames(one, said) === part),
    ...text("page").filter((one) => partOfPage(one) === part),
    ...whole("pages"),
    ...whole("guides"),
  ].map((one) => one.text);
  const terms = filled(read(language, "games"), "").filter(({ key }) => key.startsWith("-"));
  const asked = [...found, ...terms.map((one) => one.text)].join("\n");
  return [...terms.filter(({ key }) => asked.includes(`{ ${key}`)).map((one) => one.text), ...found].join("\n");
}

function list(mode) {
  const one = ({ name: language }) => {
    const says = (key) => new RegExp(`^${key} = (.*)$`, "m").exec(read(language, "games"))?.[1] ?? "";
    const load = PARTS.map((part) => `${part}: () => import("${START}${language}/${part}")`);
    const [name, isRead] = [JSON.stringify(says("language-name") || language), says("language-read") === "yes"];
    return `${JSON.stringify(language)}: { name: ${name}, read: ${isRead}, load: { ${load.join(", ")} } }`;
  };
  return `export default { ${languages(mode).map(one).join(", ")} };`;
}

/** The plugin; sources gives the texts of all modules of the page. */
export function wordParts(sources) {
  let mode = "";
  return {
    name: "words",
    configResolved: (config) => (mode = config.mode),
    transformIndexHtml: () =>
      languages().map(({ name }) => ({
        tag: "link",
        attrs: { rel: "alternate", hreflang: name, href: `/?lang=${name}` },
      })),
    resolveId: (id) => (id.startsWith(START) || id === LIST ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LIST}` && !id.startsWith(`\0${START}`)) return undefined;
      for (const { name } of languages()) for (const file of FILES) this.addWatchFile(path(name, file));
      if (id === `\0${LIST}`) return list(mode);
      const [language, part] = id.slice(START.length + 1).split("/");
      return `export default ${JSON.stringify(words(language, part, namedIn(sources())))};`;
    },
  };
}
