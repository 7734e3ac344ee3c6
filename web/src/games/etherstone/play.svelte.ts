/** What every part of the board shares: the view, what is lit, what was touched, and what a click does. */

import { createContext } from 'svelte';
import { abilityText } from '../../lib/prose';
import { reader } from '../../lib/reader.svelte';
import { Playing } from '../playing.svelte';
import type { BoardProps } from '../types';
import { abilityKey } from './catalogue';
import { actions, askedOf, teamSaid, touched, waiting } from './logic';
import type { Choice, Question } from './question';
import type { Colour, Counts, EtherstoneView, Happening, PlayerView, Thing, Waiting } from './shown';
import { words } from './words';

/** A die looked at: what it would trigger is lit, with what taking it brings and costs. */
export interface Looked {
  die: Colour;
  triggers: Waiting[];
  brings: Counts;
  toll: number;
}

export class Play extends Playing<EtherstoneView, Choice, Question> {
  looked = $state.raw<Looked | null>(null);
  /** The team being put together, by card. */
  team = $state.raw<ReadonlySet<string>>(new Set());
  #confirming = '';
  /** The size of the board. */
  width = $state(1100);
  height = $state(780);

  constructor(props: () => BoardProps) {
    super('etherstone', words, props);
  }

  readonly mine = $derived.by((): PlayerView => this.view.players[this.near]!);
  readonly rivals = $derived.by(() => this.others(this.view.players));
  readonly lit = $derived.by(() => actions(this.props.busy ? null : this.question));
  readonly waiting = $derived.by(() => waiting(this.question));
  readonly fresh = $derived.by(() =>
    touched(
      this.props.fresh.map((entry) => entry.event as unknown as Happening),
      this.view.players,
    ),
  );
  /** Who may join the team that is asked for. */
  readonly fighters = $derived.by(() => (this.question?.detail.kind === 'team' ? this.question.detail.fighters : []));
  /** What the engine says of the team being put together. */
  readonly teamSaid = $derived.by(() =>
    this.question?.kind === 'team' ? teamSaid(this.question, this.team) : undefined,
  );
  /** The choosing phase: draft and leaders. */
  readonly choosing = $derived.by(() => this.view.round === 0 && !this.view.over);

  /** Too narrow for columns: the leader lies with the entities. */
  readonly narrow = $derived.by(() => this.width < 900);

  /** What the die that the pointer is on would trigger, or the option that is looked at elsewhere. */
  readonly #triggers = $derived.by(() => {
    const told = this.props.preview?.option;
    const option = told && this.question?.options.find((one) => one.text === told);
    if (option && 'triggers' in option.detail) return option.detail.triggers;
    return this.looked?.triggers ?? [];
  });
  /** Those abilities, of every seat. */
  readonly triggered = $derived.by(() => new Set(this.#triggers.map(({ card, ability }) => abilityKey(card, ability))));

  override ask(thing: string): Thing | null {
    return askedOf(thing, this.mine, this.question);
  }

  /** What an ability does, in words. */
  abilityText(card: string, ability: number): string {
    return abilityText('etherstone', card, ability);
  }

  /** What cannot be done with one option is read first: the reader offers them all. */
  override list(options: Choice[], from: Element): void {
    if (this.reads && from instanceof HTMLElement && from.dataset.thing?.startsWith('die:'))
      reader.open(this.readThing(from.dataset.thing, from.getAttribute('aria-label') ?? '', from));
    else super.list(options, from);
  }

  /** An option that its panel is ready to confirm is looked at as long as nothing else is; the cleanup forgets it. */
  confirms(option: string): () => void {
    this.#confirming = option;
    this.props.look(option || null);
    return () => {
      this.#confirming = '';
      this.props.look(null);
    };
  }

  override look(option: Choice | null): void {
    if (!option && this.#confirming) this.props.look(this.#confirming);
    else super.look(option);
  }

  override rest(): void {
    super.rest();
    this.looked = null;
  }

  /** Put a fighter into the team or take it out. */
  toggle(card: string): void {
    const team = new Set(this.team);
    if (!team.delete(card)) team.add(card);
    this.team = team;
  }
}

export const [usePlay, providePlay] = createContext<Play>();
