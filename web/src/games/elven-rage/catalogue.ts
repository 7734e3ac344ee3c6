/** The printed data of cards, goals and maps, typed. */

import data from './catalogue.json';
import type { Attack, Direction, LandKind, Need, People, WindowName } from './shown';
import type { SignName } from './signs';

export type CardKind = 'warrior' | 'hero' | 'dragon' | 'neutral' | 'treasure' | 'artifact' | 'goal';

export interface Step {
  verb: string;
  n: number;
  aim: 'any' | 'own' | 'foe';
}

export interface Action {
  price: number;
  own_battle: boolean;
  when: WindowName[];
  answers: WindowName[];
  does: Step[];
}

export interface CardData {
  id: string;
  set: People | 'neutral' | 'treasure' | 'artifact' | 'goal';
  number: number;
  slug: string;
  kind: CardKind;
  copies: number;
  initiative?: number | null;
  lives?: number | null;
  attacks?: Record<Direction, Attack> | null;
  hero?: boolean;
  action?: Action | null;
  /** Of a goal: what it takes. */
  needs?: Partial<Record<Need, number>>;
}

export interface MapData {
  lands: Record<string, { kind: LandKind; neighbours: string[] }>;
  /** The start Castle of each seat. */
  castles: string[];
}

const cards = new Map((data.cards as unknown as CardData[]).map((card) => [card.id, card]));
const maps = data.maps as unknown as Record<string, MapData>;

/** The treasure in zones that only count treasures. */
export const TREASURE = 'treasure:1';
export const EBRUNG = 'neutral:1';

/** A card by its code; undefined for one that this client does not know. */
export function cardData(id: string): CardData | undefined {
  return cards.get(id);
}

export function allCards(): CardData[] {
  return [...cards.values()];
}

export function mapFor(seats: number): MapData {
  return maps[String(seats)]!;
}

export function dragonOf(people: People): string {
  return [...cards.values()].find((card) => card.set === people && card.kind === 'dragon')!.id;
}

/** What a goal counts, as a sign. */
export const NEED_SIGNS: Record<Need, SignName> = {
  lands: 'land',
  towers: 'tower',
  centre: 'centre',
  castles: 'castle',
  treasures: 'treasure',
  artifacts: 'artifact',
  conquests: 'conquests',
};
