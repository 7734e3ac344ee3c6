// Made from src/ludoteka/games/etherstone/shown.py by `python -m ludoteka.server.typescript`: do not edit.


export interface Because {
  by?: number;
  cause?: string;
}

export interface Owned {
  by?: number;
}

export interface OthersChoose {
  kind: "waiting";
  seats: number[];
}

export interface Untimely {
  kind: "over" | "question";
}

export type Stone = "white" | "red" | "green" | "black";

export type Colour = "white" | "red" | "green" | "black" | "purple"; // of dice and cards

export type Start = "draft" | "sets";

export type EndWhy = "" | "hand" | "deck" | "pool"; // the end condition that was met

export type Decided = "points" | "hand" | "stones" | "durability" | "shared";
export const STONES = ["white", "red", "green", "black"] as const;
export const COLOURS = ["white", "red", "green", "black", "purple"] as const;
export const HAND = 7; // cards that a player drafts
export const DURABILITY_MAX = 16;

export type Theme =
  | "followers"
  | "rituals"
  | "technologies"
  | "colours"
  | "white"
  | "red"
  | "green"
  | "black"
  | "purple"
  | "counters"
  | "dice"
  | "return"
  | "healing"
  | "fights"
  | "stones"
  | "ready";
export const THEMES = ["followers", "rituals", "technologies", "colours", "white", "red", "green", "black", "purple", "counters", "dice",
  "return", "healing", "fights", "stones", "ready"] as const;

export type Source =
  | "tokens"
  | "entities"
  | "abilities"
  | "trophies"
  | "durability"
  | "end-token"
  | "pacts"
  | "infection";
// of points
export const SOURCES = ["tokens", "entities", "abilities", "trophies", "durability", "end-token", "pacts", "infection"] as const;

export interface Stones {
  white: number;
  red: number;
  green: number;
  black: number;
}

/** Stones; colours that are not there are left out. */
export interface Counts {
  white?: number;
  red?: number;
  green?: number;
  black?: number;
}

/** Values by die. */
export interface Dice {
  white?: number;
  red?: number;
  green?: number;
  black?: number;
  purple?: number;
}

export interface InPlay {
  card: string;
  exhausted: boolean;
  counters: number;
  strength: number | null; // of a follower, with all that adds to it
}

/** Why a card goes with others. */
export interface Hint {
  theme: Theme;
  cards: string[];
}

/** The stones that cards cost together. */
export interface Needs extends Stones {
  any: number; // of any colour
}

export interface OwnCards {
  hand: string[];
  pack: string[];
  pick: string | null;
  leaders: string[];
  hints: Record<string, Hint>; // for the cards that one chooses from
  needs: Needs | null; // what the hand costs, until there is a leader
  passed: string[]; // in the draft: the pack that the left neighbour got from here
}

export interface PlayerView {
  seat: number;
  leader: string | null;
  leader_counters: number;
  leader_strength: number;
  ready: number; // the strength of the leader and all upright followers
  durability: number;
  infected: boolean;
  pacts: number;
  stones: Stones;
  points: number; // victory point tokens
  score: number; // as if the match ended now
  breakdown: Record<string, number>; // by source; empty until all have their leaders
  hand: number;
  known: string[]; // cards that are surely in this hand
  tableau: InPlay[];
  trophies: string[];
  picked: boolean; // has chosen from its pack, or its leader
  set: number; // the ready-made set, -1 for none
  cards?: OwnCards; // only of the own seat
}

export interface AbilityOf {
  card: string;
  ability: number; // its place on the card, from 1
}

export interface Waiting extends AbilityOf {
  seat: number;
}

export interface RolledDie {
  die: Colour;
  value: number;
  by: number | null; // the seat that it lies with; null: it is in the market
  triggers: Waiting[]; // while it is there: whose abilities it would trigger; the purple one by its value alone
}

export interface TakenDie {
  die: Colour;
  colour: Stone; // the one named, where the die is purple
  value: number;
}

export interface Summoning {
  card: string;
  less: number; // how much cheaper it is
  any: boolean; // any colours will do
}

/** How far a team gets against a threat, as far as it is known yet. */
export interface Attempt {
  strength: number;
  missing: number; // what abilities would have to add
  leader: boolean; // fights
  damage: number; // what the leader loses
  left: number; // the durability that remains
  infects: boolean; // it takes the last of it
}

export interface Attack extends Attempt {
  threat: string;
  need: number; // the strength that it takes
  protection: number;
  planned: boolean; // there is a team, and the attack can be called off
}

export interface Awaited {
  seat: number;
  kind: string;
}

export interface QuestionView {
  number: number;
  kind: string;
  options: string[];
}

export interface EtherstoneView {
  game: "etherstone";
  seat: number;
  seats: number;
  number: number;
  start: Start;
  over: boolean;
  scores: number[]; // when it is over
  ranks: number[]; // places, when it is over
  winners: number[]; // when it is over
  decided: Decided | null; // what they won by
  round: number;
  first: number;
  active: number;
  fresh: boolean; // the market may still be refreshed this turn
  ending: boolean;
  end_token: number; // the seat that took it, or -1
  end_why: EndWhy;
  asked: Awaited[];
  dice: RolledDie[];
  die: TakenDie | null; // the one being resolved
  used: AbilityOf[]; // for that die
  threats: string[];
  deck: number[]; // hidden threats by level
  banished: string[];
  destroyed: string[];
  barred: string[]; // threats that cannot be attacked again this turn
  pool: number;
  full_pool: number; // at the start
  reserve: number;
  summoning: Summoning | null;
  attack: Attack | null;
  waiting: Waiting[]; // reactions
  players: PlayerView[];
  seen: string[][]; // every pack this seat held in the draft, round by round
  question: QuestionView | null;
}

export type StepKind =
  | "gain"
  | "spend"
  | "swap"
  | "take-for"
  | "receive"
  | "lose-stones"
  | "steal"
  | "counters-on"
  | "move-counters"
  | "ready"
  | "exhaust"
  | "tire"
  | "recall"
  | "destroy"
  | "summon"
  | "apply"
  | "attack"
  | "crush"
  | "banish"
  | "shift-die"
  | "reroll";

export interface PlainQuestion {
  kind: "draft" | "choose-leader" | "action" | "react";
}

export interface TrayQuestion {
  kind: "tray";
  die: Colour;
  colour: Stone;
  value: number;
}

export interface CardQuestion {
  kind: "before" | "lay" | "arrive" | "after-attack";
  card: string;
}

export interface Fighter {
  card: string;
  leader: boolean;
  strength: number;
}

export interface Lineup extends Attempt {
  cards: string[];
}

export interface TeamQuestion {
  kind: "team";
  card: string;
  n: number; // the strength that it takes
  fighters: Fighter[]; // who may join
  suggested: string[]; // the smallest team that needs nothing else, without the leader if possible
  weak: Lineup[]; // those that could not win, nobody at all among them
}

export interface PlanQuestion {
  kind: "plan";
  card: string;
  n: number; // the strength that it takes
  strength: number; // what is there already
}

export interface NumberQuestion extends AbilityOf {
  kind: "choose-x";
  suggested: number; // the most that can be spent
}

export interface BranchQuestion extends AbilityOf {
  kind: "branch";
}

/** A step of an ability, or of a threat's reward, asks: how many, or how much cheaper or stronger. */
export interface StepQuestion {
  kind: StepKind;
  card: string;
  n?: number; // where it is not 0
}

export type Question =
  | PlainQuestion
  | TrayQuestion
  | CardQuestion
  | TeamQuestion
  | PlanQuestion
  | NumberQuestion
  | BranchQuestion
  | StepQuestion;

export interface PlainOption {
  do: "rest" | "stop" | "go-on" | "no-reaction" | "decline";
}

export interface CardOption {
  do: "draft" | "lead" | "banish" | "call-off" | "ready" | "exhaust" | "recall" | "destroy" | "counters-on";
  card: string;
}

export interface SummonOption {
  do: "summon";
  card: string;
  cost: Counts; // the coloured part of its price
  any: number; // stones of any colour besides
  less: number; // of all these stones, so many need not be paid
  free: boolean; // nothing is left to pay
}

export interface ThreatOption {
  do: "attack" | "crush";
  card: string;
  n: number; // the strength that it takes
  points: number; // what it is worth in the end
}

export interface ConfirmOption {
  do: "confirm";
  card: string;
  damage: number; // what the leader loses by it
}

export interface StonesOption {
  do: "pay" | "gain" | "spend" | "give" | "lose";
  stones: Counts;
}

export interface StealOption {
  do: "steal";
  stones: Counts;
  target: number; // the seat
}

export interface AbilityOption extends AbilityOf {
  do: "apply" | "after";
  gift?: boolean; // a plain gain that nobody would refuse or put off
}

export interface BranchOption extends AbilityOf {
  do: "branch";
  n: number; // which one, from 1
  branch: string; // ability and branch
}

export interface NumberOption {
  do: "x";
  n: number;
}

export interface RefreshOption {
  do: "refresh";
  n: number; // what it costs
  infects: boolean; // it takes the last of the leader's durability
}

export interface DieOption {
  do: "take-die";
  die: Colour;
  colour: Stone;
  value: number;
  brings: Counts;
  triggers: Waiting[];
}

export interface PurpleDieOption {
  do: "take-purple";
  die: Colour;
  colour: Stone;
  value: number;
  n: number; // what it costs
  brings: Counts;
  triggers: Waiting[];
}

export interface TeamOption extends Lineup {
  do: "team";
}

export interface CountersOption {
  do: "move-counters";
  card: string;
  n: number;
}

export interface ValueOption {
  do: "turn-die";
  value: number;
  triggers: Waiting[];
}

export interface DiceOption {
  do: "reroll" | "keep-dice";
  dice: Colour[];
}

export type Option =
  | PlainOption
  | CardOption
  | SummonOption
  | ThreatOption
  | ConfirmOption
  | StonesOption
  | StealOption
  | AbilityOption
  | BranchOption
  | NumberOption
  | RefreshOption
  | DieOption
  | PurpleDieOption
  | TeamOption
  | CountersOption
  | ValueOption
  | DiceOption;

export interface PlainEvent {
  kind: "rested" | "refreshed";
  seat: number;
}

export type LossWhy = "" | "refresh" | "purple-die"; // durability that no card takes

export interface InfectedEvent {
  kind: "infected";
  seat: number;
  card: string;
  why: LossWhy;
}

export interface CardEvent {
  kind: "called-off" | "defeated" | "opened";
  seat: number;
  card: string;
}

/** Something that a card does to another, or to a threat. */
export interface MovedEvent {
  kind: "recalled" | "destroyed" | "exhausted" | "readied" | "crushed" | "banished";
  seat: number;
  card: string;
}

export interface DraftedEvent {
  kind: "drafted";
  seat: number;
  card?: string; // only the seat itself knows
}

export interface LeadsEvent {
  kind: "leads";
  seat: number;
  card: string;
  stones: Counts;
  n: number;
}

export interface TurnEvent {
  kind: "turn";
  seat: number;
  round: number;
}

export interface DiceEvent {
  kind: "rolled";
  seat: number;
  dice: Dice;
}

export interface RerolledEvent {
  kind: "rerolled";
  seat: number;
  dice: Dice;
  card: string;
}

export interface TookDieEvent {
  kind: "took-die";
  seat: number;
  die: Colour;
  colour: Stone;
  value: number;
}

export interface DieTurnedEvent {
  kind: "die-turned";
  seat: number;
  die: Colour;
  value: number;
  card: string;
}

export interface StonesEvent {
  kind: "stones-gained" | "stones-lost";
  seat: number;
  stones: Counts;
  card: string; // where they come from, or empty: a die
}

export interface SpentEvent {
  kind: "stones-spent";
  seat: number;
  stones: Counts;
  card: string; // what they are for
}

export interface LossEvent {
  kind: "durability-lost";
  seat: number;
  n: number;
  card: string; // where it comes from, or empty
  why: LossWhy;
}

export interface StoleEvent {
  kind: "stole";
  seat: number;
  stones: Counts;
  from: number;
  card: string;
}

export interface AmountEvent {
  kind: "durability-gained" | "reserve-gained" | "chose-x";
  seat: number;
  n: number;
  card: string; // where it comes from, or empty
}

export interface PointsEvent {
  kind: "points-gained";
  seat: number;
  n: number;
  card: string;
  pool: number; // what is left there
}

export interface PactEvent {
  kind: "pact";
  seat: number;
  n: number;
}

export interface CountersEvent {
  kind: "counters-placed" | "counters-removed";
  seat: number;
  on: string;
  n: number;
}

export interface AppliedEvent extends AbilityOf {
  kind: "applied";
  seat: number;
}

export interface SummonedEvent {
  kind: "summoned";
  seat: number;
  card: string;
  stones: Counts;
}

export interface AttackedEvent {
  kind: "attacked";
  seat: number;
  card: string;
  leader: boolean;
  cards: string[];
  n: number;
}

export interface EndingEvent {
  kind: "ending";
  seat: number;
  why: EndWhy;
}

export interface OverEvent {
  kind: "over";
  seat: number;
  scores: number[];
  winners: number[];
  decided: Decided;
}

export type Happening =
  | PlainEvent
  | InfectedEvent
  | CardEvent
  | MovedEvent
  | DraftedEvent
  | LeadsEvent
  | TurnEvent
  | DiceEvent
  | RerolledEvent
  | TookDieEvent
  | DieTurnedEvent
  | StonesEvent
  | SpentEvent
  | LossEvent
  | StoleEvent
  | AmountEvent
  | PointsEvent
  | PactEvent
  | CountersEvent
  | AppliedEvent
  | SummonedEvent
  | AttackedEvent
  | EndingEvent
  | OverEvent;

/** What only the audience of an event sees of it. */
export interface Hidden {
  card: string;
}

/** A die of the market. */
export interface TakeThing {
  do: "take-die" | "take-purple";
  die: Colour;
}

/** A card in hand to be summoned, a threat to be attacked. */
export interface CardThing {
  do: "summon" | "attack";
  card: string;
}

/** An ability of a card in play that its owner applies. */
export interface AbilityThing extends AbilityOf {
  do: "apply";
}

export interface PlainThing {
  do: "refresh" | "rest";
}

export type Thing = TakeThing | CardThing | AbilityThing | PlainThing;

export interface PlainReason {
  kind: "ability-used" | "at-arrival" | "called-off" | "defeated" | "exhausted" | "in-attack" | "no-change" | "no-die" | "no-occasion" |
    "no-refresh" | "other-abilities" | "other-cards" | "other-die" | "unpaid";
}

export interface DieHeld {
  kind: "die-held";
  seat: number;
}

/** These stones more, `any` more of any colour; `needs-some`: n of all these. */
export interface MissingStones {
  kind: "needs-stones" | "needs-some";
  stones: Counts;
  any: number;
  n: number;
}

/** Even the strongest attack lacks so much strength. */
export interface TooWeak {
  kind: "too-weak";
  n: number;
}

/** So many more are needed as a price: counters on the card, upright followers. */
export interface Lacking {
  kind: "needs-counters" | "needs-followers";
  n: number;
}

export type Reason = Untimely | OthersChoose | PlainReason | DieHeld | MissingStones | TooWeak | Lacking;

export interface PlainNote {
  kind: "last-turn" | "refresh-free";
}

/** A card that can be chosen goes with cards in hand. */
export interface FittingNote {
  kind: "draft-theme" | "leader-fit";
  card: string;
  cards: string[];
}

/** n: the price of the cheapest card, what is left, what is lost, the abilities or followers. */
export interface NumberNote {
  kind: "draft-dear" | "end-deck" | "end-pool" | "leader-infects" | "refresh-infects" | "rest-worth" | "spare-leader" | "tray-order";
  n: number;
}

/** So much life is left; a pact costs so many points. */
export interface LifeLow {
  kind: "life-low";
  n: number;
  points: number;
}

export interface LeaderHurt {
  kind: "leader-hurt";
  n: number;
  left: number;
}

export interface AttackNow {
  kind: "attack-now";
  card: string;
  points: number;
}

/** So much strength is missing. */
export interface AttackNear {
  kind: "attack-near";
  card: string;
  n: number;
}

/** The last card of the hand can be paid for; with it in play and the end token n is the lead, or what it lacks. */
export interface Finish {
  kind: "finish-ahead" | "finish-behind";
  card: string;
  n: number;
}

export interface SummonNow {
  kind: "summon-now";
  cards: string[];
}

/** A die sets off abilities of these cards. */
export interface DieAbilities {
  kind: "die-abilities";
  dice: Record<Stone, number>;
  cards: string[];
}

/** A die's stones are all that is missing for a card. */
export interface DieCompletes {
  kind: "die-completes";
  dice: Record<Stone, number>;
  card: string;
}

/** A die would set off abilities of n cards of a rival. */
export interface DieRival {
  kind: "die-rival";
  dice: Record<Stone, number>;
  seat: number;
  n: number;
}

/** The seat that comes next and gets new dice. */
export interface SeatNote {
  kind: "last-die";
  seat: number;
}

/** n: the cards in the hand of a seat, or its lead. */
export interface SeatNumber {
  kind: "end-hand" | "rival-ahead";
  seat: number;
  n: number;
}

export type CoachNote =
  | PlainNote
  | FittingNote
  | NumberNote
  | LifeLow
  | LeaderHurt
  | AttackNow
  | AttackNear
  | Finish
  | SummonNow
  | DieAbilities
  | DieCompletes
  | DieRival
  | SeatNote
  | SeatNumber;
