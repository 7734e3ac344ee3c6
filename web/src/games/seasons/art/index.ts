/** What draws the pictures, for scripts/pictures.mjs and the tests; the browser only loads what they made. */
export { compose } from './compose';
export { COMPOSITIONS } from './compositions';
export { EMBLEMS, emblem } from './emblems';

/** `base:9` -> `base-9.svg` */
export function fileName(id: string): string {
  return `${id.replace(':', '-')}.svg`;
}
