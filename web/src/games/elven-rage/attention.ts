/**
 * When a person wants to be asked in a reaction window. What is not asked is passed after the server's pause, before which
 * it takes no answer, not even a pass by hand: until then the person can still take back what led to the window. Which cards
 * are a reason to ask is for the engine to say. See windows.py and stakes.py.
 */

import type { Unasked } from '../../lib/silent';
import { PAUSE, type SeatInfo } from '../../protocol';
import { optionOf } from './logic';
import type { Question } from './question';
import type { Attention, Gain, Stop, WindowQuestion } from './shown';

/** The server's pause in ms; among computer players nobody watches how long one thinks. */
export function pauseAmong(seats: readonly SeatInfo[]): number {
  return seats.some(({ you, kind }) => !you && kind === 'person') ? 1000 * PAUSE : 0;
}

/** What a person has chosen, and until when. */
export interface Wishes {
  attention: Exclude<Attention, 'never'>;
  /** Cards that are asked about in another way. */
  cards: Record<string, Stop>;
  /** The table at which these hold: */
  table: string;
  /** the battle in which everything is passed, 0 for none, */
  passed: number;
  /** the turn for which `never` holds, as round and seat; after it the other choice is back. */
  quiet: string;
}

/** Whether a window is shown to the person. */
export function asks({ attention, cards, passed, quiet }: Wishes, window: WindowQuestion, turn: string): boolean {
  if ((window.battle && passed === window.battle) || quiet === turn) return false;
  return attention === 'always' || window.stops.some((stop) => stop.asks.includes(cards[stop.card] ?? attention));
}

/** What a card would gain, if anything. */
export function gainOf(window: WindowQuestion, card: string): Gain | undefined {
  return window.gains.find((one) => one.card === card)?.gain;
}

/** How a window that the person does not want to be asked in is answered: with what the engine offers to pass with. */
export function passed(question: Question, wishes: Wishes, turn: string, seats: readonly SeatInfo[]): Unasked | null {
  const { detail } = question;
  if (detail.kind !== 'window' || asks(wishes, detail, turn)) return null;
  const pass = optionOf(question, 'pass');
  return pass ? { option: pass.text, wait: pauseAmong(seats) } : null;
}
