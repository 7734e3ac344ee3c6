/** A card in words, for those who do not see it. */

import { minus, t } from '../../lib/i18n';
import { cardName } from '../../lib/prose';
import { cardData } from './catalogue';
import type { CardData } from './printed';
import { SOURCES, STONES, type PlayerView } from './shown';

/** Follower · green */
export function kindWords(card: CardData): string {
  const type = t(`etherstone-type-${card.type}`);
  if (card.type === 'threat') return `${type} · ${'I'.repeat(card.level ?? 1)}`;
  return card.colour ? `${type} · ${t(`etherstone-colour-${card.colour}`)}` : type;
}

/** What a card costs. */
export function priceWords(card: CardData): string {
  const parts = STONES.filter((stone) => card.cost?.[stone]).map(
    (stone) => `${card.cost![stone]} × ${t(`etherstone-board-stone-${stone}`)}`,
  );
  if (card.cost?.any) parts.push(`${card.cost.any} × ${t('etherstone-board-stone-purple')}`);
  return parts.join(', ');
}

/** Name, kind and numbers. */
export function cardWords(id: string, exhausted = false): string {
  const card = cardData(id);
  const name = cardName('etherstone', id);
  if (!card) return name;
  const parts = [name, kindWords(card)];
  if (card.cost) parts.push(t('etherstone-board-costs', { price: priceWords(card) }));
  if (card.type === 'follower' || card.type === 'leader' || card.type === 'threat')
    parts.push(t('etherstone-board-strength-n', { n: card.strength ?? 0 }));
  if (card.durability) parts.push(t('etherstone-board-durability-n', { n: card.durability }));
  if (card.points) parts.push(t('etherstone-board-points-n', { n: card.points }));
  if (exhausted) parts.push(t('etherstone-board-exhausted'));
  return parts.join(', ');
}

/** Where the points of a seat come from. */
export function pointsWords({ breakdown }: PlayerView): string {
  return SOURCES.filter((source) => breakdown[source])
    .map((source) => `${t(`etherstone-score-${source}`)} ${minus(breakdown[source]!)}`)
    .join(' · ');
}
