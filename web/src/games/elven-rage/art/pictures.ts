/** Where the browser finds the picture of a card. */

import { messageName } from '../../../lib/names';

const FILES = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

export function pictureUrl(id: string): string {
  return FILES[`./pictures/${messageName(id)}.svg`] ?? '';
}
