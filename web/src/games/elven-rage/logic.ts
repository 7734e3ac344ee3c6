/**
 * From options to things and back: which thing on the table an option belongs to, and which option a composed choice
 * (cards to send, cards to return, an offer) amounts to. No drawing, no state of its own.
 */

import type { LogEntry } from '../types';
import type { Choice, Question } from './question';
import {
  ATTACKER,
  DEFENDER,
  NOBODY,
  type BattleView,
  type ElvenRageView,
  type Goods,
  type Happening,
  type MakeOffer,
  type Option,
  type PlayCard,
  type Question as Asked,
  type Send,
  type SquadView,
  type Thing,
} from './shown';

/** Questions in which several cards are picked and sent together. */
export const PICKING: ReadonlySet<string> = new Set<Asked['kind']>(['keep', 'commit', 'answer', 'defend']);
/** Those of them that send warriors into a battle. */
export const MUSTERING: ReadonlySet<string> = new Set<Asked['kind']>(['commit', 'answer', 'defend']);
/** Questions that lay cards or offers before the player in a panel. */
export const PANELS: ReadonlySet<string> = new Set<Asked['kind']>([
  'discard',
  'trim',
  'recover',
  'turn-up',
  'keep-one',
  'trade',
  'trade-answer',
]);

/** A squad by its number, if it is still there. */
export function squadOf(view: ElvenRageView, number: number): SquadView | undefined {
  return view.squads.find((squad) => squad.number === number);
}

/** Why a seat is out of the match: the sentence names its start Castle and who took it. */
export function parting(log: readonly LogEntry[], seat: number): LogEntry[] {
  return log.filter(({ event }) => event.kind === 'eliminated' && event.seat === seat);
}

/** The thing on the table that an option is done with, or '' when only the bar or a panel shows it. */
export function thingOf(detail: Option): string {
  switch (detail.do) {
    case 'attack':
    case 'lift':
      return `land:${detail.land}`;
    case 'look':
    case 'fight':
      return `squad:${detail.squad}`;
    case 'play':
      return `card:${detail.card}`;
    case 'cash':
      return 'treasure';
    case 'strike':
      return `fighter:${detail.victim_uid}`;
    case 'swap-reserve':
    case 'act-with':
      return `fighter:${detail.uid}`;
    case 'move':
    case 'place':
      return `slot:${detail.slot}`;
    case 'turn-up':
    case 'keep':
      return `choice:${detail.card}`;
    default:
      return '';
  }
}

/** What the engine is asked about a thing that cannot be used. */
export function askedOf(thing: string, view: ElvenRageView, seat: number): Thing | null {
  const [kind, rest] = [thing.split(':', 1)[0], thing.slice(thing.indexOf(':') + 1)];
  const { battle } = view;
  if (kind === 'land') return { do: 'attack', land: rest, owner: view.lands[rest] ?? NOBODY };
  if (kind === 'card') return { do: 'play', card: rest };
  if (kind === 'squad') return { do: 'look', squad: Number(rest) };
  if (thing === 'treasure') return { do: 'cash' };
  const fighter = kind === 'fighter' ? battle?.fighters[Number(rest)] : undefined;
  if (!battle || !fighter || battle.stage !== 'fighting') return null;
  const mine = fighter.side === (battle.attacker === seat ? ATTACKER : DEFENDER);
  return mine ? { do: 'act-with', uid: Number(rest) } : { do: 'strike', victim_uid: Number(rest) };
}

/** The things that a declared card may be aimed at, as one option each says. */
export function targetsOf(detail: PlayCard): string[] {
  if ('squad' in detail) return [`squad:${detail.squad}`];
  if ('target' in detail) return [`seat:${detail.target}`];
  if (detail.effect === 'swap') return [`fighter:${detail.victim_uid}`, `fighter:${detail.other_uid}`];
  return 'victim_uid' in detail ? [`fighter:${detail.victim_uid}`] : [];
}

function group<One extends Choice>(options: readonly One[], keys: (option: One) => string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of options) {
    for (const key of keys(option)) {
      const known = found.get(key);
      if (known) known.push(option);
      else found.set(key, [option]);
    }
  }
  return found;
}

/** The lit things with their options. While a card is being aimed, these are its targets and the card itself. */
export function actions(question: Question | null, aiming: string): Map<string, Choice[]> {
  const options = question?.options ?? [];
  if (!aiming) {
    return group(options, ({ detail }) => {
      const thing = thingOf(detail);
      return thing ? [thing] : [];
    });
  }
  return group(plays(question, aiming), ({ detail }) => targetsOf(detail));
}

/** The options of one form. */
export function optionsAs<One extends Option>(
  question: Question | null,
  is: (detail: Option) => detail is One,
): Choice<One>[] {
  return question?.options.filter((option): option is Choice<One> => is(option.detail)) ?? [];
}

/** The options that play a card. */
export function plays(question: Question | null, card: string): Choice<PlayCard>[] {
  return declarations(question).filter(({ detail }) => detail.card === card);
}

/** The cards that can be declared now, each once, in the order of the options. */
export function playable(question: Question | null): string[] {
  return [...new Set(declarations(question).map(({ detail }) => detail.card))];
}

function declarations(question: Question | null): Choice<PlayCard>[] {
  return optionsAs(question, (detail) => detail.do === 'play');
}

export function optionOf(question: Question | null, ...what: Option['do'][]): Choice | undefined {
  return question?.options.find(({ detail }) => what.includes(detail.do));
}

// --- composed choices ---

function sameBag(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

function within(part: readonly string[], whole: readonly string[]): boolean {
  const rest = [...whole];
  return part.every((card) => {
    const i = rest.indexOf(card);
    if (i >= 0) rest.splice(i, 1);
    return i >= 0;
  });
}

/** The options that send cards together. */
export function sendings(question: Question | null): Choice<Send>[] {
  return optionsAs(question, (detail) => 'cards' in detail);
}

/** The option for exactly these cards. */
export function sendingOf(question: Question | null, cards: readonly string[]): Choice<Send> | undefined {
  return sendings(question).find(({ detail }) => sameBag(detail.cards, cards));
}

/** Whether a card may still join those picked. */
export function canJoin(question: Question | null, picked: readonly string[], card: string): boolean {
  const more = [...picked, card];
  return sendings(question).some(({ detail }) => within(more, detail.cards));
}

/** How many cards are picked together. */
export function wanted(question: Question | null): number {
  return Math.max(0, ...sendings(question).map(({ detail }) => detail.cards.length));
}

/** Cards that may be sent though they are in no hand: dragons that are lent. */
export function lent(question: Question | null, hand: readonly string[]): string[] {
  return [...new Set(sendings(question).flatMap(({ detail }) => detail.cards))].filter((card) => !hand.includes(card));
}

/** What a seat knows of those it fights before they stand on the field. */
export interface Enemy {
  seat: number;
  /** cards sent that are known, and how many are not */
  sent: string[];
  backs: number;
  /** cards that the rival surely holds */
  held: string[];
}

export function enemyOf(view: ElvenRageView, battle: BattleView, seat: number): Enemy {
  const attacks = battle.attacker === seat;
  const other = attacks ? battle.defender : battle.attacker;
  const { n, cards, shown } = attacks ? battle.defenders : battle.attackers;
  const sent = cards ?? shown;
  return { seat: other, sent, backs: Math.max(0, n - sent.length), held: view.players[other]?.known?.held ?? [] };
}

/** What is exchanged in an offer being made. */
export interface Draft {
  to: number;
  card: string | null;
  wants: Goods;
}

/** The offers that can be made. */
export function offers(question: Question | null): Choice<MakeOffer>[] {
  return optionsAs(question, (detail) => detail.do === 'offer');
}

export function offerOption(question: Question | null, draft: Draft): Choice<MakeOffer> | undefined {
  return offers(question).find(
    ({ detail }) => detail.to === draft.to && detail.card === draft.card && detail.wants === draft.wants,
  );
}

// --- what just happened ---

/** The things that events touched, so that they glow until the seat acts. */
export function touched(events: readonly Happening[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    const s = event.seat;
    switch (event.kind) {
      case 'named':
      case 'captured':
      case 'lifted':
      case 'retreated':
      case 'gave-up':
        found.add(`land:${event.land}`);
        break;
      case 'turned-up':
      case 'squad-seen':
        found.add(`squad:${event.squad}`);
        break;
      case 'drew':
      case 'recovered':
        found.add(`hand:${s}`);
        break;
      case 'discarded':
        found.add(`discard:${s}`);
        break;
      case 'treasure-gained':
      case 'cashed':
        found.add(`treasures:${s}`);
        break;
      case 'treasure-given':
        found.add(`treasures:${s}`);
        found.add(`treasures:${event.to}`);
        break;
      case 'artifact-gained':
        found.add(`artifacts:${s}`);
        break;
      case 'artifact-given':
        found.add(`artifacts:${s}`);
        found.add(`artifacts:${event.to}`);
        break;
      case 'wounded':
      case 'healed':
      case 'moved':
      case 'icon-changed':
      case 'turned':
      case 'initiative':
      case 'frozen':
      case 'roused':
      case 'relieved':
      case 'placed':
        found.add(`fighter:${event.uid}`);
        break;
      case 'swapped':
        found.add(`fighter:${event.victim_uid}`);
        found.add(`fighter:${event.other_uid}`);
        break;
      default:
        break;
    }
  }
  return found;
}

/** How a battle ended, and what its winner took. */
export interface Result {
  attacker: number;
  defender: number;
  land: string;
  won: boolean;
  /** living warriors of the attacker and of the defender */
  left: readonly number[];
  /** the seat that the Land was taken from, NOBODY for no owner; null: it was not taken */
  from: number | null;
  treasures: number;
  artifacts: number;
  /** those artifacts that this seat may see */
  seen: string[];
  /** tells it from others */
  key: string;
}

/** The last battle that ended in these events. */
export function resultOf(log: readonly LogEntry[]): Result | null {
  let found: Result | null = null;
  for (const { number, event: told } of log) {
    const event = told as unknown as Happening;
    switch (event.kind) {
      case 'battle-won':
      case 'battle-lost':
        found = {
          attacker: event.seat,
          defender: event.defender,
          land: event.land,
          won: event.won,
          left: event.left,
          from: null,
          treasures: 0,
          artifacts: 0,
          seen: [],
          key: `${number} ${event.land}`,
        };
        break;
      case 'captured':
        if (found?.land === event.land) found.from = event.from;
        break;
      case 'treasure-gained':
        if (found?.attacker === event.seat) found.treasures += 1;
        break;
      case 'artifact-gained':
        if (found?.attacker !== event.seat) break;
        found.artifacts += event.n;
        if (event.card) found.seen.push(event.card);
        break;
      default:
        break;
    }
  }
  return found;
}

/** A turn as round and seat, to remember that somebody wants no questions in it. */
export function turnKey(view: ElvenRageView): string {
  return `${view.round}:${view.active}`;
}
