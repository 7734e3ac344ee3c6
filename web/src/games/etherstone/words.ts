/** What the sentences of Etherstone need beyond an event's or option's own data: fighters by name, branches, dice. */
import { t } from '../../lib/i18n';
import type { GameWords, LogEntry } from '../types';

/** The leader of a seat, told when it was revealed. */
function leaderOf(seat: number, earlier: readonly LogEntry[]): string[] {
  const told = earlier.findLast(({ event }) => event.kind === 'leads' && event.seat === seat);
  return told ? [String(told.event.card)] : [];
}

export const words: GameWords = {
  chapters: ['turn'],

  tell(event, earlier) {
    if (event.kind === 'drafted' && event.card === undefined) return null; // all draft at every step
    if (event.kind === 'attacked') return { ...event, cards: [...(event.leader ? leaderOf(event.seat, earlier) : []), ...event.team] };
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
