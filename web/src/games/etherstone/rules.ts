/**
 * What the board works out by itself so that a player sees it before deciding: which abilities a die triggers, how
 * strong a team is, what an attack costs, where the points come from. The engine has the last word on all of it.
 */

import { cardData, type AbilityData, type Modifier } from './catalogue';
import {
  DURABILITY_PER_POINT,
  END_TOKEN,
  INFECTED_PENALTY,
  PACT_PENALTY,
  STONES,
  type EtherstoneView,
  type InPlay,
  type SeatBoard,
  type Stone,
} from './shown';
import { count, size } from './stones';

/** How an ability is called: its card and its place on it, from 1. */
export function abilityKey(card: string, place: number): string {
  return `${card}.${place}`;
}

// --- dice ---

/** Whether a die of this colour and value shows one of the ability's symbols. No colour: by its value alone. */
export function matchesDie(ability: AbilityData, colour: Stone | null, value: number): boolean {
  if (ability.trigger !== 'die') return false;
  return (colour !== null && (ability.colours?.includes(colour) ?? false)) || (ability.values?.includes(value) ?? false);
}

/** The abilities of a seat's leader and entities that a die would trigger, as keys. */
export function triggeredBy(board: SeatBoard, colour: Stone | null, value: number): string[] {
  const cards = [...(board.leader ? [board.leader] : []), ...board.tableau.map((placed) => placed.card)];
  return cards.flatMap((card) =>
    (cardData(card)?.abilities ?? []).flatMap((ability, i) => (matchesDie(ability, colour, value) ? [abilityKey(card, i + 1)] : [])),
  );
}

// --- counting ---

const TYPES: Record<string, string> = { followers: 'follower', rituals: 'ritual', technologies: 'technology' };

/** How much of something a seat has; `card` is the card that asks. */
export function measure(board: SeatBoard, what: string, card = ''): number {
  const types = board.tableau.map((placed) => cardData(placed.card));
  if (TYPES[what]) return types.filter((one) => one?.type === TYPES[what]).length;
  const [colour, of] = what.split('-');
  if (of === 'cards') return types.filter((one) => one?.colour === colour).length;
  if (of === 'stones') return count(board.stones, colour as Stone);
  switch (what) {
    case 'cards':
      return board.tableau.length;
    case 'colours':
      return new Set(types.map((one) => one?.colour)).size;
    case 'exhausted':
      return board.tableau.filter((placed) => placed.exhausted).length;
    case 'counters':
      return card === board.leader ? board.leader_counters : (board.tableau.find((placed) => placed.card === card)?.counters ?? 0);
    case 'all-counters':
      return board.leader_counters + board.tableau.reduce((sum, placed) => sum + placed.counters, 0);
    case 'stones':
      return size(board.stones);
    case 'stone-colours':
      return STONES.filter((stone) => count(board.stones, stone) > 0).length;
    case 'durability':
      return board.durability;
    case 'trophies':
      return board.trophies.length;
    case 'hand':
      return board.hand;
    case 'pacts':
      return board.pacts;
    case 'points':
      return board.points;
    default:
      return 0;
  }
}

// --- fighting ---

function modifiers(board: SeatBoard): Modifier[] {
  const cards = [...(board.leader ? [board.leader] : []), ...board.tableau.map((placed) => placed.card)];
  return cards.flatMap((card) => cardData(card)?.abilities.flatMap((ability) => (ability.modifier ? [ability.modifier] : [])) ?? []);
}

function sum(board: SeatBoard, what: string): number {
  return modifiers(board).reduce((total, one) => (one.what === what ? total + one.n : total), 0);
}

/** The strength of a follower with what constant abilities add to it. */
export function followerStrength(board: SeatBoard, card: string): number {
  const data = cardData(card);
  if (!data) return 0;
  let total = data.strength ?? 0;
  for (const { modifier } of data.abilities)
    if (modifier?.what === 'strength-per') total += Math.floor(measure(board, modifier.measure ?? '', card) / modifier.n);
  for (const one of modifiers(board))
    if (one.what === 'stronger' && (one.colour === undefined || one.colour === data.colour)) total += one.n;
  return total;
}

export function leaderStrength(board: SeatBoard): number {
  return (cardData(board.leader ?? '')?.strength ?? 0) + sum(board, 'leader-stronger');
}

/** What lies before a seat that may fight: its leader and its upright followers. */
export function fighters(board: SeatBoard): { card: string; leader: boolean; strength: number }[] {
  const upright = board.tableau.filter((placed: InPlay) => !placed.exhausted && cardData(placed.card)?.type === 'follower');
  return [
    ...(board.leader ? [{ card: board.leader, leader: true, strength: leaderStrength(board) }] : []),
    ...upright.map(({ card }) => ({ card, leader: false, strength: followerStrength(board, card) })),
  ];
}

/** The durability that an attack costs a leader who fights. */
export function damage(board: SeatBoard, threat: string, gained: number, leader: boolean): number {
  if (!leader) return 0;
  return Math.max(0, (cardData(threat)?.strength ?? 0) - gained - sum(board, 'protection'));
}

// --- points ---

export const SOURCES = ['tokens', 'entities', 'abilities', 'trophies', 'durability', 'end-token', 'pacts', 'infection'] as const;
export type Source = (typeof SOURCES)[number];

/** The points of a seat by source, as if the match ended now; what its abilities score is what is left of the sum. */
export function breakdown(view: EtherstoneView, seat: number): Record<Source, number> {
  const board = view.boards[seat]!;
  const points = (cards: string[]): number => cards.reduce((total, card) => total + (cardData(card)?.points ?? 0), 0);
  const found = {
    tokens: board.points,
    entities: points(board.tableau.map((placed) => placed.card)),
    abilities: 0,
    trophies: points(board.trophies),
    durability: Math.floor(board.durability / DURABILITY_PER_POINT),
    'end-token': view.end_token === seat ? END_TOKEN : 0,
    pacts: -PACT_PENALTY * board.pacts,
    infection: board.infected ? -INFECTED_PENALTY : 0,
  };
  found.abilities = board.score - Object.values(found).reduce((total, n) => total + n, 0);
  return found;
}

/** The price of a card as stones: the coloured ones first, those in any colours as purple. */
export function price(card: string): (Stone | 'purple')[] {
  const cost = cardData(card)?.cost ?? {};
  return [...STONES.flatMap((stone) => Array<Stone>(cost[stone] ?? 0).fill(stone)), ...Array<'purple'>(cost.any ?? 0).fill('purple')];
}
