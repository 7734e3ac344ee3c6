import { expect, test } from 'vitest';
import { percents } from './chances';

test('percents make a hundred together, and nobody is more than one off', () => {
  expect(percents([0.505, 0.495])).toEqual([51, 49]);
  expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
  expect(percents([1, 0])).toEqual([100, 0]);
  const chances = [0.4049, 0.3049, 0.1951, 0.0951];
  const found = percents(chances);
  expect(found.reduce((a, b) => a + b)).toBe(100);
  for (const [seat, percent] of found.entries()) expect(Math.abs(percent - 100 * chances[seat]!)).toBeLessThan(1);
});
