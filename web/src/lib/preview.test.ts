import { expect, test } from 'vitest';
import { patched } from './preview';

test('changes are put into a copy of the view, and what stays the same is shared', () => {
  const view = {
    round: 1,
    players: [
      { crystals: 3, hand: ['a', 'b'] },
      { crystals: 5, hand: [] },
    ],
    battle: null,
  };
  const after = patched(view, [
    [['players', 0, 'crystals'], 3, 7],
    [['players', 0, 'hand'], ['a', 'b'], ['a']],
    [['battle'], null, { land: 'M1' }],
  ]);
  expect(after).toEqual({
    round: 1,
    players: [
      { crystals: 7, hand: ['a'] },
      { crystals: 5, hand: [] },
    ],
    battle: { land: 'M1' },
  });
  expect(view.players[0]).toEqual({ crystals: 3, hand: ['a', 'b'] });
  expect(after.players[1]).toBe(view.players[1]);
});
