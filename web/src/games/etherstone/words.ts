/** What the sentences of Etherstone need beyond an event's or option's own data. */
import type { GameWords } from '../types';

export const words: GameWords = {
  chapters: ['turn'],

  tell(event) {
    return event.kind === 'drafted' && event.card === undefined ? null : event; // all draft at every step
  },
};
