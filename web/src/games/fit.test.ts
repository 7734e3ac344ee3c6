import { describe, expect, test } from 'vitest';
import { fitCards } from './fit';

describe('how large cards can be', () => {
  const upright = (n: number): boolean[] => Array<boolean>(n).fill(false);

  test('as large as wished where there is room', () => expect(fitCards(upright(3), 600, 300, 8, 112)).toBe(112));
  test('in one row as wide as the row leaves', () => expect(fitCards(upright(8), 344, 95, 3, 112)).toBe(40));
  test('in two rows where that makes them larger', () => {
    const size = fitCards(upright(8), 374, 240, 3, 112);
    expect(size).toBeGreaterThan(Math.floor((374 - 21) / 8));
    expect(2 * (size * 1.4 + 3) - 3).toBeLessThanOrEqual(240);
  });
  test('a turned card takes more of its row', () =>
    expect(fitCards([true, true, true], 300, 100, 4, 112)).toBeLessThan(fitCards(upright(3), 300, 100, 4, 112)));
  test('never smaller than the least', () => expect(fitCards(upright(30), 100, 50, 4, 112, 30)).toBe(30));
});
