import { expect, test } from 'vitest';
import type { Explained, Help } from '../rules/shown';
import { explained, lookUp } from './help';

const told = (title: string): Explained => ({ title, rules: 'x', blocks: [] });
const HELP: Help = {
  game: 'toy',
  language: 'en',
  aim: 'aim',
  parts: { bonuses: told('Bonuses'), draw: told('Draw'), energy: told('Energy') },
  titles: {},
  topics: { bonus: 'bonuses', 'bonus/draw': 'draw' },
  signs: { fire: 'energy/fire' },
  keywords: {},
  questions: {},
  events: {},
  reasons: {},
  chosen: [],
};

test('what has no entry of its own is told by what it is one of', () => {
  expect(explained(HELP, 'topics', 'bonus/draw')?.title).toBe('Draw');
  expect(explained(HELP, 'topics', 'bonus/gauge')?.title).toBe('Bonuses');
  expect(explained(HELP, 'topics', 'deck')).toBeNull();
});

test('a sign is told by the part that its name begins with', () => {
  expect(lookUp(HELP, 'signs', 'fire')).toBe('energy/fire');
  expect(explained(HELP, 'signs', 'fire')?.title).toBe('Energy');
});
