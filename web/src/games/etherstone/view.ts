/** What a seat sees of Etherstone: the shape of `Position.view`, as knowledge.py makes it. */

import type { ChoiceOf, QuestionOf } from '../types';

export const STONES = ['white', 'red', 'green', 'black'] as const;
export type Stone = (typeof STONES)[number];
export const COLOURS = [...STONES, 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Partial<Record<Stone, number>>;

export interface InPlay {
  card: string;
  exhausted: boolean;
  counters: number;
}

export interface SeatBoard {
  seat: number;
  leader: string | null;
  leader_counters: number;
  durability: number;
  infected: boolean;
  pacts: number;
  stones: Record<Stone, number>;
  /** Victory point tokens. */
  points: number;
  /** As if the match ended now. */
  score: number;
  hand: number;
  /** Cards that are surely in this hand. */
  known: string[];
  tableau: InPlay[];
  trophies: string[];
  /** Has chosen from its pack, or its leader. */
  picked: boolean;
  /** The ready-made set, -1 for none. */
  set: number;
  /** Only of the own seat. */
  cards?: {
    hand: string[];
    pack: string[];
    pick: string | null;
    leaders: string[];
  };
}

export interface RolledDie {
  die: Colour;
  value: number;
  by: number | null;
}

export interface EtherstoneView {
  seat: number;
  seats: number;
  number: number;
  start: 'draft' | 'sets';
  over: boolean;
  scores: number[];
  round: number;
  first: number;
  active: number;
  /** The market may still be refreshed this turn. */
  fresh: boolean;
  ending: boolean;
  /** The seat that took the end token, or -1. */
  end_token: number;
  end_why: string;
  asked: { seat: number; kind: string }[];
  dice: RolledDie[];
  /** The die being resolved. */
  die: { die: Colour; colour: Stone; value: number } | null;
  threats: string[];
  /** Hidden threats by level. */
  deck: [number, number, number];
  banished: string[];
  destroyed: string[];
  /** Threats that cannot be attacked again this turn. */
  barred: string[];
  pool: number;
  reserve: number;
  summoning: { card: string; less: number; any: boolean } | null;
  attack: { threat: string; strength: number; protection: number; leader: boolean; planned: boolean } | null;
  boards: SeatBoard[];
  /** Every pack this seat held in the draft, round by round. */
  seen: string[][];
}

/** What an option does, as details.py makes it. Only the keys of its `do` are there. */
export interface Detail {
  do: string;
  card?: string;
  cards?: string[];
  ability?: number;
  die?: Colour;
  colour?: Stone;
  value?: number;
  stones?: Counts;
  leader?: boolean;
  n?: number;
  target?: number;
  dice?: Colour[];
}

export type Choice = ChoiceOf<Detail>;
export type Question = QuestionOf<Choice, { kind: string; card?: string; ability?: number; n?: number; strength?: number; die?: Colour; colour?: Stone; value?: number }>;

/** Something that happened, as Event.seen_by makes it. */
export interface Happening {
  kind: string;
  seat: number;
  n?: number;
  card?: string;
  on?: string;
  stones?: Counts;
  die?: Colour;
  colour?: Stone;
  value?: number;
  dice?: Partial<Record<Colour, number>>;
  from?: number;
  cards?: string[];
  leader?: boolean;
  ability?: number;
}
