/** Seasons for the shell: board, cards, and which questions the board asks in its own panels. */
import { t } from '../../lib/i18n';
import type { GameClient } from '../types';
import Board from './Board.svelte';
import RuleSymbol from './RuleSymbol.svelte';
import CardFace from './CardFace.svelte';
import CardReader from './CardReader.svelte';
import { rest } from './later';
import { TAKING } from './logic';
import { moments } from './moments';
import Tokens from './Tokens.svelte';
import type { QuestionKind } from './question';
import { SOURCES, type Happening, type SeasonsView } from './shown';

/** Questions with a panel of their own, beside those that are answered by taking tokens. */
const PANELS: (QuestionKind | 'split')[] = [
  'energy',
  'reflect',
  'elements',
  'either',
  'draft',
  'split',
  'keep',
  'peek',
  'draw-choose',
  'draw-play',
  'prophecy',
  'deal',
  'choose-token',
  'construct',
  'reject',
  'name-energy',
  'search',
  'resurrect',
  'usurp',
  'arrange',
  'exchange-cards',
  'steadfast',
];

export const client: GameClient = {
  Board,
  rest,
  early: (view) => (view as unknown as SeasonsView).round === 0,
  RuleSymbol,
  figures: async () => (await import('./figures')).figures,
  CardFace,
  CardLarge: CardReader,
  Reader: CardReader,
  Tokens,
  panelKinds: [...TAKING, ...PANELS],
  accent: (view) => `season-${(view as unknown as SeasonsView).season}`,
  sounds: { round: 'dice', rerolled: 'dice', summoned: 'card', 'played-free': 'card' },
  moments,
  ending(view, log) {
    const { players, decided, scores } = view as unknown as SeasonsView;
    const taken = log.map(({ event }) => event as Happening).filter((event) => event.kind === 'crystals-taken');
    const sum = (some: typeof taken): number => some.reduce((all, { n }) => all + n, 0);
    return {
      why: decided ? t(`seasons-decided-${decided}`) : '',
      sources: SOURCES,
      points: players.map(({ breakdown }) => breakdown),
      totals: scores,
      notes: players.map((_, seat) => {
        const gained = sum(taken.filter((event) => event.seat === seat));
        const lost = sum(taken.filter((event) => event.from === seat));
        return gained || lost ? [t('seasons-board-stolen', { gained, lost })] : [];
      }),
    };
  },
  status(view) {
    const { round, year, season } = view as unknown as SeasonsView;
    if (!round) return t('seasons-label-prelude');
    return [
      t('seasons-label-year', { year: t('seasons-year', { year }) }),
      t(`seasons-season-${season}`),
      t('seasons-label-round', { n: round }),
    ].join(' · ');
  },
};
