// A text as a QR code (ISO/IEC 18004): bytes, correction level L, versions 1 to 10, which is up to 271 bytes.

// By version: bytes of correction in a block, then the bytes of data of each block.
const BLOCKS: number[][] = [
  [7, 19],
  [10, 34],
  [15, 55],
  [20, 80],
  [26, 108],
  [18, 68, 68],
  [20, 78, 78],
  [24, 97, 97],
  [30, 116, 116],
  [18, 68, 68, 69, 69],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];
type Draw = (x: number, y: number, dark: boolean) => void;

/** Rows of dark and light squares, without the rim; null if the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex((_, i) => bytes.length <= room(i + 1));
  if (!version) return null;
  const code = codewords(bytes, version);
  const grids = MASKS.map((_, mask) => grid(version, code, mask));
  const costs = grids.map(penalty);
  return grids[costs.indexOf(Math.min(...costs))]!;
}

/** The way around all dark squares, for one path of a drawing. */
export function qrPath(grid: Grid): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

/** How many bytes of text fit: the kind and the length come first. */
function room(version: number): number {
  const [, ...blocks] = BLOCKS[version - 1]!;
  return sum(blocks) - (version < 10 ? 2 : 3);
}

/** Data and correction, a byte of each block in turn. */
function codewords(bytes: number[], version: number): number[] {
  const [count = 0, ...sizes] = BLOCKS[version - 1]!;
  const data = padded(bytes, version, sum(sizes));
  const blocks = sizes.map((size, i) => data.slice(sum(sizes.slice(0, i)), sum(sizes.slice(0, i)) + size));
  const checks = blocks.map((block) => correction(block, count));
  return [...woven(blocks), ...woven(checks)];
}

function padded(bytes: number[], version: number, size: number): number[] {
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  const halves = [4, ...[...length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]; // 4: bytes follow
  const data = halves.flatMap((half, i) => (i % 2 ? [] : [(half << 4) | (halves[i + 1] ?? 0)])).slice(0, size);
  while (data.length < size) data.push(0xec, 0x11);
  return data.slice(0, size);
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** What is left of a block, as a polynomial over GF(256), after division by the generator. */
function correction(block: number[], count: number): number[] {
  const divisor = generator(count);
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i]!;
    divisor.forEach((term, k) => (rest[i + k]! ^= times(term, factor)));
  }
  return rest.slice(block.length);
}

function generator(count: number): number[] {
  let terms = [1];
  let root = 1;
  for (let i = 0; i < count; i++) {
    const shifted = [...terms, 0];
    terms.forEach((term, k) => (shifted[k + 1]! ^= times(term, root)));
    terms = shifted;
    root = times(root, 2);
  }
  return terms;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 128 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function grid(version: number, code: number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const draw: Draw = (x, y, dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark;
  };
  fixed(version, size, draw, (x, y) => cells[y]![x] !== null);
  told(version, size, mask, draw);
  let bit = 0;
  for (const [x, y] of path(size)) {
    if (cells[y]![x] !== null) continue;
    const dark = (((code[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    draw(x, y, dark !== MASKS[mask]!(x, y));
    bit += 1;
  }
  return cells as Grid;
}

/** The patterns by which a camera finds its way. */
function fixed(version: number, size: number, draw: Draw, isDrawn: (x: number, y: number) => boolean): void {
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    square(left + 3, top + 3, 4, draw);
  const places = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  for (const x of places) for (const y of places) if (!isDrawn(x, y)) square(x, y, 2, draw);
  for (let i = 8; i < size - 8; i++) {
    draw(i, 6, i % 2 === 0);
    draw(6, i, i % 2 === 0);
  }
}

/** Rings around a square; of a large one the outermost is light. */
function square(x: number, y: number, reach: number, draw: Draw): void {
  for (let dx = -reach; dx <= reach; dx++)
    for (let dy = -reach; dy <= reach; dy++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      draw(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

/** Level, mask and, of larger ones, version, each written twice. */
function told(version: number, size: number, mask: number, draw: Draw): void {
  const format = checked((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    draw(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    draw(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  }
  draw(8, size - 8, true);
  if (version < 7) return;
  const number = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((number >> i) & 1) === 1;
    draw(size - 11 + (i % 3), Math.floor(i / 3), dark);
    draw(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** A number with its remainder behind it, so that errors can be mended. */
function checked(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

/** Two columns at a time from the right, up and down. */
function* path(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1; // the column of the timing pattern
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
    up = !up;
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let cost = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (const _ of text.matchAll(/(?=00001011101|10111010000)/g)) cost += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) cost += 3;
    }
  const share = sum(grid.map((row) => row.filter(Boolean).length)) / (size * size);
  return cost + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
