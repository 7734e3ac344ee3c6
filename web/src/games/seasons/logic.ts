/**
 * From options to things and back: which thing on the table an option belongs to, and which option a composed choice
 * (tokens to gain, to pay, to transmute; cards to part or to deal) amounts to. No drawing, no state of its own.
 */

import catalogue from './catalogue.json';
import type { Step } from '../types';
import type { Choice, Question, QuestionKind } from './question';
import type {
  Bonus,
  Cost,
  Counts,
  Element,
  Happening,
  InPlay,
  Needs,
  Option,
  SeasonsView,
  PlayerView,
  Thing,
} from './shown';
import { ELEMENTS } from './shown';

// --- cards ---

interface CardEntry {
  id: string;
  category: string;
}

const ENTRIES = catalogue.cards as unknown as CardEntry[];
const BY_ID = new Map(ENTRIES.map((entry) => [entry.id, entry]));
const ORDER = new Map(ENTRIES.map((entry, index) => [entry.id, index]));

/** Cards in the order the engine keeps them: as printed, set by set. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

export function isFamiliar(card: string): boolean {
  return BY_ID.get(card)?.category === 'familiar';
}

// --- tokens ---

export function count(tokens: Counts, element: Element): number {
  return tokens[element] ?? 0;
}

export function size(tokens: Counts): number {
  return ELEMENTS.reduce((sum, element) => sum + count(tokens, element), 0);
}

export function plus(a: Counts, b: Counts): Counts {
  return combine(a, b, 1);
}

export function minus(a: Counts, b: Counts): Counts {
  return combine(a, b, -1);
}

function combine(a: Counts, b: Counts, sign: number): Counts {
  const result: Counts = {};
  for (const element of ELEMENTS) {
    const n = count(a, element) + sign * count(b, element);
    if (n !== 0) result[element] = n;
  }
  return result;
}

export function same(a: Counts, b: Counts): boolean {
  return ELEMENTS.every((element) => count(a, element) === count(b, element));
}

/** Tokens one by one, in the order of the types. */
export function spread(tokens: Counts): Element[] {
  return ELEMENTS.flatMap((element) => Array<Element>(Math.max(0, count(tokens, element))).fill(element));
}

function gather(tokens: readonly Element[]): Counts {
  const result: Counts = {};
  for (const element of tokens) result[element] = (result[element] ?? 0) + 1;
  return result;
}

// --- things ---

/**
 * The thing on the table that an option is done with, or '' when only a panel or the prompt shows it.
 * Hand and pack are told by card, everything in play by its uid.
 */
export function thingOf(detail: Option, kind: string, seat: number): string {
  switch (detail.do) {
    case 'summon':
      return `hand:${detail.card}`;
    case 'activate':
    case 'sacrifice':
    case 'return':
    case 'usurp':
      return `card:${detail.uid}`;
    case 'take-die':
      return `die:${detail.place}`;
    case 'keep-die':
    case 'use-die':
      return `mydie:${seat}`;
    case 'start-transmuting':
    case 'shrink':
      return 'reserve';
    case 'bonus-exchange':
    case 'bonus-transmute':
    case 'bonus-gauge':
    case 'bonus-draw':
    case 'bonus-draw-one':
      return `bonus:${detail.do.slice('bonus-'.length)}`;
    case 'use-token':
      return `token:${seat}`;
    case 'buy-off':
      return 'open-top';
    case 'draw':
      return 'deck';
    case 'draft':
    case 'choose':
    case 'reject':
      return `pack:${detail.card}`;
    case 'play':
      return kind === 'play-hand' ? `hand:${detail.card}` : `looked:${detail.card}`;
    case 'discard':
      return `hand:${detail.card}`;
    case 'keep':
    case 'give':
      return `looked:${detail.card}`;
    case 'play-it':
      return 'deck';
    case 'copy':
      return `reserve:${detail.target}`;
    case 'forward':
      return `move:${detail.n}`;
    case 'back':
      return `move:-${detail.n}`;
    default:
      return '';
  }
}

/** What the engine is asked about a thing that cannot be used: only the own things can be. */
export function askedOf(thing: string, mine: PlayerView, seat: number): Thing | null {
  const [kind, rest] = [thing.split(':', 1)[0], thing.slice(thing.indexOf(':') + 1)];
  const placed = kind === 'card' ? mine.tableau.find((one) => String(one.uid) === rest) : undefined;
  if (placed) return { do: 'activate', card: placed.card, uid: placed.uid };
  if (kind === 'hand') return { do: 'summon', card: rest };
  if (kind === 'die') return { do: 'take-die', place: Number(rest) };
  if (kind === 'bonus') return { do: `bonus-${rest as Bonus}` };
  if (thing === 'reserve') return { do: 'start-transmuting' };
  if (thing === 'open-top') return { do: 'buy-off' };
  if (thing === `token:${seat}` && mine.token) return { do: 'use-token', token: mine.token };
  return null;
}

/** The card that a question is about. */
export function aboutOf({ detail }: Question): string | null {
  return 'card' in detail ? (detail.card ?? null) : null;
}

/** What can be done with each thing now. */
export function actions(question: Question | null, seat: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of question?.options ?? []) {
    const thing = thingOf(option.detail, question!.kind, seat);
    if (!thing) continue;
    const there = found.get(thing);
    if (there) there.push(option);
    else found.set(thing, [option]);
  }
  return found;
}

// --- tokens taken from piles: paying, discarding, transmuting, storing ---

/** One token of a pile; piles are 'reserve', 'supply' or a card's uid. */
export interface Token {
  pile: string;
  element: Element;
}

export interface Pile {
  key: string;
  card: string | null;
  tokens: Counts;
}

/** An option as the tokens it takes from each pile. */
export interface Way {
  option: Choice;
  piles: Record<string, Counts>;
}

/** Where tokens are taken from, unless from the own reserve. */
const SOURCES: Record<string, string> = {
  store: 'supply',
  'choose-elements': 'supply',
  'usurp-elements': 'supply',
  withdraw: 'store',
  rob: 'rival',
} satisfies Partial<Record<QuestionKind, string>>;

/** Questions that are answered by taking tokens from piles. */
export const TAKING: ReadonlySet<string> = new Set<QuestionKind>([
  'pay-summon',
  'discard-energy',
  'discard-water',
  'transmute-identical',
  'transmute',
  'mirror',
  'feed',
  'trim',
  'store',
  'choose-elements',
  'tithe',
  'inlay',
  'usurp-elements',
  'usurp-pay',
  'drain-water',
  'deposit',
  'withdraw',
  'forfeit',
  'rob',
]);

/** The options that take tokens; others, such as leaving all as it is, are not among them. */
export function waysOf(question: Question): Way[] {
  const own = SOURCES[question.kind] ?? 'reserve';
  return question.options.flatMap((option) => {
    const { detail } = option;
    const piles: Record<string, Counts> = {};
    if ('elements' in detail) piles[own] = gather(detail.elements);
    else if (!('energy' in detail)) return [];
    else if (size(detail.energy)) piles[own] = detail.energy;
    for (const store of 'stores' in detail ? detail.stores : []) piles[String(store.uid)] = store.energy;
    return [{ option, piles }];
  });
}

/** The piles that tokens can be taken from in some way, with what lies there. */
export function pilesOf(question: Question, board: PlayerView): Pile[] {
  const ways = waysOf(question);
  const used = new Set(ways.flatMap((way) => Object.keys(way.piles)));
  const piles: Pile[] = [];
  if (used.has('supply')) piles.push({ key: 'supply', card: null, tokens: most(ways, 'supply') });
  if (used.has('store')) piles.push({ key: 'store', card: aboutOf(question), tokens: most(ways, 'store') });
  if (used.has('rival')) piles.push({ key: 'rival', card: null, tokens: most(ways, 'rival') });
  if (used.has('reserve')) piles.push({ key: 'reserve', card: null, tokens: board.reserve });
  for (const placed of board.tableau) {
    if (used.has(String(placed.uid))) piles.push({ key: String(placed.uid), card: placed.card, tokens: placed.energy });
  }
  return piles;
}

/** As many tokens of each type as any way takes from a pile. */
function most(ways: readonly Way[], pile: string): Counts {
  const tokens: Counts = {};
  for (const element of ELEMENTS) {
    const n = Math.max(...ways.map((way) => count(way.piles[pile] ?? {}, element)));
    if (n) tokens[element] = n;
  }
  return tokens;
}

function taken(picks: readonly Token[]): Record<string, Counts> {
  const piles: Record<string, Counts> = {};
  for (const { pile, element } of picks) {
    const tokens = (piles[pile] ??= {});
    tokens[element] = (tokens[element] ?? 0) + 1;
  }
  return piles;
}

function within(part: Record<string, Counts>, whole: Record<string, Counts>): boolean {
  return Object.entries(part).every(([pile, tokens]) =>
    ELEMENTS.every((element) => count(tokens, element) <= count(whole[pile] ?? {}, element)),
  );
}

/** Whether these tokens are part of some legal choice. */
export function reachable(ways: readonly Way[], picks: readonly Token[]): boolean {
  const piles = taken(picks);
  return ways.some((way) => within(piles, way.piles));
}

/** The option that takes exactly these tokens. */
export function optionFor(ways: readonly Way[], picks: readonly Token[]): Choice | null {
  const piles = taken(picks);
  return ways.find((way) => within(piles, way.piles) && within(way.piles, piles))?.option ?? null;
}

/** Take one token more. Where that leads nowhere, the tokens taken first are put back until it does. */
export function pick(ways: readonly Way[], picks: readonly Token[], token: Token): Token[] {
  for (let first = 0; first <= picks.length; first += 1) {
    const next = [...picks.slice(first), token];
    if (reachable(ways, next)) return next;
  }
  return [...picks];
}

/** Put one token of this pile and type back, the one taken last. */
export function unpick(picks: readonly Token[], token: Token): Token[] {
  const index = picks.findLastIndex((one) => one.pile === token.pile && one.element === token.element);
  return index < 0 ? [...picks] : picks.toSpliced(index, 1);
}

/** How many tokens a complete choice takes: the least and the most. */
export function amounts(ways: readonly Way[]): { least: number; most: number } {
  const sizes = ways.map((way) => Object.values(way.piles).reduce((sum, tokens) => sum + size(tokens), 0));
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}

// --- gaining tokens of free choice ---

/** Tokens gained and given up so far while a gain is being composed. */
export interface Gain {
  gained: Counts;
  lost: Counts;
}

/** What the question allows: so many tokens offered, so many held at the end, so many that may go for it. */
export interface GainRule {
  n: number;
  reserve: Counts;
  held: number;
  spare: number;
}

export function gainRule({ detail }: Question, { reserve }: PlayerView): GainRule {
  if (detail.kind !== 'energy') throw new Error(`${detail.kind} gains nothing`);
  const { n, held, spare } = detail;
  return { n, reserve, held, spare };
}

/** What the reserve would hold. */
export function held(rule: GainRule, gain: Gain): Counts {
  return minus(plus(rule.reserve, gain.gained), gain.lost);
}

/** Tokens still to be taken (above 0) or to be put away (below 0) before the gain is complete. */
export function gainLeft(rule: GainRule, gain: Gain): number {
  return rule.held - size(held(rule, gain));
}

export function canGain(rule: GainRule, gain: Gain): boolean {
  return size(gain.gained) < rule.n;
}

export function canLose(rule: GainRule, gain: Gain, element: Element): boolean {
  return size(gain.lost) < rule.spare && count(held(rule, gain), element) > 0;
}

/** The option whose resulting reserve is the one composed. */
export function gainOption(question: Question, rule: GainRule, gain: Gain): Choice | null {
  if (gainLeft(rule, gain) !== 0) return null;
  const wanted = held(rule, gain);
  return (
    question.options.find(
      ({ detail }) => detail.do === 'gain' && same(minus(plus(rule.reserve, detail.energy), detail.lost), wanted),
    ) ?? null
  );
}

// --- what cards need ---

export const NOTHING: Readonly<Needs> = { air: 0, water: 0, fire: 0, earth: 0, crystals: 0 };

/** What cards cost that are being put together, and of which the engine was not told yet: all their costs. */
export function needsOf(cards: readonly string[], costs: Readonly<Record<string, Cost>>): Needs {
  const needed = { ...NOTHING };
  for (const card of cards) {
    const cost = costs[card];
    for (const element of ELEMENTS) needed[element] += count(cost?.energy ?? {}, element);
    needed.crystals += cost?.crystals ?? 0;
  }
  return needed;
}

/** What effects make of a printed cost: tokens more or less, and crystals that rivals take. */
export interface CostChange {
  tokens: number;
  fee: number;
}

export function costChange(cost: Cost | undefined): CostChange | null {
  if (!cost) return null;
  const tokens = cost.any - cost.saved;
  return tokens || cost.fee ? { tokens, fee: cost.fee } : null;
}

// --- several answers, one after the other ---

/** The option of a later question that is as wanted. */
function later(wanted: (detail: Option, kind: string) => boolean): Step {
  return (question) => question.options.find((option) => wanted(option.detail as Option, question.kind))?.text;
}

// --- parting the cards ---

/** The answers that put these cards into hand and archives; null while the sets are not complete. */
export function splitAnswers(question: Question, hand: readonly string[], second: readonly string[]): Step[] | null {
  if (question.detail.kind !== 'split-hand') {
    const only = splitOption(question, second);
    return only && [only.text];
  }
  const first = splitOption(question, hand);
  if (!first || second.length !== hand.length) return null;
  const wanted = inOrder(second).join();
  return [first.text, later((detail) => detail.do === 'year-2' && inOrder(detail.cards).join() === wanted)];
}

function splitOption(question: Question, cards: readonly string[]): Choice | null {
  const wanted = inOrder(cards).join();
  return question.options.find(({ detail }) => 'cards' in detail && inOrder(detail.cards).join() === wanted) ?? null;
}

// --- choosing several cards, one answer each ---

/** The answers that choose these cards one after the other; null when one of them is not offered. */
export function cardAnswers(question: Question, cards: readonly string[]): string[] | null {
  const texts = cards.map(
    (card) =>
      question.options.find(({ detail }) => 'card' in detail && !('uid' in detail) && detail.card === card)?.text,
  );
  return texts.every((text) => text !== undefined) ? (texts as string[]) : null;
}

/** The answers that discard these cards and stop there; where nothing more is asked, that is it. */
export function exchangeAnswers(question: Question, cards: readonly string[]): Step[] | null {
  const answers = cardAnswers(question, cards);
  const enough = later((detail, kind) => detail.do === 'enough' && kind === question.kind);
  return answers && [...answers, enough];
}

/** The answers that turn the tokens of an option into others of one type. */
export function mirrorAnswers(option: Choice, into: Element): Step[] {
  return [option.text, later((detail) => detail.do === 'into' && detail.element === into)];
}

/** The option that puts the cards back in this order, the top first. */
export function arrangeOption(question: Question, cards: readonly string[]): Choice | null {
  return question.options.find(({ detail }) => 'cards' in detail && detail.cards.join() === cards.join()) ?? null;
}

// --- Enchanted Kingdom on the table ---

/** The seats that copy a card in play. */
export function usurpers(players: readonly PlayerView[], uid: number): number[] {
  return players.flatMap((board) => board.tableau.filter((placed) => placed.model === uid).map(() => board.seat));
}

// --- Naria's dealing ---

/** The seats that receive the cards looked at, in this order. */
export function receiversOf({ detail }: Question): number[] {
  return 'receivers' in detail ? detail.receivers : [];
}

/** The answers that deal these cards, in the order of the receivers. Where all cards left are alike nothing is asked. */
export function dealAnswers(question: Question, dealt: readonly string[]): Step[] | null {
  const to = receiversOf(question);
  if (dealt.length !== to.length) return null;
  return dealt.map((card, i) =>
    later(
      (detail, kind) =>
        detail.do === (kind === 'prophecy' ? 'keep' : 'give') &&
        'card' in detail &&
        detail.card === card &&
        (!('target' in detail) || detail.target === to[i]),
    ),
  );
}

// --- the wheel ---

/** Where the marker may go: a space, and the dice of the row that would lead there if they were left over. */
export interface Ahead {
  pips: number;
  space: number;
  places: number[];
}

export function ahead(view: SeasonsView): Ahead[] {
  const found = new Map<number, Ahead>();
  view.dice.forEach(({ by, pips, space }, place) => {
    if (by !== null) return;
    const there = found.get(pips);
    if (there) there.places.push(place);
    else found.set(pips, { pips, space, places: [place] });
  });
  return [...found.values()].sort((a, b) => a.pips - b.pips);
}

// --- what just happened ---

/** The things that events have touched. */
export function touched(events: readonly Happening[], players: readonly PlayerView[]): Set<string> {
  const things = new Set<string>();
  const inPlay = (seat: number, card: string): InPlay | undefined =>
    players[seat]?.tableau.findLast((placed) => placed.card === card);
  for (const event of events) {
    const s = event.seat;
    switch (event.kind) {
      case 'round':
        things.clear(); // what came before the dice were thrown is history
        break;
      case 'season-moved':
        things.add('wheel');
        break;
      case 'took-die':
      case 'rerolled':
        things.add(`die:${event.place}`);
        break;
      case 'crystals-gained':
      case 'crystals-lost':
        things.add(`crystals:${s}`);
        break;
      case 'crystals-taken':
        things.add(`crystals:${s}`).add(`crystals:${event.from}`);
        break;
      case 'gauge':
        things.add(`gauge:${s}`);
        break;
      case 'bonus':
        things.add(`bonus:${s}`);
        break;
      case 'energy-gained':
      case 'energy-lost':
      case 'energy-spent':
      case 'turned-to-air':
        things.add(`reserve:${s}`);
        break;
      case 'energy-taken':
        things.add(`reserve:${s}`).add(`reserve:${event.from}`);
        break;
      case 'reserve-shrunk':
        things.add(`reserve:${s}`);
        break;
      case 'bonus-back':
        things.add(`bonus:${s}`);
        break;
      case 'token-chosen':
      case 'token-used':
        things.add(`token:${s}`);
        break;
      case 'row-opened':
        things.add('open-top');
        break;
      case 'revealed':
      case 'refused':
        things.add('revealed');
        break;
      case 'arranged':
      case 'put-back':
        things.add('deck');
        break;
      case 'usurped':
        things.add(`card:${event.uid}`);
        break;
      case 'energy-stored':
      case 'activated':
        things.add(`card:${event.uid}`);
        break;
      case 'summoned':
      case 'played-free': {
        const placed = inPlay(s, event.card);
        if (placed) things.add(`card:${placed.uid}`);
        break;
      }
      case 'passed-on': {
        const placed = inPlay(event.to, event.card);
        if (placed) things.add(`card:${placed.uid}`);
        break;
      }
      case 'sacrificed':
      case 'discarded':
      case 'discarded-openly':
      case 'deck-discarded':
        things.add('discard');
        break;
      case 'kept':
      case 'returned':
      case 'drew-openly':
      case 'took':
      case 'archive-opened':
        things.add(`hand:${s}`);
        break;
      case 'gave-card':
        things.add(`hand:${event.to}`);
        break;
      default:
        break;
    }
  }
  return things;
}
