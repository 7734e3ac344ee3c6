/** Where the browser finds the picture of a card, the emblem of a token or an enchantment. */

import { finder } from '../../pictures';

export const pictureUrl = finder(
  import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true }),
);

const EMBLEM_FILES = import.meta.glob<string>('./emblems/*.svg', { query: '?url', import: 'default', eager: true });

/** `token-3`, `enchantment-10` */
export function emblemUrl(what: string): string {
  return EMBLEM_FILES[`./emblems/${what}.svg`] ?? '';
}
