/** Chances to win as whole percents that make a hundred together. */
export function percents(chances: readonly number[]): number[] {
  const found = chances.map((chance) => Math.floor(100 * chance));
  const parts = chances.map((chance, seat) => 100 * chance - found[seat]!);
  const order = parts.map((_, seat) => seat).sort((a, b) => parts[b]! - parts[a]!);
  const missing = 100 - found.reduce((sum, one) => sum + one, 0);
  for (const seat of order.slice(0, Math.max(0, missing))) found[seat]! += 1;
  return found;
}
