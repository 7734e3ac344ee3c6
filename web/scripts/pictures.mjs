// Draws the pictures of the power cards from the table of compositions: node scripts/pictures.mjs
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const art = fileURLToPath(new URL('../src/games/seasons/art/', import.meta.url));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const { module } = await runnerImport(`${art}index.ts`, { configFile: false, logLevel: 'error' });

mkdirSync(`${art}pictures`, { recursive: true });
for (const old of readdirSync(`${art}pictures`)) rmSync(`${art}pictures/${old}`);
for (const [id, composition] of Object.entries(module.COMPOSITIONS)) {
  const body = (name) => {
    if (!set.icons[name]) throw new Error(`${id}: there is no emblem '${name}'`);
    return set.icons[name].body;
  };
  writeFileSync(`${art}pictures/${module.fileName(id)}`, module.compose(composition, body));
}
