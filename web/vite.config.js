import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { brotli } from "./dev/brotli.js";
import { units } from "./dev/units.js";
import { wordParts } from "./dev/words.js";

const server = process.env.MALECON_SERVER ?? "http://127.0.0.1:8000";
const path = (there) => fileURLToPath(new URL(there, import.meta.url));
const sources = () =>
  readdirSync(path("src"), { recursive: true })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(path(`src/${name}`), "utf-8"));

export default defineConfig({
  plugins: [svelte(), wordParts(sources), brotli()],
  resolve: {
    alias: { $rules: path("../rules") },
    conditions: process.env.VITEST ? ["browser"] : undefined, // svelte as a browser gets it
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  css: { postcss: { plugins: [units] } },
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
