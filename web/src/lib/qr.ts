/** QR codes of short texts: bytes, error correction level M, versions 1 to 10 (up to 213 bytes), after ISO/IEC 18004. */

const EC_WORDS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // in each block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;
const QUIET_RUN = [true, false, true, true, true, false, true]; // what looks like a finder pattern

type Grid = (boolean | null)[][]; // null: not set yet

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// --- the field of 256 elements, by powers of 2 ---

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  POWERS[i] = x;
  LOGS[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}

function times(a: number, b: number): number {
  return a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0;
}

/** The words that follow a block so that it can be read where some of it is lost. */
function correction(block: readonly number[], n: number): number[] {
  let divisor = [1];
  for (let i = 0; i < n; i++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWERS[i]!)));
    divisor = next;
  }
  const rest = [...block, ...Array<number>(n).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const head = rest[i]!;
    divisor.forEach((factor, at) => (rest[i + at]! ^= times(factor, head)));
  }
  return rest.slice(block.length);
}

// --- from text to words ---

/** All words that a version holds, with those for correction. */
function capacity(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const n = Math.floor(version / 7) + 2;
    bits -= (25 * n - 10) * n - 55;
  }
  if (version >= 7) bits -= 36;
  return Math.floor(bits / 8);
}

function dataWords(version: number): number {
  return capacity(version) - EC_WORDS[version - 1]! * BLOCKS[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function wordsOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = dataWords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) put(filler, 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));

  const blocks = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / blocks);
  const long = words.length % blocks; // so many blocks, the last ones, have a word more
  const data: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - long ? 1 : 0);
    data.push(words.slice(at, at + length));
    at += length;
  }
  const extra = data.map((block) => correction(block, EC_WORDS[version - 1]!));
  return [...interleaved(data), ...interleaved(extra)];
}

function interleaved(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

// --- from words to squares ---

/** A number with the rest of its division by a polynomial behind it. */
function checked(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  const square = (cx: number, cy: number, reach: number, dark: (distance: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [x, y] = [cx + dx, cy + dy];
        if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
      }
  };
  for (let i = 0; i < size; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  const n = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const step = n > 1 ? Math.ceil((size - 13) / (2 * n - 2)) * 2 : 0;
  const places = Array.from({ length: n }, (_, i) => (i === 0 ? 6 : size - 7 - (n - 1 - i) * step));
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7)))
        square(x, y, 2, (distance) => distance !== 1);
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      grid[b]![a] = grid[a]![b] = ((bits >> i) & 1) === 1;
    }
  }
  drawFormat(grid, 0);
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = checked((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i + (i === 8 ? 1 : 0); // the timing pattern lies between
    if (i < 8) grid[near]![8] = dark;
    else grid[8]![near] = dark;
    if (i < 8) grid[8]![size - 1 - i] = dark;
    else grid[size - 15 + i]![8] = dark;
  }
  grid[size - 8]![8] = true;
}

/** The squares that are still free, in the order in which words fill them: up and down in pairs of columns. */
function* path(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (grid[y]![x] === null) yield [x, y];
    }
  }
}

/** How hard a grid is to read: long runs, blocks, what looks like a finder pattern, too much of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  let found = 0;
  let dark = 0;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  for (const line of [...grid, ...columns]) {
    for (let from = 0; from < size;) {
      let to = from;
      while (to < size && line[to] === line[from]) to++;
      if (to - from >= 5) found += to - from - 2;
      from = to;
    }
    for (let at = 0; at + 7 <= size; at++) {
      if (!QUIET_RUN.every((one, i) => line[at + i] === one)) continue;
      const light = (from: number): boolean => [0, 1, 2, 3].every((i) => !line[from + i]);
      if (light(at - 4) || light(at + 7)) found += 40;
    }
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++;
      if (x && y && [grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]].every((one) => one === grid[y]![x]))
        found += 3;
    }
  return found + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The dark squares of the code of a text, row by row; null where the text is too long. `mask`: for tests. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => 4 + lengthBits(i + 1) + 8 * bytes.length <= 8 * dataWords(i + 1)) + 1;
  if (version === 0) return null;
  const size = 4 * version + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawPatterns(grid, version);
  const bits = wordsOf(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => ((word >> i) & 1) === 1));
  const free = [...path(grid)];
  const drawn = (number: number): boolean[][] => {
    const made = grid.map((row) => [...row]);
    free.forEach(([x, y], i) => (made[y]![x] = (bits[i] ?? false) !== MASKS[number]!(x, y)));
    drawFormat(made, number);
    return made as boolean[][];
  };
  if (mask !== undefined) return drawn(mask);
  return MASKS.map((_, i) => drawn(i)).reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The dark squares as the path of an SVG in a square of so many units, with the quiet zone of four around them. */
export function qrPath(code: readonly boolean[][]): { d: string; size: number } {
  const rows = code.map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')).join(''));
  return { d: rows.join(''), size: code.length + 8 };
}
