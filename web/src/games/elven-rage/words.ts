/** What sentences need beyond an event's or option's own data, and which events another line tells already. */
import type { GameWords } from '../types';
import { SILENT, TOLD_DRAWS, type Happening, type Why } from './shown';

const SILENT_KINDS: ReadonlySet<Happening['kind']> = new Set(SILENT);
const SILENT_DRAWS: ReadonlySet<Why> = new Set(TOLD_DRAWS);
const SLOTS = 4;

function isSilent(event: Happening): boolean {
  switch (event.kind) {
    case 'wounded':
      return event.why === 'attack';
    case 'drew':
      return event.cards === undefined && SILENT_DRAWS.has(event.why);
    case 'goal':
      return event.goal === undefined;
    case 'battle-round':
      return event.round === 1;
    default:
      return SILENT_KINDS.has(event.kind);
  }
}

export const words: GameWords = {
  chapters: ['turn'],

  tell(told) {
    const event = told as Happening;
    if (isSilent(event)) return null;
    // of the two in the centre the next lines tell
    if (event.kind === 'deployed') return { ...event, fighters: event.fighters.filter(({ slot }) => slot < SLOTS) };
    return event;
  },
};
