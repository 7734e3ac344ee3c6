/** The pictures of the rulebook: its names, and what the numbers on them stand for. */
import type { Figures, Mark } from '../../types';
import AbilityToken from './AbilityToken.svelte';
import BonusTrack from './BonusTrack.svelte';
import CardAnatomy from './CardAnatomy.svelte';
import CoveredSpaces from './CoveredSpaces.svelte';
import DieFaces from './DieFaces.svelte';
import DraftPassing from './DraftPassing.svelte';
import EnchantmentCard from './EnchantmentCard.svelte';
import Gauge from './Gauge.svelte';
import KingdomForm from './KingdomForm.svelte';
import OpenRow from './OpenRow.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import Rates from './Rates.svelte';
import Result from './Result.svelte';
import SeasonBoundaries from './SeasonBoundaries.svelte';
import TableOverview from './TableOverview.svelte';
import ThreeSets from './ThreeSets.svelte';
import TurnedCard from './TurnedCard.svelte';
import UsurperMark from './UsurperMark.svelte';
import Wheeled from './Wheeled.svelte';

const mark = (at: string, says: string, side?: Mark['side']): Mark => ({
  at,
  says: `seasons-figure-${says}`,
  ...(side && { side }),
});

export const figures: Figures = {
  'table-overview': {
    Picture: TableOverview,
    marks: [
      mark('.rivals > *', 'table-rivals'),
      mark('.wheel .disc', 'wheel'),
      mark('.tray', 'dice', 'top'),
      mark('.piles .stack', 'deck', 'top'),
      mark('.mine .reserve', 'reserve'),
      mark('.mine > .gauge', 'gauge'),
      mark('.mine .bonus', 'bonus-track'),
      mark('.mine .crystals', 'crystals', 'top'),
      mark('.play .tableau', 'in-play'),
      mark('.table > .hand .card', 'hand'),
    ],
  },
  wheel: {
    Picture: Wheeled,
    marks: [
      mark('.marker', 'marker', 'top'),
      mark('.ahead', 'coming', 'right'),
      mark('.emblem.summer', 'seasons', 'left'),
      mark('.year', 'year', 'bottom'),
      mark('.rates', 'rates', 'left'),
    ],
  },
  'own-board': {
    Picture: PlayerBoard,
    marks: [
      mark('.mine .crystals', 'crystals', 'left'),
      mark('.mine .reserve', 'reserve', 'left'),
      mark('.mine > .gauge', 'gauge', 'left'),
      mark('.mine .bonus', 'track', 'left'),
      mark('.mine .ways', 'bonuses', 'bottom'),
      mark('.tableau .card', 'in-play', 'bottom'),
    ],
  },
  'die-faces': { Picture: DieFaces },
  'card-anatomy': {
    Picture: CardAnatomy,
    marks: [
      mark('.one .price', 'card-cost', 'left'),
      mark('.one .seal', 'card-prestige', 'right'),
      mark('.one .name', 'card-name', 'left'),
      mark('.one .timing', 'card-timing', 'left'),
      mark('.one .text', 'card-effect', 'left'),
      mark('.one .card', 'card-frame', 'bottom'),
      mark('.other .words > .cost', 'card-by-players', 'left'),
    ],
  },
  'draft-passing': { Picture: DraftPassing },
  'three-sets': { Picture: ThreeSets },
  rates: { Picture: Rates },
  gauge: {
    Picture: Gauge,
    marks: [mark('.track .used', 'gauge-used', 'bottom'), mark('.track .open:not(.used)', 'gauge-free', 'bottom')],
  },
  'turned-card': { Picture: TurnedCard },
  'bonus-track': { Picture: BonusTrack },
  'season-boundaries': {
    Picture: SeasonBoundaries,
    marks: [
      mark('[data-boundary="4"]', 'to-spring', 'right'),
      mark('[data-boundary="7"]', 'to-summer', 'bottom'),
      mark('[data-boundary="10"]', 'to-fall', 'left'),
      mark('[data-boundary="1"]', 'to-winter', 'top'),
    ],
  },
  result: { Picture: Result },
  'kingdom-form': { Picture: KingdomForm },
  'covered-spaces': { Picture: CoveredSpaces, marks: [mark('.lid', 'covered', 'top')] },
  'usurper-mark': {
    Picture: UsurperMark,
    marks: [
      mark('.one:first-child .copies', 'copied-picture', 'left'),
      mark('.one:first-child .copied', 'usurper', 'right'),
      mark('.one:last-child .copied', 'usurped', 'right'),
    ],
  },
  'enchantment-card': { Picture: EnchantmentCard },
  'open-row': {
    Picture: OpenRow,
    marks: [
      mark('.stack', 'deck-closed', 'top'),
      mark('.pile > .row > :first-child', 'row-second', 'top'),
      mark('.pile > .row > :last-child', 'row-top', 'top'),
    ],
  },
  'ability-token': { Picture: AbilityToken },
};
