import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emblem, EMBLEMS } from './index';
import { allCards, face, price } from './catalogue';
import { SYMBOLS } from './symbols';
import { hyphenated } from './words';
import { SEASONS } from '../shown';

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as {
  icons: Record<string, { body: string }>;
};
const FILES = fileURLToPath(new URL('./emblems/', import.meta.url));
const emblems = Object.entries(EMBLEMS);

describe('the emblems of tokens and enchantments', () => {
  it('are what their table says', () => {
    expect(readdirSync(FILES).sort()).toEqual(emblems.map(([name]) => `${name}.svg`).sort());
    const stale = emblems.filter(
      ([name, icon]) => readFileSync(`${FILES}${name}.svg`, 'utf8') !== emblem(set.icons[icon]?.body ?? ''),
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('credit their makers', () => {
    const credits = readFileSync(fileURLToPath(new URL('../../../../../docs/credits.md', import.meta.url)), 'utf8');
    const named = new Set([...credits.matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]));
    expect(Object.values(EMBLEMS).filter((name) => !named.has(name))).toEqual([]);
  });

  it('load nothing and run nothing', () => {
    for (const [name] of emblems) {
      expect(readFileSync(`${FILES}${name}.svg`, 'utf8')).not.toMatch(
        /<script|<style|style=|currentColor|href="(?!#)|url\((?!#)/,
      );
    }
  });
});

describe('printed data', () => {
  it('knows what a card costs at each table', () => {
    const figrim = allCards().find((card) => card.number === 11)!;
    expect([2, 3, 4].map((players) => price(figrim, players).crystals)).toEqual([3, 6, 9]);
  });

  it('knows all sides of all dice, with one to three pips and at most three signs', () => {
    for (const season of SEASONS)
      for (let die = 0; die < 5; die += 1)
        for (let side = 0; side < 6; side += 1) {
          const f = face(season, die, side)!;
          const signs =
            Object.values(f.energy).reduce((a, b) => a + b) +
            [f.crystals > 0, f.gauge, f.transmute, f.draw].filter(Boolean).length;
          expect(f.pips).toBeGreaterThanOrEqual(1);
          expect(f.pips).toBeLessThanOrEqual(3);
          expect(signs).toBeGreaterThanOrEqual(1);
          expect(signs).toBeLessThanOrEqual(3);
        }
    expect(face('winter', 5, 0)).toBeUndefined();
  });

  it('has a sign for every timing', () => {
    for (const card of allCards()) for (const icon of card.printed_icons) expect(SYMBOLS).toHaveProperty(icon);
  });
});

describe('words on a card', () => {
  it('breaks long words only, between syllables', () => {
    expect(hyphenated('Тит Проникливозорий').replaceAll('\u00AD', '-')).toBe('Тит Про-ник-ли-во-зо-рий');
    expect(hyphenated('Potion of Knowledge')).toBe('Potion of Knowledge');
  });
});
