/** The printed data of the cards, typed. */

import data from './catalogue.json';
import type { AbilityData, CardData } from './printed';
import { STONES, type Colour } from './shown';

const cards = new Map((data.cards as CardData[]).map((card) => [card.id, card]));

/** A card by its code; undefined for one that this client does not know. */
export function cardData(id: string): CardData | undefined {
  return cards.get(id);
}

export function allCards(): CardData[] {
  return [...cards.values()];
}

/** The printed price of a card as stones: the coloured ones first, those in any colours as purple. */
export function price(card: string): Colour[] {
  const cost = cards.get(card)?.cost ?? {};
  return [
    ...STONES.flatMap((stone) => Array<Colour>(cost[stone] ?? 0).fill(stone)),
    ...Array<Colour>(cost.any ?? 0).fill('purple'),
  ];
}

/** How an ability is called: its card and its place on it, from 1. */
export function abilityKey(card: string, place: number): string {
  return `${card}.${place}`;
}

/** The places on a card of the abilities that its owner applies. */
export function appliedOn(card: string): number[] {
  return cards.get(card)?.abilities.flatMap((ability, i) => (ability.applied ? [i + 1] : [])) ?? [];
}

export function abilityOf(card: string, place: number): AbilityData | undefined {
  return cards.get(card)?.abilities[place - 1];
}
