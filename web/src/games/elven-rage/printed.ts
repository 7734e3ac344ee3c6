// Made from src/ludoteka/games/elven_rage/printed.py by `python -m ludoteka.server.typescript`: do not edit.


export type CardKind = "warrior" | "hero" | "dragon" | "neutral" | "treasure" | "artifact" | "goal";

export type CardSet = "forest" | "black" | "snow" | "high" | "neutral" | "treasure" | "artifact" | "goal";

export type AimAt = "any" | "own" | "foe";

export type Timing =
  | "any"
  | "answer"
  | "outside"
  | "battle"
  | "turn"
  | "named"
  | "duel"
  | "before"
  | "declared"
  | "damaged";

export type Keyword = "answer" | "own-battle" | "own-warrior" | "enemy" | "fatal-wound";

export interface Step {
  verb: string;
  n: number;
  aim: AimAt;
}

/** What a card does when it is declared: its price in Lands, when, and the verbs. */
export interface Action {
  price: number;
  own_battle: boolean;
  when: ("turn" | "named" | "duel" | "before" | "declared" | "damaged" | "last-call")[];
  answers: ("turn" | "named" | "duel" | "before" | "declared" | "damaged" | "last-call")[];
  does: Step[];
  times: Timing[]; // when, in few words; the text says it exactly
  keywords: Keyword[]; // what its text takes as known, and a newcomer may want to read
}

export interface Attacks {
  left: "none" | "simple" | "double-simple" | "piercing" | "double-piercing" | "shield" | "counterattack" | "fire-shield" | "movement";
  forward: "none" | "simple" | "double-simple" | "piercing" | "double-piercing" | "shield" | "counterattack" | "fire-shield" | "movement";
  right: "none" | "simple" | "double-simple" | "piercing" | "double-piercing" | "shield" | "counterattack" | "fire-shield" | "movement";
}

/** What a goal takes. */
export interface Needs {
  lands?: number;
  towers?: number;
  centre?: number;
  castles?: number;
  treasures?: number;
  artifacts?: number;
  conquests?: number;
}

export interface CardData {
  id: string;
  set: CardSet;
  number: number;
  slug: string;
  kind: CardKind;
  copies: number;
  initiative?: number | null;
  lives?: number | null;
  attacks?: Attacks | null;
  action?: Action | null;
  needs?: Needs;
}

export interface LandData {
  kind: "plain" | "tower" | "castle" | "centre";
  neighbours: string[];
}

export interface MapData {
  lands: Record<string, LandData>;
  castles: string[]; // the start Castle of each seat
}

export interface Printed {
  cards: CardData[];
  maps: Record<string, MapData>; // by the number of players
}
