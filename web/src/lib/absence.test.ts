import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol';
import { gone } from './absence';

function seat(number: number, gone_ms: number | null, you = false): SeatInfo {
  return {
    seat: number,
    kind: 'person',
    name: '',
    bot: '',
    stand_in: false,
    away: '',
    you,
    host: false,
    ready: false,
    connected: gone_ms === null,
    gone_ms,
    clock_ms: null,
    ticking: false,
    score: null,
    rank: null,
  };
}
const numbers = (found: SeatInfo[]): number[] => found.map((one) => one.seat);

test('the time of who is gone goes on after the server told of it', () => {
  const seats = [seat(0, null, true), seat(1, 0), seat(2, 50_000), seat(3, null)];
  expect(numbers(gone(seats))).toEqual([1, 2]);
  expect(numbers(gone(seats, 0, 60_000))).toEqual([]);
  expect(numbers(gone(seats, 10_001, 60_000))).toEqual([2]);
  expect(numbers(gone(seats, 60_001, 60_000))).toEqual([1, 2]);
});

test('nobody replaces themselves, and a clock that goes back makes nobody absent', () => {
  expect(gone([seat(0, 90_000, true)], 0, 60_000)).toEqual([]);
  expect(numbers(gone([seat(1, 61_000)], -5_000, 60_000))).toEqual([1]);
});
