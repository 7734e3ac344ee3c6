/** How large cards are in rows. */
import { describe, expect, test } from 'vitest';
import { fitRows } from './fit';

describe('rows', () => {
  test('are as many as make the cards largest, within bounds', () => {
    expect(fitRows(9, 1100, 700, 14, 80, 230)).toBe(207);
    expect(fitRows(1, 1100, 700, 14, 80, 230)).toBe(230);
    expect(fitRows(9, 200, 100, 14, 80, 230)).toBe(80);
    expect(fitRows(0, 1100, 700, 14, 80, 230)).toBe(230);
  });
});
