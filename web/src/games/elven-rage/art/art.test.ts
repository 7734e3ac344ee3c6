import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allCards } from '../catalogue';
import { COMPOSITIONS, compose, fileName } from './index';

const PICTURES = fileURLToPath(new URL('./pictures/', import.meta.url));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const entries = Object.entries(COMPOSITIONS);

describe('the table of compositions', () => {
  it('has a picture for every card and no other', () => {
    expect(entries.map(([id]) => id)).toEqual(allCards().map((card) => card.id));
  });

  it('uses only emblems that exist', () => {
    expect(entries.flatMap(([, c]) => [c.main, ...c.with]).filter((name) => !set.icons[name])).toEqual([]);
  });

  it('credits the maker of every emblem', () => {
    const credits = readFileSync(fileURLToPath(new URL('../../../../../docs/credits.md', import.meta.url)), 'utf8');
    const named = new Set([...credits.matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]));
    const used = new Set(entries.flatMap(([, c]) => [c.main, ...c.with]));
    expect([...used].filter((name) => !named.has(name))).toEqual([]);
  });

  it('gives every card its own emblem and its own scene', () => {
    expect(new Set(entries.map(([, c]) => c.main)).size).toBe(entries.length);
    const scenes = entries.map(([, c]) => [c.palette, c.paint, c.tint, c.field, c.ground, c.weave].join(' '));
    expect(scenes.filter((scene, i) => scenes.indexOf(scene) !== i)).toEqual([]);
  });
});

describe('the pictures', () => {
  it('are what the table says (node scripts/pictures.mjs draws them anew)', () => {
    expect(readdirSync(PICTURES).sort()).toEqual(entries.map(([id]) => fileName(id)).sort());
    const stale = entries.filter(([id, c]) => {
      const path = PICTURES + fileName(id);
      return !existsSync(path) || readFileSync(path, 'utf8') !== compose(c, (name) => set.icons[name]?.body ?? '');
    });
    expect(stale.map(([id]) => id)).toEqual([]);
  });

  it('load nothing and run nothing', () => {
    for (const [id] of entries) {
      const svg = readFileSync(PICTURES + fileName(id), 'utf8');
      expect(svg).not.toMatch(/<script|<style|style=|currentColor|href="(?!#)|url\((?!#)/);
    }
  });
});
