import { lang } from '../lib/i18n';
import { openRules, shell } from '../lib/shell.svelte';
import { explained, loadHelp, type Kind } from './help';

/** Open the rulebook of the game that is looked at where it tells of a name; where no part does, at its beginning. */
export async function openRule(kind: Kind, name: string): Promise<void> {
  const game = shell.book;
  if (!game) return;
  const help = await loadHelp(game, lang.current);
  if (shell.book === game) openRules(explained(help, kind, name)?.rules);
}
