/**
 * The card that is being read: the one that the pointer or the focus is on, or that was opened by a tap, a long press, a
 * right click or the key I. It is shown beside the table, never over what is decided; what can be done with it is offered there.
 */
import { createContext } from 'svelte';
import type { GameClient } from '../games/types';
import type { Json, OptionPreview } from '../protocol';
import type { Telling } from './prose';

/** Something that can be done with the card. */
export interface Deed {
  label: string;
  final: boolean;
  /** the text of the option, for what it would do */
  does?: string;
  run(): void;
}

export interface Looked {
  /** its id; of something else of the table, such as a die, what the game's page calls it */
  card: string;
  /** its name, where it is no card */
  title?: string;
  /** how the engine calls it, where it is no card: for what stands against it */
  about?: Json | undefined;
  /** the card whose effects it has */
  copies: string;
  /** what else is said of it here and now */
  notes: readonly string[];
  deeds: () => readonly Deed[];
  /** where it lies, to leave it uncovered and to give the focus back */
  from: HTMLElement | null;
}

class Reader {
  looked = $state.raw<Looked | null>(null);
  /** Opened on purpose: it stays until it is closed. */
  pinned = $state(false);
  /** Places on the board itself where it is shown. */
  docks = $state(0);

  /** The pointer or the focus came to a card. */
  glance(looked: Looked): void {
    if (!this.pinned) this.looked = looked;
  }

  open(looked: Looked): void {
    this.looked = looked;
    this.pinned = true;
  }

  /** Close what was opened, and go back to where it came from. */
  close(): void {
    const from = this.looked?.from;
    const inside = document.activeElement?.closest('[data-part="reader"]');
    this.pinned = false;
    if (inside && from?.isConnected) from.focus();
  }

  /** The person decided something. What others do closes nothing, as long as the card is there. */
  rest(): void {
    this.pinned = false;
  }

  /** A card is no longer there: it can still be read, but nothing can be done with it. */
  gone(from: HTMLElement): void {
    if (this.looked?.from !== from) return;
    this.pinned = false;
    this.looked = { ...this.looked, from: null, deeds: () => [], notes: [] };
  }

  /** Whether it shows this card of the table. */
  shows(from: Element | null): boolean {
    return this.looked?.from === from && from !== null;
  }
}

export const reader = new Reader();

/** What the reader needs of the page around it. */
export interface Reading {
  readonly client: GameClient | null;
  readonly telling: Telling;
  /** what the table looks like to this seat now */
  readonly view: Json;
  readonly seat: number;
  /** what an option would do, once that is known */
  preview(option: string): OptionPreview | null;
  look(option: string | null): void;
}

export const [useReading, provideReading] = createContext<Reading>();
