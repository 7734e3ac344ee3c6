/** What flies from where to where when something happens: events as moves between anchors of the board. */

import type { Flight } from '../flights';
import { spread } from './stones';
import type { Colour, Counts, EtherstoneView, Happening, Stone } from './shown';

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
  const stones = (counts: Counts, from: string, to: string): Flight<Cargo>[] =>
    spread(counts)
      .slice(0, MANY)
      .map((stone) => fly({ kind: 'stone', stone }, from, to));
  const place = (card: string): string => {
    if (!card) return HUB;
    const seen = view.players.some(
      (board) => board.leader === card || board.tableau.some((placed) => placed.card === card),
    );
    if (seen) return `card:${card}`;
    return view.threats.includes(card) ? `threat:${card}` : `tableau:${s}`;
  };
  switch (event.kind) {
    case 'took-die':
      return [fly({ kind: 'die', die: event.die, value: event.value }, `slot:${event.die}`, `held:${event.die}`)];
    case 'stones-gained':
      return stones(event.stones, place(event.card), `stones:${s}`);
    case 'stones-spent':
      return stones(event.stones, `stones:${s}`, place(event.card));
    case 'stones-lost':
      return stones(event.stones, `stones:${s}`, HUB);
    case 'stole':
      return stones(event.stones, `stones:${event.from}`, `stones:${s}`);
    case 'durability-gained':
      return [fly({ kind: 'heart', n: event.n }, place(event.card), `dial:${s}`)];
    case 'durability-lost':
      return [fly({ kind: 'heart', n: -event.n }, `dial:${s}`, place(event.card))];
    case 'points-gained':
      return [fly({ kind: 'points', n: event.n, reserve: false }, 'pool', `points:${s}`)];
    case 'reserve-gained':
      return [fly({ kind: 'points', n: event.n, reserve: true }, 'reserve', `points:${s}`)];
    case 'counters-placed':
      return [fly({ kind: 'counter', n: event.n }, HUB, place(event.on))];
    case 'counters-removed':
      return [fly({ kind: 'counter', n: event.n }, place(event.on), HUB)];
    case 'summoned':
      return [
        ...stones(event.stones, `stones:${s}`, HUB),
        fly({ kind: 'card', card: event.card }, `hand:${s}`, place(event.card)),
      ];
    case 'recalled':
      return [fly({ kind: 'card', card: event.card }, `tableau:${s}`, `hand:${s}`)];
    case 'destroyed':
      return [fly({ kind: 'card', card: event.card }, `tableau:${s}`, HUB)];
    case 'defeated':
      return [fly({ kind: 'card', card: event.card }, 'threats', `trophies:${s}`)];
    case 'banished':
      return [fly({ kind: 'card', card: event.card }, 'threats', HUB)];
    case 'opened':
      return [fly({ kind: 'card', card: null }, 'deck', place(event.card))];
    default:
      return [];
  }
}
