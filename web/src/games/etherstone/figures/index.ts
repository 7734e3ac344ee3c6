/** The pictures of the rulebook: its names, and what the numbers on them stand for. */
import type { Figures, Mark } from '../../types';
import DieSymbols from './DieSymbols.svelte';
import EntityCard from './EntityCard.svelte';
import Exhausted from './Exhausted.svelte';
import LeaderCard from './LeaderCard.svelte';
import Market from './Market.svelte';
import SetA from './SetA.svelte';
import Table from './Table.svelte';
import ThreatCard from './ThreatCard.svelte';

const mark = (at: string, says: string, side: Mark['side'] = 'left'): Mark => ({
  at,
  says: `etherstone-figure-${says}`,
  side,
});

export const figures: Figures = {
  table: {
    Picture: Table,
    marks: [
      mark('.table > .rival article', 'rival-board'),
      mark('.market .square', 'market', 'top'),
      mark('.threats .card', 'threats'),
      mark('.threats .deck', 'deck', 'top'),
      mark('.threats .pool', 'pool', 'right'),
      mark('.me .leader .card', 'leader'),
      mark('.me .dial', 'life', 'top'),
      mark('.me .stones', 'stones'),
      mark('.play .card', 'in-play'),
      mark('.hand .card', 'hand'),
    ],
  },
  'entity-card': {
    Picture: EntityCard,
    marks: [
      mark('.cost', 'price'),
      mark('.marks .chip', 'strength', 'top'),
      mark('.points', 'points', 'right'),
      mark('.name', 'name'),
      mark('.window', 'type'),
      mark('.says:nth-child(1) .trigger', 'ability-die'),
      mark('.says:nth-child(2) .trigger', 'ability-end'),
    ],
  },
  'leader-card': {
    Picture: LeaderCard,
    marks: [
      mark('.cost', 'start-stones'),
      mark('.top > .chip', 'start-counters', 'top'),
      mark('.marks .chip', 'strength', 'top'),
      mark('.marks .heart', 'life-start', 'right'),
      mark('.says .trigger', 'abilities'),
    ],
  },
  'threat-card': {
    Picture: ThreatCard,
    marks: [
      mark('.level', 'level'),
      mark('.need', 'needs', 'top'),
      mark('.top > .heart', 'damage', 'top'),
      mark('.points', 'threat-points', 'right'),
      mark('.says .trigger', 'reward'),
    ],
  },
  market: {
    Picture: Market,
    marks: [
      mark('.slot.white', 'die-free'),
      mark('.slot.purple', 'die-purple', 'top'),
      mark('.slot.red', 'die-gone', 'right'),
      mark('.held', 'die-taken', 'top'),
    ],
  },
  'set-a': { Picture: SetA },
  'die-symbols': {
    Picture: DieSymbols,
    marks: [
      mark('.c-СВ001 .trigger.die', 'symbol-colour'),
      mark('.c-УК002 .trigger.die', 'symbol-list'),
      mark('.c-СВ011 .trigger.die', 'symbol-range'),
      mark('.c-СА008 .trigger.die', 'symbol-both'),
    ],
  },
  exhausted: { Picture: Exhausted, marks: [mark('.card .spent', 'exhausted', 'top')] },
};
