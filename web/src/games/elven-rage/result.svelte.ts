/** How a battle ended stays on the table until it is put away, or until the question after it has been answered. */
import { resultOf } from './logic';
import type { Play } from './play.svelte';

/** To be called while the board is made. */
export function keepsResults(play: Play): void {
  let known = '';
  let asked = '';

  $effect(() => {
    const result = resultOf(play.props.fresh);
    if (!result || result.key === known) return;
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
