/** The printed data of cards, goals and maps, typed. */

import data from './catalogue.json';
import type { CardData, MapData } from './printed';
import type { Need } from './shown';
import type { SignName } from './signs';

const cards = new Map((data.cards as CardData[]).map((card) => [card.id, card]));
const maps = data.maps as Record<string, MapData>;

/** The treasure in zones that only count treasures. */
export const TREASURE = 'treasure:1';

/** A card by its code; undefined for one that this client does not know. */
export function cardData(id: string): CardData | undefined {
  return cards.get(id);
}

export function allCards(): CardData[] {
  return [...cards.values()];
}

export function mapFor(seats: number): MapData {
  return maps[String(seats)]!;
}

/** What a goal counts, as a sign. */
export const NEED_SIGNS: Record<Need, SignName> = {
  lands: 'land',
  towers: 'tower',
  centre: 'centre',
  castles: 'castle',
  treasures: 'treasure',
  artifacts: 'artifact',
  conquests: 'conquests',
};
