/**
 * How each game looks in a browser, loaded when first needed: by its folder here, by the board that it brings, else by
 * one that is made from its view.
 */
import { loadWords } from '../lib/i18n';
import { loadGames } from '../lib/shell.svelte';
import type { GameClient, GameWords, Json } from './types';

export interface LoadedGame {
  client: GameClient | null;
  words: GameWords | null;
}

const BOARDS = import.meta.glob<GameClient>('./*/index.ts', { import: 'client' });
const WORDS = import.meta.glob<GameWords>('./*/words.ts', { import: 'words' });
const loaded = new Map<string, Promise<LoadedGame>>();

async function load(name: string): Promise<LoadedGame> {
  const board = BOARDS[`./${name}/index.ts`];
  if (board) {
    const [client, words] = await Promise.all([board(), WORDS[`./${name}/words.ts`]?.() ?? null, loadWords(name)]);
    return { client, words };
  }
  const [games, plain] = await Promise.all([loadGames(), import('./plain/client')]);
  return { client: plain.clientFor(games.find((game) => game.name === name)?.board ?? ''), words: plain.words };
}

export function loadGame(name: string): Promise<LoadedGame> {
  const known = loaded.get(name);
  if (known) return known;
  const game = load(name);
  loaded.set(name, game);
  game.catch(() => loaded.delete(name));
  return game;
}

/** The same with all parts of its board that a view needs; those for the whole match where none is given. */
export async function loadBoard(name: string, view?: Json): Promise<LoadedGame> {
  const game = await loadGame(name);
  const { client } = game;
  if (!(view && client?.early?.(view))) await client?.rest?.fetch();
  return game;
}
