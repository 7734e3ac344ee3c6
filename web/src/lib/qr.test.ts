/** The codes of another encoder (the Python package qrcode 8), with all eight masks, as a hash of their rows. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr';

const KNOWN: [string, number, string][] = [
  ['Ludoteka', 1, 'ed2f293355f16147'],
  ['https://games.example/table/abcdefghjkmnpqrs', 4, '00b7adfdc2164d29'],
  ['x'.repeat(122), 7, 'ffab0aa2ebd4a4d2'],
  ['Пори року'.repeat(8), 8, '18904cb8810822a3'],
  ['z'.repeat(213), 10, '89246dac161ec7b9'],
];

function rows(code: boolean[][]): string {
  return code.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');
}

test.each(KNOWN)('%s', (text, version, hash) => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qrCode(text, mask)!));
  expect(qrCode(text)).toHaveLength(4 * version + 17);
  expect(createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
  expect(all).toContain(rows(qrCode(text)!));
});

test('what is too long has no code', () => {
  expect(qrCode('z'.repeat(214))).toBeNull();
});

test('a path draws each dark square once, four from the edge', () => {
  const code = qrCode('Ludoteka')!;
  const { d, size } = qrPath(code);
  expect(size).toBe(29);
  expect(d.match(/M/g)).toHaveLength(code.flat().filter(Boolean).length);
  expect(d.startsWith('M4 4h1v1h-1z')).toBe(true);
});
