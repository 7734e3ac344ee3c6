// Made from src/ludoteka/games/etherstone/printed.py by `python -m ludoteka.server.typescript`: do not edit.


export type CardType = "follower" | "ritual" | "technology" | "leader" | "threat";

export type Trigger = "die" | "at-once" | "before" | "constant" | "at-end" | "on-attack" | "reward";

export type PrintedStone = "white" | "red" | "green" | "black";

export type PrintedColour = "white" | "red" | "green" | "black" | "purple";

export interface Step {
  verb: string;
  n: number;
  x?: boolean; // so many times X
  colour?: PrintedColour;
  type?: CardType;
  measure?: string; // only for who has most of it, or with `at_least` so much of it
  at_least?: number;
}

export interface Modifier {
  what: string;
  n: number;
  colour?: PrintedColour;
  type?: CardType;
  measure?: string;
}

export interface Score {
  n: number;
  measure: string;
  each: number; // points for each so many; 0 with `at_least` 0: for having most
  at_least: number;
}

export interface AbilityData {
  trigger: Trigger;
  applied?: boolean; // its owner applies it once its card is in play
  colours?: PrintedStone[];
  values?: number[];
  range?: boolean;
  occasion?: string;
  costs?: Step[];
  effects?: Step[][]; // branches of which one is taken; most abilities have one
  after?: Step[];
  given?: string; // the measure that gives X
  limit?: number; // the most that X may be
  must?: boolean;
  repeat?: boolean;
  modifier?: Modifier;
  score?: Score;
}

export interface PrintedCost {
  white?: number;
  red?: number;
  green?: number;
  black?: number;
  any?: number;
}

export interface PrintedStones {
  white?: number;
  red?: number;
  green?: number;
  black?: number;
}

export interface CardData {
  id: string;
  copies: number;
  type: CardType;
  colour?: PrintedColour;
  cost?: PrintedCost;
  points?: number;
  strength?: number;
  durability?: number;
  level?: number;
  stones?: PrintedStones;
  counters?: number;
  abilities: AbilityData[];
}

export interface ReadySet {
  leader: string;
  cards: string[];
}

export interface Printed {
  cards: CardData[];
  sets: ReadySet[];
}
