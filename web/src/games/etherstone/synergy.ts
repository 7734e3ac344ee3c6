/** What cards do for each other, read from their data: hints for the draft and for the choice of a leader. */

import { cardData, type AbilityData, type CardData, type Step } from './catalogue';

export const THEMES = [
  'followers', 'rituals', 'technologies', 'colours', 'white', 'red', 'green', 'black', 'purple', 'counters', 'dice', 'return', 'healing', 'fights', 'stones', 'ready',
] as const;
export type Theme = (typeof THEMES)[number];

export interface Hint {
  theme: Theme;
  /** Cards it goes with. */
  with: string[];
}

function steps(ability: AbilityData): Step[] {
  return [...(ability.costs ?? []), ...(ability.effects ?? []).flat(), ...(ability.after ?? [])];
}

const BY_MEASURE: Record<string, Theme> = {
  followers: 'followers', exhausted: 'followers', rituals: 'rituals', technologies: 'technologies', colours: 'colours',
  counters: 'counters', 'all-counters': 'counters', trophies: 'fights', durability: 'healing', hand: 'return', stones: 'stones', 'stone-colours': 'stones',
};

function themeOf(measure: string): Theme | null {
  const [colour, of] = measure.split('-');
  if (of === 'cards') return colour as Theme;
  return BY_MEASURE[measure] ?? null;
}

/** What a card wants others to bring. */
export function wants(card: CardData): Set<Theme> {
  const found = new Set<Theme>();
  const add = (theme: Theme | null | undefined): void => {
    if (theme) found.add(theme);
  };
  for (const ability of card.abilities) {
    if (ability.given) add(themeOf(ability.given));
    if (ability.score) add(themeOf(ability.score.measure));
    if (ability.occasion?.startsWith('summon-')) add(`${ability.occasion.slice(7)}s`.replace('technologys', 'technologies') as Theme);
    if (ability.occasion === 'defeat') add('fights');
    const { modifier } = ability;
    if (modifier?.measure && modifier.measure !== 'counters') add(themeOf(modifier.measure));
    if (modifier?.what === 'stronger') add(modifier.colour ?? 'followers');
    if (modifier?.what === 'cheaper') add(modifier.type === 'ritual' ? 'rituals' : modifier.type === 'technology' ? 'technologies' : modifier.type === 'follower' ? 'followers' : modifier.colour);
    for (const step of steps(ability)) {
      if (step.measure) add(themeOf(step.measure));
      if (step.verb === 'apply') add(step.type === 'technology' ? 'technologies' : 'dice');
      if (step.verb === 'recall' || step.verb === 'destroy') add('return');
      if (step.verb === 'hurt') add('healing');
      if (step.verb === 'exhaust') add('ready');
      if (step.verb === 'ready' || step.verb === 'ready-all' || step.verb === 'attack') add('followers');
      if (step.verb === 'summon' && step.type) add(step.type === 'follower' ? 'followers' : 'rituals');
      if (step.verb === 'move-counters') add('counters');
      if (step.verb === 'protect') add('fights');
    }
  }
  return found;
}

/** What a card brings. */
export function brings(card: CardData): Set<Theme> {
  const found = new Set<Theme>();
  if (card.colour) found.add(card.colour);
  if (card.type === 'follower') found.add('followers');
  if (card.type === 'ritual') found.add('rituals');
  if (card.type === 'technology') found.add('technologies');
  if ((card.strength ?? 0) >= 3) found.add('fights');
  for (const ability of card.abilities) {
    if (ability.trigger === 'die' && !steps(ability).some((step) => step.verb === 'apply')) found.add('dice');
    if (ability.trigger === 'at-once') found.add('return');
    if (ability.modifier?.what === 'leader-stronger' || ability.modifier?.what === 'protection') found.add('fights');
    for (const step of steps(ability)) {
      if (step.verb === 'counters' || step.verb === 'counters-on' || step.verb === 'counters-on-leader') found.add('counters');
      if (step.verb === 'heal') found.add('healing');
      if (step.verb === 'crush' || step.verb === 'strength') found.add('fights');
      if (step.verb === 'ready' || step.verb === 'ready-all') found.add('ready');
      if (step.verb === 'gain' && step.colour === 'purple') found.add('stones');
    }
  }
  return found;
}

/** The best reason why a card goes with others, or null. */
export function hint(id: string, others: readonly string[]): Hint | null {
  const card = cardData(id);
  if (!card) return null;
  const mine = { wants: wants(card), brings: brings(card) };
  const found = new Map<Theme, string[]>();
  for (const other of others) {
    const data = cardData(other);
    if (!data || other === id) continue;
    const theirs = { wants: wants(data), brings: brings(data) };
    for (const theme of THEMES) {
      if ((mine.wants.has(theme) && theirs.brings.has(theme)) || (mine.brings.has(theme) && theirs.wants.has(theme)))
        found.set(theme, [...(found.get(theme) ?? []), other]);
    }
  }
  const best = [...found].sort((a, b) => b[1].length - a[1].length)[0];
  return best ? { theme: best[0], with: best[1] } : null;
}
