// Made from src/ludoteka/server/protocol.py by `python -m ludoteka.server.typescript`: do not edit.

export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const NOTES_LENGTH = 4000;
export const ID_LENGTH = 40; // of the ids that a browser gives its messages, in ASCII
export const MOST_THINGS = 40; // that one message asks about
export const PREVIEWS = 12; // options that one message may ask about
export const MESSAGE_BYTES = 8192; // one message from a browser
export const STEP_BYTES = 8192; // what a lesson or a puzzle is asked
export const JOURNAL_BYTES = 1000000;
export const ABSENCE = 60; // seconds without a connection after which others may let a computer player stand in
export const PAUSE = 0.6; // seconds for which a secret question stays open at least: the same for every answer, whatever the hand

/** JSON data whose shape depends on the game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

export type Status = "waiting" | "running" | "finished";

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type Code =
  | "bad-request"
  | "not-found"
  | "forbidden"
  | "bad-name"
  | "bad-setup"
  | "bad-journal"
  | "seat-taken"
  | "not-ready"
  | "wrong-status"
  | "not-your-turn"
  | "stale"
  | "illegal"
  | "no-undo"
  | "too-long"
  | "too-large"
  | "too-many"
  | "too-many-links"
  | "too-many-devices"
  | "too-many-uploads"
  | "full"
  | "slow-down"
  | "wrong-origin"
  | "logged-out"
  | "unreadable"
  | "storage"
  | "internal";

/** The guest behind this browser. */
export interface Me {
  name: string;
  named: boolean; // whether the name was chosen by the person
}

export interface NewName {
  name: string;
}

/** Values of a setting that cannot be chosen with such players and such values of other settings. */
export interface ClashInfo {
  values: string[];
  why: string; // said by the message <game>-setting-<why>
  players: number[]; // empty: any number
  others: Record<string, string[]>;
}

export interface SettingInfo {
  name: string;
  values: string[]; // the first is the default
  newcomer: string; // the value that suits a first match
  clashes: ClashInfo[];
  used: Record<string, string[]>; // it matters with these values of other settings alone
  seats: boolean; // its values are numbers of seats
  of: string; // what every seat has another one of, by settings <of>-1, <of>-2 …; else empty
  seat: number; // whose setting such a one is, from 1; else 0
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  minutes: number; // usual length for two
  settings: SettingInfo[];
  bots: string[]; // to choose from, weakest first
  reviews: boolean; // there is a master who can review a match
  words: boolean; // whether /api/games/<name>/words/<language> has its words, for a client that was built without them
  rulebook: boolean; // whether /api/games/<name>/rulebook/<language> has one
  lessons: string[]; // their ids in order; /api/games/<name>/lessons/<language> has their words
  puzzles: number; // how many there are
  board: string; // the address of the board it brings; empty: the client has one, or makes one from the view
}

/** Time control. live: `seconds` at the start plus `increment` an answer; days: `seconds` for each answer. */
export interface Clock {
  kind: "none" | "live" | "days";
  seconds: number;
  increment: number;
}

/** Who shall sit at a seat of a new table. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, string>;
  clock?: Clock;
  public?: boolean;
}

/** A match against computer players that starts at once. `bot`: which, or a quick one. */
export interface Play {
  game: string;
  settings?: Record<string, string>;
  bot?: string;
  players?: number;
}

/** The host gives a seat of a waiting table to a computer player, or frees it. */
export interface SeatChange {
  seat: number;
  kind: "open" | "bot";
  bot?: string;
}

/** A computer player shall play for a person who left or ran out of time. `bot`: which, or a quick one. */
export interface StandIn {
  seat: number;
  bot?: string;
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string; // the computer player, also one that stands in for a person
  stand_in: boolean;
  away: "" | "left" | "time"; // the person left the match, or ran out of time
  you: boolean;
  host: boolean;
  ready: boolean;
  connected: boolean;
  gone_ms: number | null; // for how long a person who should be here has not been; goes on
  clock_ms: number | null; // time left; runs while `ticking`
  ticking: boolean;
  score: number | null; // once the match is over
  rank: number | null;
}

/** A table as one visitor sees it. */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  settings: Record<string, string>;
  clock: Clock;
  public: boolean;
  seats: SeatInfo[];
  created: number; // seconds since 1970
  changed: number; // when something last happened that all may know of
  commitment: string; // hash of the key of the dice, once the match runs
  key: string; // the key itself, once it is over
  rematch: string; // the table that follows this one
  origin: string; // "uploaded", or the table and moment this match was continued from
}

export interface Lobby {
  open: TableInfo[]; // public tables with a free seat
  mine: TableInfo[]; // waiting or running, the latest first
  awaited: Record<string, number[]>; // by id, the seats that a running match of mine waits for
  finished: TableInfo[]; // mine, the latest first
  watch: TableInfo[]; // public matches of others that are being played
  now: number; // the server's clock, seconds since 1970
  me: Me | null; // who asks, if they have been here before
}

export interface TableId {
  id: string;
}

export interface SeatNumber {
  seat: number;
}

export interface Ready {
  ready: boolean;
}

export interface Notes {
  text: string;
}

/** A private address that carries this guest to another device, once. */
export interface Link {
  path: string;
  expires: number; // seconds since 1970
}

/** What following a private link would do, before one agrees to it. */
export interface LinkInfo {
  name: string; // the guest that this device would be
  mine: boolean; // it is that guest already
  me: string; // the guest that it is now and that would be left behind
  named: boolean; // whether that name was chosen
  running: number; // that guest's tables that are not played to their end
  elsewhere: boolean; // that guest has another device
}

/** A browser that is logged in as this guest. */
export interface Device {
  id: string;
  browser: string; // as it says itself; empty: unknown
  system: string;
  created: number; // since when
  seen: number; // to an hour
  here: boolean; // the one that asks
}

export interface Devices {
  devices: Device[]; // this one, then the latest first
  links: number; // private links that nobody has followed yet
}

/** A journal to be watched. */
export interface Upload {
  journal: string;
}

/** Go on from a moment of a finished match, at this seat, against computer players. */
export interface ContinueFrom {
  number: number;
  seat: number;
  bot: string;
}

/** Why a request was refused. */
export interface Problem {
  code: Code;
  text: string; // a sentence in English that says what to do
  wait: number; // seconds after which it is worth another try
}

export interface OptionInfo {
  text: string; // canonical; an answer names it
  detail: Json; // what it does, for buttons and highlights
  final: boolean; // it cannot be taken back
  weight: "always" | "touch" | null; // it is to be pressed twice: by everybody, or by whoever taps
}

export interface QuestionInfo {
  number: number; // an answer names it; stays the same while others answer theirs
  kind: string;
  detail: Json;
  options: OptionInfo[];
}

/** Something that happened, as this visitor may see it, after answer `number` (0: at the start). */
export interface LogEntry {
  number: number;
  event: Json;
}

/** The match as one visitor sees it now. */
export interface Position {
  number: number; // answers so far
  view: Json;
  question: QuestionInfo | null;
  undo: boolean;
  restart: boolean; // the whole turn so far can be taken back
  hints: boolean; // one may ask what a master would do: all others are computer players
  coach: boolean; // one may ask what matters now: likewise, and the game has a coach
}

/** What an option would do, as far as this seat may know it. certain: it will be just so. unanswered: just so unless a rival answers it.
 * end: the match ends with it. open: chance or something hidden decides, and nothing more is said. */
export interface OptionPreview {
  option: string;
  outlook: "certain" | "unanswered" | "end" | "open";
  events: Json[]; // as the log would tell them
  changes: ([(number | string)[], unknown, unknown])[]; // in the view: where, before, after
}

/** One of the best options, as a master sees it. */
export interface OptionHint {
  option: string;
  chance: number; // to win with it, from 0 to 1
  deals: number; // in which it was tried
  lead: number | null; // points before the best of the others that are expected at the end; null: no game of points
  line: Json[]; // what the seat does best next, as details of options; as far as it can be told
}

/** A line of the chat. It is plain text: show it as such. */
export interface ChatLine {
  number: number;
  seat: number; // -1: a spectator
  name: string;
  text: string;
  at: number;
}

/** A past moment of a finished match from one viewpoint (seat -1: spectator, -2: all cards open). */
export interface Moment {
  number: number;
  last: number;
  seat: number;
  view: Json;
  answer: Json | null; // the answer that led here: seat, and where this viewpoint knows them text and detail
  events: Json[];
  chances: number[]; // of each seat to win, as this viewpoint may know them; none where the game has no master
}

/** What a replay needs to know beforehand. */
export interface ReplayInfo {
  table: TableInfo;
  first: number; // the first moment: 0, or where the match was continued from
  last: number; // the last moment
  rounds: number[]; // the moment at which each round begins
  scores: number[][]; // what the seats have reached at each of these, and once more at the end
  breakdown: Record<string, number>[]; // final points of each seat by source
  statistics: Json; // numbers and cards of each seat, game by game
}

/** A decision as a review sees it: what the seat was asked, with what it took and what was better, if anything. */
export interface GradedInfo {
  number: number; // the moment at which it was taken
  grade: Grade;
  chance: number; // to win with what was taken …
  best_chance: number; // … and with the best option
  question: QuestionInfo; // its options: what was taken, then the best one if that is another
}

/** A seat's decisions in a finished match shall be reviewed. */
export interface AskReview {
  seat: number;
}

/** How far the review of a seat is; when all is done, what was found. */
export interface ReviewInfo {
  seat: number;
  progress: number; // 1: all is done
  won: number; // the seat's share of the victory
  decisions: GradedInfo[]; // that were not forced, in order
  swings: number[]; // the moments of the decisions that cost most, the worst first
}

/** How does a lesson stand after these answers? Nothing is stored: all that was done so far is said each time. */
export interface LessonAsk {
  answers: string[]; // the last of them may be wrong
  why?: Record<string, unknown>[]; // things that cannot be done, as in `why`; at most MOST_THINGS
  previews?: string[]; // options to try, as in `preview`; at most PREVIEWS
}

export interface LessonMoment {
  table: TableInfo;
  position: Position;
  log: LogEntry[];
  step: number; // how many steps are done: the lesson is over when that is all of them
  wrong: number | null; // the last answer was not taken, and which of the step's reasons says why
  reasons: Json[][]; // for each thing asked about
  previews: OptionPreview[];
}

export interface ExampleMoment {
  position: Position; // with the question, where the seat answers next: nothing can be answered here
  log: LogEntry[]; // what happened in this step
}

/** An example replayed: how it begins, and how it stands after each step, through the eyes of one seat. */
export interface ExampleInfo {
  table: TableInfo;
  seat: number; // -1: what everybody sees
  moments: ExampleMoment[];
}

export interface PuzzleInfo {
  id: string;
  stars: number; // how hard it is, 1 to 3
  players: number;
  steps: number; // decisions of its line
}

/** The puzzles of a game, the easy ones first. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  daily: string; // the one of today, the same for everybody
  day: string; // which day that is, as 2026-11-18
}

/** How does a puzzle stand? Nothing is stored. `reveal`: the best answer shall be told. */
export interface PuzzleAsk {
  so_far: LessonAsk;
  reveal?: boolean;
}

/** What a master expects with an option. */
export interface OptionWorth {
  chance: number; // to win
  lead: number | null; // points before the best of the others at the end; null: no game of points
}

/** A step that is done: the best option, and the one that others take, as details of options. */
export interface FoundMove {
  detail: Json;
  worth: OptionWorth;
  tempting: Json;
  tempting_worth: OptionWorth;
  brings: Record<string, number>; // soon, more than what others take: by what is counted, the most important first
}

export interface PuzzleMoment {
  moment: LessonMoment;
  against: OptionWorth | null; // what is expected with the last answer, if it was not taken …
  best: OptionWorth | null; // … and with the best one
  found: FoundMove[]; // one for each step that is done
  line: Json[]; // once it is solved: what is best done next, as details of options, as far as it can be told
  reveal: string; // the best option's text, if that was asked for
  stars: number;
  missed: number; // so many of the simpler players …
  asked: number; // … that were asked did something else
}

/** First message after connecting. `since`: log entries of `epoch` up to this many are known already. */
export interface Hello {
  type: "hello";
  since?: number;
  epoch?: string;
}

/** An answer to question `number`. Sending the same `id` again is harmless. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  option: string;
}

export interface Undo {
  type: "undo";
  id: string;
  turn?: boolean; // the whole turn
}

/** What would these options of question `number` do? */
export interface AskPreview {
  type: "preview";
  id: string;
  number: number;
  options: string[];
}

/** What would a master do about question `number`? */
export interface AskHint {
  type: "hint";
  id: string;
  number: number;
}

/** What matters for question `number`? */
export interface AskCoach {
  type: "coach";
  id: string;
  number: number;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Why can I not do these things now? Each is named as the detail of an option would name it. */
export interface Why {
  type: "why";
  id: string;
  things: Record<string, unknown>[]; // at most MOST_THINGS
}

export type FromBrowser = Hello | Answer | Undo | AskPreview | AskHint | AskCoach | Chat | Why;

/** Everything needed to show the table. `log` starts at entry `log_from`, 0 unless `epoch` is that of Hello. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number; // -1: a spectator
  position: Position | null;
  epoch: string; // another one when answers were taken back or the server started anew
  log_from: number;
  log: LogEntry[];
  chat: ChatLine[];
  now: number; // the server's clock, seconds since 1970
}

/** The match went on. Keep the first `log_from` log entries, then add `log` (fewer than before after an undo). */
export interface Update {
  type: "update";
  position: Position;
  epoch: string;
  log_from: number;
  log: LogEntry[];
  seats: SeatInfo[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Something happened to a seat of the table; `table` messages show the outcome. */
export interface News {
  type: "news";
  what: "joined" | "left" | "parted" | "kicked" | "timed-out" | "stood-in" | "returned" | "started" | "over" | "broken-off" | "rematch";
  seat: number; // -1: to the table
  name: string;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

/** What was asked about options of question `number`. */
export interface Previews {
  type: "previews";
  id: string;
  number: number;
  previews: OptionPreview[];
}

/** What a master would do about question `number`: up to three options, the best first. */
export interface Hints {
  type: "hints";
  id: string;
  number: number;
  hints: OptionHint[];
}

/** Something that matters now, as the game's coach sees it. */
export interface CoachNote {
  note: Json; // its kind and the reasons from the position; said by the message <game>-coach-<kind>
  rule: string; // the part of the rulebook that tells it in full
}

/** What matters for question `number`: up to three notes, the most important first. */
export interface Coaching {
  type: "coaching";
  id: string;
  number: number;
  notes: CoachNote[];
}

/** Computer players that search have less time than usual, since many are playing; or as much as usual again. */
export interface Thinking {
  type: "thinking";
  hurried: boolean;
}

/** To spectators of a running match: each seat's chance to win in the position with this number. */
export interface Chances {
  type: "chances";
  number: number;
  chances: number[]; // from 0 to 1, together 1
}

/** An answer, an undo or a chat line was stored. */
export interface Ack {
  type: "ack";
  id: string;
}

export interface Refusal {
  type: "refusal";
  id: string; // empty: not about a single message
  code: Code;
  text: string;
}

/** Why things cannot be done now, in the position with this number. */
export interface Reasons {
  type: "reasons";
  id: string;
  number: number;
  reasons: Json[][]; // for each thing; none: it can be done
}

export type ToBrowser =
  | Welcome
  | Update
  | TableChanged
  | News
  | Said
  | Previews
  | Hints
  | Coaching
  | Thinking
  | Chances
  | Ack
  | Refusal
  | Reasons;
