import { expect, test } from 'vitest';
import { chapters, folded, partOf, search } from './book';
import type { Example, Rulebook } from './shown';

const BOOK: Rulebook = {
  game: 'toy',
  language: 'en',
  title: 'Toy',
  lead: [],
  sections: [
    {
      id: 'turn',
      level: 2,
      title: 'Your turn',
      rules: [],
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Take a die.' }] }],
    },
    {
      id: 'die',
      level: 3,
      title: 'The die',
      rules: [],
      blocks: [
        { kind: 'paragraph', runs: [{ text: 'Roll it.' }] },
        {
          kind: 'list',
          ordered: false,
          items: [[{ kind: 'paragraph', runs: [{ text: 'Ёлка of ' }, { card: 'x:1' }] }]],
        },
      ],
    },
    { id: 'end', level: 2, title: 'The end', rules: [], blocks: [] },
  ],
};
const named = (id: string): string => (id === 'x:1' ? 'Grail' : id);

test('parts stand under their chapter', () => {
  expect(chapters(BOOK).map(({ section, parts }) => [section.id, parts.map(({ id }) => id)])).toEqual([
    ['turn', ['die']],
    ['end', []],
  ]);
});

test('headings come first, then what the text says', () => {
  expect(search(BOOK, 'die', named).map(({ section, line }) => [section.id, line])).toEqual([
    ['die', ''],
    ['turn', 'Take a die.'],
  ]);
});

test('names of cards are found, accents and case do not matter', () => {
  expect(search(BOOK, 'елка grail', named).map(({ section }) => section.id)).toEqual(['die']);
  expect(folded('Йод')).not.toBe(folded('Иод'));
});

test('all words are wanted, and nothing is found for none', () => {
  expect(search(BOOK, 'die roll', named).map(({ section }) => section.id)).toEqual(['die']);
  expect(search(BOOK, 'die grailx', named)).toEqual([]);
  expect(search(BOOK, ' ', named)).toEqual([]);
});

test('an example is found in its part, also within a note', () => {
  const example: Example = { kind: 'example', id: 'first', played: true, blocks: [], steps: [] };
  const [turn, ...rest] = BOOK.sections;
  const noted = { ...turn!, blocks: [{ kind: 'note' as const, blocks: [example] }] };
  expect(partOf({ ...BOOK, sections: [noted, ...rest] }, example)?.id).toBe('turn');
  expect(partOf(BOOK, example)).toBeUndefined();
});
