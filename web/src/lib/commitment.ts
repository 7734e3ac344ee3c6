/** The hash of a key, computed here so that nobody has to believe the server: BLAKE2b-256, person "ludoteka commit". */

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
const ROUNDS = 12;
const BLOCK = 128;

function rotate(word: bigint, bits: bigint): bigint {
  return ((word >> bits) | (word << (64n - bits))) & MASK;
}

function words(bytes: Uint8Array, count: number): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => view.getBigUint64(8 * i, true));
}

/** BLAKE2b without a key of a message of at most one block. */
export function blake2b(message: Uint8Array, size: number, person: string): string {
  const parameters = new Uint8Array(64);
  parameters.set([size, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const h = words(parameters, 8).map((word, i) => word ^ IV[i]!);
  const block = new Uint8Array(BLOCK);
  block.set(message);
  const m = words(block, 16);
  const v = [...h, ...IV];
  v[12] = v[12]! ^ BigInt(message.length);
  v[14] = v[14]! ^ MASK; // the last block
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const s = SIGMA[round % SIGMA.length]!;
    const at = (i: number): bigint => m[s[i]!]!;
    mix(0, 4, 8, 12, at(0), at(1));
    mix(1, 5, 9, 13, at(2), at(3));
    mix(2, 6, 10, 14, at(4), at(5));
    mix(3, 7, 11, 15, at(6), at(7));
    mix(0, 5, 10, 15, at(8), at(9));
    mix(1, 6, 11, 12, at(10), at(11));
    mix(2, 7, 8, 13, at(12), at(13));
    mix(3, 4, 9, 14, at(14), at(15));
  }
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  for (const [i, word] of h.entries()) view.setBigUint64(8 * i, word ^ v[i]! ^ v[i + 8]!, true);
  return Array.from(out.slice(0, size), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server published before the first die, for a key of 64 hexadecimal digits; null if it is none. */
export function commitment(key: string): string | null {
  const clean = key.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(clean)) return null;
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(clean.slice(2 * i, 2 * i + 2), 16));
  return blake2b(bytes, 32, 'ludoteka commit');
}
