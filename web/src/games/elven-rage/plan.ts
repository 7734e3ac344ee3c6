/** How cards to choose from are laid out: with a line of words each where that fits, else as thumbs. */

export interface Plan {
  face: 'hand' | 'thumb';
  width: number;
  height: number;
  /** how many lie in a row */
  columns: number;
}

const HAND = { width: 126, height: 138 }; // px that the words of a card in hand need
const MOST = { hand: 210, thumb: 108 };

/** The largest of so many cards in a field of this size. */
export function plan(n: number, width: number, height: number, gap: number): Plan {
  const grids = [1, 2, 3, 4].map((rows) => {
    const columns = Math.ceil(Math.max(1, n) / rows);
    return {
      columns,
      w: Math.floor((width - (columns - 1) * gap) / columns),
      h: Math.floor((height - (rows - 1) * gap) / rows),
    };
  });
  let best: Plan | null = null;
  for (const { w, h, columns } of grids) {
    const wide = Math.min(w, MOST.hand, Math.floor(h / 0.9));
    if (wide < HAND.width || h < HAND.height || (best && best.width >= wide)) continue;
    best = { face: 'hand', width: wide, height: Math.min(h, Math.max(HAND.height, Math.floor(wide * 1.5))), columns };
  }
  if (best) return best;
  best = { face: 'thumb', width: 44, height: 56, columns: n };
  for (const { w, h, columns } of grids) {
    const wide = Math.min(w, MOST.thumb, Math.floor(h / 1.05));
    if (wide > best.width) best = { face: 'thumb', width: wide, height: Math.min(h, Math.floor(wide * 1.36)), columns };
  }
  return best;
}
