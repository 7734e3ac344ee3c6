/** Things on their way over a board: what flies from anchor to anchor, and when. */

export interface Flight<Cargo> {
  cargo: Cargo;
  from: string;
  to: string;
}

/** When each flight starts, in ms: event after event, a crowd closer together, the whole never longer than `most`. */
export function schedule(counts: readonly number[], gap = 130, close = 45, most = 2600): number[][] {
  const starts: number[][] = [];
  let at = 0;
  for (const n of counts) {
    starts.push(Array.from({ length: n }, (_, i) => at + i * close));
    if (n) at += gap + (n - 1) * close;
  }
  const shrink = at > most ? most / at : 1;
  return starts.map((row) => row.map((start) => Math.round(start * shrink)));
}

/** Whether what flies there is itself what will be seen there: a card or die in its place, not in a hand or a heap. */
export function becomes(kind: string, to: string): boolean {
  return /^(card|die|back)$/.test(kind) && /^(card|die|held|threat):/.test(to);
}
