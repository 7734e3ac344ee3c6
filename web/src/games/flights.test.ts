import { expect, test } from 'vitest';
import { becomes, schedule } from './flights';

test('event after event, the tokens of one close together', () => {
  expect(schedule([1, 0, 2])).toEqual([[0], [], [130, 175]]);
});

test('a long story is told faster', () => {
  expect(Math.max(...schedule(Array<number>(60).fill(2)).flat())).toBeLessThanOrEqual(2600);
});

test('a card is not seen in its place before it lands, what it lands on or in is', () => {
  expect(becomes('card', 'card:7')).toBe(true);
  expect(becomes('die', 'held:red')).toBe(true);
  expect(becomes('card', 'hand:0')).toBe(false);
  expect(becomes('energy', 'card:7')).toBe(false);
  expect(becomes('card', 'fighter:2')).toBe(false);
});
