// Made from src/ludoteka/lessons/shown.py by `python -m ludoteka.server.typescript`: do not edit.


export interface Run {
  text?: string;
  strong?: boolean;
  emphasis?: boolean;
  link?: string;
  card?: string;
  symbol?: string;
}

/** What the tutor says until the right answer is given, and about wrong ones. */
export interface LessonStep {
  say: Run[];
  points: string; // the part of the board that it speaks of
  reasons: Run[][];
}

export interface Lesson {
  id: string;
  title: string;
  rules: string; // the part of the rulebook that tells it in full
  hides: string[]; // parts of the board that are not taught yet
  steps: LessonStep[];
  praise: Run[];
}

/** All lessons of a game. */
export interface Lessons {
  lessons: Lesson[];
  titles: Record<string, string>; // of the parts of the rulebook that explain the signs in what is said
}
