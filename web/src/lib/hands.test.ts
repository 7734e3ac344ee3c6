import { expect, test } from 'vitest';
import { openHands } from './hands';
import { install, makeBundle, setLang } from './i18n';

test('hidden cards are found zone by zone, and nothing else', async () => {
  install('en', makeBundle('en', ['toy-card-a-1 = A\ntoy-card-b-2 = B\nweb-open-hand = Hand']));
  await setLang('en');
  const players = [
    { seat: 0, tableau: ['a:1'], cards: { hand: ['a:1', 'b:2'], archive_2: ['b:2'], tokens: ['spade'], costs: {} } },
    { seat: 1, cards: { hand: [], pick: 'a:1' } },
  ];
  expect(openHands('toy', { seats: 2, dice: [1, 2], players })).toEqual([
    { seat: 1, groups: [] },
    {
      seat: 0,
      groups: [
        { title: 'Hand', cards: ['a:1', 'b:2'] },
        { title: 'Archive 2', cards: ['b:2'] },
      ],
    },
  ]);
  expect(openHands('toy', { seats: 2, players: [players[0], { seat: 1 }] })).toEqual([]);
});
