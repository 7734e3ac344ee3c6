import { beforeEach, expect, test } from 'vitest';
import type { QuestionInfo, OptionInfo } from '../protocol';
import { deliberate } from './deliberate.svelte';
import { prefs } from './prefs.svelte';

const option = (text: string, weight: OptionInfo['weight']): OptionInfo => ({
  text,
  detail: { do: text },
  final: true,
  weight,
});
const question = (number: number): QuestionInfo => ({
  number,
  kind: 'act',
  detail: { kind: 'act' },
  options: [option('retreat', 'always'), option('lift', 'always'), option('draft', 'touch'), option('pass', null)],
});

beforeEach(() => {
  prefs.confirm = true;
  deliberate.rest();
  deliberate.ask(question(1));
});

test('what is weighty is taken by the second press', () => {
  expect(deliberate.holds('retreat')).toBe(true);
  expect(deliberate.armed).toBe('retreat');
  expect(deliberate.holds('retreat')).toBe(false);
  expect(deliberate.armed).toBe('');
});

test('another option in between, the next question and Escape let go of it', () => {
  deliberate.holds('retreat');
  expect(deliberate.holds('lift')).toBe(true);
  expect(deliberate.holds('retreat')).toBe(true);
  deliberate.ask(question(2));
  expect(deliberate.holds('retreat')).toBe(true);
  deliberate.rest();
  expect(deliberate.holds('retreat')).toBe(true);
});

test('the same question told again keeps what is armed', () => {
  deliberate.holds('retreat');
  deliberate.ask(question(1));
  expect(deliberate.holds('retreat')).toBe(false);
});

test('everything else is taken at once, and so is all of it where nobody wants to be asked', () => {
  expect(deliberate.holds('pass')).toBe(false);
  expect(deliberate.holds('draft')).toBe(false); // no finger has touched anything
  prefs.confirm = false;
  expect(deliberate.holds('retreat')).toBe(false);
});

test('what was decided is not held again', () => {
  deliberate.holds('retreat');
  expect(deliberate.holds('retreat')).toBe(false);
  let held = true;
  deliberate.decide(() => (held = deliberate.holds('retreat')));
  expect(held).toBe(false);
  expect(deliberate.holds('retreat')).toBe(true);
});
