/** How a battle ended stays on the table until it is put away, or until the question after it has been answered. */
import { untrack } from 'svelte';
import { resultOf } from './logic';
import type { Play } from './play.svelte';

/** To be called while the board is made. */
export function keepsResults(play: Play): void {
  let known = '';
  let asked = '';

  $effect(() => {
    const result = resultOf(play.props.fresh);
    if (!result) return;
    if (result.key === known) {
      if (untrack(() => play.result)) play.result = result; // what was taken is told after who won
      return;
    }
    known = result.key;
    asked = '';
    play.result = result;
  });
  $effect(() => {
    if (!play.asked || play.asked === asked || !play.result) return;
    if (asked) play.result = null;
    asked = play.asked;
  });
}
