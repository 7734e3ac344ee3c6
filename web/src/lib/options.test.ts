import { expect, test } from 'vitest';
import type { OptionInfo } from '../protocol';
import { cardsOf, groupOf, matches, ordered } from './options';

const option = (what: string, detail = {}): OptionInfo => ({
  text: what,
  detail: { do: what, ...detail },
  final: false,
});

test('what costs points comes last, ending the turn before it', () => {
  const list = ['end', 'bonus-gauge', 'summon', 'activate'].map((what) => option(what));
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
