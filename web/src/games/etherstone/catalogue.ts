/** The printed data of the cards, typed. */

import data from './catalogue.json';
import { STONES, type Colour, type Counts, type Stone } from './shown';

export type CardType = 'follower' | 'ritual' | 'technology' | 'leader' | 'threat';
export type Trigger = 'die' | 'at-once' | 'before' | 'constant' | 'at-end' | 'on-attack' | 'reward';

export interface Step {
  verb: string;
  n: number;
  /** So many times X. */
  x?: boolean;
  colour?: Colour;
  type?: CardType;
  /** Only for who has most of it, or with `at_least` so much of it. */
  measure?: string;
  at_least?: number;
}

export interface Modifier {
  what: string;
  n: number;
  colour?: Colour;
  type?: CardType;
  measure?: string;
}

export interface Score {
  n: number;
  measure: string;
  /** Points for each so many; 0 with `at_least` 0: for having most. */
  each: number;
  at_least: number;
}

export interface AbilityData {
  trigger: Trigger;
  /** Its owner applies it once its card is in play. */
  applied?: boolean;
  colours?: Stone[];
  values?: number[];
  range?: boolean;
  occasion?: string;
  costs?: Step[];
  /** Branches of which one is taken; most abilities have one. */
  effects?: Step[][];
  after?: Step[];
  /** The measure that gives X. */
  given?: string;
  /** The most that X may be. */
  limit?: number;
  must?: boolean;
  repeat?: boolean;
  modifier?: Modifier;
  score?: Score;
}

export interface CardData {
  id: string;
  type: CardType;
  colour?: Colour;
  cost?: Counts & { any?: number };
  points?: number;
  strength?: number;
  durability?: number;
  level?: number;
  stones?: Counts;
  counters?: number;
  abilities: AbilityData[];
}

const cards = new Map((data.cards as unknown as CardData[]).map((card) => [card.id, card]));

/** A card by its code; undefined for one that this client does not know. */
export function cardData(id: string): CardData | undefined {
  return cards.get(id);
}

export function allCards(): CardData[] {
  return [...cards.values()];
}

/** The printed price of a card as stones: the coloured ones first, those in any colours as purple. */
export function price(card: string): Colour[] {
  const cost = cards.get(card)?.cost ?? {};
  return [
    ...STONES.flatMap((stone) => Array<Colour>(cost[stone] ?? 0).fill(stone)),
    ...Array<Colour>(cost.any ?? 0).fill('purple'),
  ];
}

/** How an ability is called: its card and its place on it, from 1. */
export function abilityKey(card: string, place: number): string {
  return `${card}.${place}`;
}

/** The places on a card of the abilities that its owner applies. */
export function appliedOn(card: string): number[] {
  return cards.get(card)?.abilities.flatMap((ability, i) => (ability.applied ? [i + 1] : [])) ?? [];
}

export function abilityOf(card: string, place: number): AbilityData | undefined {
  return cards.get(card)?.abilities[place - 1];
}
