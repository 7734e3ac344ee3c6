/** The five stones, each with a cut of its own: outline, facets in light and in shadow. On 24 × 24. */

import type { Colour } from '../shown';

export interface Gem {
  outline: string;
  /** The table of the cut, on top. */
  table: string;
  light: string;
  shade: string;
}

export const GEMS: Record<Colour, Gem> = {
  // round brilliant
  white: {
    outline: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
    table: 'M9.500 7h5L17 9.500v5L14.500 17h-5L7 14.500v-5z',
    light: 'M8 2h8l-1.500 5h-5zM2 8l6-6 1.500 5L7 9.500zM2 8l5 1.500v5L2 16z',
    shade: 'M16 22H8l1.500-5h5zM22 16l-6 6-1.500-5 2.500-2.500zM22 8v8l-5-1.500v-5z',
  },
  // triangle
  red: {
    outline: 'M12 1.500 23 20.500 21.500 22.500h-19L1 20.500z',
    table: 'M12 9l5 9H7z',
    light: 'M12 1.500V9L7 18l-6 2.500z',
    shade: 'M23 20.500 17 18H7l-6 2.500 1.500 2h19z',
  },
  // hexagon
  green: {
    outline: 'M12 1.200 21.400 6.600v10.800L12 22.800 2.600 17.400V6.600z',
    table: 'M12 6.500l4.800 2.750v5.500L12 17.500l-4.800-2.750v-5.500z',
    light: 'M12 1.200v5.300L7.200 9.250 2.600 6.600zM2.600 6.600l4.600 2.650v5.500l-4.600 2.650z',
    shade: 'M12 22.800v-5.300l4.800-2.750 4.600 2.650zM21.400 17.400l-4.600-2.650v-5.500l4.600-2.650z',
  },
  // square
  black: {
    outline: 'M3 2h18l1 1v18l-1 1H3l-1-1V3z',
    table: 'M7.500 7.500h9v9h-9z',
    light: 'M3 2h18l-4.500 5.500h-9zM2 3l5.500 4.500v9L2 21z',
    shade: 'M22 3v18l-5.500-4.500v-9zM3 22l4.500-5.500h9L21 22z',
  },
  // four-pointed star: any colour
  purple: {
    outline: 'M12 .8l3.700 7.500 7.500 3.700-7.500 3.700L12 23.200l-3.700-7.500L.8 12l7.500-3.700z',
    table: 'M12 8l4 4-4 4-4-4z',
    light: 'M12 .8V8l-4 4H.8l7.500-3.700z',
    shade: 'M12 23.200V16l4-4h7.200l-7.500 3.700z',
  },
};
