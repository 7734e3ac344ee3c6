/** What is wished, and how a table plays in a few words. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, SettingInfo } from '../protocol';
import { install, setLang } from './i18n';
import { fitting, obstacle, offered, reasons, settingsLine, used, usedSettings, wishFor } from './settings';

function setting(name: string, values: string[], more: Partial<SettingInfo> = {}): SettingInfo {
  return { name, values, newcomer: values[0]!, clashes: [], used: {}, seats: false, of: '', seat: 0, ...more };
}
const DRAFTED = { why: 'needs-draft', players: [], others: { level: ['apprentice'] } };

const GAME: GameInfo = {
  name: 'seasons',
  min_players: 2,
  max_players: 4,
  minutes: 60,
  bots: ['novice', 'adept', 'oracle', 'seer'],
  reviews: true,
  words: true,
  rulebook: true,
  lessons: [],
  puzzles: 0,
  board: '',
  settings: [
    setting('level', ['archmage', 'wizard', 'apprentice'], { newcomer: 'apprentice' }),
    setting('first', ['random', '1', '2', '3', '4'], { seats: true }),
    setting('kingdom', ['off', 'on'], { clashes: [{ values: ['on'], ...DRAFTED }] }),
  ],
};

beforeAll(async () => {
  const bundle = new FluentBundle('en');
  bundle.addResource(
    new FluentResource(
      'seasons-level-wizard = Wizard\nseasons-setting-kingdom = Kingdom\nseasons-setting-first = First\nseasons-first-2 = seat 2\n',
    ),
  );
  install('en', bundle);
  await setLang('en');
});

describe('a wish', () => {
  it('of a newcomer suits a first match', () => {
    expect(wishFor(GAME)).toEqual({
      players: 2,
      bot: 'adept',
      settings: { level: 'apprentice', first: 'random', kingdom: 'off' },
    });
    expect(wishFor({ ...GAME, bots: ['novice'] }).bot).toBe('novice');
  });

  it('is the last one as far as it is possible', () => {
    const kept = { players: 9, bot: 'gone', settings: { level: 'wizard', first: '7', kingdom: 'on', old: 'x' } };
    expect(wishFor(GAME, kept)).toEqual({
      players: 4,
      bot: 'adept',
      settings: { level: 'wizard', first: 'random', kingdom: 'on' },
    });
  });

  it('loses what the other options rule out', () => {
    expect(fitting(GAME, { level: 'apprentice', first: '4', kingdom: 'on' }, 2)).toEqual({
      level: 'apprentice',
      first: 'random',
      kingdom: 'off',
    });
    expect(offered('seasons', GAME.settings[1]!, {}, 2).map((one) => one.value)).toEqual(['random', '1', '2']);
  });
});

describe('an option without a use', () => {
  const RAGE: GameInfo = {
    ...GAME,
    name: 'elven-rage',
    settings: [
      setting('scenario', ['supremacy', 'race']),
      setting('race', ['towers', 'lands'], { used: { scenario: ['race'] } }),
      setting('people-3', ['random', 'snow'], { of: 'people', seat: 3 }),
    ],
  };

  it('is not shown and keeps its default', () => {
    const wished = { scenario: 'supremacy', race: 'lands', 'people-3': 'snow' };
    expect(usedSettings(RAGE, wished, 2).map(({ name }) => name)).toEqual(['scenario']);
    expect(fitting(RAGE, wished, 2)).toEqual({ scenario: 'supremacy', race: 'towers', 'people-3': 'random' });
    expect(fitting(RAGE, { ...wished, scenario: 'race' }, 3)).toEqual({
      scenario: 'race',
      race: 'lands',
      'people-3': 'snow',
    });
  });
});

describe('an obstacle', () => {
  it('is a seat that is not there, where values are seats', () => {
    const first = setting('first', ['random', '1', '2', '3', '4'], { seats: true });
    expect(obstacle('seasons', first, '3', {}, 2)).toBe('web-setting-no-seat');
    expect(obstacle('seasons', first, '3', {}, 3)).toBe('');
    expect(obstacle('other', setting('rounds', ['5', '10']), '10', {}, 2)).toBe('');
  });

  it('is whatever the game declares, for these players and all the other options named', () => {
    const enchantment = setting('enchantment', ['none', 'storm', 'calm'], {
      clashes: [
        { values: ['storm'], ...DRAFTED },
        { values: ['storm'], why: 'needs-cards', players: [4], others: { level: ['wizard'], kingdom: ['off'] } },
      ],
    });
    const at = (level: string, kingdom = 'off') => ({ level, kingdom });
    expect(obstacle('seasons', enchantment, 'storm', at('apprentice'), 2)).toBe('seasons-setting-needs-draft');
    expect(obstacle('seasons', enchantment, 'calm', at('apprentice'), 2)).toBe('');
    expect(obstacle('seasons', enchantment, 'storm', at('wizard'), 4)).toBe('seasons-setting-needs-cards');
    expect(obstacle('seasons', enchantment, 'storm', at('wizard', 'on'), 4)).toBe('');
    expect(obstacle('seasons', enchantment, 'storm', at('wizard'), 3)).toBe('');
    expect(obstacle('seasons', enchantment, 'storm', at('archmage'), 4)).toBe('');
    expect(reasons('seasons', enchantment, at('apprentice'), 2)).toEqual(['Storm: Needs draft']); // without words
  });

  it('is what another seat that is there has', () => {
    const people = setting('people-1', ['random', 'snow', 'forest'], { of: 'people', seat: 1 });
    const settings = { 'people-1': 'random', 'people-2': 'snow', 'people-3': 'forest', 'people-4': 'random' };
    expect(obstacle('elven-rage', people, 'snow', settings, 2)).toBe('elven-rage-setting-people-taken');
    expect(obstacle('elven-rage', people, 'forest', settings, 3)).toBe('elven-rage-setting-people-taken');
    expect(obstacle('elven-rage', people, 'forest', settings, 2)).toBe(''); // nobody sits there
    expect(obstacle('elven-rage', { ...people, name: 'people-2', seat: 2 }, 'snow', settings, 2)).toBe('');
    expect(obstacle('elven-rage', people, 'random', settings, 4)).toBe('');
  });
});

it('an option matters with some values of others, and for a seat that is there', () => {
  const sets = setting('set-3', ['random', 'В'], { of: 'set', seat: 3, used: { start: ['sets'] } });
  expect(used(sets, { start: 'sets' }, 3)).toBe(true);
  expect(used(sets, { start: 'draft' }, 3)).toBe(false);
  expect(used(sets, { start: 'sets' }, 2)).toBe(false);
  expect(used(setting('first', ['random']), { start: 'draft' }, 2)).toBe(true);
});

describe('a line', () => {
  it('tells the first option and what is unusual', () => {
    expect(settingsLine('seasons', { level: 'wizard', first: 'random', kingdom: 'off' }, GAME.settings)).toBe('Wizard');
    expect(settingsLine('seasons', { level: 'wizard', first: '2', kingdom: 'on' }, GAME.settings)).toBe(
      'Wizard · First: seat 2 · Kingdom',
    );
  });
});
