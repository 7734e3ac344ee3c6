/** When this person wants to be asked in reaction windows. The browser remembers it, so that it outlasts a reload. */

import type { Wishes } from './attention';
import { ATTENTION, STOPS, type Attention, type Stop } from './shown';

const KEY = 'ludoteka-elven-rage-stops';

function read(): Wishes {
  const found: Wishes = { attention: 'useful', cards: {}, table: '', passed: 0, quiet: '' };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>;
    const { attention, cards, table, passed, quiet } = stored;
    if (attention && ATTENTION.filter((one) => one !== 'never').includes(attention)) found.attention = attention;
    for (const [card, stop] of Object.entries(cards ?? {})) if (STOPS.includes(stop)) found.cards[card] = stop;
    if (typeof table === 'string') found.table = table;
    if (typeof passed === 'number') found.passed = passed;
    if (typeof quiet === 'string') found.quiet = quiet;
  } catch {
    // a browser that stores nothing, or something else, still plays
  }
  return found;
}

export const wishes = $state<Wishes>(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // see above
  }
}

/** What holds at a table: what was chosen for a battle or a turn at another one does not. */
export function wishesAt(table: string): Wishes {
  return wishes.table === table ? wishes : { ...wishes, table, passed: 0, quiet: '' };
}

/** What is chosen from now on is chosen at this table. */
export function sitDown(table: string): void {
  if (wishes.table === table) return;
  Object.assign(wishes, { table, passed: 0, quiet: '' });
  keep();
}

/** `turn` is the turn it is chosen in: `never` ends with it. */
export function chooseAttention(attention: Attention, turn: string): void {
  if (attention === 'never') wishes.quiet = turn;
  else Object.assign(wishes, { attention, passed: 0, quiet: '' });
  keep();
}

/** Pass everything in a battle; 0: ask again. */
export function passBattle(battle: number): void {
  wishes.passed = battle;
  keep();
}

/** Ask about a card in its own way, or as about all. */
export function stopAt(card: string, stop: Stop | ''): void {
  if (stop) wishes.cards[card] = stop;
  else delete wishes.cards[card];
  keep();
}
