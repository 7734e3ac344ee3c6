/** When this person wants to be asked in reaction windows; the browser remembers the lasting part of it. */

import type { Wishes } from './attention';
import { ATTENTION, type Attention } from './shown';

const KEY = 'ludoteka-elven-rage-attention';

function read(): Wishes['attention'] {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== 'never' && ATTENTION.includes(stored as Attention)) return stored as Wishes['attention'];
  } catch {
    // a browser that stores nothing still plays
  }
  return 'could';
}

export const wishes = $state<Wishes>({ attention: read(), passed: 0, quiet: '' });

/** `turn` is the turn it is chosen in: `never` ends with it. */
export function chooseAttention(attention: Attention, turn: string): void {
  if (attention === 'never') {
    wishes.quiet = turn;
    return;
  }
  wishes.quiet = '';
  wishes.passed = 0;
  wishes.attention = attention;
  try {
    localStorage.setItem(KEY, attention);
  } catch {
    // see above
  }
}
