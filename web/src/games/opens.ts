/** A long press, a right click or the key I opens the card that a thing on the table is. The click that ends a long press does nothing. */
import type { Attachment } from 'svelte/attachments';
import { keyOf } from '../lib/keys';

const LONG_MS = 450;

export function opens(open: (how: string) => void): Attachment<HTMLElement> {
  return (node) => {
    node.dataset.opens = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const down = (event: PointerEvent): void => {
      opened = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        opened = true;
        open('press');
      }, LONG_MS);
    };
    const stop = (): void => clearTimeout(timer);
    const menu = (event: Event): void => {
      event.preventDefault();
      if (!opened) open('menu');
    };
    const key = (event: KeyboardEvent): void => {
      if (keyOf(event) !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      open('keydown');
    };
    const click = (event: Event): void => {
      if (opened) event.stopPropagation();
      opened = false;
    };
    const heard: [string, (event: never) => void, boolean?][] = [
      ['pointerdown', down],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['pointerleave', stop],
      ['contextmenu', menu],
      ['keydown', key],
      ['click', click, true],
    ];
    for (const [name, act, capture] of heard) node.addEventListener(name, act as EventListener, capture);
    return () => {
      stop();
      for (const [name, act, capture] of heard) node.removeEventListener(name, act as EventListener, capture);
    };
  };
}
