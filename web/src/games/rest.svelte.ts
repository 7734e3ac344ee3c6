/**
 * The parts of a board that the first choices of a match do not need. They come with a person's first answer, so that they
 * are there in time, or before the board is shown where the match has gone on.
 */
import { t } from '../lib/i18n';
import { toast } from '../lib/toast.svelte';

export class Rest<Parts> {
  parts = $state.raw<Parts | null>(null);
  readonly #load: () => Promise<Parts>;
  #asked: Promise<void> | null = null;

  constructor(load: () => Promise<Parts>) {
    this.#load = load;
  }

  /** They are needed now, or soon. */
  need(): void {
    this.fetch().catch(() => toast(t('web-problem-offline'), true));
  }

  fetch(): Promise<void> {
    this.#asked ??= this.#load().then(
      (parts) => {
        this.parts = parts;
      },
      (error: unknown) => {
        this.#asked = null; // the line was down: whoever needs it next asks again
        throw error;
      },
    );
    return this.#asked;
  }
}
