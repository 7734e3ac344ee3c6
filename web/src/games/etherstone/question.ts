/** A question to this seat with its options, as the parts of the board take them. */

import type { ChoiceOf, QuestionOf } from '../types';
import type { Option, Question as Asked, TeamQuestion } from './shown';

export type Choice = ChoiceOf<Option>;
/** An option whose detail has a key, such as one with stones. */
export type ChoiceWith<Key extends string> = ChoiceOf<Extract<Option, Record<Key, unknown>>>;

type Each<One> = One extends Asked ? QuestionOf<Choice, One> & { kind: One['kind'] } : never;
/** Its kind says what its detail holds. */
export type Question = Each<Asked>;
export type TeamOf = QuestionOf<Choice, TeamQuestion>;

/** The options whose details have a key. */
export function having<Key extends string>(options: readonly Choice[], key: Key): ChoiceWith<Key>[] {
  return options.filter((option): option is ChoiceWith<Key> => key in option.detail);
}
