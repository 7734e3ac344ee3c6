/** What flies from where to where when something happens: events as moves between anchors of the board. */

import type { Flight } from '../flights';
import { cardData } from './catalogue';
import type { ElvenRageView, Happening, People } from './shown';

export type Cargo =
  | { kind: 'card'; card: string }
  | { kind: 'back'; people: People | 'neutral' | 'artifact' }
  | { kind: 'chip'; people: People | 'neutral' }
  | { kind: 'blow'; n: number }
  | { kind: 'heal' }
  | { kind: 'treasure' };

export const HUB = 'map'; // where what has no place of its own comes from
const MANY = 4; // more cards than this fly as this many

/** The flights of one event; none where nothing moves. */
export function flightsOf(event: Happening, view: ElvenRageView): Flight<Cargo>[] {
  const s = event.seat;
  const people = (seat: number): People | 'neutral' => view.players[seat]?.people ?? 'neutral';
  const fly = (cargo: Cargo, from: string, to: string): Flight<Cargo> => ({ cargo, from, to });
  const card = (id: string | undefined): Cargo =>
    id ? { kind: 'card', card: id } : { kind: 'back', people: people(s) };
  const pile = (id: string): string => (cardData(id)?.set === 'neutral' ? 'neutrals' : `discard:${s}`);
  switch (event.kind) {
    case 'drew': {
      const cards = event.cards ?? Array.from({ length: event.n }, () => undefined);
      return cards.slice(0, MANY).map((id) => fly(card(id), `deck:${s}`, `hand:${s}`));
    }
    case 'discarded':
      return [fly(card(event.card), `hand:${s}`, `discard:${s}`)];
    case 'recovered':
      return [fly(card(event.card), `discard:${s}`, `hand:${s}`)];
    case 'declared':
      return [
        fly(
          card(event.card),
          cardData(event.card)?.kind === 'artifact' ? `artifacts:${s}` : `hand:${s}`,
          'victim_uid' in event ? `fighter:${event.victim_uid}` : 'chain',
        ),
      ];
    case 'captured':
      return [fly({ kind: 'chip', people: people(s) }, `seat:${s}`, `land:${event.land}`)];
    case 'struck':
      return [fly({ kind: 'blow', n: event.n }, `fighter:${event.uid}`, `fighter:${event.victim_uid}`)];
    case 'healed':
      return [fly({ kind: 'heal' }, `seat:${s}`, `fighter:${event.uid}`)];
    case 'placed':
      return [fly(card(event.card), `seat:${s}`, `slot:${event.slot}`)];
    case 'died':
    case 'fell':
      return [fly(card(event.card), event.kind === 'died' ? `slot:${event.slot}` : 'stage', pile(event.card))];
    case 'reserve':
    case 'withdrew':
      return s < 0 ? [] : [fly(card(event.card), 'stage', `hand:${s}`)];
    case 'artifact-gained':
      return [
        fly(
          event.card ? { kind: 'card', card: event.card } : { kind: 'back', people: 'artifact' },
          'artifact-deck',
          `artifacts:${s}`,
        ),
      ];
    case 'artifact-given':
      return [
        fly(
          event.card ? { kind: 'card', card: event.card } : { kind: 'back', people: 'artifact' },
          `artifacts:${s}`,
          `artifacts:${event.to}`,
        ),
      ];
    case 'treasure-gained':
      return [fly({ kind: 'treasure' }, 'stage', `treasures:${s}`)];
    case 'treasure-given':
      return [fly({ kind: 'treasure' }, `treasures:${s}`, `treasures:${event.to}`)];
    case 'cashed':
      return [fly({ kind: 'treasure' }, `treasures:${s}`, 'neutrals')];
    default:
      return [];
  }
}
