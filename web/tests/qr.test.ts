// Codes that fill their version to the last byte, held against those of segno, which the terminal draws.
import { expect, test } from "vitest";
import { qrCode, qrPath } from "../src/meet/qr";

const TEXT = `https://malecon.example/join/${"abcdefghijklmnopqrstuvwxyz0123456789-_".repeat(9)}`;
const SEGNO: [number, string][] = [
  [17, "a4f33af0960248f2bb720d984941b9af72271f398ba82fc9658a8b78cf2d616f"],
  [32, "7ebc540a4233bc69e18f5a980358c0637233e1253952cad4dc3b25200a15e375"],
  [53, "f7b08b3653fed825fed43a0148d6415060c730a4e4e81e97715f37c0a8c6cf26"],
  [78, "ce9e2b199227e5755cd8e16261dc905e5be2ec0ed53476229d8cec3532611354"],
  [106, "1ace20704d5ab61f993a8a6f4aa30008de46fbb663771000f29fe2bf8a41dfdd"],
  [134, "02cc23a745fe3a437d7cd7f18013f12eed0ee0ed2a9655012b720be246c0822e"],
  [154, "3431752eb5989e730c29dc33a5b7b4af27319ee0e11871d2ad7114a2cfeefffc"],
  [192, "c317d45a529836b118e4b17c2c89ce0b111ae06b307c9e70c4b1c69300e6f699"],
  [230, "e769dcfc4bff3e5d9d9108881b7a9cefbdc1cdd37bc8b204a7396f03b136f6e2"],
  [271, "d30daf12b6a2bb0929c659f81c48c4df6a7aae6c377c2abbbfa3ed467740d12a"],
];

async function fingerprint(text: string): Promise<string> {
  const bits = qrCode(text)!
    .flat()
    .map((dark) => (dark ? "1" : "0"))
    .join("");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(bits));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test.each(SEGNO)("%i bytes are drawn as segno draws them", async (length, wanted) => {
  expect(await fingerprint(TEXT.slice(0, length))).toBe(wanted);
});

test("a text that is too long has no code", () => {
  expect(qrCode(TEXT.slice(0, 272))).toBeNull();
});

test("a path has a square for each dark one", () => {
  const code = qrCode("a")!;
  expect(qrPath(code).split("M").length - 1).toBe(code.flat().filter(Boolean).length);
});
