/** What lies over the page, and who this guest is. */
import type { GameInfo, Lobby, Me } from '../protocol';
import { api } from './api';
import { bringWords } from './i18n';

export const shell = $state<{
  help: boolean;
  pointing: boolean; // whatever is clicked says what it is, and nothing is done
  boards: symbol[]; // that can be pointed at; the last one lies over the others
  card: { game: string; id: string; among: string[]; copies: string } | null;
  rules: { game: string; part: string } | null;
  book: string; // the game on the table that is looked at, if it has a rulebook
  me: Me | null;
  games: GameInfo[];
  lobby: Lobby | null; // as it was last
}>({ help: false, pointing: false, boards: [], card: null, rules: null, book: '', me: null, games: [], lobby: null });

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

interface Place {
  game: string;
  /** where its rulebook lies open already */
  turn: ((part: string) => void) | undefined;
}
const places: Place[] = []; // where one is; an example may lie over a table

/** A table of a game is looked at, until what this gives is called: its rulebook is at hand, or is turned over if it lies open. */
export function atTable(game: string, turn?: (part: string) => void): () => void {
  let here = true;
  const place: Place = { game, turn };
  const look = (): void => {
    shell.book = places.at(-1)?.game ?? '';
  };
  loadGames()
    .then((games) => {
      if (!here || !games.find(({ name }) => name === game)?.rulebook) return;
      places.push(place);
      look();
    })
    .catch(() => undefined);
  return () => {
    here = false;
    if (places.includes(place)) places.splice(places.indexOf(place), 1);
    look();
  };
}

/** Open the rulebook of the game that is looked at. */
export function openRules(part = ''): void {
  const place = places.at(-1);
  if (place?.turn) place.turn(part);
  else if (shell.book) shell.rules = { game: shell.book, part };
}
