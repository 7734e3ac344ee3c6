/** Parts of the client that are loaded when they are first needed. */
import { untrack } from 'svelte';
import { lang, loadLater } from './i18n';

/** Such a part, once the words that all of them share are there. */
export async function withWords<Part>(loading: Promise<Part>): Promise<Part> {
  const words = loadLater(
    'pages',
    untrack(() => lang.current),
  );
  const [part] = await Promise.all([loading, words]);
  return part;
}
