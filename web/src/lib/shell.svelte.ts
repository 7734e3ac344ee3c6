/** What lies over the page, and who this guest is. */
import type { GameInfo, Me } from '../protocol';
import { api } from './api';
import { bringWords } from './i18n';

export const shell = $state<{
  help: boolean;
  card: { game: string; id: string; among: string[]; copies: string } | null;
  me: Me | null;
  games: GameInfo[];
}>({ help: false, card: null, me: null, games: [] });

let asked: Promise<void> | null = null;

/** Who this guest is, asked once. The first answer brings the cookie, without which a table takes one for a spectator. */
export function loadMe(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      shell.me = me;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** This device is somebody else's now, or nobody's: ask again who one is. */
export function forgetMe(): void {
  asked = null;
  shell.me = null;
}

export async function loadGames(): Promise<GameInfo[]> {
  if (shell.games.length === 0) {
    const games = await api.games();
    await bringWords(games);
    shell.games = games;
  }
  return shell.games;
}

/** Show a card large; `among`: those to leaf through; `copies`: the card whose effects it has, reached from it. */
export function openCard(game: string, id: string, among: string[] = [], copies = ''): void {
  shell.card = { game, id, among: copies ? [id, copies] : among.includes(id) ? among : [], copies };
}
