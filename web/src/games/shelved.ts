/** Which games have a page of all their cards, apart from what that page needs. */
import type { Shelf } from './shelves';

const SHELVES = import.meta.glob<Shelf>('./*/shelf.ts', { import: 'shelf' });

export function hasShelf(game: string): boolean {
  return `./${game}/shelf.ts` in SHELVES;
}

export async function loadShelf(game: string): Promise<Shelf | null> {
  return (await SHELVES[`./${game}/shelf.ts`]?.()) ?? null;
}
