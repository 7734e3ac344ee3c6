import { expect, test } from 'vitest';
import { obstacle } from './settings';

const at = (level: string, kingdom = 'off'): Record<string, string> => ({ level, kingdom, enchantment: 'none' });

test('a seat that is not there cannot start', () => {
  expect(obstacle('seasons', 'first', '3', at('wizard'), 2)).toBe('web-setting-no-seat');
  expect(obstacle('seasons', 'first', '3', at('wizard'), 3)).toBe('');
  expect(obstacle('other', 'size', 'large', {}, 2)).toBe('');
});

test('apprentices have no draft to change and no cards of the expansion', () => {
  expect(obstacle('seasons', 'kingdom', 'on', at('apprentice'), 2)).toBe('seasons-setting-needs-draft');
  expect(obstacle('seasons', 'kingdom', 'on', at('wizard'), 2)).toBe('');
  for (const enchantment of ['elemental-construction', 'extended-experience', 'natural-selection']) {
    expect(obstacle('seasons', 'enchantment', enchantment, at('apprentice'), 2)).toBe('seasons-setting-needs-draft');
  }
  expect(obstacle('seasons', 'enchantment', 'drought', at('apprentice'), 2)).toBe('');
  expect(obstacle('seasons', 'enchantment', 'random', at('apprentice'), 2)).toBe('');
});

test('eighteen cards for each of four are more than the simpler cards', () => {
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard'), 4)).toBe('seasons-setting-needs-cards');
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard', 'on'), 4)).toBe('');
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard'), 3)).toBe('');
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('archmage'), 4)).toBe('');
});
