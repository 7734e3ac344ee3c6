/** A question to this seat with its options, as the parts of the board take them. */

import type { ChoiceOf, QuestionOf } from '../types';
import type { Option, Question as Asked, WindowQuestion } from './shown';

export type Choice<One extends Option = Option> = ChoiceOf<One>;
export type Question = QuestionOf<Choice, Asked>;
export type WindowAsked = QuestionOf<Choice, WindowQuestion>;
