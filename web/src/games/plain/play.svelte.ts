/** What the parts of the plain board share. */
import { createContext } from 'svelte';
import { cardsOf } from '../../lib/options';
import type { Telling } from '../../lib/prose';
import { Playing } from '../playing.svelte';
import type { BoardProps, ChoiceOf, GameWords, Json, QuestionOf } from '../types';
import { readTable } from './reading';

export const words: GameWords = { chapters: [], tell: (event) => event };

type Choice = ChoiceOf<{ do: string }>;
interface View {
  seats: number;
  over: boolean;
  scores: number[];
  active: number;
  asked: { seat: number; kind: string }[];
}

export class Play extends Playing<View, Choice, QuestionOf<Choice, object>> {
  constructor(game: string, props: () => BoardProps) {
    super(game, words, props);
  }

  readonly game = $derived.by(() => this.props.table.game);
  readonly telling = $derived.by((): Telling => ({ game: this.game, seats: this.props.table.seats, words }));
  readonly table = $derived.by(() => readTable(this.props.position.view as Json));

  /** A card is lit if an option speaks of it. */
  readonly lit = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const option of (this.props.busy ? null : this.question)?.options ?? []) {
      for (const card of new Set(cardsOf(option as never))) found.set(card, [...(found.get(card) ?? []), option]);
    }
    return found;
  });

  /** The cards that events since my last action speak of. */
  readonly fresh = $derived.by(
    () => new Set(this.props.fresh.flatMap(({ event }) => (typeof event.card === 'string' ? [event.card] : []))),
  );
}

export const [usePlay, providePlay] = createContext<Play>();
