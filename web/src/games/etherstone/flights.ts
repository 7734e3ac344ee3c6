/** What flies from where to where when something happens: events as moves between anchors of the board. */

import type { Flight } from '../flights';
import { spread } from './stones';
import type { Colour, EtherstoneView, Happening, Stone } from './view';

export type Cargo =
  | { kind: 'stone'; stone: Stone }
  | { kind: 'points'; n: number; reserve: boolean }
  | { kind: 'heart'; n: number }
  | { kind: 'counter'; n: number }
  | { kind: 'card'; card: string | null }
  | { kind: 'die'; die: Colour; value: number };

export const HUB = 'market'; // where stones and counters of the supply come from and go to
const MANY = 5; // more stones than this fly as this many

/** The flights of one event; none where nothing moves. */
export function flightsOf(event: Happening, view: EtherstoneView): Flight<Cargo>[] {
  const s = event.seat;
  const fly = (cargo: Cargo, from: string, to: string): Flight<Cargo> => ({ cargo, from, to });
  const stones = (from: string, to: string): Flight<Cargo>[] =>
    spread(event.stones)
      .slice(0, MANY)
      .map((stone) => fly({ kind: 'stone', stone }, from, to));
  const place = (card: string | undefined): string => {
    if (!card) return HUB;
    const seen = view.boards.some((board) => board.leader === card || board.tableau.some((placed) => placed.card === card));
    if (seen) return `card:${card}`;
    return view.threats.includes(card) ? `threat:${card}` : `tableau:${s}`;
  };
  const card = event.card ?? null;
  const n = event.n ?? 0;
  switch (event.kind) {
    case 'took-die':
      return event.die ? [fly({ kind: 'die', die: event.die, value: event.value ?? 1 }, `slot:${event.die}`, `held:${event.die}`)] : [];
    case 'stones-gained':
      return stones(event.card ? place(event.card) : HUB, `stones:${s}`);
    case 'stones-spent':
      return stones(`stones:${s}`, event.card ? place(event.card) : HUB);
    case 'stones-lost':
      return stones(`stones:${s}`, HUB);
    case 'stole':
      return stones(`stones:${event.from}`, `stones:${s}`);
    case 'durability-gained':
      return [fly({ kind: 'heart', n }, place(event.card), `dial:${s}`)];
    case 'durability-lost':
      return [fly({ kind: 'heart', n: -n }, `dial:${s}`, place(event.card))];
    case 'points-gained':
      return [fly({ kind: 'points', n, reserve: false }, 'pool', `points:${s}`)];
    case 'reserve-gained':
      return [fly({ kind: 'points', n, reserve: true }, 'reserve', `points:${s}`)];
    case 'counters-placed':
      return [fly({ kind: 'counter', n }, HUB, place(event.on))];
    case 'counters-removed':
      return [fly({ kind: 'counter', n }, place(event.on), HUB)];
    case 'summoned':
      return [...stones(`stones:${s}`, HUB), fly({ kind: 'card', card }, `hand:${s}`, place(event.card))];
    case 'recalled':
      return [fly({ kind: 'card', card }, `tableau:${s}`, `hand:${s}`)];
    case 'destroyed':
      return [fly({ kind: 'card', card }, `tableau:${s}`, HUB)];
    case 'defeated':
      return [fly({ kind: 'card', card }, 'threats', `trophies:${s}`)];
    case 'banished':
      return [fly({ kind: 'card', card }, 'threats', HUB)];
    case 'opened':
      return [fly({ kind: 'card', card: null }, 'deck', place(event.card))];
    default:
      return [];
  }
}
