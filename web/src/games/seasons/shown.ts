// Made from src/ludoteka/games/seasons/shown.py by `python -m ludoteka.server.typescript`: do not edit.


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

export type Element = "air" | "water" | "fire" | "earth";
export const ELEMENTS = ["air", "water", "fire", "earth"] as const;

export type Season = "winter" | "spring" | "summer" | "fall";
export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export const GAUGE_MAX = 15;
export const BONUS_MAX = 3; // bonuses that a player may use
export const BONUS_PENALTY = [0, 5, 12, 20] as const; // points lost by bonuses used

export type Bonus = "draw" | "draw-one" | "exchange" | "gauge" | "transmute";
export const BONUSES = ["exchange", "transmute", "gauge", "draw"] as const; // of every match
export const PASSIVE_TOKEN = 5; // the token that is never turned over

export type Source = "crystals" | "prestige" | "cards" | "bonuses" | "hand" | "token";
export const SOURCES = ["crystals", "prestige", "cards", "bonuses", "hand", "token"] as const; // of points

export type Decided = "points" | "cards" | "shared"; // what a match was won by: points, then cards in play

/** Energy tokens: the types that occur. */
export interface Counts {
  air?: number;
  water?: number;
  fire?: number;
  earth?: number;
}

/** Energy tokens that lie somewhere, zeros included. */
export interface Energy {
  air: number;
  water: number;
  fire: number;
  earth: number;
}

/** A card in play. */
export interface InPlay {
  card: string;
  uid: number;
  tapped: boolean;
  energy: Energy;
  copies: string | null; // the card whose effects it has in place of its own
  model: number; // the uid of that one, 0 for none
}

export type Theme =
  | "items"
  | "familiars"
  | "transmute"
  | "fodder"
  | "big-reserve"
  | "small-reserve"
  | "summons"
  | "season-change"
  | "prestige";

/** Why a card goes with others, with their energies, or against them. */
export interface Hint {
  kind: "theme" | "energy" | "against";
  theme?: Theme;
  elements?: Element[];
  cards: string[];
}

/** What summoning a card costs: what is printed for so many players, and what effects make of it now. */
export interface Cost {
  energy: Counts;
  crystals: number;
  any: number; // tokens of any type besides
  saved: number; // of all these tokens, so many need not be paid
  fee: number; // crystals to be paid to rivals
}

/** What cards cost together. */
export interface Needs extends Energy {
  crystals: number;
}

/** What only its owner sees. */
export interface OwnCards {
  hand: string[];
  archive_2: string[];
  archive_3: string[];
  drafted: string[];
  pack: string[];
  pick: string | null;
  tokens: number[]; // ability tokens to choose from
  costs: Record<string, Cost>; // before the first round, of all own cards; later of the hand, where effects change it
  needs: Needs | null; // what the drafted cards cost, before the first round
  hints: Record<string, Hint>; // for the cards of the pack
}

/** What a seat knows of a rival's hidden cards. */
export interface KnownCards {
  hand: string[];
  held: string[]; // in hand or archive
}

/** What lies before a player. */
export interface PlayerView {
  seat: number;
  crystals: number;
  gauge: number;
  bonus: number; // bonuses used
  penalty: number; // points that they cost at the end
  reserve: Energy;
  capacity: number;
  covered: number; // spaces of the reserve that cannot be used
  hand: number;
  archive: number[]; // cards of the second and of the third year
  drafted: number;
  pack: number;
  picked: boolean;
  tableau: InPlay[];
  token: number; // the ability token, 0 when there is none to be seen
  token_used: boolean;
  drought: number; // spaces of the reserve lost for good
  breakdown: Record<string, number>; // points by source, in the order of `SOURCES`; none before the end
  cards?: OwnCards; // only of the own seat
  known?: KnownCards; // only of rivals
}

/** A die of the row; `by` is the seat that took it. */
export interface RolledDie {
  die: number;
  face: number;
  by: number | null;
  pips: number;
  space: number; // where the season would move if it were left over
}

/** Cards that the seat `by` looks at, -1 for none. */
export interface Looked {
  by: number;
  n: number;
  cards: string[]; // none where this seat does not know them
}

/** A seat that owes an answer. */
export interface AskedSeat {
  seat: number;
  kind: string;
}

/** The question this seat owes an answer to, with its options as canonical texts. */
export interface QuestionView {
  number: number;
  kind: string;
  options: string[];
}

/** All that a seat may know. */
export interface SeasonsView {
  game: "seasons";
  seat: number; // -1 for a spectator
  seats: number;
  number: number;
  level: string;
  kingdom: boolean;
  enchantment: number; // the enchantment in force, 0 for none
  over: boolean;
  scores: number[]; // none before the end
  ranks: number[]; // places, none before the end
  winners: number[]; // none before the end
  decided: Decided | null; // what they won by
  year: number; // 0 where the wheel was turned back before the first one; the third one stays to the end
  space: number;
  season: Season;
  round: number; // 0 is the prelude
  first: number;
  active: number; // -1 for nobody
  transmuting: boolean;
  surplus: number; // more crystals for each token transmuted this turn, by bonuses
  extra: number; // more crystals for each token that the active player transmutes, by all there is
  rates: Energy; // what a token of each type is worth now, that included
  bonuses: Bonus[]; // that the match has
  may_transmute: boolean;
  asked: AskedSeat[];
  summoning: string | null; // announced, not yet paid
  dice_season: Season;
  dice: RolledDie[];
  leftover: number; // the place of the die that nobody takes any more, or -1
  draft_size: number; // cards that each player has when the draft is over
  deck: number;
  deck_top: string[]; // the cards on top that this seat has seen, the top first
  row: number; // so many cards on top of the deck lie open
  revealed: string[]; // cards of a search, the last one found at the end
  discard: (string | null)[]; // none where this seat does not know the card; the top is the end
  looked: Looked;
  players: PlayerView[];
  passed: string[] | null; // the left neighbour's pack, where this seat has passed it on
  question: QuestionView | null;
}

export type PlainKind =
  | "arrange"
  | "before-die"
  | "boots"
  | "choose-elements"
  | "choose-token"
  | "construct"
  | "copy-reserve"
  | "deposit"
  | "die-draw"
  | "discard-hand"
  | "discard-water"
  | "draft"
  | "draw-choose"
  | "draw-play"
  | "dream"
  | "drop-card"
  | "either"
  | "elements"
  | "embrace-card"
  | "exchange-cards"
  | "feed"
  | "keep"
  | "leap"
  | "main"
  | "mirror"
  | "name-energy"
  | "pay-summon"
  | "peek"
  | "play-hand"
  | "reject"
  | "renew"
  | "resurrect"
  | "return-item"
  | "reveal-discard"
  | "rob"
  | "sacrifice"
  | "sacrifice-due"
  | "sacrifice-familiar"
  | "sacrifice-self"
  | "search"
  | "selectively-return"
  | "shown"
  | "steadfast"
  | "take-die"
  | "tithe"
  | "transmute"
  | "usurp"
  | "usurp-elements"
  | "usurp-pay"
  | "usurper-falls"
  | "withdraw"
  | "wither";

/** The card that a question is about, if any. */
export interface About {
  card?: string;
}

export interface PlainQuestion extends About {
  kind: PlainKind;
}

export interface TokensQuestion extends About {
  kind: "discard-energy" | "drain-water" | "forfeit" | "inlay" | "reflect" | "store" | "transmute-identical";
  n: number; // tokens
}

export interface GainQuestion extends About {
  kind: "energy";
  n: number; // tokens
  held: number; // so many the reserve holds in the end
  spare: number; // so many do not fit, of those gained and those held
}

export interface TrimQuestion {
  kind: "trim";
  n: number; // tokens that the reserve holds at most
}

export interface SplitQuestion {
  kind: "split-hand" | "split-year-2";
  n: number; // cards
}

export interface DealQuestion extends About {
  kind: "deal" | "prophecy";
  receivers: number[]; // the seats that receive the cards looked at, in this order
}

export type Question =
  | PlainQuestion
  | TokensQuestion
  | GainQuestion
  | TrimQuestion
  | SplitQuestion
  | DealQuestion;

export type PlainDo =
  | "buy-off"
  | "copy-nothing"
  | "deposit-nothing"
  | "discard-it"
  | "draw"
  | "end"
  | "enough"
  | "instead-energy"
  | "instead-gauge"
  | "instead-transmute"
  | "keep-die"
  | "play-it"
  | "put-back"
  | "shrink"
  | "start-transmuting"
  | "use-die";

export interface Plain {
  do: PlainDo;
}

export type BonusDo = "bonus-draw" | "bonus-draw-one" | "bonus-exchange" | "bonus-gauge" | "bonus-transmute";

export interface UseBonus {
  do: BonusDo;
  costs: number; // points in the end
}

export interface OfCard {
  do: "choose" | "discard" | "draft" | "keep" | "play" | "refuse" | "reject" | "take";
  card: string;
}

/** What a card costs, all told. */
export interface Price {
  energy: Counts;
  choice: boolean; // tokens of different types, as many as are wanted, in place of these
  any: number; // tokens of any type besides
  saved: number; // of all these tokens, so many need not be paid
  crystals: number; // those for rivals included
}

export interface Summon extends Price {
  do: "summon";
  card: string;
}

export interface Give {
  do: "give";
  card: string;
  target: number;
}

export interface OfCards {
  do: "arrange" | "hand" | "year-2";
  cards: string[];
}

export type PlacedDo = "return" | "sacrifice";

/** Something done with a card in play. */
export interface OfPlaced {
  do: PlacedDo;
  card: string;
  uid: number;
}

export interface Activate {
  do: "activate";
  card: string;
  uid: number;
  fee: number; // crystals that rivals' cards take for it
}

export interface Usurp extends Price {
  do: "usurp";
  card: string;
  uid: number;
  target: number;
}

export interface Either {
  do: "either";
  branch: string;
  card: string;
  uid: number;
}

/** Tokens taken from a card in play. */
export interface FromStore {
  card: string;
  uid: number;
  energy: Counts;
}

export type PaymentDo =
  | "deposit"
  | "discard-energy"
  | "discard-water"
  | "drain-water"
  | "feed"
  | "inlay"
  | "mirror"
  | "pay-summon"
  | "tithe"
  | "transmute"
  | "transmute-identical"
  | "usurp-pay";

/** Tokens from the reserve, and from cards whose tokens may be spent. */
export interface Payment {
  do: PaymentDo;
  energy: Counts;
  stores: FromStore[];
  crystals?: number; // what transmuting brings
  pays?: number; // crystals, as well
  into?: Element[]; // what the tokens may become
}

export interface OfTokens {
  do: "lose" | "store" | "withdraw";
  energy: Counts;
}

export interface Gain {
  do: "gain";
  energy: Counts;
  lost: Counts; // what leaves the reserve because it is full
}

export interface Rob {
  do: "rob";
  energy: Counts;
  target: number;
}

export interface OfElement {
  do: "effect" | "into" | "name";
  element: Element;
}

export interface OfElements {
  do: "elements";
  elements: Element[];
}

export interface TakeDie {
  do: "take-die";
  place: number;
}

export interface MoveSeason {
  do: "back" | "forward";
  n: number;
  space: number;
}

export interface CopyReserve {
  do: "copy";
  target: number;
}

export interface OfAbility {
  do: "token" | "use-token";
  token: number;
}

export type Option =
  | Plain
  | UseBonus
  | OfCard
  | Summon
  | Give
  | OfCards
  | OfPlaced
  | Activate
  | Usurp
  | Either
  | Payment
  | OfTokens
  | Gain
  | Rob
  | OfElement
  | OfElements
  | TakeDie
  | MoveSeason
  | CopyReserve
  | OfAbility;

export interface From {
  from: number;
}

export interface Happened {
  kind: "chose-cards" | "die-ignored" | "put-back" | "split" | "turn-ended";
  seat: number;
}

/** Something happened with a card that all see, or that one was sought for. */
export interface CardTold {
  kind: "found-nothing" | "refused" | "revealed" | "showed" | "summoned";
  seat: number;
  card: string;
}

/** A card that all see moved. */
export interface CardMoved {
  kind: "discarded-openly" | "drew-openly" | "played-free" | "returned" | "took";
  seat: number;
  card: string;
}

export interface CardSeen {
  kind: "drafted" | "peeked";
  seat: number;
  card?: string;
}

export interface CardsSeen {
  kind: "archive-opened" | "looked-at-top" | "looked-in-discard";
  seat: number;
  n: number;
  cards?: string[];
}

export interface HandSeen {
  kind: "hand-seen";
  seat: number;
  n: number;
  by: number;
  cards?: string[];
}

export interface CardsMoved {
  kind: "discarded" | "looked";
  seat: number;
  n: number;
  cards?: string[];
}

export interface Kept {
  kind: "kept";
  seat: number;
  n: number;
  card?: string;
}

export interface GaveCard {
  kind: "gave-card";
  seat: number;
  to: number;
  given?: string;
}

export interface DeckChanged {
  kind: "arranged" | "deck-discarded" | "reshuffled";
  seat: number;
  n: number;
}

export interface RowOpened {
  kind: "row-opened";
  seat: number;
  cards: string[];
}

export interface PlacedUsed {
  kind: "activated";
  seat: number;
  card: string;
  uid: number;
}

export interface Sacrificed {
  kind: "sacrificed";
  seat: number;
  card: string;
  uid: number;
  why?: "model-left"; // the card that it copied has left play
}

export interface Usurped extends From {
  kind: "usurped";
  seat: number;
  card: string;
  uid: number;
}

export interface PassedOn {
  kind: "passed-on";
  seat: number;
  card: string;
  to: number;
}

export interface Amount {
  kind: "crystals-gained" | "crystals-lost" | "turned-to-air";
  seat: number;
  n: number;
  card: string;
}

export interface CrystalsTaken extends From {
  kind: "crystals-taken";
  seat: number;
  n: number;
  card: string;
}

export interface GaugeMoved {
  kind: "gauge";
  seat: number;
  n: number;
  now: number;
  card: string;
}

export interface EnergyGained {
  kind: "energy-gained";
  seat: number;
  energy: Counts;
  card: string;
}

export interface EnergyLost {
  kind: "energy-lost";
  seat: number;
  energy: Counts;
  card: string;
  why?: "full"; // the reserve holds no more
}

export interface EnergySpent {
  kind: "energy-spent";
  seat: number;
  energy: Counts;
}

export interface EnergyStored {
  kind: "energy-stored";
  seat: number;
  energy: Counts;
  card: string;
  uid: number;
}

export interface EnergyTaken extends From {
  kind: "energy-taken";
  seat: number;
  energy: Counts;
  card: string;
}

export interface ReserveShrunk {
  kind: "reserve-shrunk";
  seat: number;
  capacity: number;
  card: string;
}

export interface ElementNamed {
  kind: "named";
  seat: number;
  element: Element;
  card: string;
}

export interface BonusUsed {
  kind: "bonus";
  seat: number;
  bonus: Bonus;
  used: number;
}

export interface BonusBack {
  kind: "bonus-back";
  seat: number;
  used: number;
  card: string;
}

export interface TokenTold {
  kind: "token-chosen" | "token-used";
  seat: number;
  token: number;
}

export interface Round {
  kind: "round";
  seat: number; // who begins
  round: number;
  year: number;
  space: number;
  season: Season;
  dice: number[][]; // die and face
}

/** A die of the row with the face that it shows. */
export interface DieTold {
  place: number;
  season: Season;
  die: number;
  face: number;
}

export interface TookDie extends DieTold {
  kind: "took-die";
  seat: number;
}

export interface Rerolled extends DieTold {
  kind: "rerolled";
  seat: number;
  card: string;
}

export interface SeasonMoved {
  kind: "season-moved";
  seat: number;
  n: number;
  space: number;
  season: Season;
  year: number;
  why?: "leftover"; // the die that nobody took
}

export interface Over {
  kind: "over";
  seat: number;
  scores: number[];
  winners: number[];
  decided: Decided;
}

export type Happening =
  | Happened
  | CardTold
  | CardMoved
  | CardSeen
  | CardsSeen
  | HandSeen
  | CardsMoved
  | Kept
  | GaveCard
  | DeckChanged
  | RowOpened
  | PlacedUsed
  | Sacrificed
  | Usurped
  | PassedOn
  | Amount
  | CrystalsTaken
  | GaugeMoved
  | EnergyGained
  | EnergyLost
  | EnergySpent
  | EnergyStored
  | EnergyTaken
  | ReserveShrunk
  | ElementNamed
  | BonusUsed
  | BonusBack
  | TokenTold
  | Round
  | TookDie
  | Rerolled
  | SeasonMoved
  | Over;

/** What only the audience of an event is told. */
export interface Hidden {
  card?: string;
  cards?: string[];
  given?: string;
}

export type DeedDo =
  | "bonus-draw"
  | "bonus-draw-one"
  | "bonus-exchange"
  | "bonus-gauge"
  | "bonus-transmute"
  | "buy-off"
  | "start-transmuting";

export interface Deed {
  do: DeedDo;
}

/** A card in hand, or in the own archive. */
export interface SummonCard {
  do: "summon";
  card: string;
}

/** An own card in play. */
export interface ActivateCard {
  do: "activate";
  card: string;
  uid: number;
}

/** The own ability token. */
export interface UseToken {
  do: "use-token";
  token: number;
}

export type Thing = Deed | SummonCard | ActivateCard | UseToken | TakeDie;

export interface PlainReason {
  kind: "before-die" | "gauge-top" | "has-die" | "no-activation" | "no-card" | "no-deck" | "no-deck-nor-discard" | "no-draw" | "no-energy" |
    "no-familiar" | "no-playable" | "no-stored-energy" | "no-transmuting" | "once-a-round" | "once-a-turn" | "one-summon" | "passive-token"
    | "token-used";
}

export interface Archived {
  kind: "archived";
  year: number; // in which the card is taken into hand
}

export interface BonusesUsed {
  kind: "bonuses-used";
  n: number;
}

/** No card more may be in play, or the gauge cannot go down. */
export interface GaugeFull {
  kind: "gauge-full" | "gauge-needed";
  cards: number;
  gauge: number;
}

/** So many more are needed; `fee` is what rivals' cards take first. */
export interface Missing {
  kind: "needs-crystals";
  n: number;
  fee: number;
}

export interface MissingTokens {
  kind: "needs-any" | "needs-cards"; // energy of any type, cards in play
  n: number;
}

export interface MissingIdentical {
  kind: "needs-identical";
  n: number; // tokens of one type
  have: number; // of the type that there are most of
}

/** These tokens more, or n of them. */
export interface MissingEnergy {
  kind: "needs-energy" | "needs-some";
  energy: Counts;
  n: number;
}

export interface DieTaken {
  kind: "die-taken";
  seat: number;
}

/** Of effects to choose from none is possible; what stands against each. */
export interface Neither {
  kind: "neither";
  branches: (PlainReason | Missing | MissingTokens)[];
}

export type BranchReason = PlainReason | Missing | MissingTokens;

export type Reason =
  | Untimely
  | OthersChoose
  | PlainReason
  | Archived
  | BonusesUsed
  | GaugeFull
  | Missing
  | MissingTokens
  | MissingIdentical
  | MissingEnergy
  | DieTaken
  | Neither;

export interface PlainNote {
  kind: "draft-cheap";
}

export interface CardsNote {
  kind: "activate" | "payable" | "split-first" | "split-last" | "split-pair";
  cards: string[];
}

/** A card of the pack goes with cards chosen before. */
export interface DraftPair {
  kind: "draft-pair";
  card: string;
  cards: string[];
}

/** So many of the cards chosen want the same energy. */
export interface DraftElement {
  kind: "draft-element";
  element: Element;
  n: number;
}

/** A die with so many dots, if it is left over, ends the year, or the match. */
export interface YearMayEnd {
  kind: "match-may-end" | "year-may-end";
  pips: number;
  year: number;
}

/** The cards in hand that have no room. */
export interface DieGauge {
  kind: "die-gauge";
  n: number;
}

/** The die in this place brings all that a card still lacks. */
export interface DieEnergy {
  kind: "die-energy";
  place: number;
  card: string;
}

export interface Overflow {
  kind: "die-overflow" | "overflow";
  n: number; // tokens
  capacity: number;
}

export interface RivalAhead {
  kind: "rival-ahead";
  seat: number;
  n: number; // points
}

/** Cards in hand, and the points that they cost at the end. */
export interface HandCosts {
  kind: "hand-costs";
  n: number;
  points: number;
}

export interface LastTurn {
  kind: "last-turn";
  n: number; // cards in hand
  points: number; // that they cost
  each: number; // what a token left in the reserve is worth
}

/** The gauge is full, and the cards in hand are worth so many points. */
export interface NoRoom {
  kind: "gauge-full";
  gauge: number;
  n: number;
  points: number;
  bonus: boolean; // whether one is left
}

/** With a step of the gauge for so many points a card could be summoned that is worth n. */
export interface BonusGauge {
  kind: "bonus-gauge";
  card: string;
  n: number;
  points: number;
}

export interface BonusTransmute {
  kind: "bonus-transmute";
  n: number; // crystals
  points: number;
}

/** All that a card in hand lacks. */
export interface Lacks {
  kind: "lacks";
  card: string;
  energy: Counts;
}

/** Tokens that no card in hand wants. */
export interface TransmuteNow {
  kind: "transmute-now";
  energy: Counts;
  n: number; // crystals
}

/** Tokens that are worth more in the next season. */
export interface TransmuteLater {
  kind: "transmute-later";
  energy: Counts;
  season: Season;
}

export interface RivalTakes {
  kind: "fee-activate" | "fee-summon";
  n: number; // crystals
}

/** So many spaces are left of the year; so many cards are taken into hand then. */
export interface NewYear {
  kind: "new-year";
  n: number;
  fresh: number;
}

export type CoachNote =
  | PlainNote
  | CardsNote
  | DraftPair
  | DraftElement
  | YearMayEnd
  | DieGauge
  | DieEnergy
  | Overflow
  | RivalAhead
  | HandCosts
  | LastTurn
  | NoRoom
  | BonusGauge
  | BonusTransmute
  | Lacks
  | TransmuteNow
  | TransmuteLater
  | RivalTakes
  | NewYear;
