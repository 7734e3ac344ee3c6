/**
 * What others do, told one step after another. Every answer brings a position and what happened; each thing that is worth
 * a sentence is a step, and while it is told the table shows the position that it led to. Nothing waits for the telling:
 * whoever answers, skips it or wants no motion sees at once what holds now.
 */
import type { LogEntry, Position } from '../protocol';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { slow: 1.9, normal: 1, fast: 0.45, instant: 0 };
const LEAST = 650; // ms to notice that there is something to read …
const LETTER = 22; // … to read a letter of it …
const MOST = 3200; // … and no sentence takes longer
const FULL = 90; // steps that may wait: whoever was away that long reads what happened instead

/** How long a sentence stands, in ms. */
export function duration(letters: number, pace: Pace): number {
  return Math.round(Math.min(LEAST + LETTER * letters, MOST) * FACTOR[pace]);
}

/** Calls back after some ms; the result calls that off. */
export type Clock = (ms: number, run: () => void) => () => void;

export const clock: Clock = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** An update of the match. */
export interface Heard {
  before: Position | null;
  position: Position;
  /** the whole log, */
  log: readonly LogEntry[];
  /** how much of it was known before, */
  known: number;
  /** and how much of that still holds: less after something was taken back. */
  kept: number;
  /** It came after an answer of this person. */
  mine: boolean;
}

export interface Step {
  position: Position;
  /** the entry that is told, by its place in the log */
  at: number;
  /** how much of the log the table shows now */
  upTo: number;
  letters: number;
}

/** Entries that were passed over: nothing flies for them. */
export const skipped = new WeakSet<LogEntry>();

export class Follow {
  /** What is being told. */
  step = $state.raw<Step | null>(null);
  /** Steps after it. */
  left = $state(0);
  paused = $state(false);
  #queue: Step[] = [];
  #log: readonly LogEntry[] = [];
  #holds = new Set<string>();
  #stop: () => void = () => undefined;

  /** `letters`: the length of an entry's sentence, 0 for one that is not worth a step. */
  constructor(
    private readonly letters: (log: readonly LogEntry[], at: number) => number,
    private readonly pace: () => Pace,
    private readonly after: Clock = clock,
  ) {}

  heard({ before, position, log, known, kept, mine }: Heard): void {
    // What a person chooses from stays as it is while others choose theirs.
    const choosing = !this.step && before?.question && before.question.number === position.question?.number;
    if (!before || mine || choosing || kept < known || this.pace() === 'instant') {
      this.catchUp();
      return;
    }
    const steps: Step[] = [];
    for (let at = known; at < log.length; at += 1) {
      const letters = this.letters(log, at);
      if (letters) steps.push({ position, at, upTo: at + 1, letters });
    }
    if (steps.length) steps.at(-1)!.upTo = log.length;
    this.#log = log;
    this.#queue.push(...steps);
    this.left = this.#queue.length;
    if (this.left > FULL) this.catchUp();
    else if (!this.step) this.next();
  }

  /** Tell the next step, or show how things stand. */
  next(): void {
    this.#stop();
    this.step = this.#queue.shift() ?? null;
    this.left = this.#queue.length;
    if (this.step) this.#wait();
    else this.paused = false;
  }

  /** One step, and stay there. */
  single(): void {
    if (!this.step) return;
    this.paused = this.left > 0;
    this.next();
  }

  pause(on = !this.paused): void {
    if (!this.step) return;
    this.paused = on;
    this.#wait();
  }

  /** Stay at this step for as long as something holds it: a card that waits for a click, a window that nobody sees. */
  hold(why: string, on: boolean): void {
    if (on) this.#holds.add(why);
    else this.#holds.delete(why);
    this.#wait();
  }

  /** Show how things stand. */
  catchUp(): void {
    this.#stop();
    if (this.step) for (const entry of this.#log.slice(this.step.upTo)) skipped.add(entry);
    this.#queue = [];
    this.left = 0;
    this.step = null;
    this.paused = false;
  }

  #wait(): void {
    this.#stop();
    if (!this.step || this.paused || this.#holds.size) return;
    this.#stop = this.after(duration(this.step.letters, this.pace()), () => this.next());
  }
}
