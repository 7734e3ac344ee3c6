/** What flies from where to where when something happens: events as moves between anchors of the board. */

import type { Flight } from '../flights';
import { spread } from './logic';
import type { Counts, Element, Happening, RolledDie, SeasonsView } from './shown';

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
  const tokens = (energy: Counts, from: string, to: string): Flight<Cargo>[] =>
    spread(energy)
      .slice(0, MANY)
      .map((element) => fly({ kind: 'energy', element }, from, to));
  const crystals = (n: number, from: string, to: string): Flight<Cargo>[] => [fly({ kind: 'crystals', n }, from, to)];
  const card = (id: string | null, from: string, to: string): Flight<Cargo>[] => [
    fly({ kind: 'card', card: id }, from, to),
  ];
  const inPlay = (seat: number, id: string): string => {
    const placed = view.players[seat]?.tableau.findLast((one) => one.card === id);
    return placed ? `card:${placed.uid}` : `tableau:${seat}`;
  };
  const source = (id: string): string => {
    if (id === 'die') return `die:${view.dice.findIndex((die) => die.by === s)}`;
    if (id === 'transmute') return `reserve:${s}`;
    return id.includes(':') ? inPlay(s, id) : HUB;
  };
  switch (event.kind) {
    case 'energy-gained':
      return tokens(event.energy, source(event.card), `reserve:${s}`);
    case 'energy-lost':
    case 'energy-spent':
      return tokens(event.energy, `reserve:${s}`, HUB);
    case 'energy-stored':
      return tokens(event.energy, `reserve:${s}`, `card:${event.uid}`);
    case 'energy-taken':
      return tokens(event.energy, `reserve:${event.from}`, `reserve:${s}`);
    case 'revealed':
      return card(event.card, 'deck', view.revealed.length ? 'revealed' : 'discard');
    case 'crystals-gained':
      return crystals(event.n, source(event.card), `crystals:${s}`);
    case 'crystals-lost':
      return crystals(event.n, `crystals:${s}`, HUB);
    case 'crystals-taken':
      return crystals(event.n, `crystals:${event.from}`, `crystals:${s}`);
    case 'gauge':
      return event.n > 0 ? [fly({ kind: 'gauge' }, source(event.card), `gauge:${s}`)] : [];
    case 'summoned':
      return card(event.card, `hand:${s}`, view.summoning === event.card ? 'summoning' : inPlay(s, event.card));
    case 'played-free':
      return card(event.card, 'deck', inPlay(s, event.card));
    case 'passed-on':
      return card(event.card, `tableau:${s}`, inPlay(event.to, event.card));
    case 'sacrificed':
      return card(event.card, `tableau:${s}`, 'discard');
    case 'returned':
      return card(event.card, `tableau:${s}`, `hand:${s}`);
    case 'discarded-openly':
      return card(event.card, `hand:${s}`, 'discard');
    case 'drew-openly':
    case 'took':
      return card(event.card, 'deck', `hand:${s}`);
    case 'kept':
      return card(event.card ?? null, 'deck', `hand:${s}`);
    case 'discarded':
    case 'deck-discarded':
      return card(null, 'deck', 'discard');
    case 'gave-card':
      return card(null, `hand:${s}`, `hand:${event.to}`);
    case 'archive-opened':
      return card(null, `seat:${s}`, `hand:${s}`);
    case 'took-die': {
      const die = view.dice[event.place];
      return die && die.by === s ? [fly({ kind: 'die', die }, `slot:${event.place}`, `die:${event.place}`)] : [];
    }
    default:
      return [];
  }
}
