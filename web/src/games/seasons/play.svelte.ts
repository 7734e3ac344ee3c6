/** What every part of the board shares: the view, what is lit, what was touched, and what a click does. */

import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n';
import { cardName, optionParts, plain, seatName } from '../../lib/prose';
import type { BoardProps } from '../types';
import { actions, touched } from './logic';
import type { Choice, Happening, Question, SeasonsView, SeatBoard } from './view';
import { words } from './words';

const KEY = Symbol('seasons');

/** A small list of options where a click was ambiguous. */
export interface Menu {
  options: Choice[];
  x: number;
  y: number;
}

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

export class Play {
  readonly #props: () => BoardProps;
  /** The list of options shown at a thing, if any. */
  menu = $state.raw<Menu | null>(null);
  /** What is told in a dialog just now. */
  note = $state.raw<Note | null>(null);
  /** Several answers are on their way: the questions between them need not be shown. */
  sending = $state(false);
  /** The die of the row that the pointer is on. */
  hoveredDie = $state(-1);
  /** The element of the whole board, for places within it. */
  root = $state.raw<HTMLElement | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.props.position.view as unknown as SeasonsView);
  readonly seat = $derived.by(() => this.props.seat);
  readonly phone = $derived.by(() => this.props.phone);
  /** The seat shown at the bottom: the own one, the first for a spectator. */
  readonly near = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  readonly mine = $derived.by((): SeatBoard => this.view.boards[this.near]!);
  readonly rivals = $derived.by(() => {
    const { seats, boards } = this.view;
    return Array.from({ length: seats - 1 }, (_, i) => boards[(this.near + 1 + i) % seats]!);
  });
  readonly question = $derived.by(() => {
    const { position, live } = this.props;
    return live ? (position.decision as unknown as Question | null) : null;
  });
  readonly lit = $derived.by(() => actions(this.props.busy ? null : this.question, this.seat));
  readonly fresh = $derived.by(() =>
    touched(this.props.fresh.map((entry) => entry.event as unknown as Happening), this.view.boards),
  );

  readonly prelude = $derived.by(() => this.view.round === 0);

  name(seat: number): string {
    return seatName(this.props.table.seats, seat);
  }

  cardName(card: string): string {
    return cardName('seasons', card);
  }

  /** An option as a sentence. */
  words(option: Choice): string {
    const telling = { game: 'seasons', seats: this.props.table.seats, words };
    return plain(optionParts(option as never, telling, this.props.position.view));
  }

  can(thing: string): boolean {
    return this.lit.has(thing);
  }

  /** What a click on a lit thing does, in words. */
  labelOf(thing: string): string {
    const options = this.lit.get(thing);
    if (!options) return '';
    const said = options.map((option) => this.words(option)).join(' / ');
    return this.isFinal(thing) ? `${said} (${t('seasons-board-final')})` : said;
  }

  /** Whether what a thing offers cannot be taken back. */
  isFinal(thing: string): boolean {
    return this.lit.get(thing)?.every((option) => option.final) ?? false;
  }

  /** Do what a thing offers; several options are listed beside it. */
  act(thing: string, from: Element): void {
    const options = this.lit.get(thing);
    if (!options?.length) return;
    if (options.length === 1) {
      this.answer(options[0]!);
      return;
    }
    const box = from.getBoundingClientRect();
    const root = this.root?.getBoundingClientRect();
    this.menu = { options, x: box.left + box.width / 2 - (root?.left ?? 0), y: box.top - (root?.top ?? 0) };
  }

  answer(option: Choice): void {
    if (this.props.busy || !this.props.live) return;
    this.menu = null;
    this.props.answer(option.text);
  }

  answers(texts: string[]): void {
    if (this.props.busy || !this.props.live) return;
    this.sending = texts.length > 1;
    this.props.answers(texts);
  }

  openCard(card: string, copies?: string): void {
    this.props.openCard(card, copies);
  }
}

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
