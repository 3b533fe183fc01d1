// Beside each text of the built page the same packed by brotli, for browsers that can read it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const TEXT = /\.(js|css|svg|html|webmanifest)$/;

export function brotli() {
  let folder = "";
  return {
    name: "brotli",
    apply: "build",
    configResolved: (config) => (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }).filter((one) => TEXT.test(one))) {
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(readFileSync(`${folder}/${name}`)));
      }
    },
  };
}
