/** What flies from where to where when something happens: events as moves between anchors of the board. */

import type { Flight } from '../flights';
import { spread } from './logic';
import type { Element, Happening, RolledDie, SeasonsView } from './view';

export type Cargo =
  | { kind: 'energy'; element: Element }
  | { kind: 'crystals'; n: number }
  | { kind: 'gauge' }
  | { kind: 'card'; card: string | null }
  | { kind: 'die'; die: RolledDie };

export const HUB = 'wheel'; // where tokens and crystals of the supply come from and go to
const MANY = 5; // more tokens than this fly as this many

/** The flights of one event; none where nothing moves. */
export function flightsOf(event: Happening, view: SeasonsView): Flight<Cargo>[] {
  const s = event.seat;
  const fly = (cargo: Cargo, from: string, to: string): Flight<Cargo> => ({ cargo, from, to });
  const tokens = (from: string, to: string): Flight<Cargo>[] =>
    spread(event.energy ?? {})
      .slice(0, MANY)
      .map((element) => fly({ kind: 'energy', element }, from, to));
  const inPlay = (seat: number): string => {
    const placed = view.boards[seat]?.tableau.findLast((one) => one.card === event.card);
    return placed ? `card:${placed.uid}` : `tableau:${seat}`;
  };
  const source = (): string => {
    if (event.card === 'die') return `die:${view.dice.findIndex((die) => die.by === s)}`;
    if (event.card === 'transmute') return `reserve:${s}`;
    return event.card?.includes(':') ? inPlay(s) : HUB;
  };
  const card = event.card ?? null;
  switch (event.kind) {
    case 'energy-gained':
      return tokens(source(), `reserve:${s}`);
    case 'energy-lost':
    case 'energy-spent':
      return tokens(`reserve:${s}`, HUB);
    case 'energy-stored':
      return tokens(`reserve:${s}`, `card:${event.uid}`);
    case 'energy-taken':
      return tokens(`reserve:${event.from}`, `reserve:${s}`);
    case 'revealed':
      return [fly({ kind: 'card', card }, 'deck', view.revealed.length ? 'revealed' : 'discard')];
    case 'crystals-gained':
      return [fly({ kind: 'crystals', n: event.n ?? 0 }, source(), `crystals:${s}`)];
    case 'crystals-lost':
      return [fly({ kind: 'crystals', n: event.n ?? 0 }, `crystals:${s}`, HUB)];
    case 'crystals-taken':
      return [fly({ kind: 'crystals', n: event.n ?? 0 }, `crystals:${event.from}`, `crystals:${s}`)];
    case 'gauge':
      return (event.n ?? 0) > 0 ? [fly({ kind: 'gauge' }, source(), `gauge:${s}`)] : [];
    case 'summoned':
      return [fly({ kind: 'card', card }, `hand:${s}`, view.summoning === card ? 'summoning' : inPlay(s))];
    case 'played-free':
      return [fly({ kind: 'card', card }, 'deck', inPlay(s))];
    case 'passed-on':
      return [fly({ kind: 'card', card }, `tableau:${s}`, inPlay(event.to ?? s))];
    case 'sacrificed':
      return [fly({ kind: 'card', card }, `tableau:${s}`, 'discard')];
    case 'returned':
      return [fly({ kind: 'card', card }, `tableau:${s}`, `hand:${s}`)];
    case 'discarded-openly':
      return [fly({ kind: 'card', card }, `hand:${s}`, 'discard')];
    case 'drew-openly':
    case 'took':
      return [fly({ kind: 'card', card }, 'deck', `hand:${s}`)];
    case 'kept':
      return [fly({ kind: 'card', card }, 'deck', `hand:${s}`)];
    case 'discarded':
    case 'deck-discarded':
      return [fly({ kind: 'card', card: null }, 'deck', 'discard')];
    case 'gave-card':
      return [fly({ kind: 'card', card: null }, `hand:${s}`, `hand:${event.to}`)];
    case 'archive-opened':
      return [fly({ kind: 'card', card: null }, `seat:${s}`, `hand:${s}`)];
    case 'took-die': {
      const die = view.dice[event.place ?? -1];
      return die && die.by === s ? [fly({ kind: 'die', die }, `slot:${event.place}`, `die:${event.place}`)] : [];
    }
    default:
      return [];
  }
}
