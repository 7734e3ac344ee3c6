/**
 * What is no card but stands for one, such as a fighter: the reader shows its card while the pointer or the focus is on it,
 * and opens it as the cards of the table do.
 */
import type { Attachment } from 'svelte/attachments';
import { reader, type Deed, type Looked } from '../../lib/reader.svelte';
import { opens } from '../opens';
import type { Play } from './play.svelte';

export interface Read {
  card: string;
  notes?: readonly string[];
  /** The thing of the board that it is, for what can be done with it. */
  thing?: string;
  deeds?: () => readonly Deed[];
}

/** What can be done with a thing. */
export function deedsOf(play: Play, thing: string): readonly Deed[] {
  return (play.lit.get(thing) ?? []).map((option) => ({
    label: play.words(option),
    final: option.final,
    does: option.text,
    run: () => play.answer(option),
  }));
}

function looked(play: Play, { card, notes = [], thing = '', deeds }: Read, from: HTMLElement): Looked {
  return { card, copies: '', notes, deeds: deeds ?? (() => deedsOf(play, thing)), from };
}

/** Open its card to be read. */
export function read(play: Play, what: Read, from: HTMLElement): void {
  if (play.reads && !from.closest('dialog')) reader.open(looked(play, what, from));
  else play.openCard(what.card);
}

/** Whether a click came from a finger. */
export function tapped(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType !== '' && event.pointerType !== 'mouse';
}

export function reads(play: Play, what: () => Read): Attachment<HTMLElement> {
  return (node) => {
    const glance = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      if (play.reads) reader.glance(looked(play, what(), node));
    };
    const stop = opens((how) => {
      read(play, what(), node);
      if (how === 'keydown') document.querySelector<HTMLElement>('[data-part="reader"] .body')?.focus();
    })(node);
    node.addEventListener('pointerenter', glance);
    node.addEventListener('focus', glance);
    return () => {
      stop?.();
      node.removeEventListener('pointerenter', glance);
      node.removeEventListener('focus', glance);
      reader.gone(node);
    };
  };
}
