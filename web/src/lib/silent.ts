/**
 * Questions that are answered without asking. Which they are a game says (`GameClient.silent`); they are answered here
 * alone, and neither board nor prompt is shown them. A question that a person has gone back to is asked.
 */
import type { Connection } from './connection.svelte';
import { clock, type Clock } from './follow.svelte';

/** How a question is answered, and how long the answer waits from when the question came, in ms. */
export interface Unasked {
  option: string;
  wait: number;
}

export class Silent {
  #came = { number: -1, at: 0 };

  /** `question`: the number of the one that is open, `how`: what the game says of it. */
  constructor(
    private readonly line: Pick<Connection, 'answer' | 'busy' | 'reopened'>,
    private readonly question: () => number | null,
    private readonly how: () => Unasked | null,
    private readonly after: Clock = clock,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The answer that the open question gets without asking, if it does. */
  get answer(): Unasked | null {
    const number = this.question();
    return number === null || number === this.line.reopened ? null : this.how();
  }

  /** To be called as an effect: answer when it is time, unless that is called off by the result. */
  readonly attend = (): (() => void) | undefined => {
    const number = this.question() ?? -1;
    if (number !== this.#came.number) this.#came = { number, at: this.now() };
    const { answer } = this;
    if (!answer || this.line.busy) return undefined;
    const wait = Math.max(0, this.#came.at + answer.wait - this.now());
    return this.after(wait, () => this.line.answer(answer.option, true));
  };
}
