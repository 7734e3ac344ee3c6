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
