/** A board for a picture: a position at rest, with nobody to decide. */
import type { BoardProps } from '../games/types';
import type { Json, SeatInfo, TableInfo } from '../protocol';
import { t } from '../lib/i18n';

/** A view of a seat, as web/fixtures writes it. */
export interface Pose {
  seat: number;
  view: unknown;
}

interface AView {
  seats: number;
  over: boolean;
  scores: number[];
  ranks: number[];
}

/** Whose table it is: the reader in the seat that looks, and others by these names. */
export function posedTable(game: string, { seat, view }: Pose, names: readonly string[]): TableInfo {
  const { seats, over, scores, ranks } = view as AView;
  const others = [...names];
  return {
    id: '',
    game,
    status: over ? 'finished' : 'running',
    settings: {},
    clock: { kind: 'none', seconds: 0, increment: 0 },
    public: false,
    seats: Array.from({ length: seats }, (_, n): SeatInfo => ({
      seat: n,
      kind: 'person',
      name: n === seat ? t('web-you') : (others.shift() ?? ''),
      bot: '',
      stand_in: false,
      away: '',
      you: n === seat,
      host: false,
      ready: true,
      connected: true,
      gone_ms: null,
      clock_ms: null,
      ticking: false,
      score: over ? (scores[n] ?? null) : null,
      rank: over ? (ranks[n] ?? null) : null,
    })),
    created: 0,
    changed: 0,
    commitment: '',
    key: '',
    rematch: '',
    origin: '',
  };
}

export function posed(game: string, pose: Pose, names: readonly string[], phone: boolean): BoardProps {
  const nothing = (): void => undefined;
  return {
    position: {
      number: 0,
      view: pose.view as Json,
      question: null,
      undo: false,
      restart: false,
      hints: false,
      coach: false,
    },
    seat: pose.seat,
    table: posedTable(game, pose, names),
    busy: false,
    live: false,
    heard: 0,
    fresh: [],
    preview: null,
    look: nothing,
    answer: nothing,
    answers: nothing,
    openCard: nothing,
    phone,
  };
}
