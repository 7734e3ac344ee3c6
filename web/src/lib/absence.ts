/** Other people who are not at the table and could be replaced. */
import type { SeatInfo } from '../protocol';

/** Those who have been gone for longer than `least` milliseconds, `since` milliseconds after the server told of it. */
export function gone(seats: SeatInfo[], since = 0, least = -1): SeatInfo[] {
  return seats.filter(
    (seat) => !seat.you && typeof seat.gone_ms === 'number' && seat.gone_ms + Math.max(0, since) > least,
  );
}
