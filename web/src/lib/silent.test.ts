import { beforeEach, expect, test } from 'vitest';
import { Silent, type Unasked } from './silent';

class Table {
  busy = false;
  reopened = -1;
  said: [string, boolean | undefined][] = [];
  number: number | null = 3;
  how: Unasked | null = { option: 'take', wait: 0 };
  now = 0;
  waiting: { ms: number; run: () => void } | null = null;
  #callOff: (() => void) | undefined;
  silent = new Silent(
    this,
    () => this.number,
    () => this.how,
    (ms, run) => {
      this.waiting = { ms, run };
      return () => (this.waiting = null);
    },
    () => this.now,
  );
  answer(option: string, byItself?: boolean): void {
    this.said.push([option, byItself]);
    this.busy = true;
  }
  /** Something has changed. */
  told(): void {
    this.#callOff?.();
    this.#callOff = this.silent.attend();
  }
  /** The answer that waits leaves, if there is one. */
  send(): void {
    this.told();
    this.waiting?.run();
    this.told();
  }
}

let table: Table;
beforeEach(() => {
  table = new Table();
});

test('what a game wants no answer to is answered once, and nobody did it', () => {
  expect(table.silent.answer?.option).toBe('take');
  table.send();
  table.send();
  expect(table.said).toEqual([['take', true]]);
});

test('what was taken back is asked, the next question is not', () => {
  table.send();
  table.busy = false;
  table.reopened = 3;
  table.send();
  expect(table.silent.answer).toBeNull();
  expect(table.said).toHaveLength(1);
  table.number = 4;
  table.send();
  expect(table.said).toHaveLength(2);
});

test('an answer waits from when its question came, however often the table is told anew', () => {
  table.how = { option: 'pass', wait: 600 };
  table.told();
  expect(table.waiting?.ms).toBe(600);
  table.now = 400;
  table.how = { option: 'pass', wait: 600 };
  table.told();
  expect(table.waiting?.ms).toBe(200);
  table.how = null; // the person wants to be asked after all
  table.send();
  expect(table.said).toEqual([]);
});

test('nothing is said while something else is under way, or where nothing is asked', () => {
  table.busy = true;
  table.send();
  table.busy = false;
  table.number = null;
  table.send();
  expect(table.said).toEqual([]);
});
