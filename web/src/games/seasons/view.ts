/** What a seat sees of Seasons: the shape of `Position.view`, as knowledge.py makes it. */

import type { ChoiceOf, QuestionOf } from '../types';

export const ELEMENTS = ['air', 'water', 'fire', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Counts = Partial<Record<Element, number>>;

export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
export type Season = (typeof SEASONS)[number];

export interface InPlay {
  card: string;
  uid: number;
  tapped: boolean;
  energy: Counts;
  /** The card whose effects it has in place of its own, and the uid of that one. */
  copies?: string | null;
  model?: number;
}

export interface SeatBoard {
  seat: number;
  crystals: number;
  gauge: number;
  bonus: number;
  reserve: Counts;
  capacity: number;
  hand: number;
  archive: [number, number];
  drafted: number;
  pack: number;
  picked: boolean;
  tableau: InPlay[];
  /** The ability token, 0 when there is none to be seen. */
  token: number;
  token_used: boolean;
  /** Spaces of the reserve lost for good. */
  drought: number;
  /** Only of the own seat. */
  cards?: {
    hand: string[];
    archive_2: string[];
    archive_3: string[];
    drafted: string[];
    pack: string[];
    pick: string | null;
    /** Ability tokens to choose from. */
    tokens: number[];
  };
  /** Only of rivals: what this seat knows about their hidden cards. */
  known?: { hand: string[]; held: string[] };
}

export interface RolledDie {
  die: number;
  face: number;
  by: number | null;
}

export interface SeasonsView {
  seat: number;
  seats: number;
  number: number;
  level: string;
  kingdom: boolean;
  /** The enchantment in force, 0 for none. */
  enchantment: number;
  over: boolean;
  scores: number[];
  year: number;
  space: number;
  season: Season;
  round: number;
  first: number;
  active: number;
  transmuting: boolean;
  surplus: number;
  asked: { seat: number; kind: string }[];
  summoning: string | null;
  dice_season: Season;
  dice: RolledDie[];
  deck: number;
  deck_top: string[];
  /** So many cards on top of the deck lie open. */
  row: number;
  /** Cards of a search, the last one found at the end. */
  revealed: string[];
  discard: (string | null)[];
  looked: { by: number; n: number; cards: string[] };
  boards: SeatBoard[];
  passed: string[] | null;
}

/** What an option does, as details.py makes it. Only the keys of its `do` are there. */
export interface Detail {
  do: string;
  card?: string;
  cards?: string[];
  uid?: number;
  energy?: Counts;
  lost?: Counts;
  stores?: { card: string; uid: number; energy: Counts }[];
  place?: number;
  n?: number;
  target?: number;
  element?: Element;
  elements?: Element[];
  branch?: string;
  token?: number;
}

export type Choice = ChoiceOf<Detail>;
export type Question = QuestionOf<Choice, { kind: string; card?: string; n?: number }>;

/** Something that happened, as Event.seen_by makes it. */
export interface Happening {
  kind: string;
  seat: number;
  n?: number;
  now?: number;
  card?: string;
  cards?: string[];
  uid?: number;
  energy?: Counts;
  place?: number;
  from?: number;
  to?: number;
  bonus?: string;
  space?: number;
  year?: number;
}
