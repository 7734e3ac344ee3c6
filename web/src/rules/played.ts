/** The table of an example: who sits there, in the reader's language. */
import type { GameClient } from '../games/types';
import { has, t } from '../lib/i18n';
import { shell } from '../lib/shell.svelte';
import type { ExampleInfo, SeatInfo, TableInfo } from '../protocol';

/** What the game calls whom it plays, or the rivals of whoever reads; a reader has their own name. */
function nameOf({ table, seat: teller, moments }: ExampleInfo, seat: number, client: GameClient | null): string {
  const view = moments[0]?.position.view;
  if (client?.role && view) return client.role(view, seat);
  if (seat === teller) return shell.me?.name ?? '';
  const message = `${table.game}-example-player`;
  const of = table.seats.length;
  return has(message) ? t(message, { n: (seat - Math.max(0, teller) + of) % of, of }) : '';
}

export function tableOf(info: ExampleInfo, client: GameClient | null): TableInfo {
  const seats = info.table.seats.map((one): SeatInfo => ({ ...one, name: nameOf(info, one.seat, client) }));
  return { ...info.table, seats };
}
