/** Which matches a master can review, and whose decisions. */
import type { TableInfo } from '../protocol';
import { shell } from './shell.svelte';

/** A match that was played to its end, of a game that has a master. */
export function reviewable(table: TableInfo): boolean {
  const rules = shell.games.find((game) => game.name === table.game);
  return (rules?.reviews ?? false) && table.seats.every((seat) => seat.rank !== null);
}

/** The seat whose decisions are looked at unless another is chosen: mine, or that of a person. */
export function subjectOf(table: TableInfo): number {
  const { seats } = table;
  return (seats.find((seat) => seat.you) ?? seats.find((seat) => seat.kind === 'person') ?? seats[0])?.seat ?? 0;
}
