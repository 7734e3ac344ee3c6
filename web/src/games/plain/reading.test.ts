/** Views of any game, read by their shape. */
import { expect, test } from 'vitest';
import { hueOf, read, readTable } from './reading';

test('every shape becomes what it looks like', () => {
  const view = {
    hand: ['cups-3', null],
    discard: [],
    trump_card: 'cups-7',
    trump: 'cups',
    deck: 12,
    dice: [4, 2],
    ending: true,
    calm: false,
    secret: null,
    note: '',
    trick: [{ seat: 1, card: 'cups-3' }],
    bank: { gold: 3, deeds: ['mill'] },
    empty: {},
  };
  expect(read(view)).toEqual([
    { kind: 'zone', key: 'hand', cards: ['cups-3', null] },
    { kind: 'zone', key: 'discard', cards: [] },
    { kind: 'card', key: 'trump_card', card: 'cups-7' },
    { kind: 'word', key: 'trump', word: 'cups' },
    { kind: 'numbers', key: 'deck', numbers: [12] },
    { kind: 'numbers', key: 'dice', numbers: [4, 2] },
    { kind: 'flag', key: 'ending' },
    { kind: 'records', key: 'trick', records: [{ seat: 1, card: 'cups-3' }] },
    {
      kind: 'group',
      key: 'bank',
      fields: [
        { kind: 'numbers', key: 'gold', numbers: [3] },
        { kind: 'zone', key: 'deeds', cards: ['mill'] },
      ],
    },
  ]);
});

test('a table has places for its seats, and knows who acts', () => {
  const view = { seat: 0, over: false, asked: [1], scores: [3, 4], players: [{ points: 1 }, { points: 2 }], deck: 5 };
  expect(readTable(view)).toEqual({
    players: [[{ kind: 'numbers', key: 'points', numbers: [1] }], [{ kind: 'numbers', key: 'points', numbers: [2] }]],
    common: [{ kind: 'numbers', key: 'deck', numbers: [5] }],
    acting: new Set([1]),
    scores: [3, 4],
  });
  expect(readTable({ ...view, asked: [{ seat: 0, kind: 'play' }] }).acting).toEqual(new Set([0]));
  expect(readTable({ ...view, over: true }).acting).toEqual(new Set());
  expect(readTable({ stones: 7 })).toEqual({
    players: [],
    common: [{ kind: 'numbers', key: 'stones', numbers: [7] }],
    acting: new Set(),
    scores: [],
  });
});

test('cards of a suit have one hue, suits have different ones', () => {
  expect(hueOf('ace-of-cups')).toBe(hueOf('3-of-cups'));
  expect(new Set(['coins', 'cups', 'swords', 'clubs'].map((suit) => hueOf(`ace-of-${suit}`))).size).toBe(4);
});
