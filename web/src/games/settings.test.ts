import { expect, test } from 'vitest';
import { obstacle, used } from './settings';

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
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard'), 4)).toBe(
    'seasons-setting-needs-cards',
  );
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard', 'on'), 4)).toBe('');
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('wizard'), 3)).toBe('');
  expect(obstacle('seasons', 'enchantment', 'elemental-construction', at('archmage'), 4)).toBe('');
});

test('the alliance is for four', () => {
  for (const players of [2, 3])
    expect(obstacle('elven-rage', 'scenario', 'alliance', {}, players)).toBe('elven-rage-setting-needs-four');
  expect(obstacle('elven-rage', 'scenario', 'alliance', {}, 4)).toBe('');
  expect(obstacle('elven-rage', 'scenario', 'race', {}, 2)).toBe('');
});

test('no people is led from two seats', () => {
  const settings = { 'people-1': 'random', 'people-2': 'snow', 'people-3': 'forest', 'people-4': 'random' };
  expect(obstacle('elven-rage', 'people-1', 'snow', settings, 2)).toBe('elven-rage-setting-people-taken');
  expect(obstacle('elven-rage', 'people-1', 'forest', settings, 3)).toBe('elven-rage-setting-people-taken');
  expect(obstacle('elven-rage', 'people-1', 'forest', settings, 2)).toBe(''); // nobody sits there
  expect(obstacle('elven-rage', 'people-2', 'snow', settings, 2)).toBe('');
  expect(obstacle('elven-rage', 'people-1', 'random', settings, 4)).toBe('');
});

test('no ready-made set is there twice', () => {
  const settings = { start: 'sets', 'set-1': 'random', 'set-2': 'В', 'set-3': 'Д', 'set-4': 'random' };
  expect(obstacle('etherstone', 'set-1', 'В', settings, 2)).toBe('etherstone-setting-set-taken');
  expect(obstacle('etherstone', 'set-1', 'Д', settings, 3)).toBe('etherstone-setting-set-taken');
  expect(obstacle('etherstone', 'set-1', 'Д', settings, 2)).toBe(''); // nobody sits there
  expect(obstacle('etherstone', 'set-2', 'В', settings, 2)).toBe('');
  expect(obstacle('etherstone', 'set-1', 'random', settings, 4)).toBe('');
});

test('sets are assigned where they are dealt, to those who are there', () => {
  expect(used('etherstone', 'set-1', { start: 'sets' }, 2)).toBe(true);
  expect(used('etherstone', 'set-1', { start: 'draft' }, 2)).toBe(false);
  expect(used('etherstone', 'set-3', { start: 'sets' }, 2)).toBe(false);
  expect(used('etherstone', 'set-3', { start: 'sets' }, 3)).toBe(true);
  expect(used('etherstone', 'first', { start: 'draft' }, 2)).toBe(true);
});

test('some options matter in their scenario alone, peoples for those who are there', () => {
  expect(used('elven-rage', 'race', { scenario: 'race' }, 2)).toBe(true);
  expect(used('elven-rage', 'race', { scenario: 'supremacy' }, 2)).toBe(false);
  expect(used('elven-rage', 'teams', { scenario: 'alliance' }, 4)).toBe(true);
  expect(used('elven-rage', 'teams', { scenario: 'only-war' }, 4)).toBe(false);
  expect(used('elven-rage', 'people-3', {}, 2)).toBe(false);
  expect(used('elven-rage', 'people-3', {}, 3)).toBe(true);
  expect(used('elven-rage', 'deployment', {}, 2)).toBe(true);
  expect(used('seasons', 'kingdom', {}, 2)).toBe(true);
});
