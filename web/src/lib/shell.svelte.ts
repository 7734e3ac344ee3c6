/** What lies over the page, and who this guest is. */
import type { GameInfo, Lobby, Me } from '../protocol';
import { api } from './api';
import { bringWords } from './i18n';

export const shell = $state<{
  help: boolean;
  card: { game: string; id: string; among: string[]; copies: string } | null;
  rules: { game: string; part: string } | null;
  book: string; // the game on the table that is looked at, if it has a rulebook
  me: Me | null;
  games: GameInfo[];
  lobby: Lobby | null; // as it was last
}>({ help: false, card: null, rules: null, book: '', me: null, games: [], lobby: null });

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
  shell.lobby = null;
}

/** The lobby, and with it who one is by now: perhaps this device was logged out, or the name changed on another one. */
export async function loadLobby(): Promise<void> {
  const before = shell.me;
  const fresh = await api.lobby();
  if (before !== null && shell.me === before) {
    if (fresh.me === null) forgetMe();
    else shell.me = fresh.me;
  }
  shell.lobby = fresh;
  await loadMe();
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

/** A table of a game is looked at, until what this gives is called: its rulebook is at hand. */
export function atTable(game: string): () => void {
  let here = true;
  loadGames()
    .then((games) => {
      if (here && games.find(({ name }) => name === game)?.rulebook) shell.book = game;
    })
    .catch(() => undefined);
  return () => {
    here = false;
    shell.book = '';
  };
}

/** Open the rulebook of the game that is looked at. */
export function openRules(part = ''): void {
  if (shell.book) shell.rules = { game: shell.book, part };
}
