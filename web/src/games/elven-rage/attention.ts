/**
 * When a person wants to be asked in a reaction window. What is not asked is passed after the server's pause, before which
 * it takes no answer: until then the person can still take back what led to the window. See windows.py.
 */

import type { SeatInfo } from '../../protocol';
import type { Attention, WindowQuestion } from './shown';

/** Every pass waits so long, in ms: by hand or by itself, with or without an answer in hand. */
export const PAUSE = 600;

/** Among computer players nobody watches how long one thinks. */
export function pauseAmong(seats: readonly SeatInfo[], me: number): number {
  return seats.some(({ seat, kind }) => seat !== me && kind === 'person') ? PAUSE : 0;
}

/** What a person has chosen, and until when. */
export interface Wishes {
  attention: Exclude<Attention, 'never'>;
  /** The battle in which everything is passed, 0 for none. */
  passed: number;
  /** The turn for which `never` holds, as round and seat; after it the other choice is back. */
  quiet: string;
}

/** Whether a window is shown to the person. */
export function asks(wishes: Wishes, window: WindowQuestion, turn: string): boolean {
  const { could, mine, own, battle } = window;
  if (battle && wishes.passed === battle) return false;
  if (wishes.quiet === turn) return false;
  if (wishes.attention === 'always') return true;
  return could && !own && (wishes.attention === 'could' || mine);
}

/** How long a pass has still to wait when the window has been open for so long. */
export function holdBack(open: number, pause = PAUSE): number {
  return Math.max(0, pause - open);
}
