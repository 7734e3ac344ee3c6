/** What every part of the board shares: the view, what is lit, what is picked, aimed and looked at, and what a click does. */

import { createContext } from 'svelte';
import { t } from '../../lib/i18n';
import { patched } from '../../lib/preview';
import { cardText } from '../../lib/prose';
import { Playing } from '../playing.svelte';
import type { BoardProps } from '../types';
import {
  actions,
  askedOf,
  canJoin,
  lent,
  optionOf,
  PICKING,
  plays,
  sendingOf,
  targetsOf,
  touched,
  wanted,
  type Result,
} from './logic';
import type { Choice, Question, WindowAsked } from './question';
import type { BattleView, ElvenRageView, Happening, Option, People, PlayerView, Thing } from './shown';
import { words } from './words';

export class Play extends Playing<ElvenRageView, Choice, Question> {
  /** The card whose target is being chosen. */
  aiming = $state('');
  /** Cards picked to be sent or returned, by their place in the hand; dragons that are lent follow it. */
  picked = $state.raw<readonly number[]>([]);
  /** What the pointer is on: its effect is shown before it is done. */
  looked = $state.raw<Option | null>(null);
  /** The map is shown while a battle is fought. */
  mapOver = $state(false);
  /** The size of the board. */
  width = $state(1100);
  height = $state(780);
  /** How the last battle ended, until it is put away or another question has come. */
  result = $state.raw<Result | null>(null);

  constructor(props: () => BoardProps) {
    super('elven-rage', words, props);
  }

  /** Lies flat: its own things in one line, artifacts beside the hand. */
  readonly narrow = $derived.by(() => this.width < 900);
  readonly mine = $derived.by((): PlayerView => this.view.players[this.near]!);
  readonly rivals = $derived.by(() => this.others(this.view.players));
  readonly battle = $derived.by((): BattleView | null => this.view.battle);
  /** The name of the Land that is fought over. */
  readonly battleLand = $derived.by(() => this.battle?.land ?? '');
  /** What is asked, whatever number it has: where all are asked at once, the number grows with every answer of the others. */
  readonly asked = $derived.by(() =>
    this.question ? JSON.stringify([this.question.detail, this.question.options.map(({ text }) => text)]) : '',
  );
  readonly picking = $derived.by(() => PICKING.has(this.kind));
  readonly lit = $derived.by(() => actions(this.props.busy ? null : this.question, this.aiming));
  readonly fresh = $derived.by(() => touched(this.props.fresh.map((entry) => entry.event as unknown as Happening)));
  /** The table as what is looked at would leave it. */
  readonly then = $derived.by((): ElvenRageView | null =>
    this.looked && this.props.preview?.changes.length ? patched(this.view, this.props.preview.changes) : null,
  );
  readonly hand = $derived.by(() => this.mine.cards?.hand ?? []);
  readonly pickedCards = $derived.by(() =>
    this.picked.map((place) => this.hand[place] ?? this.lent[place - this.hand.length]!),
  );
  readonly lent = $derived.by(() => (this.picking ? lent(this.question, this.hand) : []));
  readonly sending = $derived.by(() => sendingOf(this.question, this.pickedCards));
  readonly wanted = $derived.by(() => wanted(this.question));

  /**
   * A reaction window that waits for my answer. Not derived: where a derived value of a part was all that read another
   * derived value, it was not told at times that the page is no longer busy.
   */
  get window(): WindowAsked | null {
    const { busy } = this.props;
    return !busy && this.question?.detail.kind === 'window' ? (this.question as WindowAsked) : null;
  }

  override name(seat: number): string {
    return seat < 0 ? t('elven-rage-board-neutrals') : super.name(seat);
  }

  override ask(thing: string): Thing | null {
    return askedOf(thing, this.view, this.seat);
  }

  people(seat: number): People | 'neutral' {
    return this.view.players[seat]?.people ?? 'neutral';
  }

  /** What a seat does in the battle: `attacks`, `defends`, `leads` the neutrals, or ''. */
  roleOf(seat: number): '' | 'attacks' | 'defends' | 'leads' {
    const { battle } = this;
    if (!battle) return '';
    if (battle.attacker === seat) return 'attacks';
    if (battle.defender === seat) return 'defends';
    return battle.hand === seat && battle.defender < 0 && battle.stage !== 'named' ? 'leads' : '';
  }

  cardText(card: string): string {
    return cardText('elven-rage', card);
  }

  landName(land: string): string {
    return t(`elven-rage-land-${land}`);
  }

  /** Whether a card is declared by choosing its target on the table. */
  aims(card: string): boolean {
    const options = plays(this.question, card);
    return options.length > 1 && options.every(({ detail }) => targetsOf(detail).length > 0);
  }

  /** Do what a thing offers; a card with several targets is aimed first, other choices are listed beside the thing. */
  override act(thing: string, from: Element): void {
    const card = thing.startsWith('card:') ? thing.slice(5) : '';
    if (!this.aiming && card && this.aims(card)) this.aim(card);
    else super.act(thing, from);
  }

  /** Answer a window with nothing. */
  pass(): void {
    const pass = this.window && optionOf(this.window, 'pass');
    if (pass) this.answer(pass);
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
    else if (this.aims(card)) this.aim(card);
    else this.list(options, from);
  }

  override look(option: Choice | null): void {
    super.look(option);
    this.looked = option?.detail ?? null;
  }

  /** Nothing is picked, aimed or looked at any more. */
  override rest(): void {
    super.rest();
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
}

export const [usePlay, providePlay] = createContext<Play>();
