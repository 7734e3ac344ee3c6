/** What every part of the board shares: the view, what is lit, what was touched, and what a click does. */

import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n';
import { abilityText, cardName, optionParts, plain, seatName } from '../../lib/prose';
import type { BoardProps } from '../types';
import { actions, touched, waiting } from './logic';
import { triggeredBy } from './rules';
import type { Choice, Colour, EtherstoneView, Happening, Question, SeatBoard, Stone } from './view';
import { words } from './words';

const KEY = Symbol('etherstone');

/** A small list of options where a click was ambiguous. */
export interface Menu {
  options: Choice[];
  x: number;
  y: number;
  below: boolean;
}

/** A die looked at: what it would trigger is lit. The purple one has no colour until one is named. */
export interface Looked {
  die: Colour;
  colour: Stone | null;
  value: number;
}

export class Play {
  readonly #props: () => BoardProps;
  menu = $state.raw<Menu | null>(null);
  /** The colours to name for the purple die are shown. */
  naming = $state(false);
  looked = $state.raw<Looked | null>(null);
  /** The team being put together, by card. */
  team = $state.raw<ReadonlySet<string>>(new Set());
  root = $state.raw<HTMLElement | null>(null);
  /** How much larger or smaller than at 1440 × 900 everything is drawn. */
  scale = $state(1);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.props.position.view as unknown as EtherstoneView);
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
  readonly kind = $derived.by(() => this.question?.kind ?? '');
  readonly lit = $derived.by(() => actions(this.props.busy ? null : this.question));
  readonly waiting = $derived.by(() => waiting(this.question));
  readonly fresh = $derived.by(() =>
    touched(this.props.fresh.map((entry) => entry.event as unknown as Happening), this.view.boards),
  );
  /** The choosing phase: draft and leaders. */
  readonly choosing = $derived.by(() => this.view.round === 0 && !this.view.over);

  /** The abilities that the die looked at would trigger, of every seat. */
  readonly triggered = $derived.by(() => {
    const looked = this.looked;
    if (!looked) return new Set<string>();
    return new Set(this.view.boards.flatMap((board) => triggeredBy(board, looked.colour, looked.value)));
  });

  name(seat: number): string {
    return seatName(this.props.table.seats, seat);
  }

  cardName(card: string): string {
    return cardName('etherstone', card);
  }

  /** What an ability does, in words. */
  abilityText(card: string, ability: number): string {
    return abilityText('etherstone', card, ability);
  }

  /** An option as a sentence. */
  words(option: Choice): string {
    const telling = { game: 'etherstone', seats: this.props.table.seats, words };
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
    return this.isFinal(thing) ? `${said} (${t('etherstone-board-final')})` : said;
  }

  /** Whether what a thing offers cannot be taken back. */
  isFinal(thing: string): boolean {
    return this.lit.get(thing)?.every((option) => option.final) ?? false;
  }

  /** Do what a thing offers; several options are listed beside it. */
  act(thing: string, from: Element): void {
    const options = this.lit.get(thing);
    if (!options?.length) return;
    if (options[0]!.detail.do === 'take-purple') {
      this.naming = !this.naming;
      return;
    }
    if (options.length === 1) {
      this.answer(options[0]!);
      return;
    }
    const box = from.getBoundingClientRect();
    const root = this.root?.getBoundingClientRect();
    const top = box.top - (root?.top ?? 0);
    const below = top < 180;
    const width = root?.width ?? 0;
    const x = Math.min(Math.max(box.left + box.width / 2 - (root?.left ?? 0), 130), Math.max(130, width - 130));
    this.menu = { options, x, y: below ? top + box.height : top, below };
  }

  answer(option: Choice): void {
    if (this.props.busy || !this.props.live) return;
    this.menu = null;
    this.naming = false;
    this.looked = null;
    this.props.answer(option.text);
  }

  /** Put a fighter into the team or take it out. */
  toggle(card: string): void {
    const team = new Set(this.team);
    if (!team.delete(card)) team.add(card);
    this.team = team;
  }

  openCard(card: string): void {
    this.props.openCard(card);
  }
}

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
