/** What a seat sees of Elven Rage: the shape of `Position.view`, as knowledge.py makes it. */

import type { ChoiceOf, QuestionOf } from '../types';

export const PEOPLES = ['forest', 'black', 'snow', 'high'] as const;
export type People = (typeof PEOPLES)[number];
export const DIRECTIONS = ['left', 'forward', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const ATTACKS = ['none', 'simple', 'double-simple', 'piercing', 'double-piercing', 'shield', 'counterattack', 'fire-shield', 'movement'] as const;
export type Attack = (typeof ATTACKS)[number];
export type WindowKind = 'turn' | 'named' | 'duel' | 'before' | 'declared' | 'damaged' | 'last-call';
export type LandKind = 'plain' | 'tower' | 'castle' | 'centre';

/** Where a fighter is beyond the four slots around the centre. */
export const RESERVE = 4;
export const FALLEN = 5;
export const TURNED_UP = 6;
/** Sides of a battle; treasures are on none. */
export const ATTACKER = 0;
export const NOBODY = -1;

export interface Player {
  seat: number;
  people: People;
  alive: boolean;
  lands: number;
  towers: number;
  /** Cards drawn at the start of a turn. */
  summons: number;
  /** Lands that count for prices this turn beyond those owned. */
  more_lands: number;
  conquests: number;
  castles: number;
  turns: number;
  treasures: number;
  deck: number;
  discard: string[];
  /** Actions declared this turn. */
  played: string[];
  hand: number;
  artifacts: number;
  goal: string | null;
  chosen: boolean;
  /** Only of the own seat. */
  cards: { hand: string[]; artifacts: string[]; pick: number; reply: number } | null;
  /** What this viewer surely knows of a rival. */
  known: { held: string[]; artifacts: string[] } | null;
}

export interface Squad {
  open: string | null;
  seen_by: number[];
  cards: string[] | null;
}

export interface Fighter {
  card: string;
  side: number;
  owner: number;
  slot: number;
  lives: number;
  initiative: number;
  icons: [Attack, Attack, Attack];
  acted: boolean;
}

/** Cards of a side that lie face down. */
export interface Hidden {
  n: number;
  shown: string[];
  cards: string[] | null;
}

export interface Battle {
  number: number;
  /** The place of the Land among `lands`. */
  land: number;
  attacker: number;
  defender: number;
  /** Who decides for the defending side. */
  hand: number;
  stage: 'named' | 'deploying' | 'duelling' | 'fighting';
  garrison: boolean;
  attackers: Hidden;
  defenders: Hidden;
  fighters: Fighter[];
  field: [number, number, number, number];
  reserve_side: number;
  fallen: number;
  round: number;
  actor: number;
  choice: '' | 'strike' | 'move';
  direction: number;
  struck: number;
}

/** A declaration that waits to be carried out. */
export interface Link extends Aim {
  card: string;
  seat: number;
}

/** What an action is aimed at. Only the keys of its effect are there. */
export interface Aim {
  victim?: string;
  victim_uid?: number;
  victim_slot?: number;
  other?: string;
  other_uid?: number;
  other_slot?: number;
  direction?: Direction;
  icon?: Attack;
  way?: 'clockwise' | 'counter-clockwise';
  by?: string;
  taken?: string;
  squad?: number;
  target?: number;
}

export interface Offer {
  from: number;
  to: number;
  gives: 'nothing' | 'treasure' | 'artifact';
  card: string | null;
  wants: 'nothing' | 'treasure' | 'artifact';
}

export interface ElvenRageView {
  seat: number;
  seats: number;
  number: number;
  over: boolean;
  scores: number[];
  winners: number[];
  stalemate: boolean;
  scenario: 'supremacy' | 'race' | 'only-war' | 'dragon-lord' | 'alliance';
  deployment: 'beginner' | 'advanced';
  goal: string | null;
  teams: number[];
  round: number;
  first: number;
  active: number;
  captures: number;
  teleport: boolean;
  asked: { seat: number; kind: string }[];
  /** The owner of each Land, -1 for none. */
  lands: Record<string, number>;
  neutral_deck: number;
  neutral_discard: string[];
  squads: Squad[];
  artifact_deck: number;
  spent: string[];
  players: Player[];
  looked: { by: number; n: number; cards: string[] | null };
  offer: Offer | null;
  battle: Battle | null;
  window: { kind: WindowKind; about: number; answering: boolean } | null;
  /** The last declaration first. */
  chain: Link[];
}

/** What an option does, as details.py makes it. Only the keys of its `do` are there. */
export interface Detail extends Aim {
  do: string;
  card?: string | null;
  cards?: string[];
  effect?: string;
  land?: string;
  owner?: number;
  slot?: number;
  uid?: number;
  damage?: number;
  recoil?: boolean;
  to?: number;
  wants?: 'nothing' | 'treasure' | 'artifact';
}

export type Choice = ChoiceOf<Detail>;
export type Question = QuestionOf<Choice, {
  kind: string;
  land?: string;
  battle?: number;
  window?: WindowKind;
  about?: number;
  answering?: boolean;
  chain?: Link[];
  could?: boolean;
  mine?: boolean;
  /** For answers to a declaration of one's own. */
  own?: boolean;
  card?: string;
  uid?: number;
  slot?: number;
  n?: number;
  from?: number;
  squad?: number;
}>;

/** Something that happened, as Event.seen_by makes it. */
export interface Happening extends Aim {
  kind: string;
  seat: number;
  n?: number;
  card?: string;
  cards?: string[];
  uid?: number;
  slot?: number;
  from_slot?: number;
  land?: string;
  to?: number;
  from?: number;
  why?: string;
  lives?: number;
  fighters?: { card: string; uid: number; slot: number; side: number; owner: number }[];
}
