/**
 * The emblems of ability tokens and enchantments, by what they stand for: names of the game-icons set, see docs/credits.md.
 * `node scripts/pictures.mjs` writes them into emblems/.
 */

export const EMBLEMS: Readonly<Record<string, string>> = {
  'token-1': 'card-draw',
  'token-2': 'present',
  'token-3': 'sparkles',
  'token-4': 'prayer',
  'token-5': 'skeleton-key',
  'token-6': 'bubbling-flask',
  'token-7': 'crystal-growth',
  'token-8': 'big-wave',
  'token-9': 'windy-stripes',
  'token-10': 'leaf-swirl',
  'token-11': 'all-seeing-eye',
  'token-12': 'yarn',
  usurper: 'raven',
  'enchantment-1': 'cubes',
  'enchantment-2': 'open-book',
  'enchantment-3': 'plant-seed',
  'enchantment-4': 'tree-roots',
  'enchantment-5': 'deku-tree',
  'enchantment-6': 'mantrap',
  'enchantment-7': 'minerals',
  'enchantment-8': 'gift-of-knowledge',
  'enchantment-9': 'desert',
  'enchantment-10': 'third-eye',
};

const IVORY = '#f8efdb';

/** An emblem alone, in ivory, for an enamelled ground. */
export function emblem(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body.replaceAll('currentColor', IVORY)}</svg>\n`;
}
