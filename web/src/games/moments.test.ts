/** Which events of a match have a card of their own, and which of these wait for a person. */
import { beforeAll, expect, test } from 'vitest';
import { install, makeBundle } from '../lib/i18n';
import type { Telling } from '../lib/prose';
import { moments as elvenRage } from './elven-rage/moments';
import { moments as etherstone } from './etherstone/moments';
import { moments as seasons } from './seasons/moments';
import type { GameClient, Json, LogEntry } from './types';

beforeAll(() => install('en', makeBundle('en', ['web-over = Over'])));

const entries = (...events: Json[]): LogEntry[] => events.map((event, i) => ({ number: i, event }));
function found(of: NonNullable<GameClient['moments']>, log: LogEntry[], from = 0): [string, boolean, number][] {
  const telling: Telling = { game: 'toy', seats: [], words: null };
  return of(log, from, telling).map(({ kind, waits, parts }) => [kind, waits, parts.length]);
}

const round = (year: number, season: string): Json => ({ kind: 'round', seat: 0, round: 1, year, season, dice: [] });
const marker = { kind: 'season-moved', seat: 1, n: 2, season: 'spring', year: 1 };

test('a season goes by, a year waits; both say what moved the marker', () => {
  const log = entries(
    round(1, 'winter'),
    marker,
    round(1, 'winter'),
    marker,
    round(1, 'spring'),
    marker,
    marker,
    round(2, 'winter'),
  );
  expect(found(seasons, log)).toEqual([
    ['season', false, 2],
    ['year', true, 3],
  ]);
  expect(found(seasons, log, 5)).toEqual([['year', true, 3]]);
  expect(found(seasons, entries(round(1, 'winter')))).toEqual([]);
});

test('a leader is infected: with what led to it', () => {
  const log = [
    { number: 1, event: { kind: 'took', seat: 0 } },
    { number: 2, event: { kind: 'attacked', seat: 1 } },
    { number: 2, event: { kind: 'infected', seat: 1 } },
  ];
  expect(found(etherstone, log)).toEqual([['infected', false, 2]]);
});

test('a people is out: that waits, and says why', () => {
  const log = entries({ kind: 'captured', seat: 0, from: 1 }, { kind: 'eliminated', seat: 1 });
  expect(found(elvenRage, log)).toEqual([['out', true, 1]]);
  expect(found(elvenRage, log, 2)).toEqual([]);
});
