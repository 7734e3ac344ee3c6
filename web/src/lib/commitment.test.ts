import { expect, test } from 'vitest';
import { blake2b, commitment } from './commitment';

test('a key gives the hash that the engine publishes', () => {
  // from ludoteka.core.chance: commitment(key_from_seed('x'))
  const key = 'e43aed2d397b90cf0c2206ee54bab011f6adfdb9838594b4456c953edfa031f8';
  expect(commitment(key)).toBe('e8fb86c1f318be466e89d8b873d62f61205e060b5ed45368c565248e95a3aa7d');
  expect(commitment(` ${key.toUpperCase()}\n`)).toBe(commitment(key));
});

test('the hash is BLAKE2b: the vector of RFC 7693', () => {
  expect(blake2b(new TextEncoder().encode('abc'), 64, '')).toBe(
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
      '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  );
});

test('what is no key has no hash', () => {
  expect(commitment('')).toBeNull();
  expect(commitment('zz'.repeat(32))).toBeNull();
  expect(commitment('ab'.repeat(31))).toBeNull();
});
