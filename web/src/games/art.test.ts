/** The pictures of the cards of every game: what the tables of compositions say, and what lies drawn. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as elvenRage from './elven-rage/art';
import { allCards as elvenRageCards } from './elven-rage/catalogue';
import * as etherstone from './etherstone/art';
import { allCards as etherstoneCards } from './etherstone/catalogue';
import * as seasons from './seasons/art';
import { allCards as seasonsCards } from './seasons/art/catalogue';

type Row = { main: string; with: readonly string[]; tints?: unknown };
interface Art {
  COMPOSITIONS: Readonly<Record<string, Row>>;
  compose: (row: never, emblems: (name: string) => string) => string;
  fileName: (id: string) => string;
}

const GAMES: [string, Art, { id: string }[]][] = [
  ['elven-rage', elvenRage, elvenRageCards()],
  ['etherstone', etherstone, etherstoneCards()],
  ['seasons', seasons, seasonsCards()],
];
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as {
  icons: Record<string, { body: string }>;
};
const credits = readFileSync(fileURLToPath(new URL('../../../docs/credits.md', import.meta.url)), 'utf8');
const credited = new Set([...credits.matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]));

describe.each(GAMES)('%s', (game, { COMPOSITIONS, compose, fileName }, cards) => {
  const folder = fileURLToPath(new URL(`./${game}/art/pictures/`, import.meta.url));
  const rows = Object.entries(COMPOSITIONS);
  const used = rows.flatMap(([, row]) => [row.main, ...row.with]);

  it('has a picture for every card and no other', () => {
    expect(rows.map(([id]) => id)).toEqual(cards.map((card) => card.id));
  });

  it('uses only emblems that exist, and credits their makers', () => {
    expect(used.filter((name) => !set.icons[name])).toEqual([]);
    expect(used.filter((name) => !credited.has(name))).toEqual([]);
  });

  it('gives every card its own emblem and its own scene', () => {
    expect(new Set(rows.map(([, row]) => row.main)).size).toBe(rows.length);
    const scenes = rows.map(([, { main: _main, with: _with, tints: _tints, ...scene }]) =>
      JSON.stringify(scene, Object.keys(scene).sort()),
    );
    expect(scenes.filter((scene, i) => scenes.indexOf(scene) !== i)).toEqual([]);
  });

  it('shows what the table says (node scripts/pictures.mjs draws it anew)', () => {
    expect(readdirSync(folder).sort()).toEqual(rows.map(([id]) => fileName(id)).sort());
    const stale = rows.filter(([id, row]) => {
      const path = folder + fileName(id);
      return (
        !existsSync(path) || readFileSync(path, 'utf8') !== compose(row as never, (name) => set.icons[name]?.body ?? '')
      );
    });
    expect(stale.map(([id]) => id)).toEqual([]);
  });

  it('loads nothing and runs nothing', () => {
    for (const [id] of rows) {
      expect(readFileSync(folder + fileName(id), 'utf8')).not.toMatch(
        /<script|<style|style=|currentColor|href="(?!#)|url\((?!#)/,
      );
    }
  });
});
