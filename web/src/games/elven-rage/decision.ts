/** What this seat is asked: a question of the rules with its options, as the table sends them. */

import type { ChoiceOf, QuestionOf } from '../types';
import type { Option, Question, WindowQuestion } from './shown';

export type Choice<One extends Option = Option> = ChoiceOf<One>;
export type Decision = QuestionOf<Choice, Question>;
export type WindowDecision = QuestionOf<Choice, WindowQuestion>;
