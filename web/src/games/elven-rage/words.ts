/** What sentences need beyond an event's or option's own data. */
import type { GameWords } from '../types';

export const words: GameWords = {
  chapters: ['turn'],

  tell(event) {
    return { ...event };
  },

  offer(option) {
    return option;
  },

  ask(detail) {
    return detail;
  },
};
