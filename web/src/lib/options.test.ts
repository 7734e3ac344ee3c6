import { expect, test } from 'vitest';
import type { OptionInfo } from '../protocol';
import { cardsOf, groupOf, Keyring, matches, ordered } from './options';

const option = (what: string, detail = {}): OptionInfo => ({
  text: what,
  detail: { do: what, ...detail },
  final: false,
  weight: null,
});

test('what costs points comes last, ending the turn before it', () => {
  const list = [option('end'), option('bonus-gauge', { costs: 5 }), option('summon'), option('activate')];
  expect(ordered(list).map((one) => one.text)).toEqual(['summon', 'activate', 'end', 'bonus-gauge']);
  expect(groupOf(option('anything'))).toBe('act');
});

test('a search looks for every word', () => {
  expect(matches('Summon Amulet of Air', 'air summ')).toBe(true);
  expect(matches('Summon Amulet of Air', 'fire')).toBe(false);
});

test.each(["beggar's", 'beggar’s', 'beggarʼs'])('%s is found, whichever apostrophe the keyboard has', (typed) => {
  expect(matches('Summon Beggar’s Horn', typed)).toBe(true);
  expect(matches("Give a card to D'Artagnan", typed)).toBe(false);
});

test('the cards of an option', () => {
  expect(cardsOf(option('summon', { card: 'base:1' }))).toEqual(['base:1']);
  expect(cardsOf(option('hand', { cards: ['base:2', 'base:3'] }))).toEqual(['base:2', 'base:3']);
  expect(cardsOf(option('end'))).toEqual([]);
});

test('an option keeps its key within a turn, and the pass has its own', () => {
  const ring = new Keyring();
  const keys = (...list: string[]): string =>
    [
      ...ring.keys(
        'main',
        list.map((what) => option(what)),
      ),
    ]
      .map(([text, key]) => `${text} ${key}`)
      .sort()
      .join(', ');
  expect(keys('summon', 'activate', 'crystallize', 'end')).toBe('activate 2, crystallize 3, end e, summon 1');
  expect(keys('crystallize', 'end')).toBe('crystallize 3, end e');
  expect(keys('copy', 'crystallize', 'end')).toBe('copy 4, crystallize 3, end e'); // not the key of what was there before
  expect(keys('activate', 'copy', 'crystallize', 'end')).toBe('activate 2, copy 4, crystallize 3, end e');
  expect(keys('draw', 'keep')).toBe('draw 1, keep 2'); // nothing of it was there before
  ring.forget();
  expect(keys('copy', 'crystallize')).toBe('copy 1, crystallize 2');
});

test('more than nine options: the first nine have digits; what has gone gives its digit up when all are taken', () => {
  const ring = new Keyring();
  const many = Array.from({ length: 12 }, (_, i) => option(`pay ${i}`));
  expect([...ring.keys('pay', many).values()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(ring.keys('pay', many.slice(8)).get('pay 9')).toBe('1');
  expect(ring.keys('pay', many.slice(8)).get('pay 8')).toBe('9');
});

test('where several options say no, none of them is the pass', () => {
  const two = [option('pass'), option('decline')];
  expect([...new Keyring().keys('window', two).values()]).toEqual(['1', '2']);
});
