/** How large cards can be drawn so that all of them fit into a field, turned ones lying on their side. */

const RATIO = 1.4;

export function fitCards(
  turned: readonly boolean[],
  width: number,
  height: number,
  gap: number,
  most: number,
  least = 30,
  ratio = RATIO,
): number {
  for (let w = most; w >= least; w -= 1) {
    if (rows(turned, width, w, gap, ratio) * (w * ratio + gap) - gap <= height) return w;
  }
  return least;
}

/** The largest of so many cards that fit in one, two or three rows, each with a line of words under it. */
export function fitRows(n: number, width: number, height: number, gap: number, least: number, most: number): number {
  const WORDS = 47;
  const sizes = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(Math.max(1, n) / rows);
    return Math.min(most, (width - (columns - 1) * gap - 8) / columns, ((height - 12) / rows - WORDS) / RATIO);
  });
  return Math.max(least, Math.floor(Math.max(...sizes)));
}

function rows(turned: readonly boolean[], width: number, w: number, gap: number, ratio: number): number {
  let count = 1;
  let x = 0;
  for (const flat of turned) {
    const cell = flat ? w * ratio : w;
    if (x > 0 && x + cell > width) {
      count += 1;
      x = 0;
    }
    x += cell + gap;
  }
  return count;
}

/** The distance from card to card when `n` cards of this width share a row: less than the width when they overlap. */
export function step(n: number, width: number, card: number, gap: number): number {
  if (n < 2) return card + gap;
  return Math.min(card + gap, (width - card) / (n - 1));
}
