/** The games this client can draw, each loaded when first needed. A game without a board is played by its options. */
import { loadWords } from '../lib/i18n';
import type { GameClient, GameWords } from './types';

export interface LoadedGame {
  client: GameClient | null;
  words: GameWords | null;
}

const CLIENTS: Record<string, () => Promise<LoadedGame>> = {
  seasons: async () => {
    const [board, words] = await Promise.all([import('./seasons/index'), import('./seasons/words')]);
    return { client: board.client, words: words.words };
  },
  etherstone: async () => {
    const [board, words] = await Promise.all([import('./etherstone/index'), import('./etherstone/words')]);
    return { client: board.client, words: words.words };
  },
  'elven-rage': async () => {
    const [board, words] = await Promise.all([import('./elven-rage/index'), import('./elven-rage/words')]);
    return { client: board.client, words: words.words };
  },
};

const loaded = new Map<string, Promise<LoadedGame>>();

export function loadGame(name: string): Promise<LoadedGame> {
  const known = loaded.get(name);
  if (known) return known;
  const load = CLIENTS[name];
  const drawn = load ? load() : Promise.resolve({ client: null, words: null });
  const game = Promise.all([drawn, loadWords(name)]).then(([found]) => found);
  loaded.set(name, game);
  game.catch(() => loaded.delete(name));
  return game;
}
