/** What the sentences of Etherstone need beyond an event's or option's own data: branches by place, dice by name. */
import { t } from '../../lib/i18n';
import type { GameWords } from '../types';

export const words: GameWords = {
  chapters: ['turn'],

  tell(event) {
    if (event.kind === 'drafted' && event.card === undefined) return null; // all draft at every step
    return { ...event };
  },

  offer(option) {
    if (option.do === 'branch') return { ...option, branch: `${option.ability}-${option.n}` };
    if (option.do === 'reroll' && Array.isArray(option.dice)) {
      return { ...option, dice: option.dice.map((die: string) => t(`etherstone-die-${die}`)).join(', ') };
    }
    return option;
  },

  ask(detail) {
    return detail;
  },
};
