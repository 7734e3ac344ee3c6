/** The hash of a key, computed here so that nobody has to believe the server: BLAKE2b-256, person "ludoteka commit". */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const PERSON = utf8ToBytes('ludoteka commit\0'); // always 16 bytes, filled up with zeros

/** What the server published before the first die, for a key of 64 hexadecimal digits; null if it is none. */
export function commitment(key: string): string | null {
  const clean = key.trim();
  if (!/^[0-9a-f]{64}$/i.test(clean)) return null;
  return bytesToHex(blake2b(hexToBytes(clean), { dkLen: 32, personalization: PERSON }));
}
