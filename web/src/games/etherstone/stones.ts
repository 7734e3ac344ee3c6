/** Stones by colour, and from stones chosen one by one to the option they amount to. */

import type { ChoiceWith } from './question';
import { STONES, type Counts, type Question as Asked, type Stone } from './shown';

type Stony = ChoiceWith<'stones'>;

export function count(stones: Counts, stone: Stone): number {
  return stones[stone] ?? 0;
}

export function size(stones: Counts): number {
  return STONES.reduce((sum, stone) => sum + count(stones, stone), 0);
}

/** Stones one by one, in the order of the colours. */
export function spread(stones: Counts): Stone[] {
  return STONES.flatMap((stone) => Array<Stone>(Math.max(0, count(stones, stone))).fill(stone));
}

export function same(a: Counts, b: Counts): boolean {
  return STONES.every((stone) => count(a, stone) === count(b, stone));
}

export function change(stones: Counts, stone: Stone, by: number): Counts {
  return { ...stones, [stone]: count(stones, stone) + by };
}

function within(part: Counts, whole: Counts): boolean {
  return STONES.every((stone) => count(part, stone) <= count(whole, stone));
}

/** The questions that are answered by a number of stones of each colour. */
export const STONE_KINDS: ReadonlySet<string> = new Set<Asked['kind']>([
  'lay',
  'gain',
  'take-for',
  'receive',
  'spend',
  'swap',
  'lose-stones',
  'steal',
]);

/** The options left when stones are taken from one rival; all of them where nobody is named. */
export function aimedAt(options: readonly Stony[], target: number): Stony[] {
  return options.filter(({ detail }) => !('target' in detail) || detail.target === target);
}

/** What every option contains: it need not be chosen. */
export function forced(options: readonly Stony[]): Counts {
  const result: Counts = {};
  for (const stone of STONES) {
    const least = Math.min(...options.map((option) => count(option.detail.stones, stone)));
    if (options.length && least > 0) result[stone] = least;
  }
  return result;
}

/** Whether one more stone of a colour still leads to an option. */
export function canAdd(options: readonly Stony[], chosen: Counts, stone: Stone): boolean {
  const more = change(chosen, stone, 1);
  return options.some((option) => within(more, option.detail.stones));
}

/** Whether a stone of a colour may be put back: what every option contains may not. */
export function canRemove(options: readonly Stony[], chosen: Counts, stone: Stone): boolean {
  return count(chosen, stone) > count(forced(options), stone);
}

/** The option that is exactly these stones. */
export function matching(options: readonly Stony[], chosen: Counts): Stony | undefined {
  return options.find((option) => same(option.detail.stones, chosen));
}

/** The largest number of stones that can be chosen, and how many are missing to it. */
export function most(options: readonly Stony[]): number {
  return Math.max(0, ...options.map((option) => size(option.detail.stones)));
}

/** When only one option is left that contains what was chosen, that one. */
export function onlyOne(options: readonly Stony[], chosen: Counts): Stony | undefined {
  const left = options.filter((option) => within(chosen, option.detail.stones));
  return left.length === 1 ? left[0] : undefined;
}
