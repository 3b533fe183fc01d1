// Made by web/dev/words.js: the messages of a language that belong to a part of the page, and the languages there are.
declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:languages" {
  type Part = "base" | "table" | "cuba" | "havana" | "pages" | "guides";
  const languages: Record<
    string,
    { name: string; read: boolean; load: Record<Part, () => Promise<{ default: string }>> }
  >;
  export default languages;
}
