/** The wheel, as far as the board draws it. */

import { SEASONS, type Season } from './shown';

export const SPACES = 12;

export function seasonOf(space: number): Season {
  return SEASONS[Math.floor((space - 1) / 3)] ?? 'winter';
}
