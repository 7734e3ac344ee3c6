/** The question a seat is asked, with its options as the shell brings them. */

import type { ChoiceOf, QuestionOf } from '../types';
import type { Option, Question as Detail } from './shown';

export type Choice = ChoiceOf<Option>;
export type Question = QuestionOf<Choice, Detail>;
export type QuestionKind = Detail['kind'];
