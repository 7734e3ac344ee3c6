/** What draws the pictures, for scripts/pictures.mjs and the tests; the browser only loads what they made. */
export { compose } from './compose';
export { COMPOSITIONS } from './compositions';
export { fileName } from '../../pictures';
