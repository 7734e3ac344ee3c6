/** The pictures of the rulebook: its names, and what the numbers on them stand for. */
import type { Figures, Mark } from '../../types';
import Battle from './Battle.svelte';
import CardAnatomy from './CardAnatomy.svelte';
import ChainOfAnswers from './ChainOfAnswers.svelte';
import FieldDirections from './FieldDirections.svelte';
import MapFour from './MapFour.svelte';
import ReserveAndFallen from './ReserveAndFallen.svelte';
import SquadLookedAt from './SquadLookedAt.svelte';
import TheTable from './TheTable.svelte';

const mark = (at: string, says: string, side: Mark['side'] = 'left'): Mark => ({
  at,
  says: `elven-rage-figure-${says}`,
  side,
});
const land = (name: string, says: string, side: Mark['side'] = 'left'): Mark =>
  mark(`[data-anchor="land:${name}"]`, says, side);

export const figures: Figures = {
  'the-table': {
    Picture: TheTable,
    marks: [
      mark('.rivals > *', 'table-rivals'),
      mark('.world .map', 'map', 'top'),
      mark('.squad', 'squads'),
      mark('.side .goal', 'goal'),
      mark('.mine .race', 'race'),
      mark('.mine .artifacts .card', 'artifacts'),
      mark('.mine .treasure', 'treasures', 'top'),
      mark('.hand .card', 'hand'),
    ],
  },
  'map-four': {
    Picture: MapFour,
    marks: [
      land('K0', 'castle', 'bottom'),
      land('F0p', 'borders', 'bottom'),
      land('G1', 'tower', 'bottom'),
      land('M2n', 'plain', 'top'),
      mark('.pieces use[href$="-centre"]', 'centre'),
    ],
  },
  'card-anatomy': {
    Picture: CardAnatomy,
    marks: [
      mark('.number.initiative', 'initiative'),
      mark('.number.heart', 'lives', 'right'),
      mark('.attack:nth-of-type(2)', 'attack-left', 'top'),
      mark('.attack:nth-of-type(3)', 'attack-forward', 'top'),
      mark('.attack:nth-of-type(4)', 'attack-right', 'top'),
      mark('.name', 'hero'),
      mark('.time', 'price'),
      mark('.time .when', 'timing', 'right'),
      mark('.text', 'action'),
    ],
  },
  'squad-looked-at': {
    Picture: SquadLookedAt,
    marks: [mark('.face.open', 'squad-open', 'top'), mark('.face:not(.open)', 'squad-known', 'bottom')],
  },
  'field-directions': { Picture: FieldDirections },
  'reserve-and-fallen': { Picture: ReserveAndFallen },
  'two-battles-field': { Picture: Battle },
  'chain-of-answers': {
    Picture: ChainOfAnswers,
    marks: [
      mark('.link:nth-child(1)', 'chain-first'),
      mark('.link:nth-child(2)', 'chain-second'),
      mark('.link:nth-child(3)', 'chain-last'),
    ],
  },
};
