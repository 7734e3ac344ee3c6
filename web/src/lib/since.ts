/** What happened since a person's last turn, from the log alone: so it is there after a reload too. */
import type { Json, LogEntry } from '../protocol';

const ABOUT = ['seat', 'from', 'to', 'target', 'owner', 'defender', 'about'];

/** Whether something happened to a seat. */
export function concerns(event: Json, seat: number): boolean {
  return ABOUT.some((key) => event[key] === seat) || (Array.isArray(event.seats) && event.seats.includes(seat));
}

export interface Answer {
  from: number;
  to: number;
  /** whose answer it was, as far as it tells: the first seat it speaks of */
  seat: number;
}

/** The log by the answers that it came with. */
export function answers(log: readonly LogEntry[]): Answer[] {
  const all: Answer[] = [];
  for (const [at, { number, event }] of log.entries()) {
    let last = all.at(-1);
    if (!last || log[last.from]!.number !== number) all.push((last = { from: at, to: at, seat: -1 }));
    last.to = at + 1;
    if (last.seat < 0 && typeof event.seat === 'number') last.seat = event.seat;
  }
  return all;
}

/** What others did between this seat's last turn and its present one. */
export function sinceTurn(log: readonly LogEntry[], seat: number): Answer[] {
  const all = answers(log);
  const last = all.findLastIndex((one) => one.seat !== seat && one.seat >= 0);
  const before = all.slice(0, last + 1).findLastIndex((one) => one.seat === seat);
  return all.slice(before + 1, last + 1);
}
