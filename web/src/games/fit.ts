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
