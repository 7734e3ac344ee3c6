/** How cards share a row. */

/** The distance from card to card when `n` cards of this width share a row: less than the width when they overlap. */
export function step(n: number, width: number, card: number, gap: number): number {
  if (n < 2) return card + gap;
  return Math.min(card + gap, (width - card) / (n - 1));
}
