/** What the sentences of Seasons need beyond an event's or option's own data: dice by their faces. */
import type { GameWords, Json } from '../types';
import { face as faceOf } from './art/catalogue';
import type { Happening, Option, Question, Season, SeasonsView } from './shown';

/** A face as data: lib/prose.ts makes words and signs of it. */
function face(season: Season, die: number, side: number): Json | number {
  return faceOf(season, die, side) ?? die + 1;
}

export const words: GameWords = {
  chapters: ['round'],

  tell(data) {
    const event = data as Happening;
    if (event.kind === 'drafted' && event.card === undefined) return null; // all draft at every step
    return 'face' in event ? { ...event, die: face(event.season, event.die, event.face) } : event;
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
