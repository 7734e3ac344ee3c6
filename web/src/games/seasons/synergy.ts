/** What cards of a draft do for each other: a few tags a card, and the energies that a set of cards asks for. */

import { costOf, count, isFamiliar, size } from './logic';
import { ELEMENTS, type Element } from './shown';

/** Themes that a card feeds (`gives`) or lives from (`wants`). Each theme has a message `seasons-board-theme-…`. */
type Theme =
  | 'items'
  | 'familiars'
  | 'transmute'
  | 'fodder'
  | 'big-reserve'
  | 'small-reserve'
  | 'summons'
  | 'season-change'
  | 'free-play'
  | 'top-card'
  | 'prestige';

const GIVES: Partial<Record<Theme, number[]>> = {
  transmute: [5, 26, 32, 59, 64],
  fodder: [23, 24, 25, 26, 29, 36, 42, 48, 50, 61, 63],
  'big-reserve': [18, 25, 48],
  'small-reserve': [4, 24, 26, 35, 52, 53, 56, 57, 62],
  summons: [1, 7, 15, 5, 42, 54, 67],
  'season-change': [7],
  'free-play': [9, 24, 34],
  'top-card': [34],
  prestige: [22, 45, 38, 10],
};

const WANTS: Partial<Record<Theme, number[]>> = {
  items: [28, 48],
  familiars: [43, 44],
  transmute: [8],
  fodder: [37, 10, 17],
  'big-reserve': [13, 45, 26],
  'small-reserve': [14],
  summons: [6, 30, 20],
  'season-change': [11, 27, 57],
  prestige: [24, 34, 36, 9],
};

/** Cards of Enchanted Kingdom follow those of the base game. */
function number(card: string): number {
  const [set, n] = card.split(':');
  return Number(n) + (set === 'ek' ? 50 : 0);
}

function gives(theme: Theme, card: string): boolean {
  if (theme === 'items') return !isFamiliar(card) && !WANTS.items!.includes(number(card));
  if (theme === 'familiars') return isFamiliar(card);
  return GIVES[theme]?.includes(number(card)) ?? false;
}

export interface Hint {
  kind: 'theme' | 'energy' | 'against';
  theme?: Theme;
  elements?: Element[];
  with: string[];
}

const SEALED_CHEST = 46;

/** The best reason to take a card to those already picked; null when there is none worth a line. */
export function hint(card: string, picks: readonly string[], players: number): Hint | null {
  const others = [...new Set(picks.filter((pick) => pick !== card))];
  if (isFamiliar(card)) {
    const chest = others.filter((pick) => number(pick) === SEALED_CHEST);
    if (chest.length) return { kind: 'against', with: chest };
  }
  if (number(card) === SEALED_CHEST) {
    const familiars = others.filter(isFamiliar);
    if (familiars.length) return { kind: 'against', with: familiars };
  }
  const themes = Object.keys(WANTS) as Theme[];
  let best: Hint | null = null;
  for (const theme of themes) {
    const wanting = WANTS[theme]!;
    let partners: string[] = [];
    if (wanting.includes(number(card))) partners = others.filter((pick) => gives(theme, pick));
    else if (gives(theme, card)) partners = others.filter((pick) => wanting.includes(number(pick)));
    if (partners.length > (best?.with.length ?? 0)) best = { kind: 'theme', theme, with: partners };
  }
  if (best) return best;
  const cost = costOf(card, players).energy;
  const needed = profile(others, players);
  const shared = ELEMENTS.filter((element) => count(cost, element) > 0 && count(needed, element) > 0);
  if (size(cost) && shared.length && ELEMENTS.every((e) => !count(cost, e) || shared.includes(e))) {
    return { kind: 'energy', elements: shared, with: [] };
  }
  return null;
}

/** How many tokens of each type some cards need. */
export function profile(cards: readonly string[], players: number): Record<Element, number> {
  const needed: Record<Element, number> = { air: 0, water: 0, fire: 0, earth: 0 };
  for (const card of cards) {
    const { energy } = costOf(card, players);
    for (const element of ELEMENTS) needed[element] += count(energy, element);
  }
  return needed;
}
