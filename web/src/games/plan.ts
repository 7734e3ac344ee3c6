/** How cards to choose from are laid out: in all words where that fits, else with a line each, else as thumbs. */

export interface Plan {
  face: 'full' | 'hand' | 'thumb';
  width: number;
  height: number;
  /** how many lie in a row */
  columns: number;
}

const FULL = { least: 140, most: 250 };
const HAND = { width: 110, height: 148 };

export interface Planner {
  /** The largest in a field of this size; `under`: the height of what stands under each. */
  plan(cards: readonly string[], width: number, height: number, gap: number, under?: number): Plan;
  /** A card of a plan: where its own words fit, they stand on it. */
  placed(layout: Plan, card: string): Omit<Plan, 'columns'>;
  /** Full cards in a panel over a board of this size, all alike. */
  panelCards(cards: readonly string[], width: number, height: number): { width: number; height: number };
}

/** `fullHeight`: how high a card of a width must be for all its words. */
export function planner(fullHeight: (card: string, width: number) => number): Planner {
  function plan(cards: readonly string[], width: number, height: number, gap: number, under = 0): Plan {
    const n = Math.max(1, cards.length);
    const grids = [1, 2, 3, 4].map((rows) => {
      const columns = Math.ceil(n / rows);
      return {
        columns,
        w: Math.floor((width - (columns - 1) * gap - 10) / columns),
        h: Math.floor((height - (rows - 1) * gap - 10) / rows - under),
      };
    });
    let best: Plan | null = null;
    for (const { w, h, columns } of grids) {
      const wide = Math.min(w, FULL.most);
      if (wide < FULL.least || (best && best.width >= wide)) continue;
      const need = Math.max(0, ...cards.map((card) => fullHeight(card, wide)));
      if (need <= h)
        best = { face: 'full', width: wide, height: Math.min(h, Math.max(need, Math.floor(wide * 1.6))), columns };
    }
    if (best) return best;
    for (const { w, h, columns } of grids) {
      const wide = Math.min(w, h, 190);
      if (wide < HAND.width || h < HAND.height || (best && best.width >= wide)) continue;
      best = { face: 'hand', width: wide, height: Math.min(h, Math.floor(wide * 1.9)), columns };
    }
    if (best) return best;
    let thumb: Plan = { face: 'thumb', width: 44, height: 60, columns: n };
    for (const { w, h, columns } of grids) {
      const wide = Math.min(w, Math.floor(h / 1.1), 108);
      if (wide > thumb.width)
        thumb = { face: 'thumb', width: wide, height: Math.min(h, Math.floor(wide * 1.36)), columns };
    }
    return thumb;
  }

  function placed(layout: Plan, card: string): Omit<Plan, 'columns'> {
    const { face, width, height } = layout;
    const full = face === 'hand' && width >= FULL.least && fullHeight(card, width) <= height;
    return { face: full ? 'full' : face, width, height };
  }

  function panelCards(cards: readonly string[], width: number, height: number): { width: number; height: number } {
    const room = width - 76;
    const tallest = (w: number): number => Math.max(0, ...cards.map((card) => fullHeight(card, w)));
    if (width < 720) return { width: Math.min(room, 340), height: tallest(Math.min(room, 340)) };
    for (let w = 240; w >= 150; w -= 10) {
      const columns = Math.max(1, Math.floor((room + 12) / (w + 12)));
      const rows = Math.ceil(cards.length / columns);
      const most = Math.floor((height - 170) / rows - 34);
      const need = tallest(w);
      if (need <= most) return { width: w, height: Math.min(most, need + 70) };
    }
    return { width: 220, height: tallest(220) };
  }

  return { plan, placed, panelCards };
}
