/** The power cards of both boxes. */
import { t } from '../../lib/i18n';
import type { Shelf } from '../shelves';
import { allCards, cardData } from './art/catalogue';
import { kindWords } from './art/words';
import measured from './balance.json';
import Further from './Further.svelte';

export const shelf: Shelf = {
  cards: allCards().map(({ id }) => id),
  facets: [
    {
      label: () => t('web-cards-box'),
      of: (card) => [cardData(card)?.set ?? ''],
      name: (set) => t(set === 'base' ? 'seasons' : `seasons-board-set-${set}`),
    },
    {
      label: () => t('web-cards-kind'),
      of: (card) => [cardData(card)?.category ?? ''],
      name: (category) => kindWords(allCards().find((card) => card.category === category)!),
    },
    {
      label: () => t('web-cards-time'),
      of: (card) => cardData(card)?.printed_icons ?? [],
      name: (icon) => t(`seasons-icon-${icon}`),
    },
  ],
  measured,
  Further,
};
