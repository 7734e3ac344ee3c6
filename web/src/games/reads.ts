/**
 * Something of the table that is no card but is read like one, such as a die: the reader shows it while the pointer or the
 * focus is on it; a tap opens it there first, a click of the mouse uses it.
 */
import type { Attachment } from 'svelte/attachments';
import { reader, type Looked } from '../lib/reader.svelte';

/** By a finger or a pen: it has not been looked at before. */
export function tapped(event: Event): boolean {
  return 'pointerType' in event && event.pointerType !== '' && event.pointerType !== 'mouse';
}

interface Readable {
  /** The page shows a reader beside the table. */
  reads: boolean;
  looked(from: HTMLElement): Looked;
  /** Use it; nothing where it cannot be used now. */
  use?: (() => void) | undefined;
}

export function readable(thing: (node: HTMLElement) => Readable): Attachment<HTMLElement> {
  return (node) => {
    const glance = (): void => {
      const { reads, looked } = thing(node);
      if (reads && !reader.pinned) reader.glance(looked(node));
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') glance();
    };
    const click = (event: MouseEvent): void => {
      const { reads, looked, use } = thing(node);
      if (use && !(reads && tapped(event))) use();
      else if (reads) reader.open(looked(node));
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('focus', glance);
    node.addEventListener('click', click);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('focus', glance);
      node.removeEventListener('click', click);
      reader.gone(node);
    };
  };
}
