// Made from src/ludoteka/rulebook/shown.py by `python -m ludoteka.server.typescript`: do not edit.


/** A stretch of text, or a thing shown within it. */
export interface Run {
  text?: string;
  strong?: boolean;
  emphasis?: boolean;
  link?: string; // the id of a section
  card?: string;
  symbol?: string;
}

export interface Paragraph {
  kind: "paragraph";
  runs: Run[];
}

export interface Items {
  kind: "list";
  ordered: boolean;
  items: ((Paragraph | Items | Rows | Note | Figure | Example)[])[];
}

export interface Rows {
  kind: "table";
  head: Run[][];
  rows: Run[][][];
}

/** What is often forgotten. */
export interface Note {
  kind: "note";
  blocks: (Paragraph | Items | Rows | Note | Figure | Example)[];
}

/** A picture that is made of the game's components, with what it shows in words. */
export interface Figure {
  kind: "figure";
  id: string;
  blocks: (Paragraph | Items | Rows | Note | Figure | Example)[];
}

/** Steps one after another, each with what happens and why. */
export interface Example {
  kind: "example";
  id: string;
  played: boolean; // whether it can be seen on the table, step by step
  blocks: (Paragraph | Items | Rows | Note | Figure | Example)[]; // the situation
  steps: ((Paragraph | Items | Rows | Note | Figure | Example)[])[];
}

export type Block = Paragraph | Items | Rows | Note | Figure | Example;

export interface Section {
  id: string;
  level: number; // 2, or 3 for a part of the one before
  title: string;
  rules: string[]; // the numbers of the rules it tells
  blocks: Block[];
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  lead: Block[];
  sections: Section[];
}

/** How a part of the rulebook begins: what is told wherever somebody points at a thing or asks for a rule. */
export interface Explained {
  title: string;
  rules: string; // the part that tells it in full
  blocks: Block[];
}

/** The parts of the rulebook that tell of what lies on the table, of questions, events and reasons. */
export interface Help {
  game: string;
  language: string;
  aim: string; // the part that tells what a match is about
  parts: Record<string, Explained>;
  titles: Record<string, string>; // what the signs within them are called
  topics: Record<string, string>; // parts of the board, as it names them
  signs: Record<string, string>; // and the signs on it, `energy/fire` as the rulebook draws them
  keywords: Record<string, string>; // words that a card's large view explains
  questions: Record<string, string>;
  events: Record<string, string>;
  reasons: Record<string, string>;
  chosen: string[]; // events that somebody chose; all others follow from something
}
