/**
 * Windows that this person does not want to be asked in are passed. A pass by hand and one made for them leave after the
 * same time, so it tells nothing about their cards.
 */
import { holdBack, pauseAmong } from './attention';
import type { Play } from './play.svelte';
import { sitDown } from './wishes.svelte';

const RETRY = 120; // ms until a pass is tried again while an earlier message is under way

/** To be called while the board is made. */
export function passesWindows(play: Play): void {
  const window_ = $derived(play.question?.detail.kind === 'window' ? play.question : null);
  let opened = $state.raw({ number: -1, at: 0 });

  $effect.pre(() => sitDown(play.props.table.id));
  $effect(() => {
    const number = window_?.number ?? -1;
    if (opened.number === number) return;
    opened = { number, at: performance.now() };
    if (number < 0) play.passing = -1; // when a rival takes back what led here, the next window has the same number
  });
  $effect(() => {
    if (window_ && !play.asksMe && play.passing !== window_.number) play.passing = window_.number;
  });
  $effect(() => {
    const number = play.passing;
    if (!window_ || window_.number !== number) return;
    let timer: ReturnType<typeof setTimeout>;
    const send = (): void => {
      if (play.props.busy) timer = setTimeout(send, RETRY);
      else play.props.answer('pass');
    };
    const open = opened.number === number ? performance.now() - opened.at : 0;
    timer = setTimeout(send, holdBack(open, pauseAmong(play.props.table.seats, play.seat)));
    return () => clearTimeout(timer);
  });
}
