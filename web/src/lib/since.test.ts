import { expect, test } from 'vitest';
import type { LogEntry } from '../protocol';
import { concerns, sinceTurn } from './since';

const said = (number: number, ...events: Record<string, unknown>[]): LogEntry[] =>
  events.map((event) => ({ number, event: { kind: 'said', ...event } }));

const LOG = [
  ...said(1, { seat: 0 }),
  ...said(2, { seat: 1 }, { seat: 0, n: -2 }),
  ...said(3, { seat: 2 }),
  ...said(4, { seat: 1, target: 0 }),
];
const between = (log: LogEntry[], seat: number): number[] => sinceTurn(log, seat).map(({ from }) => log[from]!.number);

test('what others did since my last turn, though some of it speaks of me', () => {
  expect(between(LOG, 0)).toEqual([2, 3, 4]);
});

test('is still there when I have begun my turn', () => {
  expect(between([...LOG, ...said(5, { seat: 0 }), ...said(6, { seat: 0 }, { seat: 1, n: -1 })], 0)).toEqual([2, 3, 4]);
});

test('begins anew with their next answers', () => {
  expect(between([...LOG, ...said(5, { seat: 0 }), ...said(6, { seat: 2 })], 0)).toEqual([6]);
  expect(between(LOG, 1)).toEqual([3]);
  expect(between(said(1, { seat: 0 }), 0)).toEqual([]);
});

test('what concerns a seat', () => {
  expect(concerns({ kind: 'taken', seat: 1, from: 0 }, 0)).toBe(true);
  expect(concerns({ kind: 'lost', seat: 0 }, 0)).toBe(true);
  expect(concerns({ kind: 'taken', seat: 1, from: 2, n: 0 }, 0)).toBe(false);
});
