/** What the sentences of Seasons need beyond an event's or option's own data: dice by their faces, seasons by spaces. */
import type { GameWords, Json, LogEntry } from '../types';
import {
  SEASONS,
  type Energy,
  type Happening,
  type Option,
  type Question,
  type Round,
  type SeasonsView,
} from './shown';

interface Face {
  energy: Energy;
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

function seasonOf(space: number): string {
  return SEASONS[Math.floor((space - 1) / 3)] ?? 'winter';
}

/** A face as data: lib/prose.ts makes words and signs of it. */
function face(season: string, die: number, side: number): Json | number {
  return catalogue.dice?.[season]?.[die]?.[side] ?? die + 1;
}

/** The face of the die at a place, from the last roll and rerolls told before. */
function rolled(place: number, earlier: readonly LogEntry[]): Json | number {
  let again: readonly number[] | null = null;
  for (let i = earlier.length - 1; i >= 0; i -= 1) {
    const event = earlier[i]!.event as Happening;
    if (event.kind === 'rerolled' && event.place === place) again ??= [event.die, event.face];
    if (event.kind === 'round') {
      const [die, side] = again ?? event.dice[place]!;
      return face(seasonOf(event.space), die!, side!);
    }
  }
  return place + 1;
}

/** A face that came up after the dice of the round were told. */
function rerolled(die: number, side: number, earlier: readonly LogEntry[]): Json | number {
  const round = earlier.findLast((entry) => entry.event.kind === 'round')?.event as Round | undefined;
  return round ? face(seasonOf(round.space), die, side) : die + 1;
}

export const words: GameWords = {
  chapters: ['round'],

  tell(data, earlier) {
    const event = data as Happening;
    if (event.kind === 'drafted' && event.card === undefined) return null; // all draft at every step
    if (event.kind === 'took-die') return { ...event, die: rolled(event.place, earlier) };
    if (event.kind === 'rerolled') return { ...event, die: rerolled(event.die, event.face, earlier) };
    return 'space' in event ? { ...event, season: seasonOf(event.space) } : event;
  },

  offer(data, seen) {
    const option = data as Option;
    const { dice, dice_season, deck_top } = seen as Partial<SeasonsView>;
    if (option.do === 'take-die') {
      const die = dice?.[option.place];
      return { ...option, die: die && dice_season ? face(dice_season, die.die, die.face) : option.place + 1 };
    }
    if ((option.do === 'play-it' || option.do === 'put-back') && deck_top?.[0]) return { ...option, card: deck_top[0] };
    return option;
  },

  ask(data, options, seen) {
    const question = data as Question;
    const [first] = options as readonly Option[];
    const top = (seen as Partial<SeasonsView>).deck_top?.[0];
    if (question.kind === 'deal' && first?.do === 'give') return { ...question, target: first.target };
    if (question.kind === 'peek' && top) return { ...question, card: top };
    return question;
  },
};
