/** The options of a question in the order and groups in which a person wants them. */
import type { OptionInfo } from '../protocol';

export type Group = 'act' | 'end' | 'cost';

/** What is worth doing comes first, ending the turn next, what costs points in the end (`costs`) last. */
export function groupOf({ detail }: OptionInfo): Group {
  if (detail.do === 'end' || detail.do === 'pass') return 'end';
  return 'costs' in detail ? 'cost' : 'act';
}

const ORDER: Record<Group, number> = { act: 0, end: 1, cost: 2 };

export function ordered(options: readonly OptionInfo[]): OptionInfo[] {
  return [...options].sort((a, b) => ORDER[groupOf(a)] - ORDER[groupOf(b)]);
}

/** What ends the turn, passes or says no: it has a key of its own. */
const PASSING = new Set(['end', 'pass', 'stop', 'decline', 'no-reaction', 'no-offer', 'refuse-offer', 'enough']);
export const PASS_KEY = 'e';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of options. Whatever comes back within a turn comes back under its old key. */
export class Keyring {
  private readonly known = new Map<string, Map<string, string>>(); // by question: the text of an option and its key

  /** By the text of each option, as far as there are keys. */
  keys(kind: string, options: readonly OptionInfo[]): ReadonlyMap<string, string> {
    const known = this.known.get(kind) ?? new Map<string, string>();
    if (!options.some((option) => known.has(option.text))) known.clear(); // the same question about other things
    const found = new Map<string, string>();
    const passing = options.filter((option) => PASSING.has(String(option.detail.do)));
    if (passing.length === 1) found.set(passing[0]!.text, PASS_KEY);
    const rest = options.filter((option) => !found.has(option.text));
    for (const { text } of rest) if (known.has(text)) found.set(text, known.get(text)!);
    const used = new Set([...known.values()]);
    const free = DIGITS.filter((digit) => !used.has(digit));
    const vacant = DIGITS.filter((digit) => used.has(digit) && ![...found.values()].includes(digit));
    for (const { text } of rest) {
      if (found.has(text)) continue;
      const digit = free.shift() ?? vacant.shift();
      if (digit === undefined) break;
      for (const [gone, its] of known) if (its === digit) known.delete(gone);
      found.set(text, digit);
      known.set(text, digit);
    }
    this.known.set(kind, known);
    return found;
  }

  /** The turn is over. */
  forget(): void {
    this.known.clear();
  }
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
