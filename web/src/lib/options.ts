/** The options of a decision in the order and groups in which a person wants them. */
import type { OptionInfo } from '../protocol';

export type Group = 'act' | 'end' | 'cost';

/** What is worth doing comes first, ending the turn next, what costs points in the end last. */
export function groupOf(option: OptionInfo): Group {
  const what = String(option.detail.do ?? '');
  if (what === 'end' || what === 'pass') return 'end';
  return what.startsWith('bonus') ? 'cost' : 'act';
}

const ORDER: Record<Group, number> = { act: 0, end: 1, cost: 2 };

export function ordered(options: readonly OptionInfo[]): OptionInfo[] {
  return [...options].sort((a, b) => ORDER[groupOf(a)] - ORDER[groupOf(b)]);
}

/** Whether every word of a search is in the text, whichever apostrophe the keyboard has. */
export function matches(text: string, search: string): boolean {
  const low = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => low.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/['ʼ]/g, '’');
}

/** The cards an option speaks of. */
export function cardsOf(option: OptionInfo): string[] {
  const { card, cards } = option.detail as { card?: unknown; cards?: unknown };
  const found = Array.isArray(cards) ? cards.filter((one): one is string => typeof one === 'string') : [];
  return typeof card === 'string' && card ? [card, ...found] : found;
}
