import { lang, t } from '../lib/i18n';
import { openRules, shell } from '../lib/shell.svelte';
import { toast } from '../lib/toast.svelte';
import { explained, loadHelp, type Kind } from './help';

/** Open the rulebook of the game that is looked at where it tells of a name; where no part does, at its beginning. */
export async function openRule(kind: Kind, name: string): Promise<void> {
  const game = shell.book;
  if (!game) return;
  try {
    const help = await loadHelp(game, lang.current);
    openRules(explained(help, kind, name)?.rules);
  } catch {
    toast(t('web-problem-offline'), true);
  }
}
