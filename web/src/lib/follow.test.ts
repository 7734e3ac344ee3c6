/** The telling of what others do: in order, at its pace, and never in the way. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionInfo, LogEntry, Position } from '../protocol';
import { duration, Follow, skipped, type Pace } from './follow.svelte';

/** A clock that stands until it is moved. */
class Held {
  now = 0;
  #due: { at: number; run: () => void }[] = [];
  readonly after = (ms: number, run: () => void): (() => void) => {
    const one = { at: this.now + ms, run };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  };
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const question = (number: number): QuestionInfo => ({ number, kind: 'main', detail: {}, options: [] });
const position = (number: number, asked: number | null = null): Position => ({
  number,
  view: { number },
  question: asked === null ? null : question(asked),
  undo: false,
  restart: false,
  hints: false,
  coach: false,
});

/** A match that is followed: `hear` brings an answer with what happened. */
class Watched {
  clock = new Held();
  pace: Pace = 'normal';
  log: LogEntry[] = [];
  now = position(0);
  follow = new Follow(
    (log, at) => String(log[at]!.event.text ?? '').length,
    () => this.pace,
    this.clock.after,
  );

  hear(texts: string[], { asked = null as number | null, mine = false, kept = this.log.length } = {}): void {
    const { now: before, log } = this;
    this.now = position(before.number + 1, asked);
    this.log = [
      ...log.slice(0, kept),
      ...texts.map((text) => ({ number: this.now.number, event: { kind: 'said', text } })),
    ];
    this.follow.heard({ before, position: this.now, log: this.log, known: log.length, kept, mine });
  }
  get told(): string {
    const { step } = this.follow;
    return step ? String(this.log[step.at]!.event.text) : '';
  }
  get shown(): number {
    return (this.follow.step?.position ?? this.now).number;
  }
}

let match: Watched;
const ONE = duration(1, 'normal');
beforeEach(() => (match = new Watched()));

describe('what others do', () => {
  test('is told one after another, each with the position it led to', () => {
    match.hear(['a', 'b']);
    match.hear(['c']);
    const seen: [string, number][] = [];
    while (match.told) {
      seen.push([match.told, match.shown]);
      match.clock.pass(ONE);
    }
    expect(seen).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ]);
    expect(match.shown).toBe(2);
  });

  test('shows of the log what was told, and what is not worth a sentence with the step before', () => {
    match.hear(['', 'a', '', 'b', '']);
    expect(match.follow.step).toMatchObject({ at: 1, upTo: 2 });
    match.clock.pass(ONE);
    expect(match.follow.step).toMatchObject({ at: 3, upTo: 5 });
  });

  test('that is not worth a sentence is shown at once', () => {
    match.hear(['', '']);
    expect([match.told, match.shown]).toEqual(['', 1]);
  });

  test('takes as long as the sentence and the pace want', () => {
    expect(duration(40, 'slow')).toBeGreaterThan(duration(40, 'normal'));
    expect(duration(40, 'normal')).toBeGreaterThan(duration(40, 'fast'));
    expect(duration(60, 'normal')).toBeGreaterThan(duration(20, 'normal'));
    expect(duration(5000, 'normal')).toBe(duration(9000, 'normal'));
    match.pace = 'slow';
    match.hear(['a', 'b']);
    match.clock.pass(ONE);
    expect(match.told).toBe('a');
    match.clock.pass(duration(1, 'slow') - ONE);
    expect(match.told).toBe('b');
  });
});

describe('nothing waits for it', () => {
  test('at once there is no telling', () => {
    match.pace = 'instant';
    match.hear(['a', 'b']);
    expect([match.told, match.shown]).toEqual(['', 1]);
  });

  test('my own answer ends it', () => {
    match.hear(['a', 'b']);
    match.hear(['mine'], { mine: true });
    expect([match.told, match.shown]).toEqual(['', 2]);
    match.clock.pass(10 * ONE);
    expect(match.shown).toBe(2);
  });

  test('a question that I have before me stays while others answer theirs', () => {
    match.hear(['mine'], { asked: 1, mine: true });
    match.hear(['theirs'], { asked: 1 });
    expect([match.told, match.shown]).toEqual(['', 2]);
    match.hear(['theirs'], { asked: 3 });
    expect([match.told, match.shown]).toEqual(['theirs', 3]);
  });

  test('what was taken back is not told', () => {
    match.hear(['a', 'b']);
    match.hear(['c'], { kept: 1 });
    expect([match.told, match.shown]).toEqual(['', 2]);
  });

  test('what is skipped flies no more, what was told did', () => {
    match.hear(['a', 'b']);
    match.follow.catchUp();
    expect(match.log.map((entry) => skipped.has(entry))).toEqual([false, true]);
    match.clock.pass(10 * ONE);
    expect(match.told).toBe('');
  });

  test('far too much is not told at all', () => {
    match.hear(Array.from({ length: 200 }, () => 'a'));
    expect([match.told, match.shown]).toEqual(['', 1]);
  });
});

describe('pause', () => {
  test('stops it until it goes on', () => {
    match.hear(['a', 'b']);
    match.follow.pause();
    match.clock.pass(10 * ONE);
    match.hear(['c']);
    expect([match.told, match.follow.left]).toEqual(['a', 2]);
    match.follow.pause();
    match.clock.pass(ONE);
    expect(match.told).toBe('b');
  });

  test('a single step stays where it came to, and the last one ends the pause', () => {
    match.hear(['a', 'b', 'c']);
    match.follow.single();
    match.clock.pass(10 * ONE);
    expect([match.told, match.follow.paused]).toEqual(['b', true]);
    match.follow.single();
    match.follow.single();
    expect([match.told, match.follow.paused]).toEqual(['', false]);
    match.hear(['d', 'e']);
    match.clock.pass(ONE);
    expect(match.told).toBe('e');
  });

  test('what holds a step is let go one by one', () => {
    match.hear(['a', 'b']);
    match.follow.hold('moment', true);
    match.follow.hold('hidden', true);
    match.clock.pass(10 * ONE);
    match.follow.hold('moment', false);
    match.clock.pass(10 * ONE);
    expect(match.told).toBe('a');
    match.follow.hold('hidden', false);
    match.clock.pass(ONE);
    expect(match.told).toBe('b');
  });
});
