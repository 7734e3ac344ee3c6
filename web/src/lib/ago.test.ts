import { expect, test } from 'vitest';
import { ago } from './ago';

test.each([
  [0, 'en', ''],
  [59.9, 'ru', ''],
  [60, 'en', '1 minute ago'],
  [5 * 60 + 59, 'ru', '5 минут назад'],
  [2 * 3600, 'uk', '2 години тому'],
  [86400, 'en', 'yesterday'],
  [86400, 'uk', 'учора'],
  [21 * 86400, 'ru', '21 день назад'],
])('%d seconds in %s', (seconds, language, words) => {
  expect(ago(seconds, language)).toBe(words);
});
