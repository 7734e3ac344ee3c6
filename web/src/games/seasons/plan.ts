/** How cards to choose from are laid out: in all words where that fits, else with a line each, else as thumbs. */
import { fullHeight } from './full';

export interface Plan {
  face: 'full' | 'hand' | 'thumb';
  width: number;
  height: number;
}

const FULL = { least: 140, most: 250 };
const HAND = { width: 110, height: 148 };

/** The largest in a field of this size; `under`: the height of what stands under each. */
export function plan(cards: readonly string[], width: number, height: number, gap: number, under = 0): Plan {
  const n = Math.max(1, cards.length);
  const grids = [1, 2, 3, 4].map((rows) => {
    const columns = Math.ceil(n / rows);
    return {
      w: Math.floor((width - (columns - 1) * gap - 10) / columns),
      h: Math.floor((height - (rows - 1) * gap - 10) / rows - under),
    };
  });
  let best: Plan | null = null;
  for (const { w, h } of grids) {
    const wide = Math.min(w, FULL.most);
    if (wide < FULL.least || (best && best.width >= wide)) continue;
    const need = Math.max(0, ...cards.map((card) => fullHeight(card, wide)));
    if (need <= h) best = { face: 'full', width: wide, height: Math.min(h, Math.max(need, Math.floor(wide * 1.6))) };
  }
  if (best) return best;
  for (const { w, h } of grids) {
    const wide = Math.min(w, Math.floor(h / 1.25), 190);
    if (wide < HAND.width || h < HAND.height || (best && best.width >= wide)) continue;
    best = { face: 'hand', width: wide, height: Math.min(h, Math.floor(wide * 1.45)) };
  }
  if (best) return best;
  let thumb: Plan = { face: 'thumb', width: 44, height: 60 };
  for (const { w, h } of grids) {
    const wide = Math.min(w, Math.floor(h / 1.1), 108);
    if (wide > thumb.width) thumb = { face: 'thumb', width: wide, height: Math.min(h, Math.floor(wide * 1.36)) };
  }
  return thumb;
}

/** The width of full cards in a panel over a board of this size. */
export function panelWidth(cards: readonly string[], width: number, height: number): number {
  const room = width - 76;
  if (width < 720) return Math.min(room, 340);
  for (let w = 240; w >= 150; w -= 10) {
    const columns = Math.max(1, Math.floor((room + 12) / (w + 12)));
    const rows = Math.ceil(cards.length / columns);
    const need = Math.max(0, ...cards.map((card) => fullHeight(card, w)));
    if (rows * (need + 34) <= height - 170) return w;
  }
  return 220;
}
