import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // What web/dev/wire.py writes is checked there.
  { ignores: ["dev/fixtures/", ".svelte-check/", "src/wire.ts", "src/views.ts", "src/*/catalog.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["*.js"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-empty-function": "off", // () => {} says plainly that nothing follows
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the compiler would take away
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are built anew, not changed in place
      "svelte/require-each-key": "off", // a key only where pieces move about: most lists stand still
    },
  },
);
