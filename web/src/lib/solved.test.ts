/** What is kept of puzzles: which are solved, at the first try or not, and on how many days in a row. */
import { beforeEach, expect, test } from 'vitest';
import { daysInARow, prefs, solve, solved } from './prefs.svelte';

beforeEach(() => {
  prefs.solved = {};
});

test('only the first time counts as the first try', () => {
  solve('seasons', 'a1', false, '');
  solve('seasons', 'a1', true, '');
  solve('seasons', 'b2', true, '');
  expect(solved('seasons')).toMatchObject({ done: ['a1', 'b2'], clean: ['b2'] });
});

test('a day that is missed ends the row', () => {
  expect(daysInARow('seasons', '2026-10-31')).toBe(0);
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-02']) solve('seasons', 'a1', true, day);
  expect(['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => daysInARow('seasons', day))).toEqual([3, 3, 0]);
  solve('seasons', 'b2', true, '2026-11-04');
  expect(daysInARow('seasons', '2026-11-04')).toBe(1);
});
