// Draws the pictures of the power cards and the emblems of tokens and enchantments from their tables: node scripts/pictures.mjs
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const art = fileURLToPath(new URL('../src/games/seasons/art/', import.meta.url));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const { module } = await runnerImport(`${art}index.ts`, { configFile: false, logLevel: 'error' });

const body = (name) => {
  if (!set.icons[name]) throw new Error(`there is no emblem '${name}'`);
  return set.icons[name].body;
};

function fill(folder, files) {
  mkdirSync(`${art}${folder}`, { recursive: true });
  for (const old of readdirSync(`${art}${folder}`)) rmSync(`${art}${folder}/${old}`);
  for (const [name, svg] of files) writeFileSync(`${art}${folder}/${name}`, svg);
}

fill('pictures', Object.entries(module.COMPOSITIONS).map(([id, composition]) => [module.fileName(id), module.compose(composition, body)]));
fill('emblems', Object.entries(module.EMBLEMS).map(([name, icon]) => [`${name}.svg`, module.emblem(body(icon))]));
