/** Where the browser finds the picture of a card. */

import { finder } from '../../pictures';

export const pictureUrl = finder(
  import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true }),
);
