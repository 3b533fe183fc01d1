import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const server = process.env.MALECON_SERVER ?? "http://127.0.0.1:8000";
const path = (there) => fileURLToPath(new URL(there, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: path("../src/malecon/games/words") } },
  build: {
    outDir: path("../src/malecon/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, the drawings are fetched
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
});
