import { expect, test } from 'vitest';
import { cardMessage, messageName } from './names';

test.each([
  ['base:9', 'base-9'],
  ['ek:13', 'ek-13'],
  ['ТУ001', 'tu001'],
  ['УК015', 'uk015'],
  ['СА010', 'sa010'],
  ['СВ002', 'sv002'],
  ['ИС003', 'is003'],
  ['ВО013', 'vo013'],
  ['УГ018', 'ug018'],
  ['Объём-Щ', 'obem-shch'],
  ['1+3', '1-3'],
])('%s is %s inside a message', (card, name) => {
  expect(messageName(card)).toBe(name);
});

test('a card has its message', () => {
  expect(cardMessage('etherstone', 'ТУ001')).toBe('etherstone-card-tu001');
  expect(cardMessage('seasons', 'base:9')).toBe('seasons-card-base-9');
});
