/** The decks of the peoples, the neutrals, what lies on Lands, and the goals. */
import { has, t } from '../../lib/i18n';
import type { Shelf } from '../shelves';
import { allCards, cardData } from './catalogue';
import measured from './balance.json';

export const shelf: Shelf = {
  cards: allCards().map(({ id }) => id),
  facets: [
    {
      label: () => t('web-cards-deck'),
      of: (card) => [cardData(card)?.set ?? ''],
      name: (set) => t(has(`elven-rage-people-${set}`) ? `elven-rage-people-${set}` : `elven-rage-type-${set}`),
    },
    {
      label: () => t('web-cards-kind'),
      of: (card) => [cardData(card)?.kind ?? ''],
      name: (kind) => t(`elven-rage-type-${kind}`),
    },
  ],
  measured,
};
