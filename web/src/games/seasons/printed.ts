// Made from src/ludoteka/games/seasons/printed.py by `python -m ludoteka.server.typescript`: do not edit.


export type Category = "magic_item" | "familiar";

export type Timing = "immediate" | "permanent" | "activation";

export interface Tokens {
  air: number;
  water: number;
  fire: number;
  earth: number;
}

export interface Price extends Tokens {
  crystals: number;
}

/** Paid with one token of each type of the payer's choice. */
export interface SpecialCost {
  kind: string;
  min_types: number;
  max_types: number;
  per_type: number;
  note: string;
}

export interface CardData {
  id: string;
  set: string; // the box it comes from
  number: number;
  slug: string;
  copies: number;
  category: Category;
  prestige: number;
  cost: Price;
  cost_varies_by_players: boolean;
  by_players: Record<string, Price> | null; // only where the number of players matters
  printed_icons: Timing[];
  cost_special?: SpecialCost;
}

/** One side of a die. */
export interface Face {
  energy: Tokens;
  crystals: number;
  gauge: boolean;
  transmute: boolean;
  draw: boolean;
  pips: number;
}

export interface Printed {
  cards: CardData[];
  dice: Record<"winter" | "spring" | "summer" | "fall", Face[][]>; // by season, die and side
  rates: Record<"winter" | "spring" | "summer" | "fall", Tokens>; // crystals for a token, by season
  wheel: ("winter" | "spring" | "summer" | "fall")[]; // the season of each space
}
