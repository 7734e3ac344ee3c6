/** A card in words, for those who do not see it. */

import { t } from '../../lib/i18n';
import { hyphenated } from '../../lib/hyphens';
import { cardName } from '../../lib/prose';
import { cardData } from './catalogue';
import type { Action, CardData } from './printed';
import { DIRECTIONS, PEOPLES, type WindowName } from './shown';

/** Warrior · forest elves */
export function kindWords(card: CardData): string {
  const kind = t(`elven-rage-type-${card.kind}`);
  return (PEOPLES as readonly string[]).includes(card.set) ? `${kind} · ${t(`elven-rage-people-${card.set}`)}` : kind;
}

/** left: Simple, forward: Movement, right: none */
function attackWords(card: CardData): string {
  if (!card.attacks) return '';
  return DIRECTIONS.map(
    (direction) => `${t(`elven-rage-direction-${direction}`)}: ${t(`elven-rage-icon-${card.attacks![direction]}`)}`,
  ).join(', ');
}

/** Name, kind and numbers. */
export function cardWords(id: string): string {
  const card = cardData(id);
  const name = cardName('elven-rage', id);
  if (!card) return name;
  const parts = [name, kindWords(card)];
  if (card.initiative != null)
    parts.push(
      t('elven-rage-board-initiative-n', { n: card.initiative }),
      t('elven-rage-board-lives-n', { n: card.lives ?? 0 }),
      attackWords(card),
    );
  if (card.action?.price) parts.push(t('elven-rage-board-price-n', { n: card.action.price }));
  return parts.join(', ');
}

const LONG_WORD = 7;

/** A name that may break within its words: cards are narrow. */
export function softened(name: string, long = LONG_WORD): string {
  return hyphenated(name, long);
}

export type Timing = 'any' | 'answer' | 'outside' | 'battle' | Exclude<WindowName, 'last-call'>;

/** When an action may be declared, in few words; its text says it exactly. */
export function timing(action: Action): Timing[] {
  const { when } = action;
  const all = (...names: WindowName[]): boolean => names.every((name) => when.includes(name));
  if (when.length === 0) return ['answer'];
  if (all('turn', 'before')) return ['any'];
  if (all('turn', 'named')) return ['outside'];
  if (all('before', 'declared')) return ['battle'];
  // beside its main time a card's line tells that it may come in the duel or after a wound, too
  return when.includes('before') ? ['before'] : when.filter((name) => name !== 'last-call');
}

export type Keyword = 'answer' | 'own-battle' | 'own-warrior' | 'enemy' | 'fatal-wound';

/** What the text of an action takes as known, and a newcomer may want to read. */
export function keywords(action: Action): Keyword[] {
  const { when, answers, own_battle, does } = action;
  const found: Keyword[] = [];
  if (answers.some((name) => !when.includes(name))) found.push('answer');
  if (own_battle) found.push('own-battle');
  if (does.some(({ aim }) => aim === 'own')) found.push('own-warrior');
  if (does.some(({ aim }) => aim === 'foe')) found.push('enemy');
  if (does.some(({ verb }) => verb === 'rescue')) found.push('fatal-wound');
  return found;
}
