/** What every part of the board shares: the view, what is lit, what is picked, aimed and looked at, and what a click does. */

import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n';
import { cardName, cardText, optionParts, plain, seatName } from '../../lib/prose';
import type { BoardProps } from '../types';
import { actions, canJoin, PICKING, plays, sendingOf, touched, wanted } from './logic';
import { preview, type Preview } from './rules';
import type { Battle, Choice, Detail, ElvenRageView, Happening, People, Player, Question } from './view';
import { words } from './words';

const KEY = Symbol('elven-rage');

/** A small list of options where a click was ambiguous. */
export interface Menu {
  options: Choice[];
  x: number;
  y: number;
  below: boolean;
}

export class Play {
  readonly #props: () => BoardProps;
  menu = $state.raw<Menu | null>(null);
  /** The card whose target is being chosen. */
  aiming = $state('');
  /** Cards picked to be sent or returned, by their place in the hand; dragons that are lent follow it. */
  picked = $state.raw<readonly number[]>([]);
  /** What the pointer is on: its effect is shown before it is done. */
  looked = $state.raw<Detail | null>(null);
  /** The map is shown while a battle is fought. */
  mapOver = $state(false);
  /** A window was passed, and the pass waits for its time. */
  passing = $state(-1);
  root = $state.raw<HTMLElement | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.props.position.view as unknown as ElvenRageView);
  readonly seat = $derived.by(() => this.props.seat);
  readonly phone = $derived.by(() => this.props.phone);
  /** The seat shown at the bottom: the own one, the first for a spectator. */
  readonly near = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  readonly mine = $derived.by((): Player => this.view.players[this.near]!);
  readonly rivals = $derived.by(() => {
    const { seats, players } = this.view;
    return Array.from({ length: seats - 1 }, (_, i) => players[(this.near + 1 + i) % seats]!);
  });
  readonly battle = $derived.by((): Battle | null => this.view.battle);
  /** The name of the Land that is fought over. */
  readonly battleLand = $derived.by(() => (this.battle ? (Object.keys(this.view.lands)[this.battle.land] ?? '') : ''));
  readonly question = $derived.by((): Question | null => {
    const { position, live } = this.props;
    return live ? (position.decision as unknown as Question | null) : null;
  });
  readonly kind = $derived.by(() => this.question?.kind ?? '');
  /** What is asked, whatever number it has: where all are asked at once, the number grows with every answer of the others. */
  readonly asked = $derived.by(() => (this.question ? JSON.stringify([this.question.detail, this.question.options.map(({ text }) => text)]) : ''));
  readonly picking = $derived.by(() => PICKING.has(this.kind));
  /** While a pass waits for its time nothing else can be chosen. */
  readonly held = $derived.by(() => this.question !== null && this.passing === this.question.number);
  readonly lit = $derived.by(() => actions(this.props.busy || this.held ? null : this.question, this.battle, this.aiming));
  readonly fresh = $derived.by(() => touched(this.props.fresh.map((entry) => entry.event as unknown as Happening)));
  readonly preview = $derived.by((): Preview | null => (this.looked ? preview(this.looked, this.view) : null));
  readonly hand = $derived.by(() => this.mine.cards?.hand ?? []);
  readonly pickedCards = $derived.by(() => this.picked.map((place) => this.hand[place] ?? this.lent[place - this.hand.length]!));
  readonly lent = $derived.by(() => {
    const cards = new Set(this.picking ? this.question!.options.flatMap(({ detail }) => detail.cards ?? []) : []);
    return [...cards].filter((card) => !this.hand.includes(card));
  });
  readonly sending = $derived.by(() => sendingOf(this.question, this.pickedCards));
  readonly wanted = $derived.by(() => wanted(this.question));

  name(seat: number): string {
    return seat < 0 ? t('elven-rage-board-neutrals') : seatName(this.props.table.seats, seat);
  }

  people(seat: number): People | 'neutral' {
    return this.view.players[seat]?.people ?? 'neutral';
  }

  cardName(card: string): string {
    return cardName('elven-rage', card);
  }

  cardText(card: string): string {
    return cardText('elven-rage', card);
  }

  landName(land: string): string {
    return t(`elven-rage-land-${land}`);
  }

  /** An option as a sentence. */
  words(option: Choice): string {
    const telling = { game: 'elven-rage', seats: this.props.table.seats, words };
    return plain(optionParts(option as never, telling, this.props.position.view));
  }

  can(thing: string): boolean {
    return this.lit.has(thing);
  }

  /** What a click on a lit thing does, in words. */
  labelOf(thing: string): string {
    const options = this.lit.get(thing) ?? [];
    if (!options.length) return '';
    const said = options.length > 3 ? `${this.words(options[0]!)} …` : options.map((option) => this.words(option)).join(' / ');
    return this.isFinal(thing) ? `${said} (${t('elven-rage-board-final')})` : said;
  }

  /** Whether what a thing offers cannot be taken back. */
  isFinal(thing: string): boolean {
    return this.lit.get(thing)?.every((option) => option.final) ?? false;
  }

  /** Do what a thing offers; a card with several targets is aimed first, other choices are listed beside the thing. */
  act(thing: string, from: Element): void {
    const options = this.lit.get(thing);
    if (!options?.length) return;
    if (options.length === 1) {
      this.answer(options[0]!);
      return;
    }
    const card = thing.startsWith('card:') ? thing.slice(5) : '';
    const aimed = card ? plays(this.question, card) : [];
    if (!this.aiming && aimed.length > 1 && aimed.length === options.length && aimed.every(({ detail }) => detail.victim_uid !== undefined || detail.squad !== undefined || detail.target !== undefined)) {
      this.aim(card);
      return;
    }
    this.list(options, from);
  }

  /** Choose the target of a card on the table. */
  aim(card: string): void {
    this.menu = null;
    this.aiming = this.aiming === card ? '' : card;
  }

  /** Declare a card: at once where there is one way, else by its target. */
  declare(card: string, from: Element): void {
    const options = plays(this.question, card);
    if (options.length === 1) this.answer(options[0]!);
    else if (options.length && options.every(({ detail }) => detail.victim_uid !== undefined || detail.squad !== undefined || detail.target !== undefined)) this.aim(card);
    else this.list(options, from);
  }

  list(options: Choice[], from: Element): void {
    const box = from.getBoundingClientRect();
    const root = this.root?.getBoundingClientRect();
    const top = box.top - (root?.top ?? 0);
    const below = top < (root?.height ?? 0) / 2;
    const width = root?.width ?? 0;
    const x = Math.min(Math.max(box.left + box.width / 2 - (root?.left ?? 0), 150), Math.max(150, width - 150));
    this.menu = { options, x, y: below ? top + box.height : top, below };
  }

  look(option: Choice | Detail | undefined | null): void {
    this.looked = option ? ('detail' in option ? option.detail : option) : null;
  }

  /** The one thing a lit thing would do, for the preview. */
  lookAt(thing: string): void {
    const options = this.lit.get(thing);
    this.look(options?.length === 1 ? options[0] : null);
  }

  answer(option: Choice): void {
    if (this.props.busy || !this.props.live || this.held) return;
    this.rest();
    this.props.answer(option.text);
  }

  /** Nothing is picked, aimed or looked at any more. */
  rest(): void {
    this.menu = null;
    this.aiming = '';
    this.looked = null;
    this.picked = [];
  }

  canPick(place: number): boolean {
    const card = this.hand[place] ?? this.lent[place - this.hand.length];
    return card !== undefined && (this.picked.includes(place) || canJoin(this.question, this.pickedCards, card));
  }

  /** Pick a card or put it back; with enough picked the oldest makes room. */
  pick(place: number): void {
    if (this.props.busy) return;
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (this.canPick(place)) this.picked = [...this.picked, place];
    else if (this.picked.length === this.wanted && this.wanted > 0) this.picked = [...this.picked.slice(1), place];
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
