// Draws the pictures of the cards, and the emblems of tokens and enchantments, from their tables: node scripts/pictures.mjs
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const body = (name) => {
  if (!set.icons[name]) throw new Error(`there is no emblem '${name}'`);
  return set.icons[name].body;
};

function fill(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(`${folder}/${old}`);
  for (const [name, svg] of files) writeFileSync(`${folder}/${name}`, svg);
}

for (const game of ['seasons', 'etherstone', 'elven-rage']) {
  const art = fileURLToPath(new URL(`../src/games/${game}/art/`, import.meta.url));
  const { module } = await runnerImport(`${art}index.ts`, { configFile: false, logLevel: 'error' });
  fill(
    `${art}pictures`,
    Object.entries(module.COMPOSITIONS).map(([id, composition]) => [
      module.fileName(id),
      module.compose(composition, body),
    ]),
  );
  if (module.EMBLEMS)
    fill(
      `${art}emblems`,
      Object.entries(module.EMBLEMS).map(([name, icon]) => [`${name}.svg`, module.emblem(body(icon))]),
    );
}
