/** Etherstone for the shell: board, cards, and which questions the board asks in its own panels. */
import { t } from '../../lib/i18n';
import { prefs } from '../../lib/prefs.svelte';
import type { GameClient } from '../types';
import Board from './Board.svelte';
import RuleSymbol from './RuleSymbol.svelte';
import CardFace from './CardFace.svelte';
import CardReader from './CardReader.svelte';
import { rest } from './later';
import { giftOf, TRAYS } from './logic';
import { moments } from './moments';
import Outcome from './Outcome.svelte';
import type { Question } from './question';
import { STONE_KINDS } from './stones';
import Tokens from './Tokens.svelte';
import { SOURCES, type EtherstoneView } from './shown';

export const client: GameClient = {
  Board,
  rest,
  early: (view) => (view as unknown as EtherstoneView).round === 0,
  RuleSymbol,
  figures: async () => (await import('./figures')).figures,
  CardFace,
  CardLarge: CardReader,
  Reader: CardReader,
  Outcome,
  Tokens,
  panelKinds: [
    'action',
    ...STONE_KINDS,
    ...TRAYS,
    'team',
    'choose-x',
    'branch',
    'shift-die',
    'reroll',
    'draft',
    'choose-leader',
  ],
  bareKinds: ['action'],
  /** Plain gains are taken without asking, unless this person wants to be asked. */
  silent(question) {
    const option = prefs.gains && giftOf(question as unknown as Question);
    return option ? { option: option.text, wait: 0 } : null;
  },
  accent: () => 'ether',
  sounds: { rolled: 'dice', rerolled: 'dice', summoned: 'card' },
  moments,
  ending(view) {
    const { players, decided, end_why } = view as unknown as EtherstoneView;
    const why = [
      ...(decided ? [t(`etherstone-decided-${decided}`)] : []),
      ...(end_why ? [t('etherstone-board-end-came', { why: t(`etherstone-board-end-${end_why}`) })] : []),
    ];
    return {
      why: why.join('. '),
      sources: SOURCES,
      points: players.map(({ breakdown }) => breakdown),
      totals: players.map(({ score }) => score),
      notes: [],
    };
  },
  status(view) {
    const { round, ending } = view as unknown as EtherstoneView;
    if (!round) return t('etherstone-board-choosing');
    return ending ? t('etherstone-board-last-round') : t('etherstone-board-round', { n: round });
  },
};
