import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fitCards } from '../fit';
import { flightsOf } from './flights';
import type { SeasonsView } from './shown';

function view(name: string): SeasonsView {
  const text = readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { position: { view: SeasonsView } }).position.view;
}

describe('flights', () => {
  const full = view('full-3');
  test('tokens come from the die or the card that gave them', () => {
    const place = full.dice.findIndex((die) => die.by === 1);
    const die = flightsOf({ kind: 'energy-gained', seat: 1, energy: { fire: 2 }, card: 'die' }, full);
    expect(die.map(({ from, to }) => [from, to])).toEqual([
      [`die:${place}`, 'reserve:1'],
      [`die:${place}`, 'reserve:1'],
    ]);
    const vase = full.players[0]!.tableau.find((placed) => placed.card === 'base:30')!;
    const [flight] = flightsOf({ kind: 'energy-gained', seat: 0, energy: { air: 1 }, card: 'base:30' }, full);
    expect(flight?.from).toBe(`card:${vase.uid}`);
  });
  test('crystals go from seat to seat', () => {
    expect(flightsOf({ kind: 'crystals-taken', seat: 1, from: 0, n: 2, card: 'base:11' }, full)).toEqual([
      { cargo: { kind: 'crystals', n: 2 }, from: 'crystals:0', to: 'crystals:1' },
    ]);
  });
  test('a hidden card stays hidden', () => {
    expect(flightsOf({ kind: 'kept', seat: 1, n: 1 }, full)[0]?.cargo).toEqual({ kind: 'card', card: null });
  });
});

describe('fitting cards', () => {
  test('fifteen cards fit into their field, some turned', () => {
    const turned = Array.from({ length: 15 }, (_, i) => i % 4 === 0);
    const width = fitCards(turned, 770, 215, 8, 104);
    expect(width).toBeGreaterThan(56);
    expect(width).toBeLessThan(104);
    expect(fitCards([false], 770, 215, 8, 104)).toBe(104);
  });
});
