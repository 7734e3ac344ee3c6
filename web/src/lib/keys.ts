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
    if (typing(event.target) || document.querySelector('dialog[open]')) return;
    const run = keys[keyOf(event)];
    if (!run) return;
    run(event);
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
