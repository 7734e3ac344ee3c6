/** How a match ended, as a game tells it, and its points drawn to one scale. */

export interface Ending {
  /** what the winners won by */
  why: string;
  /** where points come from, in the order they are drawn */
  sources: readonly string[];
  /** of each seat, by source */
  points: readonly Readonly<Record<string, number>>[];
  /** of each seat in all: a score may hold more, so as to put the winner first */
  totals: readonly number[];
  /** what else is to be said of each seat */
  notes: readonly (readonly string[])[];
}

/** A piece of a seat's bar: where it begins and how long it is, in parts of the whole width. */
export interface Piece {
  source: string;
  n: number;
  from: number;
  length: number;
}

/** Gains to the right of zero, losses to the left of it, a point equally long for all; and where zero is. */
export function bars({ sources, points }: Pick<Ending, 'sources' | 'points'>): { zero: number; rows: Piece[][] } {
  const sum = (seat: Readonly<Record<string, number>>, sign: number): number =>
    sources.reduce((all, source) => all + Math.max(0, sign * (seat[source] ?? 0)), 0);
  const left = Math.max(0, ...points.map((seat) => sum(seat, -1)));
  const right = Math.max(0, ...points.map((seat) => sum(seat, 1)));
  const whole = left + right || 1;
  const rows = points.map((seat) => {
    let gained = left;
    let lost = left;
    return sources.flatMap((source) => {
      const n = seat[source] ?? 0;
      if (n === 0) return [];
      const from = n > 0 ? gained : lost + n;
      if (n > 0) gained += n;
      else lost += n;
      return [{ source, n, from: from / whole, length: Math.abs(n) / whole }];
    });
  });
  return { zero: left / whole, rows };
}
