/** Elven Rage for the shell: board, cards, and which questions the board asks in its own panels. */
import { t } from '../../lib/i18n';
import { cardName } from '../../lib/prose';
import type { GameClient } from '../types';
import { passed } from './attention';
import Board from './Board.svelte';
import RuleSymbol from './RuleSymbol.svelte';
import CardFace from './CardFace.svelte';
import CardReader from './CardReader.svelte';
import type { Question } from './question';
import { rest } from './later';
import { PANELS, parting, PICKING, turnKey } from './logic';
import { moments } from './moments';
import type { ElvenRageView, Happening } from './shown';
import { wishesAt } from './wishes.svelte';

export const client: GameClient = {
  Board,
  rest,
  early: (view) => (view as unknown as ElvenRageView).round === 0,
  RuleSymbol,
  figures: async () => (await import('./figures')).figures,
  CardFace,
  CardLarge: CardReader,
  Reader: CardReader,
  panelKinds: [...PICKING, ...PANELS, 'window'],
  ownKeys: ['window'],
  bareKinds: [...PICKING, 'window'],
  /** Seats wear the colours of their peoples, in the log too. */
  accent: (view) =>
    ['rage', ...(view as unknown as ElvenRageView).players.map(({ seat, people }) => `rage-${seat}-${people}`)].join(
      ' ',
    ),
  role: (view, seat) => t(`elven-rage-people-${(view as unknown as ElvenRageView).players[seat]?.people ?? 'neutral'}`),
  sounds: { deployed: 'card', declared: 'card', placed: 'card', captured: 'dice', struck: 'dice' } satisfies Partial<
    Record<Happening['kind'], 'dice' | 'card'>
  >,
  /** Windows that this person does not want to be asked in are passed. */
  silent(question, view, table) {
    const turn = turnKey(view as unknown as ElvenRageView);
    return passed(question as unknown as Question, wishesAt(table.id), turn, table.seats);
  },
  /** Who still thinks in a window is nobody's business. */
  waiting: (view) => ((view as unknown as ElvenRageView).window ? t('elven-rage-board-window-open') : undefined),
  out(view, seat) {
    const { over, players } = view as unknown as ElvenRageView;
    return !over && players[seat]?.alive === false;
  },
  parting,
  moments,
  ending(view) {
    const { players, decided, goal: common } = view as unknown as ElvenRageView;
    return {
      why: decided ? t(`elven-rage-decided-${decided}`) : '',
      sources: ['lands'],
      points: players.map(({ lands }) => ({ lands })),
      totals: players.map(({ lands }) => lands),
      notes: players.map(({ goal: own, progress }) => {
        const goal = own ?? common;
        const reached = progress.map(({ need, have, of }) => t(`elven-rage-progress-${need}`, { have, need: of }));
        return goal ? [`${t('elven-rage-board-goal')}: ${cardName('elven-rage', goal)} (${reached.join(', ')})`] : [];
      }),
    };
  },
  status(view) {
    const { round, scenario } = view as unknown as ElvenRageView;
    const name = t(`elven-rage-scenario-${scenario}`);
    return round ? `${t('elven-rage-board-round', { n: round })} · ${name}` : name;
  },
};
