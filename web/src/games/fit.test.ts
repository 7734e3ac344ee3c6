/** Where cards lie when they overlap, and how large they are in rows. */
import { describe, expect, test } from 'vitest';
import { fitRows, spread, step } from './fit';

const CARD = 138;
const strips = (places: readonly number[]): number[] => places.slice(1).map((place, i) => place - places[i]!);

describe('a fan', () => {
  const advance = step(15, 1000, CARD, 8);

  test('is even around its middle', () => {
    const places = spread(15, advance, CARD);
    expect(places[7]).toBe(0);
    expect(places[0]).toBe(-places[14]!);
    for (const strip of strips(places)) expect(strip).toBeCloseTo(advance);
  });

  test('makes way to the right of a raised card, which stays under the pointer, and does not grow', () => {
    const home = spread(15, advance, CARD);
    const places = spread(15, advance, CARD, 4);
    expect(places.slice(0, 5)).toEqual(home.slice(0, 5));
    expect(places[5]).toBeCloseTo(places[4]! + CARD);
    expect(places[14]).toBeCloseTo(home[14]!);
    for (const strip of strips(places)) expect(strip).toBeGreaterThan(0);
  });

  test('stays as it is where there is no room or no need', () => {
    expect(spread(15, advance, CARD, 13)).toEqual(spread(15, advance, CARD));
    expect(spread(15, advance, CARD, 14)).toEqual(spread(15, advance, CARD));
    expect(spread(3, CARD + 8, CARD, 0)).toEqual(spread(3, CARD + 8, CARD));
  });
});

describe('rows', () => {
  test('are as many as make the cards largest, within bounds', () => {
    expect(fitRows(9, 1100, 700, 14, 80, 230)).toBe(207);
    expect(fitRows(1, 1100, 700, 14, 80, 230)).toBe(230);
    expect(fitRows(9, 200, 100, 14, 80, 230)).toBe(80);
    expect(fitRows(0, 1100, 700, 14, 80, 230)).toBe(230);
  });
});
