/** What is wished, and how a table plays in a few words. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { install, setLang } from './i18n';
import { fitting, offered, settingsLine, usedSettings, wishFor } from './settings';

const GAME: GameInfo = {
  name: 'seasons',
  min_players: 2,
  max_players: 4,
  minutes: 60,
  bots: ['random', 'greedy', 'oracle', 'seer'],
  words: true,
  board: '',
  settings: [
    { name: 'level', values: ['archmage', 'wizard', 'apprentice'], newcomer: 'apprentice' },
    { name: 'first', values: ['random', '1', '2', '3', '4'], newcomer: 'random' },
    { name: 'kingdom', values: ['off', 'on'], newcomer: 'off' },
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
      bot: 'oracle',
      settings: { level: 'apprentice', first: 'random', kingdom: 'off' },
    });
    expect(wishFor({ ...GAME, bots: ['random', 'greedy'] }).bot).toBe('greedy');
  });

  it('is the last one as far as it is possible', () => {
    const kept = { players: 9, bot: 'gone', settings: { level: 'wizard', first: '7', kingdom: 'on', old: 'x' } };
    expect(wishFor(GAME, kept)).toEqual({
      players: 4,
      bot: 'oracle',
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
      { name: 'scenario', values: ['supremacy', 'race'], newcomer: 'supremacy' },
      { name: 'race', values: ['towers', 'lands'], newcomer: 'towers' },
      { name: 'people-3', values: ['random', 'snow'], newcomer: 'random' },
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

describe('a line', () => {
  it('tells the first option and what is unusual', () => {
    expect(settingsLine('seasons', { level: 'wizard', first: 'random', kingdom: 'off' }, GAME.settings)).toBe('Wizard');
    expect(settingsLine('seasons', { level: 'wizard', first: '2', kingdom: 'on' }, GAME.settings)).toBe(
      'Wizard · First: seat 2 · Kingdom',
    );
  });
});
