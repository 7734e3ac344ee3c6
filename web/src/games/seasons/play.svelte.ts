/** What every part of the board shares: the view, what is lit, what was touched, and what a click does. */

import { createContext } from 'svelte';
import { Playing } from '../playing.svelte';
import type { BoardProps, Step } from '../types';
import { actions, askedOf, touched } from './logic';
import type { Choice, Question } from './question';
import type { Happening, SeasonsView, PlayerView, Thing } from './shown';
import { words } from './words';

/** What a token or the enchantment says, shown in a dialog. */
export interface Note {
  /** Its emblem, and its message less the `seasons-`. */
  emblem: string;
  title: string;
  about: string;
  text: string;
  /** The thing that can be used from there, or ''. */
  thing: string;
  used: boolean;
}

export class Play extends Playing<SeasonsView, Choice, Question> {
  /** What is told in a dialog just now. */
  note = $state.raw<Note | null>(null);
  /** Several answers are on their way: the questions between them need not be shown. */
  sending = $state(false);
  /** The die of the row that the pointer is on. */
  hoveredDie = $state(-1);
  /** The size of the board. */
  width = $state(1100);
  height = $state(780);

  constructor(props: () => BoardProps) {
    super('seasons', words, props);
  }

  readonly mine = $derived.by((): PlayerView => this.view.players[this.near]!);
  readonly rivals = $derived.by(() => this.others(this.view.players));
  readonly lit = $derived.by(() => actions(this.props.busy ? null : this.question, this.seat));
  readonly fresh = $derived.by(() =>
    touched(
      this.props.fresh.map((entry) => entry.event as unknown as Happening),
      this.view.players,
    ),
  );
  readonly prelude = $derived.by(() => this.view.round === 0);

  override ask(thing: string): Thing | null {
    return askedOf(thing, this.mine, this.seat);
  }

  override rest(): void {
    super.rest();
    this.note = null;
  }

  answers(steps: readonly Step[]): void {
    if (this.props.busy || !this.props.live) return;
    this.sending = steps.length > 1;
    this.props.answers(steps);
  }
}

export const [usePlay, providePlay] = createContext<Play>();
