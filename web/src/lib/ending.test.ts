import { expect, test } from 'vitest';
import { bars } from './ending';

test('points of all seats are drawn to one scale, losses to the left of zero', () => {
  const points = [
    { cards: 30, crystals: 10, bonuses: -5 },
    { cards: 20, crystals: 0, bonuses: -10 },
  ];
  const { zero, rows } = bars({ sources: ['cards', 'crystals', 'bonuses'], points });
  expect(zero).toBeCloseTo(0.2);
  expect(rows.map((row) => row.map(({ source, n }) => [source, n]))).toEqual([
    [
      ['cards', 30],
      ['crystals', 10],
      ['bonuses', -5],
    ],
    [
      ['cards', 20],
      ['bonuses', -10],
    ],
  ]);
  const ends = rows.map((row) => row.map(({ from, length }) => [from, from + length]));
  expect(ends[0]![0]![0]).toBeCloseTo(0.2);
  expect(ends[0]![1]![0]).toBeCloseTo(ends[0]![0]![1]!);
  expect(ends[0]![1]![1]).toBeCloseTo(1);
  expect(ends[0]![2]![0]).toBeCloseTo(0.1);
  expect(ends[0]![2]![1]).toBeCloseTo(0.2);
  expect(ends[1]![1]![0]).toBeCloseTo(0);
  const [thirty, twenty] = [rows[0]![0]!.length, rows[1]![0]!.length];
  expect(thirty / twenty).toBeCloseTo(1.5);
});

test('nothing at all is nothing drawn', () => {
  expect(bars({ sources: ['cards'], points: [{ cards: 0 }, {}] })).toEqual({ zero: 0, rows: [[], []] });
});
