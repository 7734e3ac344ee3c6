/**
 * From options to things and back: which thing on the table an option belongs to, and which option a composed choice
 * (a team, dice to roll again) amounts to. No drawing, no state of its own.
 */

import { abilityKey, appliedOn } from './catalogue';
import { having, type Choice, type ChoiceWith, type Question, type TeamOf } from './question';
import {
  STONES,
  type Colour,
  type Happening,
  type Option,
  type Question as Asked,
  type Reason,
  type PlayerView,
  type Lineup,
  type Thing,
} from './shown';

// --- things ---

/** Questions whose waiting abilities lie in a tray, to be clicked in any order. */
export const TRAYS: ReadonlySet<string> = new Set<Asked['kind']>([
  'tray',
  'arrive',
  'before',
  'react',
  'plan',
  'after-attack',
  'apply',
]);

/** Options that end a tray. */
const STOPS: ReadonlySet<string> = new Set<Option['do']>([
  'stop',
  'go-on',
  'no-reaction',
  'decline',
  'confirm',
  'call-off',
]);

export function isStop(detail: Option): boolean {
  return STOPS.has(detail.do);
}

/** A gain to be taken at once: the engine says which ones nobody would refuse or put off. */
export function giftOf({ options }: Question): Choice | undefined {
  return options.find(({ detail }) => detail.do === 'apply' && detail.gift === true);
}

/** The thing on the table that an option is done with, or '' when only a panel or the prompt shows it. */
export function thingOf(detail: Option, kind: string): string {
  switch (detail.do) {
    case 'take-die':
    case 'take-purple':
      return `die:${detail.die}`;
    case 'summon':
      return `hand:${detail.card}`;
    case 'attack':
    case 'crush':
    case 'banish':
    case 'confirm':
      return `threat:${detail.card}`;
    case 'draft':
      return `pack:${detail.card}`;
    case 'lead':
      return `choice:${detail.card}`;
    case 'apply':
    case 'after':
      return kind === 'before' ? `hand:${detail.card}` : `card:${detail.card}`;
    case 'ready':
    case 'exhaust':
    case 'recall':
    case 'destroy':
    case 'counters-on':
    case 'move-counters':
      return `card:${detail.card}`;
    case 'rest':
    case 'refresh':
      return detail.do;
    case 'turn-die':
      return `value:${detail.value}`;
    default:
      return '';
  }
}

export function lies(card: string, board: PlayerView): boolean {
  return board.leader === card || board.tableau.some((placed) => placed.card === card);
}

/**
 * What the engine is asked about a thing that cannot be used. A card in play stands for its first ability, unless it is
 * cards that are to be chosen.
 */
export function askedOf(thing: string, mine: PlayerView, question: Question | null): Thing | null {
  const [kind, rest] = [thing.split(':', 1)[0], thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'die') return { do: rest === 'purple' ? 'take-purple' : 'take-die', die: rest as Colour };
  if (kind === 'hand') return { do: 'summon', card: rest };
  if (kind === 'threat') return { do: 'attack', card: rest };
  if (kind === 'card' && question && question.kind !== 'action' && !TRAYS.has(question.kind)) return null;
  if (kind === 'card' || kind === 'ability') {
    const [card = '', place = appliedOn(card)[0]] = rest.split('.');
    return place && lies(card, mine) ? { do: 'apply', card, ability: Number(place) } : null;
  }
  return thing === 'refresh' || thing === 'rest' ? { do: thing } : null;
}

/** The stones that are missing to summon a card, those of any colour as purple; as many as are needed. */
export function lackingOf(reasons: readonly Reason[]): Colour[] {
  return reasons.flatMap((reason) => {
    if (reason.kind !== 'needs-stones' && reason.kind !== 'needs-some') return [];
    const coloured = STONES.flatMap((stone) => Array<Colour>(reason.stones[stone] ?? 0).fill(stone));
    return [...coloured, ...Array<Colour>(reason.any).fill('purple')].slice(0, reason.n);
  });
}

/** The lit things with their options, in the order of the question. */
export function actions(question: Question | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of question?.options ?? []) {
    const thing = thingOf(option.detail, question!.kind);
    if (!thing) continue;
    const known = found.get(thing);
    if (known) known.push(option);
    else found.set(thing, [option]);
  }
  return found;
}

/** The abilities that wait, by key, with the option that applies each. */
export function waiting(question: Question | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const option of question?.options ?? []) {
    const { detail } = option;
    if (detail.do === 'apply' || detail.do === 'after') found.set(abilityKey(detail.card, detail.ability), option);
  }
  return found;
}

// --- composed choices ---

function sameSet<T>(a: readonly T[], b: ReadonlySet<T>): boolean {
  return a.length === b.size && a.every((one) => b.has(one));
}

/** The option for exactly this team. */
export function teamOption(options: readonly Choice[], team: ReadonlySet<string>): ChoiceWith<'cards'> | undefined {
  return having(options, 'cards').find((option) => sameSet(option.detail.cards, team));
}

/** What the engine says of exactly this team, whether it may attack or not. */
export function teamSaid({ options, detail }: TeamOf, team: ReadonlySet<string>): Lineup | undefined {
  return teamOption(options, team)?.detail ?? detail.weak.find((weak) => sameSet(weak.cards, team));
}

/** The option for exactly these dice. */
export function diceOption(options: readonly Choice[], dice: ReadonlySet<Colour>): ChoiceWith<'dice'> | undefined {
  return having(options, 'dice').find((option) => sameSet(option.detail.dice, dice));
}

/** Whether a die may still join those chosen to be rolled again. */
export function canReroll(options: readonly Choice[], dice: ReadonlySet<Colour>, die: Colour): boolean {
  const more = new Set([...dice, die]);
  return having(options, 'dice').some(({ detail }) => [...more].every((one) => detail.dice.includes(one)));
}

// --- what just happened ---

/** The things that events touched, so that they glow until the seat acts. */
export function touched(events: readonly Happening[], players: readonly PlayerView[]): Set<string> {
  const found = new Set<string>();
  const inPlay = new Set(players.flatMap((board) => board.tableau.map((placed) => placed.card)));
  for (const event of events) {
    const s = event.seat;
    switch (event.kind) {
      case 'took-die':
      case 'die-turned':
        found.add(`die:${event.die}`);
        break;
      case 'stones-gained':
      case 'stones-spent':
      case 'stones-lost':
        found.add(`stones:${s}`);
        break;
      case 'stole':
        found.add(`stones:${s}`).add(`stones:${event.from}`);
        break;
      case 'durability-lost':
      case 'durability-gained':
      case 'infected':
      case 'pact':
        found.add(`dial:${s}`);
        break;
      case 'points-gained':
      case 'reserve-gained':
        found.add(`points:${s}`);
        break;
      case 'counters-placed':
      case 'counters-removed':
        found.add(`card:${event.on}`);
        break;
      case 'summoned':
      case 'readied':
      case 'exhausted':
        if (inPlay.has(event.card)) found.add(`card:${event.card}`);
        break;
      case 'recalled':
        found.add(`hand:${s}`);
        break;
      case 'opened':
        found.add(`threat:${event.card}`);
        break;
      case 'defeated':
        found.add(`trophies:${s}`);
        break;
      default:
        break;
    }
  }
  return found;
}
