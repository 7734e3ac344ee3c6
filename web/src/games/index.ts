/**
 * How each game looks in a browser, loaded when first needed: by its folder here, by the board that it brings, else by
 * one that is made from its view.
 */
import { loadWords } from '../lib/i18n';
import { loadGames } from '../lib/shell.svelte';
import type { GameClient, GameWords, Json, TableInfo } from './types';

export interface LoadedGame {
  client: GameClient | null;
  words: GameWords | null;
}

const BOARDS = import.meta.glob<GameClient>('./*/index.ts', { import: 'client' });
const WORDS = import.meta.glob<GameWords>('./*/words.ts', { import: 'words' });
const SPARED = import.meta.glob<(settings: TableInfo['settings']) => string[]>('./*/spared.ts', {
  import: 'spared',
  eager: true,
});
const loaded = new Map<string, Promise<LoadedGame>>();

async function load(name: string): Promise<LoadedGame> {
  const board = BOARDS[`./${name}/index.ts`];
  if (board) {
    const [client, words] = await Promise.all([board(), WORDS[`./${name}/words.ts`]?.() ?? null]);
    return { client, words };
  }
  const [games, plain] = await Promise.all([loadGames(), import('./plain/client')]);
  return { client: plain.clientFor(games.find((game) => game.name === name)?.board ?? ''), words: plain.words };
}

function clientOf(name: string): Promise<LoadedGame> {
  const known = loaded.get(name);
  if (known) return known;
  const game = load(name);
  loaded.set(name, game);
  game.catch(() => loaded.delete(name));
  return game;
}

export async function loadGame(name: string): Promise<LoadedGame> {
  const [game] = await Promise.all([clientOf(name), loadWords(name)]);
  return game;
}

/** The same with all parts of its board. */
export async function loadBoard(name: string): Promise<LoadedGame> {
  const game = await loadGame(name);
  await game.client?.rest?.fetch();
  return game;
}

/** What a table of a game needs as it stands. */
export async function loadTable({ game: name, settings }: TableInfo, view: Json): Promise<LoadedGame> {
  const without = SPARED[`./${name}/spared.ts`]?.(settings) ?? [];
  const [game] = await Promise.all([clientOf(name), loadWords(name, without)]);
  if (!game.client?.early?.(view)) await game.client?.rest?.fetch();
  return game;
}
