/** Single-key commands, silent while somebody types or a dialog is open. */

export type Keys = Record<string, (event: KeyboardEvent) => void>;

export function typing(target: EventTarget | null): boolean {
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

export function bindKeys(keys: Keys): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((typing(event.target) && event.key !== 'Escape') || document.querySelector('dialog[open]')) return;
    const run = keys[keyOf(event)];
    if (!run) return;
    run(event);
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

/**
 * What the board offers says as much as the list: whatever carries the text of one option in `data-does` shows its key
 * while the keyboard is used, whether it is final, and that it must be pressed again, see styles/base.css.
 */
export function marksKeys(keys: ReadonlyMap<string, string>, finals: ReadonlySet<string>, armed: string): () => void {
  const board = document.querySelector('main');
  const mark = (): void => {
    for (const node of board?.querySelectorAll<HTMLElement>('[data-does], [data-key]') ?? []) {
      const text = node.dataset.does ?? '';
      const key = keys.get(text);
      node.toggleAttribute('data-final', finals.has(text));
      node.toggleAttribute('data-armed', text !== '' && text === armed);
      if (node.dataset.key === key?.toUpperCase()) continue;
      if (key) {
        node.dataset.key = key.toUpperCase();
        node.setAttribute('aria-keyshortcuts', key);
      } else {
        delete node.dataset.key;
        node.removeAttribute('aria-keyshortcuts');
      }
    }
  };
  const used = (event: Event): void => {
    const { dataset } = document.documentElement;
    if (event.type === 'keydown') dataset.keys = '';
    else delete dataset.keys;
  };
  const events = ['keydown', 'pointermove', 'pointerdown'];
  for (const name of events) addEventListener(name, used);
  const watch = new MutationObserver(mark);
  if (board) watch.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-does'] });
  mark();
  return () => {
    watch.disconnect();
    for (const name of events) removeEventListener(name, used);
  };
}
