/** Plain gains are taken without asking, unless this person wants to be asked. What was taken back is asked about. */
import { prefs } from '../../lib/prefs.svelte';
import type { DecisionInfo } from '../../protocol';
import type { Option } from './shown';

const taken = $state({ table: '', number: -1 }); // the last decision that was answered so

/** The numbers of another table say nothing about this one. */
export function sitDown(table: string): void {
  if (taken.table !== table) Object.assign(taken, { table, number: -1 });
}

/** The gain that the board takes by itself: the engine says which ones nobody would refuse or put off. */
export function giftOf(decision: DecisionInfo): string | undefined {
  if (!prefs.gains || decision.number <= taken.number) return undefined;
  return decision.options.find((option) => {
    const detail = option.detail as unknown as Option;
    return detail.do === 'apply' && detail.gift === true;
  })?.text;
}

export function take(number: number): void {
  taken.number = number;
}
