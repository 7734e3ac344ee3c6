/** What sentences need beyond an event's or option's own data, and which events another line tells already. */
import type { GameWords } from '../types';
import type { Happening, Why } from './shown';

/** Told by the line before or after: the turn, the cards sent, the blow, the declaration. As in the terminal. */
const SILENT: ReadonlySet<Happening['kind']> = new Set([
  'round',
  'first',
  'accepted',
  'revealed',
  'chose',
  'idle',
  'icon-changed',
  'turned',
  'swapped',
  'redirected',
  'relieved',
]);
/** Why two cards are drawn that only their owner sees: the line before says it. */
const TOLD_DRAWS: ReadonlySet<Why> = new Set(['refused', 'retreat', 'treasure']);
const SLOTS = 4;

function isSilent(event: Happening): boolean {
  switch (event.kind) {
    case 'wounded':
      return event.why === 'attack';
    case 'drew':
      return event.cards === undefined && TOLD_DRAWS.has(event.why);
    case 'goal':
      return event.goal === undefined;
    case 'battle-round':
      return event.round === 1;
    default:
      return SILENT.has(event.kind);
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
