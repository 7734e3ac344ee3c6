/** What a view shows of the cards that players hide from each other, where it shows them: in replays with all cards open. */
import type { Json } from '../protocol';
import { has, t } from './i18n';
import { cardMessage, plainName } from './names';

export interface OpenHand {
  seat: number;
  groups: { title: string; cards: string[] }[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function titleOf(zone: string): string {
  const message = `web-open-${zone.replaceAll('_', '-')}`;
  return has(message) ? t(message) : plainName(zone);
}

/**
 * The hidden cards of every seat, zone by zone; a game keeps them under `cards` of what lies before a seat. The first seat
 * comes last: the board itself shows its hand.
 */
export function openHands(game: string, view: Json): OpenHand[] {
  const places = Object.values(view).filter((value): value is unknown[] => Array.isArray(value));
  const seats = places.find((place) => place.length > 0 && place.every((one) => isRecord(one) && isRecord(one.cards)));
  const found = (seats ?? []).map((one, i) => {
    const { seat = i, cards } = one as { seat?: number; cards: Record<string, unknown> };
    const groups = Object.entries(cards).flatMap(([zone, held]) => {
      const known = Array.isArray(held) ? held.map(String).filter((card) => has(cardMessage(game, card))) : [];
      return known.length > 0 ? [{ title: titleOf(zone), cards: known }] : [];
    });
    return { seat, groups };
  });
  return [...found.slice(1), ...found.slice(0, 1)];
}
