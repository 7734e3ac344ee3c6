/** The printed data of cards and dice, typed. */

import data from '../catalogue.json';
import type { CardData, Face, Price } from '../printed';
import { SEASONS, type Season } from '../shown';

const cards = new Map((data.cards as CardData[]).map((card) => [card.id, card]));
const dice = data.dice as Record<Season, Face[][]>;

/** A card by its id; undefined for one that this client does not know. */
export function cardData(id: string): CardData | undefined {
  return cards.get(id);
}

export function allCards(): CardData[] {
  return [...cards.values()];
}

/** What a card costs at a table of so many. */
export function price(card: CardData, players: number): Price {
  return card.by_players?.[String(players)] ?? card.cost;
}

export function seasonName(season: Season | number): Season {
  return typeof season === 'number' ? (SEASONS[season] ?? 'winter') : season;
}

export function face(season: Season | number, die: number, side: number): Face | undefined {
  return dice[seasonName(season)][die]?.[side];
}
