import { expect, test } from 'vitest';
import { commitment } from './commitment';

test('a key gives the hash that the engine publishes', () => {
  // from ludoteka.core.chance: commitment(key_from_seed('x'))
  const key = 'e43aed2d397b90cf0c2206ee54bab011f6adfdb9838594b4456c953edfa031f8';
  expect(commitment(key)).toBe('e8fb86c1f318be466e89d8b873d62f61205e060b5ed45368c565248e95a3aa7d');
  expect(commitment(` ${key.toUpperCase()}\n`)).toBe(commitment(key));
});

test('what is no key has no hash', () => {
  expect(commitment('')).toBeNull();
  expect(commitment('zz'.repeat(32))).toBeNull();
  expect(commitment('ab'.repeat(31))).toBeNull();
});
