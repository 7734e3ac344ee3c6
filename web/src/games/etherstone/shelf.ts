/** Leaders, entities and threats. */
import { t } from '../../lib/i18n';
import type { Shelf } from '../shelves';
import { allCards, cardData } from './catalogue';
import measured from './balance.json';

export const shelf: Shelf = {
  cards: allCards().map(({ id }) => id),
  facets: [
    {
      label: () => t('web-cards-kind'),
      of: (card) => [cardData(card)?.type ?? ''],
      name: (type) => t(`etherstone-type-${type}`),
    },
    {
      label: () => t('web-cards-colour'),
      of: (card) => [cardData(card)?.colour ?? ''].filter(Boolean),
      name: (colour) => t(`etherstone-colour-${colour}`),
    },
  ],
  measured,
};
