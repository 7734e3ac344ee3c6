/** Single-key commands, silent while somebody types or a dialog is open. */

import { t } from './i18n';

export type Keys = Record<string, (event: KeyboardEvent) => void>;

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Latin letters by position as well, so that keys work on a Cyrillic keyboard. */
export function keyOf(event: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(event.key) || event.key.length > 1)
    return event.key.length > 1 ? event.key : event.key.toLowerCase();
  const code = /^Key([A-Z])$/.exec(event.code);
  if (code) return code[1]!.toLowerCase();
  return event.key;
}

/** The parts of the page where a board lies that is the page, and what is asked at it. */
export const TABLE = 'main, [data-part="prompt"]';

/** Whether a dialog lies over a board, which may itself lie in one. */
export function covered(scene: string): boolean {
  const own = document.querySelector(scene)?.closest('dialog') ?? null;
  return [...document.querySelectorAll('dialog[open]')].some((one) => !one.contains(own));
}

export function bindKeys(keys: Keys, scene = TABLE): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((typing(event.target) && event.key !== 'Escape') || covered(scene)) return;
    const run = keys[keyOf(event)];
    if (!run) return;
    run(event);
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

/** Whether somebody uses the keyboard just now: `data-keys` of the page says so. */
export function notesKeys(): () => void {
  const used = (event: Event): void => {
    const { dataset } = document.documentElement;
    if (event.type === 'keydown') dataset.keys = '';
    else delete dataset.keys;
  };
  const events = ['keydown', 'pointermove', 'pointerdown'];
  for (const name of events) addEventListener(name, used, true);
  return () => {
    for (const name of events) removeEventListener(name, used, true);
  };
}

/**
 * What the board offers says as much as the list: whatever carries the text of one option in `data-does` shows its key
 * while the keyboard is used, whether it is final, and that it must be pressed again, see styles/base.css. Those who do not
 * see the lock hear of it, unless the name says it.
 */
export function marksKeys(keys: ReadonlyMap<string, string>, finals: ReadonlySet<string>, armed: string): () => void {
  const board = document.querySelector('main');
  const marked = new Set<HTMLElement>();
  const words = t('web-board-final');
  const clear = (node: HTMLElement): void => {
    for (const name of ['data-key', 'aria-keyshortcuts', 'data-final', 'data-armed']) node.removeAttribute(name);
    if (node.getAttribute('aria-description') === words) node.removeAttribute('aria-description');
    marked.delete(node);
  };
  const put = (node: HTMLElement, name: string, value: string | undefined): void => {
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  };
  const mark = (): void => {
    for (const node of board?.querySelectorAll<HTMLElement>('[data-does]') ?? []) marked.add(node);
    for (const node of marked) {
      const text = node.isConnected ? node.dataset.does : undefined;
      if (!text) {
        clear(node);
        continue;
      }
      const key = keys.get(text);
      const final = finals.has(text);
      const says = (node.ariaLabel ?? node.textContent).toLowerCase().includes(words.toLowerCase());
      put(node, 'data-key', key?.toUpperCase());
      put(node, 'aria-keyshortcuts', key);
      put(node, 'data-final', final ? '' : undefined);
      put(node, 'aria-description', final && !says ? words : undefined);
      put(node, 'data-armed', text === armed ? '' : undefined);
    }
  };
  const watch = new MutationObserver(mark);
  if (board) watch.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-does'] });
  mark();
  return () => {
    watch.disconnect();
    for (const node of marked) clear(node);
  };
}
