/** The words: same messages and variables in every language, every id used is there, sentences from fixtures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { words as elvenRage } from '../games/elven-rage/words';
import { words as etherstone } from '../games/etherstone/words';
import { words as seasons } from '../games/seasons/words';
import type { GameWords } from '../games/types';
import type { LogEntry, OptionInfo, Position, TableInfo } from '../protocol';
import {
  has,
  install,
  LANGUAGES,
  loadLater,
  makeBundle,
  matchLanguage,
  rulings,
  setLang,
  signed,
  t,
  type Lang,
} from './i18n';
import { askParts, eventParts, hintText, optionParts, plain, type Telling } from './prose';

const ROOT = join(import.meta.dirname, '../..');
const LOCALES = join(ROOT, '../src/ludoteka/locales');
const OURS = ['web.ftl', 'players.ftl', 'elven-rage-board.ftl', 'etherstone-board.ftl', 'seasons-board.ftl'];

function source(language: Lang, name: string): string {
  return readFileSync(join(LOCALES, language, name), 'utf8');
}

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

/** Messages and attributes of a Fluent file with the variables each uses. */
function shape(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  let name = '';
  const variables = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const message = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^\s+\.([a-z][\w-]*) =/.exec(line);
    if (message) name = id = message[1]!;
    else if (attribute) name = `${id}.${attribute[1]}`;
    if (!name || line.startsWith('#')) continue;
    const own = variables.get(name) ?? new Set<string>();
    for (const variable of line.matchAll(/\$(\w+)/g)) own.add(variable[1]!);
    variables.set(name, own);
  }
  for (const [key, own] of variables) found.set(key, [...own].sort().join(' '));
  return found;
}

describe.each(OURS)('%s', (name) => {
  const english = shape(source('en', name));
  test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has the same messages', (language) => {
    const own = shape(source(language, name));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test.each(LANGUAGES.filter((language) => language !== 'en'))('%s uses only known variables', (language) => {
    for (const [id, variables] of shape(source(language, name))) {
      const known = (english.get(id) ?? '').split(' ');
      // A language may need a number that English does without, such as $n in "waiting for".
      const extra = variables.split(' ').filter((one) => one && !known.includes(one) && one !== 'n' && one !== 'max');
      expect(extra, id).toEqual([]);
    }
  });
});

function installAll(): void {
  for (const language of LANGUAGES) {
    const names = readdirSync(join(LOCALES, language)).filter((name) => !/^(cli|terminal)|-words/.test(name));
    install(
      language,
      makeBundle(
        language,
        names.map((name) => source(language, name)),
      ),
    );
  }
}

test.each(LANGUAGES)('every message that the client names exists in %s', async (language) => {
  installAll();
  await setLang(language);
  const missing = new Set<string>();
  for (const file of filesOf(join(ROOT, 'src'), /\.(svelte|ts)$/)) {
    if (file.endsWith('.test.ts')) continue;
    for (const use of readFileSync(file, 'utf8').matchAll(
      /'((?:web|player|seasons|etherstone|elven-rage)-[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?)'/g,
    )) {
      if (/-(winter|spring|summer|fall)$/.test(use[1]!) && !has(use[1]!)) continue; // css classes
      if (!has(use[1]!)) missing.add(use[1]!);
    }
  }
  expect([...missing]).toEqual([]);
});

test('every reason to refuse and every piece of news has its sentence', async () => {
  installAll();
  await setLang('en');
  const protocol = readFileSync(join(ROOT, 'src/protocol.ts'), 'utf8');
  const codes = /export type Code =([^;]*);/.exec(protocol)![1]!.matchAll(/"([\w-]+)"/g);
  const news = /what: ([^;]*);/.exec(protocol)![1]!.matchAll(/"([\w-]+)"/g);
  const wanted = [
    ...[...codes].map((code) => `web-problem-${code[1]}`),
    ...[...news].map((what) => `web-news-${what[1]}`),
  ];
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((id) => !has(id))).toEqual([]);
});

describe('languages', () => {
  test('the first language that we speak is taken', () => {
    expect(matchLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(matchLanguage(['ru'])).toBe('ru');
    expect(matchLanguage(['fr', 'de'])).toBe('en');
    expect(matchLanguage([])).toBe('en');
  });

  test('what a language lacks is said in English, what is nowhere by its name', async () => {
    install('en', makeBundle('en', ['one = One { $n }\ntwo = Two\n    .hint = Help']));
    install('uk', makeBundle('uk', ['one = Один { $n }']));
    await setLang('uk');
    expect(t('one', { n: 1 })).toBe('Один 1');
    expect(t('two')).toBe('Two');
    expect(t('two.hint')).toBe('Help');
    expect(t('three')).toBe('three');
    expect(has('one.hint')).toBe(false);
  });

  test('rulings are loaded when they are wanted, language by language', async () => {
    const parts = LANGUAGES.map((language) => source(language, 'seasons-rulings.ftl'));
    const about = (text: string): number => text.match(/^seasons-card-ek-13-ruling-\d+ =/gm)!.length;
    for (const language of LANGUAGES) install(language, makeBundle(language, [source(language, 'seasons-cards.ftl')]));
    await setLang('en');
    expect(rulings('seasons-card-ek-13')).toEqual([]);
    for (const [i, language] of LANGUAGES.entries()) {
      await setLang(language);
      await Promise.all([loadLater('rulings', language, 'seasons'), loadLater('rulings', language, 'seasons')]);
      const found = rulings('seasons-card-ek-13');
      expect(found.length).toBe(about(parts[i]!));
      for (const ruling of found) expect(parts[i]).toContain(ruling);
      expect(rulings('seasons-token-3').at(-1)).not.toMatch(/[{}]/);
      expect(rulings('seasons-card-ek-99')).toEqual([]);
    }
    await loadLater('rulings', 'en', 'no-such-game');
  });

  test('plurals are right', async () => {
    installAll();
    await setLang('ru');
    expect([1, 3, 5, 21].map((n) => t('web-options-list', { n }))).toEqual([
      '1 вариант',
      '3 варианта',
      '5 вариантов',
      '21 вариант',
    ]);
    await setLang('uk');
    expect([1, 3, 5].map((n) => t('web-days', { n }))).toEqual(['1 день', '3 дні', '5 днів']);
  });

  test('signs are real', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2']);
  });
});

interface Fixture {
  seat: number;
  position: Position;
  table: TableInfo;
  fresh: LogEntry[];
}

const WORDS: Record<string, GameWords> = { 'elven-rage': elvenRage, etherstone, seasons };
const fixtures = filesOf(join(ROOT, 'src/games'), /fixtures\/.*\.json$/).map((file) => [
  file.slice(join(ROOT, 'src/games/').length),
  JSON.parse(readFileSync(file, 'utf8')) as Fixture,
]) as [string, Fixture][];

describe.each(LANGUAGES)('sentences in %s', (language) => {
  beforeAll(async () => {
    installAll();
    await setLang(language);
  });

  test.each(fixtures)('%s', (_, { position, table, fresh }) => {
    const telling: Telling = { game: table.game, seats: table.seats, words: WORDS[table.game]! };
    const said: string[] = [];
    for (const entry of fresh) {
      const parts = eventParts(entry, telling);
      if (parts) said.push(plain(parts));
    }
    const question = position.question;
    if (question) {
      said.push(plain(askParts(question, telling, position.view)));
      const options = question.options.map((option) => plain(optionParts(option, telling, position.view)));
      expect(new Set(options).size, 'options can be told apart').toBe(options.length);
      said.push(...options);
      said.push(hintText(question, telling, position.view) || 'no hint');
    }
    for (const sentence of said) {
      expect(sentence).not.toMatch(/\{|\}|\$|(seasons|etherstone|elven-rage)-|undefined|NaN|[\uE000-\uE001]/);
      expect(sentence.trim()).not.toBe('');
    }
  });
});

test('a sentence knows its cards, players and tokens', async () => {
  installAll();
  await setLang('en');
  const telling: Telling = {
    game: 'seasons',
    seats: [{ seat: 0, kind: 'person', name: '<b>Ann</b>' }] as TableInfo['seats'],
    words: seasons,
  };
  const entry = (event: Record<string, unknown>): LogEntry => ({ number: 1, event });
  const summoned = eventParts(entry({ kind: 'summoned', seat: 0, card: 'base:1' }), telling)!;
  expect(summoned.map((part) => part.kind)).toEqual(['player', 'text', 'card']);
  expect(plain(summoned)).toBe('<b>Ann</b> summoned Amulet of Air');
  const gained = eventParts(
    entry({ kind: 'energy-gained', seat: 0, energy: { fire: 2, air: 1 }, card: 'die' }),
    telling,
  )!;
  expect(plain(gained)).toBe('<b>Ann</b> gained fire ×2, air (die)');
  expect(gained.some((part) => part.kind === 'tokens')).toBe(true);
  expect(eventParts(entry({ kind: 'drafted', seat: 0 }), telling)).toBeNull();
});

test('a game names its own tokens, dice and abilities', async () => {
  installAll();
  await setLang('ru');
  const telling: Telling = {
    game: 'etherstone',
    seats: [{ seat: 0, kind: 'person', name: 'Ann' }] as TableInfo['seats'],
    words: null,
  };
  const tell = (event: Record<string, unknown>): string => plain(eventParts({ event }, telling)!);
  expect(tell({ kind: 'stones-gained', seat: 0, stones: { white: 2, black: 1 }, card: '' })).toBe(
    'Ann: получено — 2 белых камня, 1 чёрный камень',
  );
  expect(tell({ kind: 'rolled', seat: 0, dice: { white: 3, purple: 6 } })).toBe(
    'Кубики брошены: белый 3, фиолетовый 6',
  );
  const option = (detail: Record<string, unknown>): string =>
    plain(optionParts({ text: '', detail } as OptionInfo, telling));
  expect(option({ do: 'reroll', dice: ['white', 'purple'] })).toBe('Перебросить: белый, фиолетовый');
  const name = t('etherstone-card-tu001');
  const lines = t('etherstone-card-tu001.text').split('\n');
  expect(tell({ kind: 'counters-placed', seat: 0, on: 'ТУ001', n: 1 })).toBe(
    `Ann: на карту «${name}» положена 1 метка`,
  );
  expect(option({ do: 'apply', card: 'ТУ001', ability: lines.length })).toBe(`${name}: ${lines.at(-1)}`);
});

test('a sentence tells of lists, of nobody and of a second card', async () => {
  installAll();
  await setLang('en');
  const seats = [
    { seat: 0, kind: 'person', name: 'Ann' },
    { seat: 1, kind: 'person', name: 'Bo' },
  ] as TableInfo['seats'];
  const telling: Telling = { game: 'elven-rage', seats, words: null };
  const tell = (event: Record<string, unknown>): string => plain(eventParts({ event }, telling)!);
  expect(tell({ kind: 'named', seat: 0, land: 'G0', owner: -1 })).toBe('Ann attacks Tower of Winds');
  expect(tell({ kind: 'named', seat: 0, land: 'G0', owner: 1 })).toBe('Ann attacks Tower of Winds, owned by Bo');
  expect(tell({ kind: 'battle-won', seat: 0, land: 'M0', won: true, left: [2, 1], defender: -1 })).toBe(
    'Ann wins the battle (2 : 1)',
  );
  expect(
    tell({
      kind: 'deployed',
      seat: -1,
      fighters: [
        { card: 'snow:1', slot: 0, owner: 0 },
        { card: 'neutral:3', slot: 3, owner: -1 },
      ],
    }),
  ).toBe('On the field: Raider (north), Eldagar (west)');
  expect(tell({ kind: 'over', seat: -1, winners: [0, 1], goal: 'goal:2', goals: [null, null] })).toBe(
    'Victory: Ann, Bo (Capture seven Lands)',
  );
  expect(tell({ kind: 'eliminated', seat: 1, goal: null, land: 'K1', by: 0 })).toBe(
    'Bo has lost Stag Castle to Ann and is out',
  );
  expect(tell({ kind: 'discarded', seat: 1, card: 'snow:1', cause: 'snow:2', by: 0 })).toBe(
    'Bo discards Raider (Sentry of Ann)',
  );
  const strike = {
    do: 'strike',
    direction: 'left',
    victim: 'snow:1',
    victim_uid: 2,
    victim_slot: 1,
    damage: 1,
    recoil: true,
  };
  const parts = optionParts({ text: '', detail: strike } as unknown as OptionInfo, telling);
  expect(plain(parts)).toBe('Strike left at Raider: damage 1, lose 1 life');
  expect(parts.some((part) => part.kind === 'card')).toBe(true);
});

test('what has no message is said with the names in the data', () => {
  const seats = ['Ann', 'Bo', 'Cyril'].map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    bot: '',
  })) as unknown as TableInfo['seats'];
  const telling: Telling = { game: 'no-such-game', seats, words: null };
  const event = (data: object): string => plain(eventParts({ event: data } as unknown as LogEntry, telling) ?? []);
  const option = (detail: object): string => plain(optionParts({ text: '', detail } as unknown as OptionInfo, telling));
  expect(event({ kind: 'trick-taken', seat: 1, card: 'cups-3', points: 11, final: false })).toBe(
    'Bo: trick taken · Cups 3 · Points 11',
  );
  expect(event({ kind: 'ended', seat: -1, winners: [0] })).toBe('Ended · Ann');
  expect(option({ do: 'pass' })).toBe('Pass');
  expect(option({ do: 'give', cards: ['cups-3', 'swords-1'], to: 2 })).toBe('Give: Cups 3, Swords 1 · Cyril');
  expect(option({ do: 'bid', n: -2 })).toBe('Bid: −2');
});
