/** The focus is never lost: where what has it goes away or can no longer be used, it goes to a place that always stays. */
import type { Attachment } from 'svelte/attachments';

/** The place within `root` that takes the focus when it has nowhere else to be. */
const HOME = '[data-home]';

/** Nothing has the focus, or only the place that keeps it for want of a better one. */
export function adrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(HOME);
}

/** Tells the place that keeps the focus, whenever it has just got it. */
export const ADRIFT = 'adrift';

export function keepsFocus(root: HTMLElement): ReturnType<Attachment> {
  let last: Element | null = null;
  const usable = (node: Element): boolean =>
    node.isConnected && !node.matches(':disabled') && node.getClientRects().length > 0;

  function mend(): void {
    const at = document.activeElement;
    if (!last || (at !== document.body && at !== null && !at.matches(':disabled'))) return;
    if (usable(last)) return; // a click beside everything: that is somebody's wish
    const home = root.querySelector<HTMLElement>(HOME);
    home?.focus({ preventScroll: true });
    home?.dispatchEvent(new Event(ADRIFT));
  }
  const note = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const watch = new MutationObserver(mend);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
  root.addEventListener('focusin', note);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', note);
  };
}
