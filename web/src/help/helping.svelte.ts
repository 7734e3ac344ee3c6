/** The help of a game in the language that is spoken, as soon as it is there. */
import { lang, t } from '../lib/i18n';
import { toast } from '../lib/toast.svelte';
import type { Help } from '../rules/shown';
import { loadHelp } from './help';

/** Called while a component is made. `failed`: it was told that the line is down. */
export function helping(game: () => string, failed?: () => void): { readonly help: Help | null } {
  let help = $state.raw<Help | null>(null);
  $effect(() => {
    let left = false; // for another language, or for good
    loadHelp(game(), lang.current).then(
      (loaded) => {
        if (!left) help = loaded;
      },
      () => {
        if (left) return;
        toast(t('web-problem-offline'), true);
        failed?.();
      },
    );
    return () => {
      left = true;
    };
  });
  return {
    get help() {
      return help;
    },
  };
}
