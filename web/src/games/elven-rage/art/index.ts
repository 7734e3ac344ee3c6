/** What draws the pictures, for scripts/pictures.mjs and the tests; the browser only loads what they made. */
import { messageName } from '../../../lib/names';

export { compose } from './compose';
export { COMPOSITIONS } from './compositions';

/** `forest:1` -> `forest-1.svg` */
export function fileName(id: string): string {
  return `${messageName(id)}.svg`;
}
