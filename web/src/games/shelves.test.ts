import { expect, test } from 'vitest';
import { chosen, fate, values, type Shelf } from './shelves';

const shelf: Shelf = {
  cards: ['oak', 'elm', 'fox'],
  facets: [
    { label: () => 'Kind', of: (card) => [card === 'fox' ? 'beast' : 'tree'], name: (kind) => kind },
    { label: () => 'Signs', of: (card) => (card === 'oak' ? ['leaf', 'root'] : []), name: (sign) => sign },
  ],
  measured: {
    games: 50,
    players: 2,
    tags: {
      drafted: { oak: { seen: 20, rate: 0.5 } },
      played: { oak: { seen: 10, rate: 0.7 }, fox: { seen: 5, rate: 0.2 } },
    },
  },
};
const says = (card: string): string => `${card.toUpperCase()} stands in the wood`;

test('what cards can be told apart by', () => {
  expect(values(shelf.facets[0]!, shelf.cards)).toEqual(['tree', 'beast']);
  expect(values(shelf.facets[1]!, shelf.cards)).toEqual(['leaf', 'root']);
});

test('cards are found by all that is wanted', () => {
  expect(chosen(shelf, [], '', says)).toEqual(['oak', 'elm', 'fox']);
  expect(chosen(shelf, ['tree', ''], '', says)).toEqual(['oak', 'elm']);
  expect(chosen(shelf, ['tree', 'root'], '', says)).toEqual(['oak']);
  expect(chosen(shelf, ['beast'], 'Oak', says)).toEqual([]);
  expect(chosen(shelf, [], ' wood  ELM', says)).toEqual(['elm']);
});

test('how a card fares', () => {
  expect(fate(shelf, 'oak')).toEqual({ drafted: 0.2, played: 0.1, won: 0.7 });
  expect(fate(shelf, 'fox')).toEqual({ drafted: 0, played: 0.05, won: 0.2 });
  expect(fate(shelf, 'elm')).toBeNull();
  const undrafted = { ...shelf, measured: { ...shelf.measured, tags: { played: { oak: { seen: 10, rate: 0.7 } } } } };
  expect(fate(undrafted, 'oak')?.drafted).toBeNull();
});
