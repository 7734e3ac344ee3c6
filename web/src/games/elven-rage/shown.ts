// Made from src/ludoteka/games/elven_rage/shown.py by `python -m ludoteka.server.typescript`: do not edit.


export interface Because {
  by?: number;
  cause?: string;
}

export interface OthersChoose {
  kind: "waiting";
  seats: number[];
}

export interface Untimely {
  kind: "over" | "question";
}
export const PEOPLES = ["forest", "black", "snow", "high"] as const;
export const DIRECTIONS = ["left", "forward", "right"] as const;
export const ATTACKS = ["none", "simple", "double-simple", "piercing", "double-piercing", "shield", "counterattack", "fire-shield",
  "movement"] as const;
export const RESERVE = 4;
export const FALLEN = 5;
export const TURNED_UP = 6;
export const GONE = -1;
export const ATTACKER = 0; // sides of a battle
export const DEFENDER = 1;
export const NOBODY = -1; // no seat, no fighter; the side of treasures
export const RACE_LANDS = 7;
export const RACE_TOWERS = 4;

export type People = "forest" | "black" | "snow" | "high";

export type Direction = "left" | "forward" | "right";

export type Attack =
  | "none"
  | "simple"
  | "double-simple"
  | "piercing"
  | "double-piercing"
  | "shield"
  | "counterattack"
  | "fire-shield"
  | "movement";

export type WindowName = "turn" | "named" | "duel" | "before" | "declared" | "damaged" | "last-call";

export type LandKind = "plain" | "tower" | "castle" | "centre";

export type Scenario = "supremacy" | "dragon-lord" | "race" | "only-war" | "alliance";

export type Decided = "lands" | "towers" | "riches" | "shared" | "goal" | "castles" | "alone";

export type Phase = "summon" | "discard" | "capture" | "battle"; // of a turn
export const PHASES = ["summon", "discard", "capture", "battle"] as const;

export type Stage = "named" | "deploying" | "duelling" | "fighting";

export type Attention = "useful" | "mine" | "could" | "always" | "never";

export type Stop = "always" | "saves" | "never";

export type Gain =
  | "battle"
  | "warrior"
  | "more";
export const ATTENTION = ["useful", "mine", "could", "always", "never"] as const;
export const STOPS = ["always", "saves", "never"] as const;

export type Chosen = "" | "strike" | "move";

export type Way = "clockwise" | "counter-clockwise";

export type Goods = "nothing" | "treasure" | "artifact"; // what one side of a trade gives

export type Why = "summon" | "refused" | "retreat" | "treasure" | "action" | "defence"; // cards are drawn

export type WoundWhy = "attack" | "recoil" | "extra" | "bolt"; // what wounds come from

export interface From {
  from: number;
}

/** A fighter that something is about; the uid tells it from its copies. */
export interface Warrior {
  card: string;
  uid: number;
  slot: number;
}

/** A fighter that was turned up. */
export interface Placed extends Warrior {
  side: number;
  owner: number;
}

/** A fighter that something is done to, beside the card that does it. */
export interface Victim {
  victim: string;
  victim_uid: number;
  victim_slot: number;
}

/** The second of two fighters. */
export interface Other {
  other: string;
  other_uid: number;
  other_slot: number;
}

export type NoAim =
  | "draw"
  | "dig"
  | "recall"
  | "teleport"
  | "march"
  | "garrison"
  | "more-lands"
  | "cancel"
  | "rescue";

export type WarriorAim =
  | "extra"
  | "bolt"
  | "heal"
  | "save"
  | "stop"
  | "again"
  | "freeze"
  | "speed"
  | "withdraw";

export type SeatAim = "shame" | "rob";

export interface Unaimed {
  effect: NoAim;
}

export interface AtWarrior extends Victim {
  effect: WarriorAim;
}

export interface AtSide extends Victim {
  effect: "icon";
  direction: Direction;
  icon: Attack;
}

export interface Redirecting extends Victim {
  effect: "redirect";
  direction: Direction;
}

export interface Turning extends Victim {
  effect: "turn";
  way: Way;
}

export interface Swapping extends Victim, Other {
  effect: "swap";
}

export interface Relieving extends Victim {
  effect: "relieve";
  by: string; // the card that comes instead
}

export interface Recovering {
  effect: "recover";
  taken: string;
}

export interface AtSquad {
  effect: "scout";
  squad: number;
}

export interface AtSeat {
  effect: SeatAim;
  target: number;
}

export type Aim =
  | Unaimed
  | AtWarrior
  | AtSide
  | Redirecting
  | Turning
  | Swapping
  | Relieving
  | Recovering
  | AtSquad
  | AtSeat;

/** A declaration that waits to be carried out. */
export interface Waiting {
  card: string;
  seat: number;
}

export type Link = Waiting & Aim; // with the keys of its aim

/** What one side of a trade gives. */
export interface Gift {
  gives: Goods;
  card: string | null;
}

export interface Pass {
  do: "pass";
}

export interface Cash {
  do: "cash";
}

export interface Play {
  do: "play";
  card: string;
}

export type PlayCard = Play & Aim;

export type Declaration = PlayCard | Cash;

export type Reply = Pass | PlayCard | Cash;

/** Nothing more is to be said of it. */
export interface Plain {
  do: "refuse" | "trade" | "retreat" | "stay" | "keep-reserve" | "no-offer" | "refuse-offer";
}

/** Cards that go together. */
export interface Send {
  do: "return" | "discard" | "recover" | "answer" | "defend" | "commit";
  cards: string[];
}

/** One of several cards that are laid out. */
export interface Take {
  do: "turn-up" | "keep";
  card: string;
}

export interface AttackLand {
  do: "attack";
  land: string;
  owner: number;
}

export interface Lift {
  do: "lift";
  land: string;
}

export interface ToSquad {
  do: "look" | "fight";
  squad: number;
}

export interface ToSlot {
  do: "place";
  slot: number;
}

export interface WithWarrior extends Warrior {
  do: "swap-reserve" | "act-with";
}

export interface Move {
  do: "move";
  direction: Direction;
  slot: number; // where it leads
}

export interface Strike extends Victim {
  do: "strike";
  direction: Direction;
  damage: number;
  recoil: boolean;
}

export interface MakeOffer extends Gift {
  do: "offer";
  to: number;
  wants: Goods;
}

export interface AcceptOffer extends Gift {
  do: "accept-offer";
}

export type Option =
  | Pass
  | PlayCard
  | Cash
  | Plain
  | Send
  | Take
  | AttackLand
  | Lift
  | ToSquad
  | ToSlot
  | WithWarrior
  | Move
  | Strike
  | MakeOffer
  | AcceptOffer;

/** The battle that a question belongs to, by its Land and number. */
export interface Battleground {
  land: string;
  battle: number;
}

/** The same of a question that is asked outside battles too. */
export interface Anywhere {
  land?: string;
  battle?: number;
}

export interface OutsideQuestion {
  kind: "keep" | "trade";
}

export interface CaptureQuestion {
  kind: "capture";
  attack: boolean; // there is a Land to name
}

export interface SeveralQuestion extends Anywhere {
  kind: "discard" | "trim" | "recover";
  n: number; // cards that are chosen together
}

export interface ScoutQuestion extends Anywhere {
  kind: "scout-more";
  n: number; // this one included
}

export interface KeepOneQuestion extends Anywhere {
  kind: "keep-one";
}

export interface OfferQuestion extends Gift, From {
  kind: "trade-answer";
  wants: Goods;
}

export type FightKind = "squad" | "answer" | "commit" | "centre-cards" | "next" | "take-land";

export interface FightQuestion extends Battleground {
  kind: FightKind;
}

export interface DefendQuestion extends Battleground {
  kind: "defend";
  dragon: string; // it defends its Castle beside the cards that are sent
}

export interface TurnUpQuestion extends Battleground {
  kind: "turn-up";
  squad: number;
}

export interface WarriorQuestion extends Battleground, Warrior {
  kind: "place" | "act";
}

/** A card that gains something in a window which could not be had by waiting. */
export interface CardGain {
  card: string;
  gain: Gain;
}

/** A card that could be declared, and the wishes with which it is a reason to ask: in general, or for this card. */
export interface CardStop {
  card: string;
  asks: (Attention | Stop)[];
}

/** What a choice of attention goes by; `always` in general asks in every window. */
export interface Wanted {
  gains: CardGain[]; // the cards that are a reason to think
  stops: CardStop[]; // none for answers to a declaration of one's own, which few want
}

/** The warrior that acts, what it has declared, and whom it would strike. */
export interface Acting {
  actor?: string;
  choice?: "move" | "strike" | "none";
  victim?: string;
  victim_uid?: number;
  victim_slot?: number;
}

/** A reaction window. */
export interface WindowQuestion extends Anywhere, Wanted, Acting {
  kind: "window";
  window: WindowName;
  about: number;
  answering: boolean;
  chain: Link[];
}

export type Question =
  | OutsideQuestion
  | CaptureQuestion
  | SeveralQuestion
  | ScoutQuestion
  | KeepOneQuestion
  | OfferQuestion
  | FightQuestion
  | DefendQuestion
  | TurnUpQuestion
  | WarriorQuestion
  | WindowQuestion;

export interface AskedView {
  seat: number;
  kind: string;
}

export interface SquadView {
  number: number; // from when it is laid out until it is fought
  open: string | null;
  seen_by: number[];
  cards: string[] | null;
}

export interface OwnView {
  hand: string[];
  artifacts: string[];
  pick: string[] | null; // the two cards that go back, until all have chosen
  reply: Declaration | Pass | null; // the answer to the open window, until all have answered
}

export interface KnownView {
  held: string[];
  artifacts: string[];
}

export type Need = "lands" | "towers" | "centre" | "castles" | "treasures" | "artifacts" | "conquests";

/** One of the numbers that a goal takes. */
export interface ProgressView {
  need: Need;
  have: number;
  of: number;
  met: boolean;
}

export interface PlayerView {
  seat: number;
  people: People;
  alive: boolean;
  lands: number;
  towers: number;
  summons: number; // cards drawn at the start of a turn
  more_lands: number; // Lands that count for prices this turn beyond those owned
  conquests: number;
  castles: number;
  turns: number;
  treasures: number;
  deck: number;
  discard: string[];
  played: string[]; // actions declared this turn
  hand: number;
  artifacts: number;
  goal: string | null;
  progress: ProgressView[]; // to that goal, or to the one of all
  chosen: boolean;
  cards: OwnView | null; // only of the own seat
  known: KnownView | null; // what this viewer surely knows of a rival
}

export interface LookedView {
  by: number;
  n: number;
  cards: string[] | null;
}

export interface OfferView extends Gift, From {
  to: number;
  wants: Goods;
}

export interface FighterView {
  card: string;
  side: number;
  owner: number;
  slot: number;
  lives: number;
  initiative: number;
  icons: Attack[]; // left, forward, right
  acted: boolean;
  stands: boolean; // a living warrior on the field
}

/** An attack that would meet an enemy now, be it in vain. */
export interface ThreatView {
  uid: number;
  victim_uid: number;
  damage: number;
  recoil: boolean; // the striker loses a life
}

/** What the actor has declared, as it would be carried out now. */
export interface DeclaredView {
  uid: number;
  slot: number; // where it leads or strikes
  move: boolean;
  victim_uid: number; // NOBODY: it meets no enemy
  damage: number;
  recoil: boolean;
}

/** Cards of a side that lie face down. */
export interface HiddenView {
  n: number;
  shown: string[];
  cards: string[] | null;
}

export interface BattleView {
  number: number;
  land: string;
  attacker: number;
  defender: number;
  hand: number; // who decides for the defending side
  stage: Stage;
  garrison: boolean;
  attackers: HiddenView;
  defenders: HiddenView;
  fighters: FighterView[]; // a fighter's uid is its place here
  field: number[]; // who stands on each of the four slots
  reserve_side: number;
  fallen: number;
  round: number;
  actor: number;
  choice: Chosen;
  direction: number;
  struck: number;
  order: number[]; // who acts in the rest of this round
  threats: ThreatView[];
  declared: DeclaredView | null;
}

export interface WindowView {
  kind: WindowName;
  about: number;
  answering: boolean;
}

export interface QuestionView {
  number: number;
  kind: string;
  options: string[];
}

export interface ElvenRageView {
  game: "elven-rage";
  seat: number;
  seats: number;
  number: number;
  over: boolean;
  scores: number[];
  ranks: number[]; // places, when it is over
  winners: number[];
  decided: Decided | null; // what they won by
  stalemate: boolean;
  scenario: Scenario;
  deployment: "beginner" | "advanced";
  goal: string | null;
  teams: number[];
  round: number;
  first: number;
  active: number;
  phase: Phase | null; // None: the match has not begun, or is over
  captures: number;
  teleport: boolean;
  asked: AskedView[];
  lands: Record<string, number>; // the owner of each Land, -1 for none
  dragons: Record<string, string>; // the dragon that lives in each Castle
  neutral_deck: number;
  neutral_discard: string[];
  squads: SquadView[];
  artifact_deck: number;
  spent: string[];
  players: PlayerView[];
  looked: LookedView;
  offer: OfferView | null;
  battle: BattleView | null;
  window: WindowView | null;
  chain: Link[]; // the last declaration first
  question: QuestionView | null;
}

/** Whom an event is about, -1 for the table. */
export interface Told {
  seat: number;
}

export interface Bare extends Told {
  kind: "first" | "refused" | "accepted" | "cashed" | "neutral-hand" | "treasure-gained";
}

export interface Counted extends Told {
  kind: "reshuffled" | "neutrals-reshuffled" | "squads-dealt";
  n: number;
}

export interface Drew extends Told {
  kind: "drew";
  n: number;
  why: Why;
  cards?: string[];
}

export interface Looked extends Told {
  kind: "looked";
  n: number;
  cards?: string[];
}

export interface ArtifactGained extends Told {
  kind: "artifact-gained";
  n: number;
  card?: string;
}

export interface Drawn {
  seat: number;
  card: string;
}

export interface FirstDrawn extends Told {
  kind: "first-drawn";
  drawn: Drawn[];
}

export interface GoalDealt extends Told {
  kind: "goal";
  goal?: string;
}

export interface Round extends Told {
  kind: "round" | "turn" | "battle-round";
  round: number;
}

export interface OfCard extends Told {
  kind: "discarded" | "recovered";
  card: string;
  why?: "limit"; // no more than five cards may be held
}

export interface Named extends Told {
  kind: "named";
  land: string;
  owner: number;
}

export interface OfLand extends Told {
  kind: "gave-up" | "retreated" | "broke-off" | "lifted";
  land: string;
}

export interface Captured extends Told, From {
  kind: "captured";
  land: string;
}

export interface Eliminated extends Told {
  kind: "eliminated";
  goal: string | null;
  land: string; // the start Castle
  by: number; // who captured it, -1 for nobody
}

export interface Declaring extends Told {
  kind: "declared";
  card: string;
}

export type Declared = Declaring & Aim;

export interface Cancelled extends Told {
  kind: "cancelled";
  card: string;
  to: number;
}

export interface SquadFought extends Told {
  kind: "squad-fought";
  squad: number;
}

export interface SquadSeen extends Told {
  kind: "squad-seen";
  squad: number;
  cards?: string[];
}

export interface TurnedUp extends Told {
  kind: "turned-up";
  squad: number;
  card: string;
}

export interface Committed extends Told {
  kind: "committed";
  n: number;
  dragons: string[];
  cards?: string[];
}

export interface Deployed extends Told {
  kind: "deployed";
  fighters: Placed[];
}

export interface DuelBegun extends Told {
  kind: "duel";
  fighters: Placed[];
  cards: string[];
}

export interface OnePlaced extends Told, Placed {
  kind: "revealed" | "placed";
}

export interface ReserveSwapped extends Told, Warrior, Other {
  kind: "reserve-swapped";
}

export interface LeftField extends Told {
  kind: "fell" | "reserve" | "withdrew";
  card: string;
  uid: number;
}

export interface OfWarrior extends Told, Warrior {
  kind: "idle" | "spent";
}

export interface ToWarrior extends Told, Warrior {
  kind: "died" | "blocked" | "stopped" | "roused" | "frozen";
}

export interface Chose extends Told, Warrior {
  kind: "chose";
  direction: Direction;
  icon: Attack;
}

export interface IconChanged extends Told, Warrior {
  kind: "icon-changed";
  direction: Direction;
  icon: Attack;
}

export interface Struck extends Told, Warrior, Victim {
  kind: "struck";
  direction: Direction;
  icon: Attack;
  n: number;
}

export interface Wounded extends Told, Warrior {
  kind: "wounded";
  n: number;
  lives: number;
  why: WoundWhy;
}

export interface Healed extends Told, Warrior {
  kind: "healed";
  lives: number;
}

export interface Moved extends Told, Warrior {
  kind: "moved";
  from_slot: number;
}

export interface Turned extends Told, Warrior {
  kind: "turned";
  way: Way;
}

export interface Redirected extends Told, Warrior {
  kind: "redirected";
  direction: Direction;
}

export interface InitiativeChanged extends Told, Warrior {
  kind: "initiative";
  now: number;
}

export interface Relieved extends Told, Warrior {
  kind: "relieved";
  left: string; // the card that goes to the hand
}

export interface Swapped extends Told, Victim, Other {
  kind: "swapped";
}

export interface BattleOver extends Told {
  kind: "battle-won" | "battle-lost";
  land: string;
  won: boolean;
  left: number[]; // living warriors of the attacker and of the defender
  defender: number;
}

export interface Offered extends Told {
  kind: "offered";
  to: number;
  gives: Goods;
  wants: Goods;
  card?: string;
}

export interface ToSeat extends Told {
  kind: "accepted-offer" | "refused-offer" | "treasure-given";
  to: number;
}

export interface ArtifactGiven extends Told {
  kind: "artifact-given";
  to: number;
  card?: string;
}

export interface Over extends Told {
  kind: "over";
  winners: number[];
  decided: Decided;
  goal: string | null;
  goals: (string | null)[];
  stalemate: boolean;
}

export type Happening =
  | Bare
  | Counted
  | Drew
  | Looked
  | ArtifactGained
  | FirstDrawn
  | GoalDealt
  | Round
  | OfCard
  | Named
  | OfLand
  | Captured
  | Eliminated
  | Declared
  | Cancelled
  | SquadFought
  | SquadSeen
  | TurnedUp
  | Committed
  | Deployed
  | DuelBegun
  | OnePlaced
  | ReserveSwapped
  | LeftField
  | OfWarrior
  | ToWarrior
  | Chose
  | IconChanged
  | Struck
  | Wounded
  | Healed
  | Moved
  | Turned
  | Redirected
  | InitiativeChanged
  | Relieved
  | Swapped
  | BattleOver
  | Offered
  | ToSeat
  | ArtifactGiven
  | Over;
export const SILENT = ["round", "first", "accepted", "revealed", "chose", "idle", "icon-changed", "turned", "swapped", "redirected",
  "relieved"] as const;
export const TOLD_DRAWS = ["refused", "retreat", "treasure"] as const; // the same of why a rival draws cards

/** What only some see of an event. */
export interface Hidden {
  card?: string;
  cards?: string[];
  goal?: string;
}

/** A card in hand, or an own artifact. */
export interface PlayHeld {
  do: "play";
  card: string;
}

export interface PlainThing {
  do: "cash" | "trade";
}

export interface LookAtSquad {
  do: "look";
  squad: number;
}

/** An enemy of the warrior that is to act. */
export interface StrikeAt {
  do: "strike";
  victim_uid: number;
}

/** A direction for the warrior that is to act. */
export interface MoveTowards {
  do: "move";
  direction: Direction;
}

/** A warrior of one's own side. */
export interface ActWith {
  do: "act-with";
  uid: number;
}

export type Thing = AttackLand | PlayHeld | PlainThing | LookAtSquad | StrikeAt | MoveTowards | ActWith;

export interface PlainReason {
  kind: "ally-land" | "blocked" | "has-acted" | "initiative" | "looked" | "must-hurt" | "must-strike" | "needs-all-cards" | "no-attack" |
    "no-movement" | "no-partner" | "no-target" | "no-treasure" | "not-as-answer" | "not-near" | "only-as-answer" | "only-outside" |
    "own-battle" | "own-land" | "played" | "squad-known" | "squad-later" | "squad-open";
}

export interface Lacking {
  kind: "needs-lands" | "needs-cards";
  n: number;
}

/** It has another time. */
export interface NotNow {
  kind: "not-now";
  window: WindowName[];
}

export type Reason = Untimely | OthersChoose | PlainReason | Lacking | NotNow;

export type GoalPart = "towers" | "lands" | "castles" | "conquests" | "centre" | "treasures" | "artifacts";

export interface SquadLook {
  kind: "squad-look";
}

export interface CardsNote {
  kind: "artifact-ready" | "hold-back" | "weak-fighters";
  cards: string[];
}

export interface CardNote {
  kind: "gain-more" | "gain-warrior" | "kill";
  card: string;
}

export interface GainBattle {
  kind: "gain-battle";
  card: string;
  own: boolean; // whether the seat or its ally takes part in the battle
}

/** n: the cards in hand, or those beyond its limit, the treasures, the warriors on either side. */
export interface NumberNote {
  kind: "even-ours" | "even-theirs" | "hand-small" | "retreat" | "too-many" | "treasure";
  n: number;
}

/** The own warriors on the field, and the others. */
export interface BattleTally {
  kind: "battle-ahead" | "battle-behind";
  n: number;
  others: number;
}

/** The card in hand with the highest initiative. */
export interface Fastest {
  kind: "fastest";
  card: string;
  n: number;
}

export interface GoalMissing {
  kind: "goal";
  what: Need;
  n: number;
}

export interface LandNote {
  kind: "goal-now" | "target-tower";
  land: string;
}

/** A Land whose owner has too few cards to send. */
export interface TargetWeak {
  kind: "target-weak";
  land: string;
  seat: number;
  n: number;
}

/** A rival's Land beside one's start Castle. */
export interface CastleDanger {
  kind: "castle-danger";
  seat: number;
  land: string;
}

export interface CastleDefend {
  kind: "castle-defend";
  own: boolean; // the start Castle
  land: string;
}

export interface RivalClose {
  kind: "rival-close";
  seat: number;
  what: Need;
  n: number; // held
  wanted: number; // by the goal
}

export type CoachNote =
  | SquadLook
  | CardsNote
  | CardNote
  | GainBattle
  | NumberNote
  | BattleTally
  | Fastest
  | GoalMissing
  | LandNote
  | TargetWeak
  | CastleDanger
  | CastleDefend
  | RivalClose;
