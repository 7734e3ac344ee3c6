/** A card in words, for those who do not see it. */

import { t } from '../../lib/i18n';
import { hyphenated } from '../../lib/hyphens';
import { cardName } from '../../lib/prose';
import { cardData } from './catalogue';
import type { CardData } from './printed';
import { DIRECTIONS, PEOPLES } from './shown';

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
