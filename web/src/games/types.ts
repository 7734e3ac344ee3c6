/** What the shell gives to a game's board, and what a game gives to the shell. */
import type { Component } from 'svelte';
import type { Ending } from '../lib/ending';
import type { Step } from '../lib/connection.svelte';
import type { Part, Telling } from '../lib/prose';
import type { Unasked } from '../lib/silent';
import type { Rest } from './rest.svelte';
import type { QuestionInfo, Json, LogEntry, OptionPreview, Position, TableInfo } from '../protocol';

export type { Json, LogEntry, Position, Step, TableInfo };

export interface BoardProps {
  position: Position;
  seat: number;
  table: TableInfo;
  busy: boolean;
  /** false: replay or spectator, nothing clickable */
  live: boolean;
  /** when the table was told, in ms since the epoch: clocks run from there */
  heard: number;
  /** events since my last action, newest last */
  fresh: LogEntry[];
  /** what the option that is looked at would do, once that is known */
  preview: OptionPreview | null;
  /** the pointer or the focus is on an option, or on none */
  look(option: string | null): void;
  answer(option: string): void;
  /** one after the other */
  answers(options: readonly Step[]): void;
  /** `copies`: the card whose effects it has */
  openCard(id: string, copies?: string): void;
  phone: boolean;
  /** the page shows the card that is looked at beside the table */
  reads?: boolean;
}

export type CardSize = 'tiny' | 'small' | 'medium' | 'large';

/** Something in the course of a match that deserves a card of its own. */
export interface Moment {
  kind: string;
  title: string;
  /** stands beside its title: what `RuleSymbol` calls it */
  sign: string;
  /** sentences: what happened, and why */
  parts: readonly (readonly Part[])[];
  /** it stays until it is set aside */
  waits: boolean;
}

/** A number on a picture: what it stands at, and what the legend says there. */
export interface Mark {
  /** a selector: the number stands at the first thing that it finds */
  at: string;
  /** the message */
  says: string;
  /** the side of it where the number stands; left unless told */
  side?: 'left' | 'right' | 'top' | 'bottom';
}

/** A picture of the rulebook. */
export interface Figure {
  Picture: Component;
  marks?: readonly Mark[];
}
export type Figures = Readonly<Record<string, Figure>>;

export interface GameClient {
  Board: Component<BoardProps>;
  /** what the board needs later, see games/rest.svelte.ts */
  rest?: Rest<object>;
  /** whether the first parts of the board are enough for a view */
  early?(view: Json): boolean;
  CardFace: Component<{ id: string; game?: string; size?: CardSize; tapped?: boolean }>;
  /** `copies`: the card whose effects this one has, `onopen` shows that one instead */
  CardLarge: Component<{ id: string; game?: string; copies?: string; onopen?: (id: string) => void }>;
  /** all that there is to read about a card, where the table shows one beside it */
  Reader?: Component<{ id: string; copies?: string; onopen?: (id: string) => void }>;
  /** what the seat has before and after an option, beside the button that does it */
  Outcome?: Component<{ view: Json; seat: number; preview: OptionPreview }>;
  /** css class for the page accent */
  accent?(view: Json): string;
  /** whom or what a seat plays, where seats differ */
  role?(view: Json, seat: number): string;
  /** events that sound of dice or of a card; all others sound of a move */
  sounds?: Record<string, 'dice' | 'card'>;
  /** question kinds for which the Board shows its own panel so the prompt bar only lists options collapsed */
  panelKinds: string[];
  /** those among them in which nothing is seen that is not on the table */
  bareKinds?: string[];
  /** how a question is answered without asking, see lib/silent.ts */
  silent?(question: QuestionInfo, view: Json, table: TableInfo): Unasked | null;
  /** those among them whose panel has keys of its own: digits are no business of the prompt bar, and E presses its `[data-pass]` */
  ownKeys?: string[];
  /** what is said while others choose, where their names would tell too much */
  waiting?(view: Json): string | undefined;
  /** whether a seat has dropped out of a match that goes on */
  out?(view: Json, seat: number): boolean;
  /** the events that tell why it has */
  parting?(log: readonly LogEntry[], seat: number): LogEntry[];
  /** a sign in the text of the rulebook */
  RuleSymbol?: Component<{ name: string; label: string }>;
  /** the pictures of the rulebook, made of the game's components: loaded with it */
  figures?(): Promise<Figures>;
  /** tokens (`{ fire: 2 }`) drawn small inside a sentence of the log or on an option */
  Tokens?: Component<{ counts: Record<string, number> }>;
  /** the moments in the log from an entry on; its end is told by `ending` */
  moments?(log: readonly LogEntry[], from: number, telling: Telling): Moment[];
  /** what the match was won by, and where the points of each seat come from */
  ending?(view: Json, log: readonly LogEntry[]): Ending;
  /** the two or three facts of a match for the top bar, such as year and round */
  status?(view: Json): string;
}

/** An option of a question, with what it does. */
export interface ChoiceOf<Detail> {
  text: string;
  detail: Detail;
  final: boolean;
}

/** The question this seat owes, with typed options. */
export interface QuestionOf<Choice, Detail> {
  number: number;
  kind: string;
  detail: Detail;
  options: Choice[];
}

/** What a game's words need beyond the data themselves, see lib/prose.ts. */
export interface GameWords {
  /** An event with what its sentence needs beside it, or null when it is not worth a line. */
  tell(event: Json): Json | null;
  /** An option with what its sentence needs from the view. */
  offer?(option: Json, view: Json): Json;
  /** A question with what its sentence needs from the view and the options. */
  ask?(detail: Json, options: readonly Json[], view: Json): Json;
  /** Events that begin a chapter of the log. */
  chapters: string[];
}
