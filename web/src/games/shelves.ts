/** All cards of a game, and what they can be told apart by: for the page that shows them. */

import type { Component } from 'svelte';

export interface Facet {
  label(): string;
  /** what a card has of it: none, one or several */
  of(card: string): readonly string[];
  name(value: string): string;
}

/** What `ludoteka balance --json` found about cards: by how many seats each was drafted and played, and how often they won. */
export interface Measured {
  games: number;
  players: number;
  tags: Partial<Record<string, Record<string, { seen: number; rate: number }>>>;
}

export interface Shelf {
  /** in printed order */
  cards: readonly string[];
  /** the first one makes the chapters of the page */
  facets: readonly Facet[];
  measured: Measured;
  /** what is no card and has a text all the same, as far as it holds these words; it belongs to no facet */
  Further?: Component<{ words: readonly string[] }>;
}

/** The values of a facet that cards have, in the order of the cards. */
export function values(facet: Facet, cards: readonly string[]): string[] {
  return [...new Set(cards.flatMap((card) => facet.of(card)))];
}

/** The words that are looked for. */
export function soughtWords(words: string): string[] {
  return words.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The cards that have all that is wanted: a value of each facet, '' for any, and every word somewhere in what they say. */
export function chosen(
  shelf: Shelf,
  wanted: readonly string[],
  words: string,
  says: (card: string) => string,
): string[] {
  const sought = soughtWords(words);
  return shelf.cards.filter((card) => {
    const fits = shelf.facets.every((facet, i) => !wanted[i] || facet.of(card).includes(wanted[i]));
    const said = sought.length > 0 && fits ? says(card).toLowerCase() : '';
    return fits && sought.every((word) => said.includes(word));
  });
}

/** How a card fares: shares of the seats that drafted and played it, and of those who won with it; none for one that nobody plays. */
export function fate(
  { measured }: Shelf,
  card: string,
): { drafted: number | null; played: number; won: number } | null {
  const { drafted, played } = measured.tags;
  const found = played?.[card];
  if (!found) return null;
  const seats = measured.games * measured.players;
  return {
    drafted: drafted ? (drafted[card]?.seen ?? 0) / seats : null,
    played: found.seen / seats,
    won: found.rate,
  };
}
