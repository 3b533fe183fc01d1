import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { drawings } from "./dev/units.js";

export default { preprocess: [vitePreprocess(), drawings], compilerOptions: { runes: true } };
