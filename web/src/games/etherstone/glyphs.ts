/** Abilities as signs: what triggers them and what they do, from the printed data. */

import type { SignName } from './art/signs';
import type { AbilityData, CardType, Score, Step } from './printed';
import type { Colour, Stone } from './shown';

export type Tint = 'good' | 'bad' | 'gold' | Colour;

/** One sign of a row. `text` stands before its sign. */
export interface Glyph {
  sign?: SignName;
  stone?: Colour;
  text?: string;
  tint?: Tint;
  /** Clings to the glyph before it. */
  close?: boolean;
}

const MINUS = '−';

function stones(colour: Colour, n: number, x: boolean, sign = ''): Glyph[] {
  if (!x && !sign && n <= 3) return Array.from({ length: n }, () => ({ stone: colour }));
  return [{ text: sign + times(n, x), stone: colour }];
}

/** `3`, `X`, `2X` */
function times(n: number, x: boolean | undefined): string {
  if (!x) return String(n);
  return n > 1 ? `${n}X` : 'X';
}

function typed(type: CardType | undefined): Glyph[] {
  return type ? [{ sign: type, close: true }] : [];
}

const MEASURES: Record<string, Glyph> = {
  followers: { sign: 'follower' },
  rituals: { sign: 'ritual' },
  technologies: { sign: 'technology' },
  cards: { sign: 'card' },
  colours: { sign: 'colours' },
  exhausted: { sign: 'exhaust' },
  counters: { sign: 'counter' },
  'all-counters': { sign: 'counter' },
  stones: { stone: 'purple' },
  'stone-colours': { sign: 'colours', tint: 'gold' },
  durability: { sign: 'heart', tint: 'bad' },
  trophies: { sign: 'threat' },
  hand: { sign: 'hand' },
  pacts: { sign: 'pact', tint: 'purple' },
  points: { sign: 'points', tint: 'gold' },
};

/** What is counted. */
function measureGlyph(measure: string): Glyph {
  const [colour, of] = measure.split('-');
  if (of === 'cards') return { sign: 'card', tint: colour as Colour };
  if (of === 'stones') return { stone: colour as Stone };
  return MEASURES[measure] ?? { text: measure };
}

function condition(measure: string, atLeast: number): Glyph[] {
  return atLeast
    ? [
        { ...measureGlyph(measure), text: `${atLeast}+` },
        { text: ':', close: true },
      ]
    : [{ sign: 'most' }, { ...measureGlyph(measure), close: true }, { text: ':', close: true }];
}

/** One step of an ability as signs. */
export function stepGlyphs(step: Step): Glyph[] {
  const found = plainStep(step);
  return step.measure ? [...condition(step.measure, step.at_least ?? 0), ...found] : found;
}

function plainStep(step: Step): Glyph[] {
  const n = times(step.n, step.x);
  const colour = step.colour ?? 'purple';
  switch (step.verb) {
    case 'gain':
    case 'spend':
      return stones(colour, step.n, step.x ?? false);
    case 'swap':
      return [
        { text: n, sign: 'swap' },
        { stone: 'purple', close: true },
      ];
    case 'heal':
      return [{ text: `+${n}`, sign: 'heart', tint: 'bad' }];
    case 'hurt':
      return [{ text: MINUS + n, sign: 'hurt', tint: 'bad' }];
    case 'points':
      return [{ text: n, sign: 'points', tint: 'gold' }];
    case 'reserve':
      return [{ text: n, sign: 'reserve', tint: 'gold' }];
    case 'counters':
      return [{ text: `+${n}`, sign: 'counter' }];
    case 'counters-on':
      return [
        { text: `+${n}`, sign: 'counter' },
        { sign: 'card', close: true, ...(step.colour ? { tint: step.colour } : {}) },
      ];
    case 'counters-on-leader':
      return [
        { text: `+${n}`, sign: 'counter' },
        { sign: 'leader', close: true, tint: 'gold' },
      ];
    case 'move-counters':
      return [
        { text: n, sign: 'counter' },
        { sign: 'arrow', close: true },
        { sign: 'card', close: true },
      ];
    case 'drop':
      return [{ text: MINUS + n, sign: 'counter' }];
    case 'strength':
      return [{ text: `+${n}`, sign: 'strength' }];
    case 'protect':
      return [{ text: n, sign: 'protect' }];
    case 'ready':
      return [{ text: n === '1' ? '' : n, sign: 'ready', ...(step.colour ? { tint: step.colour } : {}) }];
    case 'ready-all':
      return [{ sign: 'ready-all' }];
    case 'ready-self':
      return [{ sign: 'ready' }, { sign: 'self', close: true }];
    case 'exhaust':
      return [{ text: n === '1' ? '' : n, sign: 'exhaust' }];
    case 'exhaust-self':
      return [{ sign: 'exhaust' }, { sign: 'self', close: true }];
    case 'recall':
      return [{ sign: 'recall' }, ...typed(step.type)];
    case 'recall-self':
      return [{ sign: 'recall' }, { sign: 'self', close: true }];
    case 'destroy':
      return [{ sign: 'destroy', tint: 'bad' }, ...typed(step.type)];
    case 'destroy-self':
      return [
        { sign: 'destroy', tint: 'bad' },
        { sign: 'self', close: true },
      ];
    case 'summon':
      return [
        { sign: 'summon' },
        ...typed(step.type),
        ...(step.n ? [{ text: MINUS + n, stone: 'purple', close: true } as Glyph] : []),
      ];
    case 'apply':
      return [{ sign: 'apply' }, ...typed(step.type)];
    case 'attack':
      return [{ sign: 'on-attack' }, ...(step.n ? [{ text: `+${n}`, sign: 'strength', close: true } as Glyph] : [])];
    case 'crush':
      return [{ sign: 'crush' }, { text: `≤${n}`, close: true }];
    case 'banish':
      return [{ sign: 'banish' }, { text: `≤${n}`, close: true }];
    case 'shift-die':
      return step.n >= 6 ? [{ sign: 'any-die' }] : [{ text: `±${n}`, sign: 'die' }];
    case 'reroll':
      return [{ text: n, sign: 'reroll' }];
    case 'steal':
      return [{ sign: 'steal' }, { text: n, stone: 'purple', close: true }];
    case 'rivals-lose':
      return [{ sign: 'rival' }, { text: MINUS + n, sign: 'hurt', tint: 'bad', close: true }];
    case 'rivals-lose-stones':
      return [{ sign: 'rival' }, { text: MINUS + n, stone: 'purple', close: true }];
    case 'rivals-exhaust':
      return [{ sign: 'rival' }, { text: n === '1' ? '' : n, sign: 'exhaust', close: true }];
    case 'rivals-gain':
      return [{ sign: 'rival' }, { text: `+${n}`, stone: colour, close: true }];
    case 'cheapen':
      return [{ sign: 'self' }, { text: MINUS + n, stone: 'purple', close: true }];
    case 'cheapen-by-cost':
      return [{ sign: 'self' }, { text: MINUS, sign: 'card', close: true }];
    case 'any-colours':
      return [{ sign: 'self' }, { text: '=', stone: 'purple', close: true }];
    default:
      return [{ text: step.verb }];
  }
}

function modifierGlyphs({ what, n, colour, type, measure }: NonNullable<AbilityData['modifier']>): Glyph[] {
  const cards: Glyph =
    type && type !== 'follower'
      ? { sign: type, ...(colour ? { tint: colour } : {}) }
      : { sign: type ?? 'card', ...(colour ? { tint: colour } : {}) };
  switch (what) {
    case 'cheaper':
      return [cards, { text: MINUS + n, stone: 'purple', close: true }];
    case 'stronger':
      return [
        { sign: 'follower', ...(colour ? { tint: colour } : {}) },
        { text: `+${n}`, sign: 'strength', close: true },
      ];
    case 'strength-per':
      return [
        { text: '+1', sign: 'strength' },
        { text: '/', close: true },
        { ...measureGlyph(measure ?? ''), text: n > 1 ? String(n) : '', close: true },
      ];
    case 'leader-stronger':
      return [
        { sign: 'leader', tint: 'gold' },
        { text: `+${n}`, sign: 'strength', close: true },
      ];
    case 'protection':
      return [{ text: String(n), sign: 'protect' }];
    case 'purple-free':
      return [
        { sign: 'die', tint: 'purple' },
        { text: '0', sign: 'hurt', tint: 'bad', close: true },
      ];
    case 'cheap-refresh':
      return [{ sign: 'refresh' }, { text: MINUS + n, sign: 'hurt', tint: 'bad', close: true }];
    default:
      return [{ text: what }];
  }
}

function scoreGlyphs({ n, measure, each, at_least: atLeast }: Score): Glyph[] {
  const points: Glyph = { text: String(n), sign: 'points', tint: 'gold' };
  if (each)
    return [
      points,
      { text: '/', close: true },
      { ...measureGlyph(measure), text: each > 1 ? String(each) : '', close: true },
    ];
  return [...condition(measure, atLeast), points];
}

const OCCASIONS: Record<string, Glyph[]> = {
  defeat: [{ sign: 'threat' }],
  summon: [{ sign: 'summon' }],
  'summon-follower': [{ sign: 'summon' }, { sign: 'follower', close: true }],
  'summon-ritual': [{ sign: 'summon' }, { sign: 'ritual', close: true }],
  'summon-technology': [{ sign: 'summon' }, { sign: 'technology', close: true }],
  'purple-die': [{ sign: 'die', tint: 'purple' }],
  rest: [{ sign: 'rest' }],
  refresh: [{ sign: 'refresh' }],
  'rival-purple': [{ sign: 'rival' }, { sign: 'die', tint: 'purple', close: true }],
  'rival-defeat': [{ sign: 'rival' }, { sign: 'threat', close: true }],
};

const list = (steps: readonly Step[] | undefined): Glyph[] => (steps ?? []).flatMap(stepGlyphs);

/** What an ability costs and does, without its trigger. */
export function bodyGlyphs(ability: AbilityData): Glyph[] {
  if (ability.modifier) return modifierGlyphs(ability.modifier);
  if (ability.score) return scoreGlyphs(ability.score);
  const found: Glyph[] = ability.occasion
    ? [...(OCCASIONS[ability.occasion] ?? [{ text: ability.occasion }]), { text: ':', close: true }]
    : [];
  const costs = list(ability.costs);
  if (costs.length) found.push(...costs, { sign: 'arrow' });
  (ability.effects ?? []).forEach((branch, i) => {
    if (i) found.push({ text: '/' });
    found.push(...list(branch));
  });
  if (ability.after?.length) found.push({ sign: 'threat' }, { text: ':', close: true }, ...list(ability.after));
  if (ability.given) found.push({ text: 'X=' }, { ...measureGlyph(ability.given), close: true });
  else if (ability.limit !== undefined) found.push({ text: `X≤${ability.limit}` });
  if (ability.repeat) found.push({ sign: 'repeat', tint: 'good' });
  if (ability.must) found.push({ sign: 'must', tint: 'bad' });
  return found;
}

export interface TriggerGlyphs {
  sign?: SignName;
  colours: Stone[];
  /** Values as printed: one each, or a range as `1–3`. */
  values: string[];
  any: boolean;
}

/** The symbols that trigger an ability. */
export function triggerGlyphs(ability: AbilityData): TriggerGlyphs {
  if (ability.trigger !== 'die') return { sign: ability.trigger, colours: [], values: [], any: false };
  const values = ability.values ?? [];
  const all = values.length === 6;
  const shown = all ? [] : ability.range && values.length ? [`${values[0]}–${values.at(-1)}`] : values.map(String);
  return { colours: ability.colours ?? [], values: shown, any: all };
}
