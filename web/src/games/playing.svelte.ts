/** What the parts of every board share: the view, the question, what is lit, words for it, and what a click does. */

import { untrack } from 'svelte';
import { deliberate } from '../lib/deliberate.svelte';
import { t } from '../lib/i18n';
import { askParts, cardName, optionParts, plain, seatName } from '../lib/prose';
import type { Looked } from '../lib/reader.svelte';
import { why } from '../lib/why.svelte';
import type { CardGroups } from './CardList.svelte';
import { menuAt, type MenuAt } from './Menu.svelte';
import type { BoardProps, ChoiceOf, GameWords, Json, QuestionOf } from './types';

/** What the views of all games tell. */
interface AView {
  seats: number;
  over: boolean;
  scores: number[];
  ranks?: number[];
  active: number;
  asked: { seat: number; kind: string }[];
}
type AChoice = ChoiceOf<{ do: string }>;
/** The play of any game, for the parts that boards share. */
export type AnyPlay = Playing<AView, AChoice, QuestionOf<AChoice, object>>;

/** Whatever has `data-thing` within an element gets the text of its one option in `data-does`. */
function carries(root: HTMLElement, textOf: (thing: string) => string | undefined): () => void {
  const marked = new Set<HTMLElement>();
  const mark = (): void => {
    for (const node of root.querySelectorAll<HTMLElement>('[data-thing]')) marked.add(node);
    for (const node of marked) {
      const text = node.isConnected && node.dataset.thing ? textOf(node.dataset.thing) : undefined;
      if (text === undefined) marked.delete(node);
      if (node.dataset.does === text) continue;
      if (text) node.dataset.does = text;
      else delete node.dataset.does;
    }
  };
  const watch = new MutationObserver(mark);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-thing'] });
  mark();
  return () => {
    watch.disconnect();
    for (const { dataset } of marked) delete dataset.does;
  };
}

const MANY = 3; // more options than these are not all said in a label

export abstract class Playing<View extends AView, Choice extends AChoice, Question extends QuestionOf<Choice, object>> {
  readonly #game: string;
  readonly #words: GameWords;
  readonly #props: () => BoardProps;
  /** The list of options shown at a thing, if any. */
  menu = $state.raw<MenuAt<Choice> | null>(null);
  /** Cards looked at in a dialog, if any. */
  shown = $state.raw<CardGroups | null>(null);
  /** The element of the whole board, for places within it. */
  root = $state.raw<HTMLElement | null>(null);

  constructor(game: string, words: GameWords, props: () => BoardProps) {
    this.#game = game;
    this.#words = words;
    this.#props = props;
    // A thing that offers one option carries its text, as the buttons of panels do.
    $effect(() => {
      void this.lit;
      return this.root ? carries(this.root, (thing) => this.onlyOption(thing)?.text) : undefined;
    });
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.props.position.view as unknown as View);
  readonly seat = $derived.by(() => this.props.seat);
  readonly phone = $derived.by(() => this.props.phone);
  /** Whether the page shows a reader beside the table. */
  readonly reads = $derived.by(() => this.props.reads ?? false);
  /** The seat shown at the bottom: the own one, the first for a spectator. */
  readonly near = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  readonly question = $derived.by(() => {
    const { position, live } = this.props;
    return live ? (position.question as unknown as Question | null) : null;
  });
  readonly kind = $derived.by(() => this.question?.kind ?? '');
  /** The question as a sentence. */
  readonly title = $derived.by(() => {
    const { position, live } = this.props;
    return live && position.question ? plain(askParts(position.question, this.#telling, position.view)) : '';
  });
  readonly #telling = $derived.by(() => ({ game: this.#game, seats: this.props.table.seats, words: this.#words }));
  /** The places of all seats, the winner's first. */
  readonly standing = $derived.by(() =>
    (this.view.ranks ?? [])
      .map((rank, seat) => ({ seat, rank, score: this.view.scores[seat]! }))
      .sort((a, b) => a.rank - b.rank),
  );
  /** The things that can be used now, each with what it offers. */
  abstract readonly lit: ReadonlyMap<string, Choice[]>;
  /** The places that what happened since my last action has touched. */
  abstract readonly fresh: ReadonlySet<string>;

  /** Those of the other seats, from the left neighbour on. */
  others<One>(all: readonly One[]): One[] {
    const { seats } = this.view;
    return Array.from({ length: seats - 1 }, (_, i) => all[(this.near + 1 + i) % seats]!);
  }

  name(seat: number): string {
    return seatName(this.props.table.seats, seat);
  }

  /** The name in a small place; computer players alike have a number. */
  initial(seat: number): string {
    const name = this.name(seat);
    return `${[...name][0] ?? ''}${/ (\d)$/.exec(name)?.[1] ?? ''}`;
  }

  cardName(card: string): string {
    return cardName(this.#game, card);
  }

  /** An option as a sentence. */
  words(option: Choice): string {
    return plain(optionParts(option as never, this.#telling, this.props.position.view));
  }

  /** How the engine calls a thing of the board that may be asked about, or null. */
  ask(_thing: string): object | null {
    return null;
  }

  /** What is asked when a person looks at a thing that cannot be used, see lib/why.svelte.ts. */
  whyOf(thing: string): string | undefined {
    const { busy, live } = this.props;
    const asked = live && !busy && thing !== '' && !this.can(thing) ? this.ask(thing) : null;
    return asked ? JSON.stringify(asked) : undefined;
  }

  /** Learn in every position what stands against things, to be shown beside them. */
  learn(things: readonly string[]): void {
    const asked = this.props.position && things.flatMap((thing) => this.whyOf(thing) ?? []);
    untrack(() => void why.learn(asked));
  }

  /** What stands against a thing, as far as it was learned. */
  against(thing: string): Json[] {
    return why.known.get(this.whyOf(thing) ?? '') ?? [];
  }

  can(thing: string): boolean {
    return this.lit.has(thing);
  }

  /** What a click on a lit thing does, in words. */
  labelOf(thing: string): string {
    const options = this.lit.get(thing);
    if (!options?.length) return '';
    const said =
      options.length > MANY ? `${this.words(options[0]!)} …` : options.map((option) => this.words(option)).join(' / ');
    return this.isFinal(thing) ? `${said} (${t('web-board-final')})` : said;
  }

  /** Whether what a thing offers cannot be taken back. */
  isFinal(thing: string): boolean {
    return this.lit.get(thing)?.every((option) => option.final) ?? false;
  }

  /** Do what a thing offers; several options are listed beside it. */
  act(thing: string, from: Element): void {
    const options = this.lit.get(thing);
    if (!options?.length) return;
    if (options.length === 1) this.answer(options[0]!);
    else this.list(options, from);
  }

  list(options: Choice[], from: Element): void {
    this.menu = menuAt(options, from, this.root);
  }

  /** What the reader says of a thing that is no card, and offers to do with it. */
  readThing(thing: string, title: string, from: HTMLElement): Looked {
    return {
      card: thing,
      title,
      about: (this.ask(thing) ?? undefined) as Json | undefined,
      copies: '',
      notes: [],
      deeds: () =>
        (this.lit.get(thing) ?? []).map((option) => ({
          label: this.words(option),
          final: option.final,
          does: option.text,
          run: () => this.answer(option),
        })),
      from,
    };
  }

  /** Ask what an option would do. */
  look(option: Choice | null): void {
    if (this.props.live) this.props.look(option?.text ?? null);
  }

  /** What a thing offers, if it is one option. */
  onlyOption(thing: string): Choice | null {
    const options = this.lit.get(thing);
    return options?.length === 1 ? options[0]! : null;
  }

  /** The one thing that a lit thing would do is told beforehand. */
  lookAt(thing: string): void {
    this.look(this.onlyOption(thing));
  }

  /** The pointer or the focus has come to something of the board: a lit thing, or what carries the text of an option. */
  readonly notice = (event: Event): void => {
    const at = (event.target as Element | null)?.closest<HTMLElement>('[data-does], [data-thing]');
    if (at?.dataset.does) this.props.look(at.dataset.does);
    else if (at?.dataset.thing) this.lookAt(at.dataset.thing);
    else if (!(event.target as Element | null)?.closest('[role="menu"]')) this.look(null);
  };

  answer(option: Choice): void {
    if (this.props.busy || !this.props.live || deliberate.holds(option.text)) return;
    this.look(null);
    this.rest();
    this.props.answer(option.text);
  }

  /** Nothing is open, picked or looked at any more. */
  rest(): void {
    this.menu = null;
  }

  showCards(title: string, groups: CardGroups['groups']): void {
    this.shown = { title, groups };
  }

  openCard(card: string, copies?: string): void {
    this.props.openCard(card, copies);
  }
}
