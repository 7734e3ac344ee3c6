/** What the sentences of Seasons need beyond an event's or option's own data: dice by their faces, seasons by spaces. */
import type { GameWords, Json, LogEntry } from '../types';

interface Face {
  energy: Record<string, number>;
  crystals: number;
  gauge: boolean;
  transmute: boolean;
  draw: boolean;
  pips: number;
}
interface Catalogue {
  dice?: Record<string, Face[][]>;
}

const found = import.meta.glob<Catalogue>('./catalogue.json', { eager: true, import: 'default' });
const catalogue: Catalogue = Object.values(found)[0] ?? {};

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

function seasonOf(space: number): string {
  return SEASONS[Math.floor((space - 1) / 3)] ?? 'winter';
}

/** A face as data: lib/prose.ts makes words and signs of it. */
function face(season: string, die: number, side: number): Json | number {
  return catalogue.dice?.[season]?.[die]?.[side] ?? die + 1;
}

/** The face of the die at a place, from the last roll and rerolls told before. */
function rolled(place: number, earlier: readonly LogEntry[]): Json | number {
  let again: Json | null = null;
  for (let i = earlier.length - 1; i >= 0; i -= 1) {
    const event = earlier[i]!.event;
    if (event.kind === 'rerolled' && event.place === place && !again) again = event;
    if (event.kind === 'round') {
      const [die, side] = again ? [again.die, again.face] : event.dice[place];
      return face(seasonOf(event.space), die, side);
    }
  }
  return place + 1;
}

export const words: GameWords = {
  chapters: ['round'],

  tell(event, earlier) {
    const told: Json = { ...event };
    if (event.kind === 'drafted' && event.card === undefined) return null; // all draft at every step
    if (event.kind === 'took-die') told.die = rolled(event.place, earlier);
    if (event.kind === 'rerolled') {
      const round = earlier.findLast((entry) => entry.event.kind === 'round');
      told.die = round ? face(seasonOf(round.event.space), event.die, event.face) : event.die + 1;
    }
    if (typeof event.space === 'number') told.season = seasonOf(event.space);
    return told;
  },

  offer(option, view) {
    if (option.do === 'take-die') {
      const die = view.dice?.[option.place];
      return { ...option, die: die ? face(view.dice_season, die.die, die.face) : option.place + 1 };
    }
    if ((option.do === 'play-it' || option.do === 'put-back') && view.deck_top?.[0]) {
      return { ...option, card: view.deck_top[0] };
    }
    return option;
  },

  ask(detail, options, view) {
    if (detail.kind === 'deal' && options[0]) return { ...detail, target: options[0].target };
    if (detail.kind === 'peek' && view.deck_top?.[0]) return { ...detail, card: view.deck_top[0] };
    return detail;
  },
};
