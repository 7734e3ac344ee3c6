/** The faces of the season dice and the wheel, as far as the board must know them. */

import catalogue from './catalogue.json';
import { SEASONS, type Season } from './shown';

export const SPACES = 12;

/** How far the die moves the season if nobody takes it. */
export function pips(season: Season, die: number, face: number): number {
  return catalogue.dice[season][die]?.[face]?.pips ?? 0;
}

export function seasonOf(space: number): Season {
  return SEASONS[Math.floor((space - 1) / 3)] ?? 'winter';
}

/** The space `n` further on the wheel, and by how many years that is later. */
export function moved(space: number, n: number): { space: number; years: number } {
  const to = space + n;
  if (to > SPACES) return { space: to - SPACES, years: 1 };
  if (to < 1) return { space: to + SPACES, years: -1 };
  return { space: to, years: 0 };
}
