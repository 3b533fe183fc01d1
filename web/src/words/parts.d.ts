// Made by web/dev/words.js: the messages of a language that belong to a part of the page.
declare module "virtual:words/*" {
  const text: string;
  export default text;
}
