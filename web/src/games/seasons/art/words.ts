/** The words on cards and dice, for the eye and for screen readers. */

import { minus, signed, t } from '../../../lib/i18n';
import { cardMessage } from '../../../lib/names';
import { ELEMENTS, type Season } from '../shown';
import { price, seasonName } from './catalogue';
import type { CardData, Face, Price } from '../printed';

export { hyphenated } from '../../../lib/hyphens';

export function priceWords(card: CardData, cost: Price): string {
  if (card.cost_special) return t('seasons-label-any-elements');
  const parts = ELEMENTS.filter((type) => cost[type] > 0).map((type) => t(`seasons-token-${type}`, { n: cost[type] }));
  if (cost.crystals > 0) parts.push(`${t('seasons-legend-crystals')} ${cost.crystals}`);
  return parts.join(', ') || t('seasons-label-free');
}

export function kindWords(card: CardData): string {
  return t(card.category === 'familiar' ? 'seasons-kind-familiar' : 'seasons-kind-item');
}

/** All that a card's front tells, in one line. */
export function cardWords(card: CardData, players: number, tapped: boolean): string {
  const parts = [
    t(cardMessage('seasons', card.id)),
    kindWords(card),
    ...(card.set === 'base' ? [] : [t(`seasons-board-set-${card.set}`)]),
    `${t('seasons-label-cost')}: ${priceWords(card, price(card, players))}`,
    `${t('seasons-label-prestige')} ${minus(card.prestige)}`,
    ...card.printed_icons.map((icon) => t(`seasons-icon-${icon}`)),
  ];
  if (tapped) parts.push(t('seasons-legend-tapped'));
  return parts.join(' · ');
}

/** All that a side of a die tells, in one line. */
export function faceWords(season: Season | number, face: Face): string {
  const parts = ELEMENTS.filter((type) => face.energy[type] > 0).map((type) =>
    t(`seasons-token-${type}`, { n: face.energy[type] }),
  );
  if (face.crystals > 0) parts.push(`${t('seasons-legend-crystals')} ${signed(face.crystals)}`);
  if (face.gauge) parts.push(t('seasons-legend-gauge'));
  if (face.transmute) parts.push(t('seasons-legend-transmute'));
  if (face.draw) parts.push(t('seasons-legend-draw'));
  parts.push(t('seasons-label-leftover', { n: face.pips }));
  return `${t(`seasons-season-${seasonName(season)}`)}: ${parts.join(', ')}`;
}
